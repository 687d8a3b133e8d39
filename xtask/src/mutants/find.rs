//! Finds the mutants of a source file: replaced function bodies and operators, removed match arms and guards. The kinds
//! are those of cargo-mutants.

use std::ops::Range;

use anyhow::{Context, Result};
use proc_macro2::Span;
use syn::{
    Arm, Attribute, BinOp, Block, Expr, ExprBinary, ExprMatch, ExprRepeat, ExprUnary, GenericArgument,
    ImplItemFn, ItemConst, ItemFn, ItemImpl, ItemMod, ItemStatic, Pat, Signature, TraitItemFn, Type,
    TypeArray, UnOp,
    spanned::Spanned,
    visit::{self, Visit},
};

use super::values::returned;

/// A place in a file with its mutants.
#[derive(Debug)]
pub(super) struct Site {
    /// What is replaced; empty if something is inserted.
    pub(super) range: Range<usize>,
    pub(super) form: Form,
    pub(super) mutants: Vec<Found>,
}

/// How the mutants of a site are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Form {
    /// An early return at the start of a body.
    Early,
    /// A guard for an arm that has none.
    NewGuard,
    /// A further condition in the guard of an arm.
    AndGuard,
    /// Another expression.
    Choice,
}

/// One mutant.
#[derive(Debug)]
pub(super) struct Found {
    /// The function and the change, such as `State::is_out: && becomes ||`.
    pub(super) name: String,
    pub(super) line: usize,
    /// The wrong expression; empty for a removed match arm.
    pub(super) wrong: String,
}

/// All sites of a file, in the order of the text.
pub(super) fn sites(text: &str) -> Result<Vec<Site>> {
    let file = syn::parse_file(text).context("the file does not parse")?;
    let mut finder = Finder { text, within: Vec::new(), sites: Vec::new() };
    finder.visit_file(&file);
    let mut sites = finder.sites;
    sites.sort_by_key(|site| {
        let Range { start, end } = site.range;
        (start, start != end, std::cmp::Reverse(end), site.form)
    });
    Ok(sites)
}

struct Finder<'a> {
    text: &'a str,
    /// The impl block and the functions around the current place.
    within: Vec<String>,
    sites: Vec<Site>,
}

impl Finder<'_> {
    fn text(&self, span: Span) -> &str {
        &self.text[span.byte_range()]
    }

    fn add(&mut self, span: Span, range: Range<usize>, form: Form, changes: Vec<(String, String)>) {
        let line = span.start().line;
        let function = self.within.join("::");
        let found = |(what, wrong)| Found { name: format!("{function}: {what}"), line, wrong };
        let mutants: Vec<Found> = changes.into_iter().map(found).collect();
        if !mutants.is_empty() {
            self.sites.push(Site { range, form, mutants });
        }
    }

    /// A function: its body may return immediately.
    fn function(&mut self, attributes: &[Attribute], signature: &Signature, body: &Block) {
        // Code that cannot run at run time cannot ask which mutant is active.
        if is_conditional(attributes) || signature.constness.is_some() {
            return;
        }
        self.within.push(signature.ident.to_string());
        if !body.stmts.is_empty() {
            let inside = self.text(body.span()).trim_matches(['{', '}']).trim().to_owned();
            let change = |value: String| (format!("returns {value}"), value);
            let changes = returned(&signature.output)
                .into_iter()
                .filter(|value| *value != inside)
                .map(change)
                .collect();
            let start = body.brace_token.span.open().byte_range().end;
            self.add(signature.ident.span(), start..start, Form::Early, changes);
        }
        self.visit_block(body);
        self.within.pop();
    }
}

/// Whether an item is compiled only conditionally, such as in tests.
fn is_conditional(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| attribute.path().is_ident("cfg") || attribute.path().is_ident("test"))
}

