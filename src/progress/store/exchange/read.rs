//! Reading an export, straight into the tables, so that every fault has its line and column.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt;

use rusqlite::types::Value;
use rusqlite::{Statement, Transaction, params_from_iter};
use serde::Deserializer;
use serde::de::{DeserializeSeed, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::super::tables::{Column, Holds, KEPT, Table, columns};
use super::{EXPORT_VERSION, ImportError, Imported, begun, is_about_data};

/// Why tables were not taken in.
pub(super) enum Fault {
    Broken(ImportError),
    Database(rusqlite::Error),
}

/// Checks that a text is JSON, an export, and of a version that can be read.
pub(super) fn head(text: &str) -> Result<(), ImportError> {
    parse(text, Head)
}

/// Adds the rows of an export to the tables.
pub(super) fn tables(transaction: &Transaction<'_>, text: &str) -> Result<Imported, Fault> {
    // A place's steps may come before it.
    transaction.pragma_update(None, "defer_foreign_keys", true).map_err(Fault::Database)?;
    let begun = begun(transaction).map_err(Fault::Database)?;
    let at_work = Reader { transaction, begun, imported: RefCell::default(), failed: RefCell::new(None) };
    let read = parse(text, Body(&at_work));
    if let Some(error) = at_work.failed.into_inner() {
        return Err(Fault::Database(error));
    }
    read.map_err(Fault::Broken)?;
    Ok(at_work.imported.into_inner())
}

fn parse<'t, T: DeserializeSeed<'t>>(text: &'t str, seed: T) -> Result<T::Value, ImportError> {
    let mut json = serde_json::Deserializer::from_str(text);
    let read = seed.deserialize(&mut json).and_then(|value| json.end().map(|()| value));
    read.map_err(|error| {
        let (line, column) = (error.line(), error.column());
        let whole = error.to_string();
        let fault = whole.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&whole);
        ImportError::Broken { line, column, fault: fault.to_owned() }
    })
}

const NO_EXPORT: &str =
    "this is no export of Malom's progress: it begins with {\"malom\": \"progress\", \"version\": 1";

/// Reads what an export is, and passes over the rest.
struct Head;

impl<'t> DeserializeSeed<'t> for Head {
    type Value = ();

    fn deserialize<D: Deserializer<'t>>(self, json: D) -> Result<(), D::Error> {
        json.deserialize_map(self)
    }
}

impl<'t> Visitor<'t> for Head {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an export of Malom's progress")
    }

    fn visit_map<A: MapAccess<'t>>(self, mut map: A) -> Result<(), A::Error> {
        let (mut is_ours, mut has_version) = (false, false);
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "malom" => is_ours = map.next_value::<String>()? == "progress",
                "version" => {
                    let version: u64 = map.next_value()?;
                    if version > EXPORT_VERSION {
                        return Err(A::Error::custom(format!(
                            "version {version} was written by a newer Malom, and this one reads up to \
                             {EXPORT_VERSION}: use the newer one"
                        )));
                    }
                    has_version = version > 0;
                }
                _ => map.next_value::<IgnoredAny>().map(drop)?,
            }
        }
        if is_ours && has_version { Ok(()) } else { Err(A::Error::custom(NO_EXPORT)) }
    }
}

/// An import at work.
struct Reader<'c> {
    transaction: &'c Transaction<'c>,
    /// The lessons that were begun here before.
    begun: BTreeSet<String>,
    imported: RefCell<Imported>,
    /// The error of the database, where it is not about a row.
    failed: RefCell<Option<rusqlite::Error>>,
}

impl Reader<'_> {
    /// Puts an error of the database among those of reading.
    fn fault<E: serde::de::Error>(&self, error: rusqlite::Error) -> E {
        let text = error.to_string();
        if !is_about_data(&error) {
            *self.failed.borrow_mut() = Some(error);
        }
        E::custom(text)
    }
}

/// Reads the tables, past the head.
struct Body<'r, 'c>(&'r Reader<'c>);

impl<'t> DeserializeSeed<'t> for Body<'_, '_> {
    type Value = ();

    fn deserialize<D: Deserializer<'t>>(self, json: D) -> Result<(), D::Error> {
        json.deserialize_map(self)
    }
}

impl<'t> Visitor<'t> for Body<'_, '_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an export of Malom's progress")
    }

    fn visit_map<A: MapAccess<'t>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "tables" => map.next_value_seed(Tables(self.0))?,
                _ => map.next_value::<IgnoredAny>().map(drop)?,
            }
        }
        Ok(())
    }
}

/// Reads every table.
struct Tables<'r, 'c>(&'r Reader<'c>);

impl<'t> DeserializeSeed<'t> for Tables<'_, '_> {
    type Value = ();

    fn deserialize<D: Deserializer<'t>>(self, json: D) -> Result<(), D::Error> {
        json.deserialize_map(self)
    }
}

impl<'t> Visitor<'t> for Tables<'_, '_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tables by their names")
    }

    fn visit_map<A: MapAccess<'t>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(name) = map.next_key::<String>()? {
            let Some(table) = KEPT.iter().find(|table| table.name == name) else {
                return Err(A::Error::custom(format!("there is no table `{name}`")));
            };
            let columns =
                columns(self.0.transaction, table.name).map_err(|error| self.0.fault::<A::Error>(error))?;
            map.next_value_seed(Rows { reader: self.0, table, columns })?;
        }
        Ok(())
    }
}

