//! "Did you mean ...?", for misspelled words of scene files and of command lines.

/// The candidate that `word` is most likely a misspelling of, if any is close enough.
pub fn closest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word: Vec<char> = word
        .chars()
        .take(65)
        .map(|c| c.to_ascii_lowercase())
        .collect();
    if word.is_empty() || word.len() > 64 {
        return None;
    }
    let near_enough = (word.len() / 3).max(1);
    candidates
        .into_iter()
        .filter(|candidate| candidate.len() <= 64)
        .map(|candidate| {
            let letters: Vec<char> = candidate.chars().map(|c| c.to_ascii_lowercase()).collect();
            (distance(&word, &letters), candidate)
        })
        .filter(|(distance, _)| *distance <= near_enough)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// `; did you mean "..."?`, to end a message with, or nothing.
pub fn did_you_mean<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> String {
    match closest(word, candidates) {
        Some(name) => format!("; did you mean \"{name}\"?"),
        None => String::new(),
    }
}

/// Insertions, deletions, replacements and swaps of neighbours between two words (optimal string
/// alignment).
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let replaced = last[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            row[j] = replaced.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(before_last[j - 2] + 1);
            }
        }
        before_last = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_found_and_other_words_are_not() {
        let names = ["Shape", "Scale", "Sampler", "Material"];
        assert_eq!(closest("Shpae", names), Some("Shape"));
        assert_eq!(closest("material", names), Some("Material"));
        assert_eq!(closest("Shapes", names), Some("Shape"));
        assert_eq!(closest("Potato", names), None);
        assert_eq!(closest("", names), None);
    }
}
