//! "Did you mean …?"

/// Returns the candidate that `word` is most likely a slip for, if any is near enough.
///
/// ```
/// use malom::content::nearest;
///
/// assert_eq!(nearest("captrue", ["board", "capture"]), Some("capture"));
/// assert_eq!(nearest("chess", ["board", "capture"]), None);
/// ```
pub fn nearest<'c>(word: &str, candidates: impl IntoIterator<Item = &'c str>) -> Option<&'c str> {
    // One slip in three letters is still a slip; more is another word.
    let limit = word.chars().count().div_ceil(3);
    candidates
        .into_iter()
        .map(|candidate| (strsim::osa_distance(word, candidate), candidate))
        .filter(|&(distance, _)| distance <= limit)
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, candidate)| candidate)
}

/// Words the end of a message about an unknown name: the nearest one or, where none is near, `otherwise`.
pub(super) fn suggest<'c>(
    word: &str,
    candidates: impl IntoIterator<Item = &'c str>,
    otherwise: &str,
) -> String {
    match nearest(word, candidates) {
        Some(candidate) => format!("did you mean `{candidate}`?"),
        None => otherwise.to_owned(),
    }
}
