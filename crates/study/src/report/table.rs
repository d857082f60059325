//! A table as HTML and Markdown.

use super::number::with_margin;
use crate::estimate::Estimate;
use std::fmt::Write;

/// What is to be said about an entry; the class of its element in HTML.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// The lowest.
    Best,
    /// Does not differ significantly from the lowest.
    Tie,
    /// The lowest of the right brightness, where the lowest has another.
    BestRight,
    /// The image is too dark.
    Dark,
    /// The image is too bright.
    Bright,
    /// More time or samples were used than allowed.
    OverBudget,
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
            Self::BestRight => "best-right",
            Self::Dark => "dark",
            Self::Bright => "bright",
            Self::OverBudget => "over-budget",
            Self::Doubtful => "doubtful",
            Self::Reference => "reference",
        }
    }
}

/// An entry: text, signs included, and marks. The best is bold. A line break separates the number from details.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Item {
    pub text: String,
    pub marks: Vec<Mark>,
    /// What the page sorts by.
    pub value: Option<f64>,
}

impl Item {
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            marks: Vec::new(),
            value: None,
        }
    }

    /// A number and its margin, the margin on a line of its own.
    pub fn estimate(estimate: Estimate) -> Self {
        let text = with_margin(estimate).replacen(" ±", "\n±", 1);
        Self::new(text).sorted_by(estimate.value)
    }

    pub fn sorted_by(mut self, value: f64) -> Self {
        self.value = value.is_finite().then_some(value);
        self
    }

    fn is_best(&self) -> bool {
        self.marks.contains(&Mark::Best)
    }
}

/// A row; its first entry is its heading.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Row {
    pub items: Vec<Item>,
    pub marks: Vec<Mark>,
    /// The number of its method, where it is about one.
    pub method: Option<usize>,
}

/// A table of numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// What it is about.
    pub title: String,
    /// What its signs mean and what to look out for.
    pub caption: String,
    pub(super) head: Vec<String>,
    pub(super) rows: Vec<Row>,
    /// Whether the columns after the first are the methods of the study.
    pub(super) has_method_columns: bool,
}

impl Table {
    /// A `<table>` with title and caption in its `<caption>`. Rows and entries have the classes `best`, `tie`,
    /// `best-right`, `dark`, `bright`, `over-budget`, `doubtful` and `reference`. For scripts, `data-method` is the
    /// number of a method and `data-value` what to sort by.
    pub fn html(&self) -> String {
        let mut out = String::from("<table class=\"numbers\">\n");
        let _ = writeln!(
            out,
            "<caption><strong>{}</strong> {}</caption>",
            html(&self.title),
            html(&self.caption)
        );
        out.push_str("<thead><tr>");
        let of_method = |method: Option<usize>| match method {
            Some(method) => format!(" data-method=\"{method}\""),
            None => String::new(),
        };
        // Columns of methods follow the heading.
        let method_of = |column: usize| column.checked_sub(1).filter(|_| self.has_method_columns);
        for (i, head) in self.head.iter().enumerate() {
            let _ = write!(
                out,
                "<th scope=\"col\"{}><button type=\"button\" class=\"sort\">{}</button></th>",
                of_method(method_of(i)),
                html(head)
            );
        }
        out.push_str("</tr></thead>\n<tbody>\n");
        for row in &self.rows {
            let _ = write!(out, "<tr{}{}>", classes(&row.marks), of_method(row.method));
            for (i, item) in row.items.iter().enumerate() {
                let (tag, scope) = match i {
                    0 => ("th", " scope=\"row\""),
                    _ => ("td", ""),
                };
                // A narrow column breaks lines before signs only.
                let text = html(&item.text).replace('\n', "<br>");
                let text = text.replace("± ", "±&nbsp;").replace(" %", "&nbsp;%");
                let text = match (text, item.is_best()) {
                    (text, true) => format!("<strong>{text}</strong>"),
                    (text, false) => text,
                };
                let class = classes(&item.marks) + &of_method(method_of(i));
                let value = item.value.map(|value| format!(" data-value=\"{value:e}\""));
                let value = value.unwrap_or_default();
                let _ = write!(out, "<{tag}{scope}{class}{value}>{text}</{tag}>");
            }
            out.push_str("</tr>\n");
        }
        out.push_str("</tbody>\n</table>\n");
        out
    }

    /// The table in Markdown, its columns aligned so that it can be read as it is.
    pub fn markdown(&self) -> String {
        let head: Vec<String> = self.head.iter().map(|head| markdown(head)).collect();
        let text = |item: &Item| match item.is_best() {
            true => format!("**{}**", markdown(&item.text)),
            false => markdown(&item.text),
        };
        let rows = self
            .rows
            .iter()
            .map(|row| row.items.iter().map(text).collect());
        let mut rows: Vec<Vec<String>> = std::iter::once(head).chain(rows).collect();
        let width = |column: usize| {
            let widths = rows.iter().map(|row| row[column].chars().count());
            widths.max().unwrap_or(0).max(4)
        };
        let widths: Vec<usize> = (0..self.head.len()).map(width).collect();
        let rule = |(i, &width): (usize, &usize)| match i {
            0 => format!(":{}", "-".repeat(width - 1)),
            _ => format!("{}:", "-".repeat(width - 1)),
        };
        rows.insert(1, widths.iter().enumerate().map(rule).collect());
        let mut out = String::new();
        for row in rows {
            for (i, (text, &width)) in row.iter().zip(&widths).enumerate() {
                let _ = match i {
                    0 => write!(out, "| {text:<width$} |"),
                    _ => write!(out, " {text:>width$} |"),
                };
            }
            out.push('\n');
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_is_escaped() {
        let best = Item {
            text: "(1.2\n± 0.1)·10⁻¹⁰ †".into(),
            marks: vec![Mark::Best, Mark::Dark],
            value: Some(1.2e-10),
        };
        let table = Table {
            title: "50 % & <more>".into(),
            caption: "a_b".into(),
            head: vec!["method".into(), "bias²".into()],
            rows: vec![Row {
                items: vec![Item::new("a|b_c"), best],
                marks: vec![Mark::Dark],
                method: Some(3),
            }],
            has_method_columns: false,
        };
        let html = table.html();
        assert!(html.contains("50 % &amp; &lt;more&gt;"), "{html}");
        let entry = "<td class=\"best dark\" data-value=\"1.2e-10\"><strong>(1.2<br>±&nbsp;0.1)·10⁻¹⁰ †</strong></td>";
        assert!(html.contains(entry), "{html}");
        assert!(
            html.contains("<tr class=\"dark\" data-method=\"3\">"),
            "{html}"
        );
        let markdown = table.markdown();
        let row = "| a\\|b\\_c | **(1.2 ± 0.1)·10⁻¹⁰ †** |\n";
        assert!(markdown.ends_with(row), "{markdown}");
        let rule = "| :------ | ----------------------: |\n";
        assert!(markdown.contains(rule), "{markdown}");
    }
}
