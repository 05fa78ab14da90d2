//! Words in a pattern's text, each with its place in the file.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

/// What stands in a [`Prose`] for a placeable.
pub(super) const PLACEABLE: char = '\u{fffc}';

/// The literal text of one pattern, without its variants' (they are patterns of their own).
pub(super) struct Prose<'s> {
    pub(super) text: String,
    /// Where each piece begins in `text`, with its slice of the source; a placeable's is `None`.
    pieces: Vec<(usize, Option<&'s str>)>,
    /// The offsets in `text` of the placeables that are variables, with their names.
    pub(super) variables: Vec<(usize, &'s str)>,
}

impl<'s> Prose<'s> {
    pub(super) fn new(pattern: &'s Pattern<&'s str>) -> Self {
        let mut prose = Self { text: String::new(), pieces: Vec::new(), variables: Vec::new() };
        for element in &pattern.elements {
            let start = prose.text.len();
            match element {
                PatternElement::TextElement { value }
                | PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::StringLiteral { value }),
                } => {
                    prose.text.push_str(value);
                    prose.pieces.push((start, Some(value)));
                }
                PatternElement::Placeable { expression } => {
                    prose.text.push(PLACEABLE);
                    prose.pieces.push((start, None));
                    if let Expression::Inline(InlineExpression::VariableReference { id }) = expression {
                        prose.variables.push((start, id.name));
                    }
                }
            }
        }
        prose
    }

    /// The rest of the source's piece from an offset in `text` that lies in literal text.
    pub(super) fn slice(&self, offset: usize) -> &'s str {
        let index = self.pieces.partition_point(|&(start, _)| start <= offset) - 1;
        let (start, piece) = self.pieces[index];
        &piece.expect("the offset is in literal text")[offset - start..]
    }

    /// The words: runs of letters and digits.
    pub(super) fn words(&self) -> Vec<Word<'_>> {
        let mut words = Vec::new();
        let mut rest = self.text.as_str();
        while let Some(gap) = rest.find(char::is_alphanumeric) {
            let start = self.text.len() - rest.len() + gap;
            let length = rest[gap..].find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len() - gap);
            words.push(Word { start, text: &self.text[start..start + length] });
            rest = &self.text[start + length..];
        }
        words
    }
}

/// A word of a [`Prose`].
#[derive(Clone, Copy)]
pub(super) struct Word<'p> {
    pub(super) start: usize,
    pub(super) text: &'p str,
}

impl Word<'_> {
    pub(super) fn end(&self) -> usize {
        self.start + self.text.len()
    }

    /// Whether it is the name of a point, on any board: `a1` to `g7`.
    pub(super) fn is_point(&self) -> bool {
        matches!(self.text.as_bytes(), [b'a'..=b'g', b'1'..=b'7'])
    }
}
