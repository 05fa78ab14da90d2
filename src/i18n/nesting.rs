//! A guard before Fluent's parser, which calls itself for every nested brace and would run out of stack on thousands.

/// How many braces and calls may lie inside each other.
const MAX_DEPTH: usize = 64;

/// How many may be opened in a whole file before its unclosed ones matter: so few can't exhaust the stack, and
/// the parser explains better what is wrong with them.
const HARMLESS: usize = 256;

/// What the guard is inside of.
#[derive(Clone, Copy, PartialEq)]
enum Inside {
    /// A placeable: `{ … }`.
    Placeable,
    /// The arguments of a call: `( … )`.
    Call,
    /// The text of a variant, after its `[key]`.
    Variant,
}

/// Finds the byte at which the source nests too deeply for the parser.
///
/// Entries are told apart by what begins in a line's first column, where nothing that an entry contains may begin.
/// A bracket left open there ends the search, because the parser could still be inside of it.
pub(super) fn too_deep(source: &str) -> Option<usize> {
    let harmless = source.matches(['{', '(']).count() <= HARMLESS;
    let mut inside: Vec<Inside> = Vec::new();
    let mut offset = 0;
    for line in source.split_inclusive('\n') {
        let start = offset;
        offset += line.len();
        if line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-' || c == '#') {
            if !inside.is_empty() && !harmless {
                return Some(start);
            }
            inside.clear();
        }
        if line.starts_with('#') {
            continue;
        }
        if inside.last() == Some(&Inside::Variant) && line.trim_start().starts_with(['[', '*', '}']) {
            inside.pop();
        }
        if let Some(column) = scan_line(line, &mut inside) {
            return Some(start + column);
        }
    }
    None
}

/// Follows the brackets of one line; gives the byte at which they get too deep.
fn scan_line(line: &str, inside: &mut Vec<Inside>) -> Option<usize> {
    let mut bytes = line.bytes().enumerate();
    while let Some((column, byte)) = bytes.next() {
        let in_code = matches!(inside.last(), Some(Inside::Placeable | Inside::Call));
        match byte {
            b'{' => inside.push(Inside::Placeable),
            b'(' if in_code => inside.push(Inside::Call),
            b']' if in_code => inside.push(Inside::Variant),
            b')' if inside.last() == Some(&Inside::Call) => drop(inside.pop()),
            b'}' if inside.last() == Some(&Inside::Placeable) => drop(inside.pop()),
            b'"' if in_code => {
                while let Some((_, byte)) = bytes.next() {
                    match byte {
                        b'\\' => drop(bytes.next()),
                        b'"' => break,
                        _ => {}
                    }
                }
            }
            _ => {}
        }
        if inside.len() > MAX_DEPTH {
            return Some(column);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinary_entries_pass() {
        let entry = "m = { $a ->\n    [one] say \"{ \"}\" }\"\n   *[other] { F(\"{(\", G($b)) } ({ -t(x: \"y\") })\n } :(\n";
        assert_eq!(too_deep(&entry.repeat(1000)), None);
    }

    #[test]
    fn brackets_nest_to_a_limit() {
        assert_eq!(too_deep(&format!("m = {}", "{".repeat(64))), None);
        assert_eq!(too_deep(&format!("m = {}", "{".repeat(65))), Some(4 + 64));
        assert_eq!(too_deep(&format!("m = {{ {}", "F(".repeat(100_000))), Some(6 + 2 * 63 + 1));
        assert!(too_deep(&"m = { $a ->\n *[b] \" { $a ->\n".repeat(200)).is_some());
    }

    #[test]
    fn what_is_left_open_is_the_parsers_to_explain_unless_it_is_much() {
        assert_eq!(too_deep("a = {\nb = c\n"), None);
        assert_eq!(too_deep(&"a = {\n".repeat(300)), Some(6));
        assert!(too_deep(&format!("m = {{\n{}", "F(\n".repeat(100_000))).is_some());
    }
}