/// Reads the rows of a table.
struct Rows<'r, 'c> {
    reader: &'r Reader<'c>,
    table: &'static Table,
    columns: Vec<Column>,
}

impl<'t> DeserializeSeed<'t> for Rows<'_, '_> {
    type Value = ();

    fn deserialize<D: Deserializer<'t>>(self, json: D) -> Result<(), D::Error> {
        json.deserialize_seq(self)
    }
}

impl<'t> Visitor<'t> for Rows<'_, '_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of rows")
    }

    fn visit_seq<A: SeqAccess<'t>>(self, mut rows: A) -> Result<(), A::Error> {
        let Self { reader, table, columns } = &self;
        let names: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
        let sql = format!(
            "INSERT INTO {} ({}) VALUES ({}) ON CONFLICT ({}) DO NOTHING",
            table.name,
            names.join(", "),
            vec!["?"; names.len()].join(", "),
            table.key.join(", "),
        );
        let mut insert = reader.transaction.prepare(&sql).map_err(|error| reader.fault::<A::Error>(error))?;
        while rows.next_element_seed(Row { reader, table, columns, insert: &mut insert })?.is_some() {}
        Ok(())
    }
}

/// Reads a row, and adds it.
struct Row<'r, 'c, 's, 'i> {
    reader: &'r Reader<'c>,
    table: &'static Table,
    columns: &'r [Column],
    insert: &'i mut Statement<'s>,
}

impl<'t> DeserializeSeed<'t> for Row<'_, '_, '_, '_> {
    type Value = ();

    fn deserialize<D: Deserializer<'t>>(self, json: D) -> Result<(), D::Error> {
        json.deserialize_map(self)
    }
}

impl<'t> Visitor<'t> for Row<'_, '_, '_, '_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a row of `{}`", self.table.name)
    }

    fn visit_map<A: MapAccess<'t>>(self, mut map: A) -> Result<(), A::Error> {
        let mut values: Vec<Option<Value>> = vec![None; self.columns.len()];
        while let Some(key) = map.next_key::<String>()? {
            let Some(index) = self.columns.iter().position(|column| column.name == key) else {
                return Err(A::Error::custom(format!("`{}` has no column `{key}`", self.table.name)));
            };
            if values[index].is_some() {
                return Err(A::Error::custom(format!("`{key}` is given twice")));
            }
            values[index] = Some(map.next_value_seed(Cell(&self.columns[index]))?);
        }
        let missing = self.columns.iter().zip(&values);
        if let Some((column, _)) =
            missing.into_iter().find(|(column, value)| column.required && value.is_none())
        {
            return Err(A::Error::custom(format!("a row of `{}` needs `{}`", self.table.name, column.name)));
        }
        let lesson = self.columns.iter().zip(&values).find(|(column, _)| column.name == "lesson");
        let yields = self.table.yields
            && matches!(lesson, Some((_, Some(Value::Text(lesson)))) if self.reader.begun.contains(lesson));
        let added = if yields {
            0
        } else {
            let values = values.into_iter().map(|value| value.unwrap_or(Value::Null));
            let inserted = self.insert.execute(params_from_iter(values));
            inserted.map_err(|error| self.reader.fault::<A::Error>(error))?
        };
        let mut imported = self.reader.imported.borrow_mut();
        if added > 0 {
            imported.added += 1;
        } else {
            imported.known += 1;
        }
        Ok(())
    }
}

/// Reads a value of a column.
struct Cell<'r>(&'r Column);

impl<'t> DeserializeSeed<'t> for Cell<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'t>>(self, json: D) -> Result<Value, D::Error> {
        json.deserialize_any(self)
    }
}

impl<'t> Visitor<'t> for Cell<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.0.holds {
            Holds::Integer => "a whole number",
            Holds::Name => "a name of 16 hexadecimal digits",
            Holds::Real => "a number",
            Holds::Text => "a text",
        };
        write!(f, "{what} for `{}`", self.0.name)
    }

    fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<Value, E> {
        match self.0.holds {
            Holds::Integer => Ok(Value::Integer(number)),
            #[expect(
                clippy::cast_precision_loss,
                reason = "a whole number where a real one belongs is small"
            )]
            Holds::Real => Ok(Value::Real(number as f64)),
            Holds::Name | Holds::Text => Err(E::invalid_type(serde::de::Unexpected::Signed(number), &self)),
        }
    }

    fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Value, E> {
        match i64::try_from(number) {
            Ok(number) => self.visit_i64(number),
            Err(_) => Err(E::invalid_value(serde::de::Unexpected::Unsigned(number), &self)),
        }
    }

    fn visit_f64<E: serde::de::Error>(self, number: f64) -> Result<Value, E> {
        match self.0.holds {
            Holds::Real => Ok(Value::Real(number)),
            _ => Err(E::invalid_type(serde::de::Unexpected::Float(number), &self)),
        }
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Value, E> {
        match self.0.holds {
            Holds::Text => Ok(Value::Text(text.to_owned())),
            Holds::Name if text.len() == 16 => match u64::from_str_radix(text, 16) {
                Ok(name) => Ok(Value::Integer(name.cast_signed())),
                Err(_) => Err(E::invalid_value(serde::de::Unexpected::Str(text), &self)),
            },
            _ => Err(E::invalid_type(serde::de::Unexpected::Str(text), &self)),
        }
    }
}
