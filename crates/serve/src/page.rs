//! The page, which comes with the program: nothing is fetched from elsewhere.

/// A part of the page.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its type.
    pub content_type: &'static str,
    /// Its text.
    pub text: &'static str,
}

/// The page itself.
pub const HTML: Asset = Asset {
    content_type: "text/html; charset=utf-8",
    text: include_str!("page/page.html"),
};

/// How it looks.
pub const CSS: Asset = Asset {
    content_type: "text/css; charset=utf-8",
    text: include_str!("page/page.css"),
};

/// What it does.
pub const JS: Asset = Asset {
    content_type: "text/javascript; charset=utf-8",
    text: concat!(
        include_str!("page/connection.js"),
        include_str!("page/image.js"),
        include_str!("page/controls.js"),
        include_str!("page/input.js"),
        include_str!("page/main.js"),
    ),
};

/// What the page may do: run its own script, and speak with its own server. Nothing else.
pub const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' blob: data:; connect-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_asks_for_nothing_from_elsewhere() {
        for asset in [HTML, CSS, JS] {
            for outside in ["http://", "https://", "//cdn", "@import", "url("] {
                // The names of the page's own protocols are made in the script.
                assert!(!asset.text.contains(outside), "the page asks for {outside}");
            }
        }
        // The policy allows no scripts or styles inside the page.
        assert!(!HTML.text.contains("<style") && !HTML.text.contains(" style="));
        assert!(!HTML.text.contains(" onclick=") && HTML.text.matches("<script").count() == 1);
        for forbidden in ["innerHTML", "eval(", "document.write"] {
            assert!(!JS.text.contains(forbidden), "the page uses {forbidden}");
        }
    }
}
