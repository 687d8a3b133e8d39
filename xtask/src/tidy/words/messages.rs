//! The parsed messages of one language.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

/// All messages of one language.
#[derive(Debug, Default)]
pub(super) struct Messages {
    /// The files they came from.
    pub(super) files: BTreeSet<String>,
    messages: BTreeMap<String, Message>,
}

/// The parts of a message.
#[derive(Debug, Default)]
struct Message {
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
    broken: Option<&'static str>,
}

impl Messages {
    /// Adds the messages of a file; returns what is broken in it.
    pub(super) fn add(&mut self, file: &str, text: &str) -> Vec<String> {
        self.files.insert(file.to_owned());
        let mut broken = Vec::new();
        let resource = match parser::parse(text) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                let line = |position: usize| text[..position.min(text.len())].lines().count();
                broken.extend(
                    errors.iter().map(|error| format!("line {}: {}", line(error.pos.start), error.kind)),
                );
                resource
            }
        };
        for entry in &resource.body {
            let (id, value, attributes) = match entry {
                Entry::Message(message) => {
                    (message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
                }
                Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
                _ => continue,
            };
            let mut message = Message::default();
            match value {
                Some(pattern) => message.pattern(pattern),
                None => message.broken = Some("is empty"),
            }
            attributes.iter().for_each(|attribute| message.pattern(&attribute.value));
            broken.extend(message.broken.map(|why| format!("{id} {why}")));
            if self.messages.insert(id.clone(), message).is_some() {
                broken.push(format!("{id} appears twice"));
            }
        }
        broken
    }

    /// Whether there is such a message.
    pub(super) fn has(&self, id: &str) -> bool {
        self.messages.contains_key(id)
    }

    /// All ids in order.
    pub(super) fn ids(&self) -> impl Iterator<Item = &str> {
        self.messages.keys().map(String::as_str)
    }

    /// The variables of a message.
    pub(super) fn variables(&self, id: &str) -> Option<&BTreeSet<String>> {
        self.messages.get(id).map(|message| &message.variables)
    }

    /// Whether some message refers to this one.
    pub(super) fn refers_to(&self, id: &str) -> bool {
        self.messages.values().any(|message| message.references.contains(id))
    }
}

impl Message {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        let is_blank = |element: &PatternElement<&str>| match element {
            PatternElement::TextElement { value } => value.trim().is_empty(),
            PatternElement::Placeable { .. } => false,
        };
        if pattern.elements.iter().all(is_blank) {
            self.broken = Some("is empty");
        }
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                if !variants.iter().any(|variant| variant.default) {
                    self.broken = Some("has a choice without a default");
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name.to_owned())),
            InlineExpression::MessageReference { id, .. } => drop(self.references.insert(id.name.to_owned())),
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_and_references_are_found_at_any_depth() {
        let mut messages = Messages::default();
        let text = "-brand = Klad\nother = Other\na =\n    { $count ->\n        [one] { -brand } { $name }\n       *[other] { other } { NUMBER($size) }\n    }\n";
        assert_eq!(messages.add("a.ftl", text), [""; 0]);
        let expected: Vec<&str> = messages.variables("a").unwrap().iter().map(String::as_str).collect();
        assert_eq!(expected, ["count", "name", "size"]);
        assert!(messages.refers_to("-brand") && messages.refers_to("other") && !messages.refers_to("a"));
    }

    #[test]
    fn broken_messages_are_named() {
        let broken = |text| Messages::default().add("a.ftl", text);
        assert_eq!(broken("a = { \"\" }\n"), [""; 0]);
        assert_eq!(broken("a =\n    .label = x\n"), ["a is empty"]);
        assert_eq!(broken("a = one\na = two\n"), ["a appears twice"]);
        assert!(!broken("a = { $n -> [one] x *[other] y }\n").is_empty(), "a select on one line");
        assert!(!broken("a = { $n\n").is_empty(), "an unclosed brace");
    }
}
