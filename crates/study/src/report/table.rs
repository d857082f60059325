//! A table as HTML, Markdown and LaTeX.

use std::fmt::Write;

/// What is to be said about an entry; the class of its element in HTML.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// The lowest.
    Best,
    /// Cannot be told from the lowest.
    Tie,
    /// The lowest with the right brightness, where the lowest has it not.
    Winner,
    /// Has lost light.
    Dark,
    /// Has too much light.
    Bright,
    /// The error of the reference counts.
    Doubtful,
    /// Not about a method.
    Reference,
}

impl Mark {
    fn class(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Tie => "tie",
            Self::Winner => "winner",
            Self::Dark => "dark",
            Self::Bright => "bright",
            Self::Doubtful => "doubtful",
            Self::Reference => "reference",
        }
    }
}

/// An entry: text, signs included, and marks. The best is bold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Item {
    pub text: String,
    pub marks: Vec<Mark>,
}

impl Item {
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            marks: Vec::new(),
        }
    }

    fn is_best(&self) -> bool {
        self.marks.contains(&Mark::Best)
    }
}

/// A row; its first entry is its heading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Row {
    pub items: Vec<Item>,
    pub marks: Vec<Mark>,
}

/// A table of numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What it is about.
    pub title: String,
    /// What its signs mean and what to look out for.
    pub caption: String,
    pub(super) head: Vec<String>,
    pub(super) rows: Vec<Row>,
}

impl Table {
    /// A `<table>` with title and caption in its `<caption>`. Rows and entries have the classes `best`, `tie`, `winner`,
    /// `dark`, `bright`, `doubtful` and `reference`.
    pub fn html(&self) -> String {
        let mut out = String::from("<table class=\"numbers\">\n");
        let _ = writeln!(
            out,
            "<caption><strong>{}</strong> {}</caption>",
            html(&self.title),
            html(&self.caption)
        );
        out.push_str("<thead><tr>");
        for head in &self.head {
            let _ = write!(out, "<th scope=\"col\">{}</th>", html(head));
        }
        out.push_str("</tr></thead>\n<tbody>\n");
        for row in &self.rows {
            let _ = write!(out, "<tr{}>", classes(&row.marks));
            for (i, item) in row.items.iter().enumerate() {
                let (tag, scope) = if i == 0 {
                    ("th", " scope=\"row\"")
                } else {
                    ("td", "")
                };
                let text = html(&item.text);
                let text = if item.is_best() {
                    format!("<strong>{text}</strong>")
                } else {
                    text
                };
                let class = classes(&item.marks);
                let _ = write!(out, "<{tag}{scope}{class}>{text}</{tag}>");
            }
            out.push_str("</tr>\n");
        }
        out.push_str("</tbody>\n</table>\n");
        out
    }

    /// A heading, the table and its caption.
    pub fn markdown(&self) -> String {
        let mut out = format!("### {}\n\n|", markdown(&self.title));
        for head in &self.head {
            let _ = write!(out, " {} |", markdown(head));
        }
        out.push_str("\n|");
        for i in 0..self.head.len() {
            out.push_str(if i == 0 { " :--- |" } else { " ---: |" });
        }
        out.push('\n');
        for row in &self.rows {
            out.push('|');
            for item in &row.items {
                let bold = if item.is_best() { "**" } else { "" };
                let _ = write!(out, " {bold}{}{bold} |", markdown(&item.text));
            }
            out.push('\n');
        }
        let _ = writeln!(out, "\n{}", markdown(&self.caption));
        out
    }

    /// A `table*` environment; needs the packages booktabs and graphicx.
    pub fn latex(&self) -> String {
        let mut out = String::from("\\begin{table*}\n\\centering\n");
        let columns = "r".repeat(self.head.len().saturating_sub(1));
        let _ = writeln!(
            out,
            "\\resizebox{{\\linewidth}}{{!}}{{%\n\\begin{{tabular}}{{l{columns}}}\n\\toprule"
        );
        let head: Vec<String> = self.head.iter().map(|head| latex(head)).collect();
        let _ = writeln!(out, "{} \\\\\n\\midrule", head.join(" & "));
        for row in &self.rows {
            let item = |item: &Item| match item.is_best() {
                true => format!("\\textbf{{\\boldmath {}}}", latex(&item.text)),
                false => latex(&item.text),
            };
            let items: Vec<String> = row.items.iter().map(item).collect();
            let _ = writeln!(out, "{} \\\\", items.join(" & "));
        }
        let _ = writeln!(
            out,
            "\\bottomrule\n\\end{{tabular}}}}\n\\caption{{\\textbf{{{}}} {}}}\n\\end{{table*}}",
            latex(&self.title),
            latex(&self.caption)
        );
        out
    }
}

