//! Content from files: read, checked each by itself, then held together.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use serde::de::DeserializeOwned;

use crate::rules::Catalogue;

use super::boards;
use super::check;
use super::course::{Content, Unit};
use super::facts::Fact;
use super::fault::{Fault, Faults, YamlPath};
use super::files::{self, File};
use super::guard::guard;
use super::lesson::{Lesson, Source};
use super::nearest::suggest;
use super::packs;
use super::questions::{self, Known};
use super::raw::{RawBoard, RawCourse, RawFacts, RawGlossary, RawLesson, RawQuestions, RawUnit};
use super::read::read;

/// What a set of files holds, and everything that is wrong with them.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// What is sound; lessons with faults are left out.
    pub content: Content,
    /// The faults, in the order of files and places. Those of puzzles are not among them ([`Packs::faults`]).
    ///
    /// [`Packs::faults`]: super::Packs::faults
    pub faults: Vec<Fault>,
}

impl Loaded {
    /// Returns the content if nothing is wrong with it.
    ///
    /// # Errors
    ///
    /// Every fault.
    pub fn into_result(self) -> Result<Content, Vec<Fault>> {
        if self.faults.is_empty() { Ok(self.content) } else { Err(self.faults) }
    }
}

impl Content {
    /// Loads the content inside the binary.
    #[must_use]
    pub fn embedded() -> Loaded {
        load("lessons", files::embedded(), Vec::new())
    }

    /// Goes through the files of content inside the binary, each with its path below the folder of content: for those who
    /// begin a course of their own with it.
    pub fn embedded_files() -> impl Iterator<Item = (&'static Path, &'static [u8])> {
        files::embedded_bytes()
    }

    /// Loads the content of a folder.
    #[must_use]
    pub fn from_dir(folder: &Path) -> Loaded {
        let (files, faults) = files::in_folder(folder);
        load(&folder.display().to_string(), files, faults)
    }

    /// Loads one lesson's file as the whole of a course, together with what a folder has besides or, without a folder, the
    /// program: facts, boards, the lessons that it requires. Of the faults only those of the file are told.
    #[must_use]
    pub fn trial(folder: Option<&Path>, file: &Path) -> Loaded {
        let (mut files, _) = folder.map_or_else(|| (files::embedded(), Vec::new()), files::in_folder);
        let Some(tried) = files::file(Some(files::unit_of(file)), file) else {
            let fault =
                Fault::of_file(file.display().to_string(), "a lesson's name ends in .yaml (rename it)");
            return Loaded { content: Self::default(), faults: vec![fault] };
        };
        let is_course = |file: &File| file.unit.is_none() && file.stem == COURSE;
        let is_tried = |file: &File| file.unit.is_some() && file.stem == tried.stem;
        files.retain(|file| !is_course(file) && (!is_tried(file) || is_of_no_unit(file)));
        let path = tried.path.clone();
        let text =
            format!("units: [{{id: {:?}, lessons: [{:?}], test: false}}]", files::unit_of(file), tried.stem);
        let course = Source { path: format!("{COURSE}.yaml"), text };
        files.push(File {
            unit: None,
            stem: COURSE.to_owned(),
            path: course.path.clone(),
            source: Ok(course),
        });
        files.push(tried);
        let mut loaded = load("", files, Vec::new());
        loaded.faults.retain(|fault| fault.path == path);
        loaded
    }

    /// Loads content from memory: each file with its path as it would lie in a folder, such as `rules/capture.yaml`.
    #[must_use]
    pub fn from_files(files: impl IntoIterator<Item = (String, Vec<u8>)>) -> Loaded {
        load("memory", files::given(files), Vec::new())
    }
}

/// The name of the file that lists the units, without `.yaml`.
const COURSE: &str = "course";

/// Tells whether a file lies in a folder that is none of a unit.
fn is_of_no_unit(file: &File) -> bool {
    file.unit.as_deref().is_some_and(|unit| [boards::FOLDER, packs::FOLDER].contains(&unit))
}

/// A lesson's file, read as far as it can be.
struct Draft {
    file: File,
    /// The lessons that it requires.
    requires: Vec<String>,
    /// The lesson, sound only where its file has no fault.
    lesson: Option<Lesson>,
}

