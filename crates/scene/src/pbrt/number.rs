//! Decimal numbers from bytes. Meshes written as text have millions of them, so the common case needs no allocation
//! and not the general algorithm.

/// Powers of ten that are exact in `f64`.
const EXACT_POWERS: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
];

/// Reads a number at the start of `bytes`: its value (infinite where it is too large) and its length.
/// `nan` and `inf` are not numbers here, as in pbrt.
pub(crate) fn scan(bytes: &[u8]) -> Option<(f64, usize)> {
    let mut at = 0;
    let negative = bytes.first() == Some(&b'-');
    if negative || bytes.first() == Some(&b'+') {
        at = 1;
    }
    // Digits before and after the point, as one whole number.
    let mut mantissa = 0u64;
    let mut digits = 0usize;
    let mut fraction_digits = 0i32;
    while let Some(digit) = digit_at(bytes, at) {
        mantissa = mantissa.wrapping_mul(10).wrapping_add(digit);
        digits += 1;
        at += 1;
    }
    if bytes.get(at) == Some(&b'.') {
        at += 1;
        while let Some(digit) = digit_at(bytes, at) {
            mantissa = mantissa.wrapping_mul(10).wrapping_add(digit);
            digits += 1;
            fraction_digits = fraction_digits.saturating_add(1);
            at += 1;
        }
    }
    if digits == 0 {
        return None;
    }
    // The exponent.
    let mut exponent = 0i32;
    if matches!(bytes.get(at), Some(b'e' | b'E')) {
        let mut end = at + 1;
        let negative_exponent = bytes.get(end) == Some(&b'-');
        if negative_exponent || bytes.get(end) == Some(&b'+') {
            end += 1;
        }
        digit_at(bytes, end)?;
        while let Some(digit) = digit_at(bytes, end) {
            exponent = exponent.saturating_mul(10).saturating_add(digit as i32);
            end += 1;
        }
        if negative_exponent {
            exponent = -exponent;
        }
        at = end;
    }
    // Mantissa and power of ten are both exact: one rounding only (Clinger's fast path).
    let power = exponent.saturating_sub(fraction_digits);
    if digits <= 18 && mantissa <= 1 << 53 && (-22..=22).contains(&power) {
        let scale = EXACT_POWERS[power.unsigned_abs() as usize];
        let magnitude = if power < 0 {
            mantissa as f64 / scale
        } else {
            mantissa as f64 * scale
        };
        return Some((if negative { -magnitude } else { magnitude }, at));
    }
    let text = std::str::from_utf8(&bytes[..at]).ok()?;
    text.parse().ok().map(|value| (value, at))
}

/// Reads an integer at the start of `bytes`; `None` where there is none or it does not fit 32 bits.
pub(crate) fn scan_integer(bytes: &[u8]) -> Option<(i32, usize)> {
    let negative = bytes.first() == Some(&b'-');
    let mut at = usize::from(negative || bytes.first() == Some(&b'+'));
    digit_at(bytes, at)?;
    let mut value = 0i64;
    while let Some(digit) = digit_at(bytes, at) {
        value = value.saturating_mul(10).saturating_add(digit as i64);
        at += 1;
    }
    let value = if negative { -value } else { value };
    i32::try_from(value).ok().map(|value| (value, at))
}

fn digit_at(bytes: &[u8], at: usize) -> Option<u64> {
    match bytes.get(at) {
        Some(byte @ b'0'..=b'9') => Some(u64::from(byte - b'0')),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_the_general_algorithm() {
        for text in [
            "0",
            "-0",
            "1",
            "+7",
            "1.",
            ".5",
            "-.5e1",
            "1e22",
            "1e23",
            "1E-5",
            "3.14159265",
            "123456789012345678",
            "0.1234567890123456789012",
            "9007199254740993",
            "1e-300",
            "179769313486231570000000000000000000000",
        ] {
            let expected: f64 = text.parse().expect("a number");
            assert_eq!(
                scan(text.as_bytes()),
                Some((expected, text.len())),
                "{text}"
            );
        }
    }

    #[test]
    fn stops_at_the_end_of_the_number_and_refuses_words() {
        assert_eq!(scan(b"1.5]"), Some((1.5, 3)));
        assert_eq!(scan(b"2 3"), Some((2.0, 1)));
        for word in ["", "-", ".", "nan", "inf", "e5", "1e", "1e+", "+-1"] {
            assert_eq!(scan(word.as_bytes()), None, "{word}");
        }
        assert_eq!(scan(b"1e999"), Some((f64::INFINITY, 5)));
    }

    #[test]
    fn integers_fit_32_bits_or_are_refused() {
        assert_eq!(scan_integer(b"-2147483648"), Some((i32::MIN, 11)));
        assert_eq!(scan_integer(b"2147483648"), None);
        assert_eq!(scan_integer(b"99999999999999999999999"), None);
        assert_eq!(scan_integer(b"12]"), Some((12, 2)));
        assert_eq!(scan_integer(b"-"), None);
    }
}