/// Whether a chain of `&&` contains `let`, in which case it cannot be used as an ordinary expression.
fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if !is_conditional(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let of = item.trait_.as_ref().and_then(|(_, path, _)| path.segments.last());
        // Debug output is for people; and a default that returns itself never ends.
        if is_conditional(&item.attrs)
            || of.is_some_and(|name| name.ident == "Debug" || name.ident == "Default")
        {
            return;
        }
        let name = match &*item.self_ty {
            Type::Path(path) => path.path.segments.last().map(|segment| segment.ident.to_string()),
            _ => None,
        };
        let name = name.unwrap_or_else(|| self.text(item.self_ty.span()).to_owned());
        self.within.push(match of {
            Some(of) => format!("{name} as {}", of.ident),
            None => name,
        });
        item.items.iter().for_each(|item| self.visit_impl_item(item));
        self.within.pop();
    }

    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.function(&item.attrs, &item.sig, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        self.function(&item.attrs, &item.sig, &item.block);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast TraitItemFn) {
        if let Some(body) = &item.default {
            self.function(&item.attrs, &item.sig, body);
        }
    }

    fn visit_expr_binary(&mut self, node: &'ast ExprBinary) {
        if !has_let(&node.left) && !has_let(&node.right) {
            let (left, right) = (self.text(node.left.span()), self.text(node.right.span()));
            let range = node.left.span().byte_range().start..node.right.span().byte_range().end;
            let old = self.text(node.op.span()).to_owned();
            let change = |new: &&str| (format!("{old} becomes {new}"), format!("({left}) {new} ({right})"));
            let changes = others(&node.op).iter().map(change).collect();
            self.add(node.op.span(), range, Form::Choice, changes);
        }
        visit::visit_expr_binary(self, node);
    }

    fn visit_expr_unary(&mut self, node: &'ast ExprUnary) {
        if matches!(node.op, UnOp::Not(_) | UnOp::Neg(_)) {
            let wrong = self.text(node.expr.span()).to_owned();
            let range = node.op.span().byte_range().start..node.expr.span().byte_range().end;
            let what = format!("{} is gone", self.text(node.op.span()));
            self.add(node.op.span(), range, Form::Choice, vec![(what, wrong)]);
        }
        visit::visit_expr_unary(self, node);
    }

    fn visit_expr_match(&mut self, node: &'ast ExprMatch) {
        let is_rest = |arm: &Arm| matches!(arm.pat, Pat::Wild(_)) && arm.guard.is_none();
        let has_rest = node.arms.iter().any(is_rest);
        for arm in &node.arms {
            let shown = self.text(arm.pat.span()).split_whitespace().collect::<Vec<_>>().join(" ");
            let guard = arm.guard.as_ref().map(|(_, guard)| &**guard).filter(|guard| !has_let(guard));
            if let Some(guard) = guard {
                let both = ["true", "false"]
                    .map(|value| (format!("the guard of {shown} becomes {value}"), value.to_owned()));
                self.add(guard.span(), guard.span().byte_range(), Form::Choice, both.into());
            }
            if has_rest && !is_rest(arm) {
                let gone = vec![(format!("the arm {shown} is gone"), String::new())];
                match (guard, &arm.guard) {
                    (Some(guard), _) => {
                        self.add(arm.pat.span(), guard.span().byte_range(), Form::AndGuard, gone);
                    }
                    (None, None) => {
                        let end = arm.pat.span().byte_range().end;
                        self.add(arm.pat.span(), end..end, Form::NewGuard, gone);
                    }
                    (None, Some(_)) => {}
                }
            }
        }
        visit::visit_expr_match(self, node);
    }

    // Constants and patterns are evaluated before the program starts.
    fn visit_item_const(&mut self, _: &'ast ItemConst) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_item_static(&mut self, _: &'ast ItemStatic) {}
    fn visit_item_enum(&mut self, _: &'ast syn::ItemEnum) {}
    fn visit_type_array(&mut self, _: &'ast TypeArray) {}
    fn visit_generic_argument(&mut self, _: &'ast GenericArgument) {}
    fn visit_pat(&mut self, _: &'ast Pat) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}

    fn visit_expr_repeat(&mut self, node: &'ast ExprRepeat) {
        self.visit_expr(&node.expr);
    }
}

/// The operators that an operator may be mistaken for.
fn others(op: &BinOp) -> &'static [&'static str] {
    match op {
        BinOp::Eq(_) => &["!="],
        BinOp::Ne(_) => &["=="],
        BinOp::And(_) => &["||"],
        BinOp::Or(_) => &["&&"],
        BinOp::Lt(_) => &["<=", ">", "=="],
        BinOp::Gt(_) => &[">=", "<", "=="],
        BinOp::Le(_) => &["<", ">"],
        BinOp::Ge(_) => &[">", "<"],
        BinOp::Add(_) => &["-", "*"],
        BinOp::Sub(_) => &["+", "/"],
        BinOp::Mul(_) => &["+", "/"],
        BinOp::Div(_) => &["%", "*"],
        BinOp::Rem(_) => &["/", "+"],
        BinOp::Shl(_) => &[">>"],
        BinOp::Shr(_) => &["<<"],
        BinOp::BitAnd(_) => &["|", "^"],
        BinOp::BitOr(_) => &["&", "^"],
        BinOp::BitXor(_) => &["|", "&"],
        BinOp::AddAssign(_) => &["-=", "*="],
        BinOp::SubAssign(_) => &["+=", "/="],
        BinOp::MulAssign(_) => &["+=", "/="],
        BinOp::DivAssign(_) => &["%=", "*="],
        BinOp::RemAssign(_) => &["/=", "+="],
        BinOp::ShlAssign(_) => &[">>="],
        BinOp::ShrAssign(_) => &["<<="],
        BinOp::BitAndAssign(_) => &["|=", "^="],
        BinOp::BitOrAssign(_) => &["&=", "^="],
        BinOp::BitXorAssign(_) => &["|=", "&="],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        let mutants = sites(text).unwrap().into_iter().flat_map(|site| site.mutants);
        mutants.map(|found| found.name).collect()
    }

    #[test]
    fn bodies_operators_and_signs_are_mutated() {
        let found = names("impl Hold { fn is_full(&self) -> bool { !(self.size < 3) } }");
        let wanted = [
            "Hold::is_full: returns true",
            "Hold::is_full: returns false",
            "Hold::is_full: ! is gone",
            "Hold::is_full: < becomes <=",
            "Hold::is_full: < becomes >",
            "Hold::is_full: < becomes ==",
        ];
        assert_eq!(found, wanted);
    }

    #[test]
    fn arms_are_removed_only_where_another_arm_matches_everything() {
        let found = names("fn f(x: u8) { match x { 1 => g(), y if y > 2 => h(), _ => {} } }");
        let wanted = [
            "f: returns ()",
            "f: the arm 1 is gone",
            "f: the arm y is gone",
            "f: the guard of y becomes true",
            "f: the guard of y becomes false",
            "f: > becomes >=",
            "f: > becomes <",
            "f: > becomes ==",
        ];
        assert_eq!(found, wanted);
        let whole = names("fn f(x: bool) { match x { true => g(), false => h() } }");
        assert_eq!(whole, ["f: returns ()"]);
    }

    #[test]
    fn constants_tests_and_conditions_with_let_are_left_alone() {
        assert!(names("const A: u8 = 1 + 2; const fn f() -> u8 { 1 + 2 }").is_empty());
        assert!(names("#[cfg(test)] mod tests { fn f() -> bool { 1 < 2 } }").is_empty());
        assert_eq!(names("fn f() { if let Some(x) = y && z {} }"), ["f: returns ()"]);
        assert_eq!(names("fn f(x: u8) -> bool { matches!(x, 1) }").len(), 2);
    }

    #[test]
    fn a_body_is_not_replaced_by_itself() {
        assert_eq!(names("fn f() -> bool { false }"), ["f: returns true"]);
    }

    #[test]
    fn lists_of_values_follow_the_type() {
        let value = |ty: &str| crate::mutants::values::values(&syn::parse_str(ty).unwrap());
        assert_eq!(value("Option<bool>"), ["None", "Some(true)", "Some(false)"]);
        assert_eq!(value("(u8, bool)").len(), 4);
        assert!(value("impl Iterator<Item = u8>").is_empty());
    }
}