fn load(root: &str, files: Vec<File>, faults: Vec<Fault>) -> Loaded {
    let mut loader = Loader { root, faults: Faults(faults) };
    let content = loader.content(files);
    Loaded { content, faults: loader.faults.sorted() }
}

/// Collects faults while content is put together.
struct Loader<'r> {
    root: &'r str,
    faults: Faults,
}

impl Loader<'_> {
    fn fault(&mut self, source: &Source, at: YamlPath, message: impl Into<String>) {
        self.faults.add_value(source, at, message);
    }

    fn content(&mut self, files: Vec<File>) -> Content {
        if files.is_empty() {
            if self.faults.0.is_empty() {
                let message =
                    "there are no lessons here (course.yaml, facts.yaml and a folder for each unit)";
                self.faults.add_file(self.root, message);
            }
            return Content::default();
        }
        let (top, files): (Vec<File>, Vec<File>) = files.into_iter().partition(|file| file.unit.is_none());
        let is_board = |file: &File| file.unit.as_deref() == Some(boards::FOLDER);
        let (board_files, files): (Vec<File>, Vec<File>) = files.into_iter().partition(is_board);
        let is_pack = |file: &File| file.unit.as_deref() == Some(packs::FOLDER);
        let (pack_files, files): (Vec<File>, Vec<File>) = files.into_iter().partition(is_pack);
        let boards = self.boards(&board_files);
        let (mut course, mut facts, mut questions, mut glossary) = (None, None, None, None);
        for file in top {
            match file.stem.as_str() {
                "questions" => questions = Some(file),
                "glossary" => glossary = Some(file),
                COURSE => course = Some(file),
                "facts" => facts = Some(file),
                _ => self.faults.add_file(file.path, "a lesson lies in the folder of its unit (move it)"),
            }
        }
        let facts =
            self.required::<RawFacts>(facts, "facts").map(|(source, raw)| (self.facts(&source, raw), source));
        let known = facts.as_ref().map(|(facts, _)| facts.as_slice());
        let drafts: Vec<Draft> = files.into_iter().map(|file| self.draft(file, known)).collect();
        self.repeated_lessons(&drafts);
        self.requirements(&drafts);
        let course = self.required::<RawCourse>(course, COURSE);
        if let Some((source, raw)) = &course {
            self.course(source, raw, &drafts);
        }
        let questions = questions.and_then(|file| self.read::<RawQuestions>(file.source));
        let questions = questions.map(|(source, raw)| {
            let known = facts.as_ref().map(|(facts, _)| facts.as_slice());
            let (read, unread): (Vec<&Draft>, Vec<&Draft>) =
                drafts.iter().partition(|draft| self.faults.spare(&draft.file.path));
            let known = Known {
                facts: known,
                lessons: read.iter().filter_map(|draft| draft.lesson.as_ref()).collect(),
                unread: unread.iter().map(|draft| draft.file.stem.as_str()).collect(),
            };
            (questions::questions(&source, raw, &known, &mut self.faults), source)
        });
        let terms = glossary.and_then(|file| self.read::<RawGlossary>(file.source));
        let terms = terms.map(|(source, raw)| {
            let at = |index| YamlPath::root().key("terms").index(index);
            let ids = raw.terms.iter().enumerate().map(|(index, id)| (at(index), id.as_str()));
            self.ids(&source, ids, "word");
            (raw.terms, source)
        });
        let (questions, questions_source) = questions.unzip();
        let (terms, terms_source) = terms.unzip();
        let (facts, facts_source) = facts.unzip();
        let (course_source, course) = course.unzip();
        let (units, lessons) = self.in_order(course, drafts);
        Content {
            units,
            lessons,
            facts: facts.unwrap_or_default(),
            boards,
            questions: questions.unwrap_or_default(),
            questions_source,
            terms: terms.unwrap_or_default(),
            terms_source,
            course_source,
            facts_source,
            pack_files,
            packs: Arc::default(),
        }
    }

    /// Reads one of the two files that must be there.
    fn required<T: DeserializeOwned>(&mut self, file: Option<File>, stem: &str) -> Option<(Source, T)> {
        match file {
            Some(file) => self.read(file.source),
            None => {
                self.faults.add_file(self.root, format!("there is no {stem}.yaml here"));
                None
            }
        }
    }

    fn read<T: DeserializeOwned>(&mut self, source: Result<Source, Fault>) -> Option<(Source, T)> {
        let value = source.and_then(|source| {
            guard(&source)?;
            let value = read(&source)?;
            Ok((source, value))
        });
        value.map_err(|fault| self.faults.0.push(fault)).ok()
    }

    fn boards(&mut self, files: &[File]) -> Catalogue {
        let mut boards = Catalogue::built_in();
        for file in files {
            if let Some((source, raw)) = self.read::<RawBoard>(file.source.clone()) {
                boards::add(&mut boards, file, &source, &raw, &mut self.faults);
            }
        }
        boards
    }

    fn facts(&mut self, source: &Source, raw: RawFacts) -> Vec<Fact> {
        let at = |index| YamlPath::root().key("facts").index(index).key("id");
        self.ids(
            source,
            raw.facts.iter().enumerate().map(|(index, fact)| (at(index), fact.id.as_str())),
            "fact",
        );
        raw.facts.into_iter().map(|fact| Fact { id: fact.id, kind: fact.kind.0, from: fact.from }).collect()
    }

    /// Finds ids that are none, and those that are there twice.
    fn ids<'i>(&mut self, source: &Source, ids: impl Iterator<Item = (YamlPath, &'i str)>, what: &str) {
        let ids: Vec<_> = ids.collect();
        for (at, id) in &ids {
            if let Some(message) = check::id_fault(id) {
                self.fault(source, at.clone(), message);
            }
        }
        for (at, message) in check::repeated(ids, what) {
            self.fault(source, at, message);
        }
    }

    fn draft(&mut self, file: File, facts: Option<&[Fact]>) -> Draft {
        let Some((source, raw)) = self.read::<RawLesson>(file.source.clone()) else {
            return Draft { file, requires: Vec::new(), lesson: None };
        };
        let requires = raw.requires.clone();
        let lesson = check::lesson(&file, &source, raw, facts, &mut self.faults);
        Draft { file, requires, lesson: Some(lesson) }
    }

    fn repeated_lessons(&mut self, drafts: &[Draft]) {
        let mut first: BTreeMap<&str, &str> = BTreeMap::new();
        for Draft { file, .. } in drafts {
            if let Some(other) = first.get(file.stem.as_str()) {
                let message = format!("there is a lesson `{}` already: {other} (rename one)", file.stem);
                self.lesson_fault(file, "id", message);
            }
            first.entry(&file.stem).or_insert(&file.path);
        }
    }

    /// Places a fault at a key of a lesson's file or, where that can't be read, at the file.
    fn lesson_fault(&mut self, file: &File, key: &str, message: String) {
        match &file.source {
            Ok(source) => self.fault(source, YamlPath::root().key(key), message),
            Err(_) => self.faults.add_file(&file.path, message),
        }
    }

    /// Finds requirements that don't exist, and those that go round in a circle.
    fn requirements(&mut self, drafts: &[Draft]) {
        let at = |index| YamlPath::root().key("requires").index(index);
        for Draft { file, requires, .. } in drafts {
            let Ok(source) = &file.source else { continue };
            for (index, id) in requires.iter().enumerate() {
                if !drafts.iter().any(|draft| draft.file.stem == *id) {
                    let stems = drafts.iter().map(|draft| draft.file.stem.as_str());
                    let hint = suggest(id, stems, "`malom lessons` lists them");
                    self.fault(source, at(index), format!("there is no lesson `{id}` ({hint})"));
                }
            }
        }
        for cycle in cycles(drafts) {
            let Draft { file, requires, .. } = cycle[0];
            let Ok(source) = &file.source else { continue };
            let next = &cycle[1 % cycle.len()].file.stem;
            let index = requires.iter().position(|id| id == next).unwrap_or_default();
            let way: Vec<&str> =
                cycle.iter().chain(&cycle[..1]).map(|draft| draft.file.stem.as_str()).collect();
            self.fault(source, at(index), format!("no lesson of these can come first: {}", way.join(" → ")));
        }
    }

    fn course(&mut self, source: &Source, raw: &RawCourse, drafts: &[Draft]) {
        let units = YamlPath::root().key("units");
        if raw.units.is_empty() {
            self.fault(source, units.clone(), "a course has at least one unit");
        }
        let unit_ids =
            raw.units.iter().enumerate().map(|(unit, raw)| (units.index(unit).key("id"), raw.id.as_str()));
        self.ids(source, unit_ids, "unit");
        let entry = |unit: usize, lesson| units.index(unit).key("lessons").index(lesson);
        let entries: Vec<(YamlPath, &str, &str)> = raw
            .units
            .iter()
            .enumerate()
            .flat_map(|(index, unit)| {
                let lessons = unit.lessons.iter().enumerate();
                lessons.map(move |(lesson, id)| (entry(index, lesson), unit.id.as_str(), id.as_str()))
            })
            .collect();
        for (at, message) in check::repeated(entries.iter().map(|(at, _, id)| (at.clone(), *id)), "lesson") {
            self.fault(source, at, message);
        }
        for (at, unit, id) in &entries {
            match drafts.iter().find(|draft| draft.file.stem == *id) {
                None => {
                    let stems = drafts.iter().map(|draft| draft.file.stem.as_str());
                    let hint = suggest(id, stems, &format!("write {unit}/{id}.yaml"));
                    self.fault(source, at.clone(), format!("there is no lesson `{id}` ({hint})"));
                }
                Some(Draft { file, .. }) if file.unit.as_deref() != Some(unit) => {
                    let message =
                        format!("`{id}` is of the unit `{unit}`, but its file is {} (move it)", file.path);
                    self.fault(source, at.clone(), message);
                }
                Some(_) => {}
            }
        }
        for Draft { file, .. } in drafts {
            if !entries.iter().any(|(_, _, id)| *id == file.stem) {
                let message =
                    format!("the lesson `{}` is not in {} (add it to its unit)", file.stem, source.path);
                self.lesson_fault(file, "id", message);
            }
        }
    }

    /// Puts the sound lessons in the order of the course.
    fn in_order(&self, course: Option<RawCourse>, drafts: Vec<Draft>) -> (Vec<Unit>, Vec<Lesson>) {
        let sound = |lesson: &Lesson| self.faults.spare(&lesson.source.path);
        let lessons = drafts.into_iter().filter_map(|draft| draft.lesson).filter(sound);
        let mut by_id: BTreeMap<String, Lesson> = lessons.map(|lesson| (lesson.id.clone(), lesson)).collect();
        let mut ordered = Vec::new();
        let units = course.map(|course| course.units).unwrap_or_default().into_iter().map(
            |RawUnit { id, lessons, test }| {
                let lessons = lessons.into_iter().filter_map(|id| by_id.remove(&id));
                let start = ordered.len();
                ordered.extend(lessons);
                let lessons = ordered[start..].iter().map(|lesson| lesson.id.clone()).collect();
                Unit { id, lessons, wants_test: test }
            },
        );
        (units.collect(), ordered)
    }
}

/// Finds lessons that require each other in a circle.
fn cycles(drafts: &[Draft]) -> Vec<Vec<&Draft>> {
    let mut open: Vec<&Draft> = drafts.iter().collect();
    let mut found = Vec::new();
    loop {
        // A lesson that requires nothing open is on no circle; taking it out may free others.
        let free = open.iter().position(|draft| first_required(draft, &open).is_none());
        if let Some(index) = free {
            open.remove(index);
            continue;
        }
        let Some(&start) = open.first() else { return found };
        // Each open lesson requires an open one, so that following them must come round.
        let mut way = vec![start];
        let cycle = loop {
            let last = way[way.len() - 1];
            let next = first_required(last, &open).expect("what requires nothing open was taken out");
            match way.iter().position(|draft| draft.file.stem == next.file.stem) {
                Some(begin) => break way.split_off(begin),
                None => way.push(next),
            }
        };
        open.retain(|draft| !cycle.iter().any(|member| member.file.stem == draft.file.stem));
        found.push(cycle);
    }
}

fn first_required<'d>(draft: &Draft, open: &[&'d Draft]) -> Option<&'d Draft> {
    draft.requires.iter().find_map(|id| open.iter().copied().find(|other| other.file.stem == *id))
}
