//! One TypeScript file: declarations collected from Rust types.

use std::collections::BTreeMap;

use anyhow::{Result, bail};
use ts_rs::{Config, TS, TypeVisitor};

const HEADER: &str = "// Written by `cargo xtask codegen` from the Rust types. Changes made here are lost.\n";

/// Types of this crate are shared by all games and have their own file.
const SHARED: &str = "klad_engine::";

/// The declarations of one file.
#[derive(Debug, Default)]
pub(crate) struct Module {
    own: BTreeMap<String, Declaration>,
    shared: BTreeMap<String, Declaration>,
    constants: Vec<String>,
    clashes: Vec<String>,
}

#[derive(Debug, Clone)]
struct Declaration {
    /// The Rust type, with its path.
    rust: &'static str,
    text: String,
}

impl Module {
    /// Adds a type and every type it contains.
    pub(crate) fn add<T: TS + 'static>(&mut self) -> Result<()> {
        self.visit::<T>();
        match self.clashes.first() {
            None => Ok(()),
            Some(clash) => bail!("{clash}"),
        }
    }

    /// Adds a constant, given as JSON.
    pub(crate) fn constant(&mut self, name: &str, about: &str, json: &str) {
        self.constants.push(format!("/** {about} */\nexport const {name} = {json} as const;\n"));
    }

    /// Adds a table, given as JSON, whose rows have a type.
    pub(crate) fn table(&mut self, name: &str, about: &str, of: &str, json: &str) {
        self.constants.push(format!("/** {about} */\nexport const {name}: {of} = {json};\n"));
    }

    /// Moves the shared types of another module into this one.
    pub(crate) fn take_shared(&mut self, other: Module) -> Result<()> {
        for (name, declaration) in other.shared {
            match self.own.get(&name) {
                Some(known) if known.rust != declaration.rust => {
                    bail!("{} and {} are both called {name}", known.rust, declaration.rust)
                }
                _ => drop(self.own.insert(name, declaration)),
            }
        }
        Ok(())
    }

    /// The text of the file.
    pub(crate) fn text(&self) -> String {
        let mut text = HEADER.to_owned();
        if !self.shared.is_empty() {
            let names: Vec<&str> = self.shared.keys().map(String::as_str).collect();
            text += &format!("import type {{ {} }} from './engine';\n", names.join(", "));
        }
        for declaration in self.own.values() {
            text += "\n";
            text += &declaration.text;
        }
        for constant in &self.constants {
            text += "\n";
            text += constant;
        }
        text
    }
}

impl TypeVisitor for Module {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, strings and lists have no file, so no declaration either; the items of lists are visited separately.
        if T::output_path().is_none() {
            return;
        }
        // 64-bit integers would be `bigint` in the type and `number` at run time; ours fit in 32 bits.
        let config = Config::new().with_large_int("number");
        let (name, rust) = (T::ident(&config), std::any::type_name::<T::WithoutGenerics>());
        let place = if rust.starts_with(SHARED) { &mut self.shared } else { &mut self.own };
        if let Some(known) = place.get(&name) {
            if known.rust != rust {
                self.clashes.push(format!("{} and {rust} are both called {name}", known.rust));
            }
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let text = format!("{docs}export {}\n", <T::WithoutGenerics as TS>::decl(&config));
        place.insert(name, Declaration { rust, text });
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A barrel.
    #[derive(TS)]
    #[expect(dead_code, reason = "only its type counts")]
    struct Barrel {
        weight: u64,
    }

    /// Several barrels.
    #[derive(TS)]
    #[expect(dead_code, reason = "only its type counts")]
    struct Ferry {
        barrels: Vec<Option<Barrel>>,
        owner: klad_engine::Seat,
    }

    #[test]
    fn adding_a_type_also_adds_the_types_it_contains() {
        let mut module = Module::default();
        module.add::<Ferry>().unwrap();
        module.constant("SIZE", "How large.", "[3]");
        module.table("FLEET", "All of them.", "Ferry[]", "[]");
        let text = module.text();
        assert!(text.contains("import type { Seat } from './engine';"), "{text}");
        assert!(text.contains("export type Barrel = { weight: number, };"), "{text}");
        assert!(
            text.contains("export type Ferry = { barrels: Array<Barrel | null>, owner: Seat, };"),
            "{text}"
        );
        assert!(text.contains("export const SIZE = [3] as const;"), "{text}");
        assert!(text.contains("export const FLEET: Ferry[] = [];"), "{text}");
        assert!(!text.contains("export type Seat"), "{text}");

        let mut shared = Module::default();
        shared.take_shared(module).unwrap();
        assert!(shared.text().contains("export type Seat = number;"), "{}", shared.text());
    }

    mod other {
        use super::*;

        #[derive(TS)]
        #[expect(dead_code, reason = "only its type counts")]
        pub(super) struct Barrel {
            color: String,
        }
    }

    #[test]
    fn two_types_with_the_same_name_are_refused() {
        let mut module = Module::default();
        module.add::<Barrel>().unwrap();
        let error = module.add::<other::Barrel>().unwrap_err().to_string();
        assert!(error.contains("both called Barrel"), "{error}");
    }
}
