//! The text of a game as tokens, each with its place.

use super::error::{GameTextError, GameTextErrorKind, Place, Unclosed};

/// A part of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token<'t> {
    pub kind: TokenKind<'t>,
    pub place: Place,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TokenKind<'t> {
    Tag {
        name: &'t str,
        value: String,
        /// Where the value begins.
        at: Place,
    },
    /// A comment, each run of white space in it made one space.
    Comment(String),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$5`
    Nag(u8),
    /// Anything else up to the next white space or bracket.
    Word {
        text: &'t str,
        /// Whether nothing but white space follows it.
        last: bool,
    },
}

const NAG: &str = "a number from 0 to 255 after $";

/// Parts a text into tokens.
pub(super) fn scan(text: &str) -> Result<Vec<Token<'_>>, GameTextError> {
    let mut scanner = Scanner { rest: text.strip_prefix('\u{feff}').unwrap_or(text), place: Place::START };
    let mut tokens = Vec::new();
    loop {
        scanner.skip_while(char::is_whitespace);
        let Some(next) = scanner.peek() else { return Ok(tokens) };
        let begin = scanner.place;
        let kind = match next {
            '[' => scanner.tag()?,
            '{' => TokenKind::Comment(scanner.comment()?),
            ';' => {
                scanner.next();
                TokenKind::Comment(one_spaced(scanner.skip_while(|c| !is_line_end(c))))
            }
            '%' if begin.column == 1 => {
                scanner.skip_while(|c| !is_line_end(c));
                continue;
            }
            '(' | ')' => {
                scanner.next();
                if next == '(' { TokenKind::Open } else { TokenKind::Close }
            }
            '}' | ']' => return fail(GameTextErrorKind::Unopened(next), begin),
            '$' => {
                scanner.next();
                let number = scanner.skip_while(|c| c.is_ascii_digit()).parse();
                let Ok(number) = number else { return fail(GameTextErrorKind::Expected(NAG), begin) };
                TokenKind::Nag(number)
            }
            _ => {
                let text = scanner.skip_while(|c| !c.is_whitespace() && !"[]{}();$".contains(c));
                TokenKind::Word { text, last: scanner.rest.trim_start().is_empty() }
            }
        };
        tokens.push(Token { kind, place: begin });
    }
}

pub(super) fn fail<T>(kind: GameTextErrorKind, place: Place) -> Result<T, GameTextError> {
    Err(GameTextError { kind, place })
}

const fn is_line_end(c: char) -> bool {
    matches!(c, '\n' | '\r')
}

/// Makes each run of white space one space, and takes it off at both ends.
fn one_spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

struct Scanner<'t> {
    rest: &'t str,
    place: Place,
}

impl<'t> Scanner<'t> {
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.rest = &self.rest[next.len_utf8()..];
        self.place = self.place.past(next, self.peek());
        Some(next)
    }

    /// Reads characters as long as they are wanted.
    fn skip_while(&mut self, wanted: impl Fn(char) -> bool) -> &'t str {
        let before = self.rest;
        while self.peek().is_some_and(&wanted) {
            self.next();
        }
        &before[..before.len() - self.rest.len()]
    }

    fn comment(&mut self) -> Result<String, GameTextError> {
        let begin = self.place;
        self.next();
        let text = self.skip_while(|c| c != '}');
        match self.next() {
            Some(_) => Ok(one_spaced(text)),
            None => fail(GameTextErrorKind::Unclosed(Unclosed::Comment), begin),
        }
    }

    /// Reads `[Name "value"]`.
    fn tag(&mut self) -> Result<TokenKind<'t>, GameTextError> {
        let begin = self.place;
        let blank = |c: char| c.is_whitespace() && !is_line_end(c);
        self.next();
        self.skip_while(blank);
        let name = self.skip_while(|c| c.is_alphanumeric() || c == '_');
        if name.is_empty() {
            return self.expected("a tag's name", begin);
        }
        self.skip_while(blank);
        if self.peek() != Some('"') {
            return self.expected("a tag's value in quotation marks", begin);
        }
        self.next();
        let (at, mut value) = (self.place, String::new());
        loop {
            match self.peek() {
                Some('"') => break,
                Some(c) if !is_line_end(c) => {
                    self.next();
                    let escaped = self.peek().filter(|escaped| c == '\\' && matches!(escaped, '"' | '\\'));
                    value.extend(escaped.or(Some(c)));
                    if escaped.is_some() {
                        self.next();
                    }
                }
                _ => return self.expected("the quotation mark that ends the tag's value", begin),
            }
        }
        self.next();
        self.skip_while(blank);
        if self.peek() != Some(']') {
            return self.expected("the ] that ends the tag", begin);
        }
        self.next();
        Ok(TokenKind::Tag { name, value, at })
    }

    /// Fails within a tag that began at `begin`.
    fn expected<T>(&self, what: &'static str, begin: Place) -> Result<T, GameTextError> {
        if self.rest.is_empty() {
            return fail(GameTextErrorKind::Unclosed(Unclosed::Tag), begin);
        }
        fail(GameTextErrorKind::Expected(what), self.place)
    }
}