fn classes(marks: &[Mark]) -> String {
    if marks.is_empty() {
        return String::new();
    }
    let names: Vec<&str> = marks.iter().map(|mark| mark.class()).collect();
    format!(" class=\"{}\"", names.join(" "))
}

/// Text that HTML shows as it is, also in an attribute.
pub(super) fn html(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

/// Text that Markdown shows as it is.
pub(super) fn markdown(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '\n' | '\r' => out.push(' '),
            '\\' | '|' | '*' | '_' | '`' | '[' | ']' | '~' | '#' | '$' => out.extend(['\\', c]),
            c => out.push(c),
        }
    }
    out
}

fn latex(text: &str) -> String {
    let mut out = String::new();
    let mut characters = text.chars().peekable();
    while let Some(c) = characters.next() {
        if let Some(digit) = lowered(c) {
            // Raised digits that follow each other become one superscript.
            let mut raised = String::from(digit);
            while let Some(digit) = characters.peek().and_then(|&c| lowered(c)) {
                raised.push(digit);
                characters.next();
            }
            let _ = write!(out, "$^{{{raised}}}$");
            continue;
        }
        match c {
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => out.extend(['\\', c]),
            '\\' => out.push_str("\\textbackslash{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '<' => out.push_str("$<$"),
            '>' => out.push_str("$>$"),
            '±' => out.push_str("$\\pm$"),
            '·' => out.push_str("$\\cdot$"),
            '×' => out.push_str("$\\times$"),
            '−' => out.push_str("$-$"),
            '–' => out.push_str("--"),
            '†' => out.push_str("\\dag{}"),
            '◇' => out.push_str("$\\diamond$"),
            '▼' => out.push_str("$\\bigtriangledown$"),
            '▲' => out.push_str("$\\bigtriangleup$"),
            // At the beginning of a row these would be taken for an option of the line break.
            '[' => out.push_str("{[}"),
            ']' => out.push_str("{]}"),
            c => out.push(c),
        }
    }
    out
}

fn lowered(c: char) -> Option<char> {
    match c {
        '⁻' => Some('-'),
        '¹' => Some('1'),
        '²' => Some('2'),
        '³' => Some('3'),
        '⁰'..='⁹' => char::from_u32(c as u32 - 0x2070 + '0' as u32),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_is_escaped() {
        let best = Item {
            text: "(1.2 ± 0.1)·10⁻¹⁰ †".into(),
            marks: vec![Mark::Best, Mark::Dark],
        };
        let table = Table {
            title: "50 % & <more>".into(),
            caption: "a_b".into(),
            head: vec!["method".into(), "bias²".into()],
            rows: vec![Row {
                items: vec![Item::new("a|b_c"), best],
                marks: vec![Mark::Dark],
            }],
        };
        let html = table.html();
        assert!(html.contains("50 % &amp; &lt;more&gt;"), "{html}");
        let entry = "<td class=\"best dark\"><strong>(1.2 ± 0.1)·10⁻¹⁰ †</strong></td>";
        assert!(html.contains(entry), "{html}");
        assert!(html.contains("<tr class=\"dark\">"), "{html}");
        let markdown = table.markdown();
        assert!(
            markdown.contains("| a\\|b\\_c | **(1.2 ± 0.1)·10⁻¹⁰ †** |"),
            "{markdown}"
        );
        let latex = table.latex();
        assert!(latex.contains("50 \\% \\& $<$more$>$"), "{latex}");
        assert!(
            latex.contains(
                "a|b\\_c & \\textbf{\\boldmath (1.2 $\\pm$ 0.1)$\\cdot$10$^{-10}$ \\dag{}} \\\\"
            ),
            "{latex}"
        );
        assert!(latex.contains("method & bias$^{2}$ \\\\"), "{latex}");
    }
}
