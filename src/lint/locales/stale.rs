//! Translations that have fallen behind: their English has changed since.

use super::Report;
use super::tree::Language;
use crate::i18n::{fingerprints, read_fingerprints};

/// Warns of each message whose English is no longer what it was translated from. What has no fingerprint yet is for
/// `malom locale status` to count.
pub(super) fn check(language: &Language<'_>, english: Option<&Language<'_>>, report: &mut Report) {
    let (Some(english), Some(kept)) = (english, &language.texts.fingerprints) else { return };
    let (now, kept) = (fingerprints(english.texts), read_fingerprints(&kept.source));
    for (id, then) in kept {
        let Some(entry) = language.message(&id) else { continue };
        if now.get(&id).is_some_and(|now| *now != then) {
            let tag = language.tag();
            report.warning(
                entry.at,
                format!(
                    "the English of `{id}` has changed since this was translated (read both, then: malom locale accept \
                     {tag} {id})"
                ),
            );
        }
    }
}
