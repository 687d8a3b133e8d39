//! The values that a function of a type might wrongly return.

use syn::{GenericArgument, PathArguments, PathSegment, ReturnType, Type};

/// The most values for one type.
const MOST: usize = 8;

/// What a function might wrongly return; empty if nothing can be said about its type.
pub(super) fn returned(output: &ReturnType) -> Vec<String> {
    match output {
        ReturnType::Default => vec!["()".into()],
        ReturnType::Type(_, ty) => values(ty),
    }
}

/// Values of a type, plain ones first.
pub(super) fn values(ty: &Type) -> Vec<String> {
    let mut values = match ty {
        Type::Path(path) => path.path.segments.last().map(named).unwrap_or_default(),
        Type::Reference(reference) => match &*reference.elem {
            Type::Slice(_) => vec!["Vec::leak(Vec::new())".into()],
            Type::Path(path) if path.path.is_ident("str") => {
                vec![r#""""#.into(), r#""wrong""#.into()]
            }
            inner => around("Box::leak(Box::new(", values(inner), "))"),
        },
        Type::Tuple(tuple) => {
            let all = tuple.elems.iter().map(values).reduce(|before, next| {
                before
                    .iter()
                    .flat_map(|first| next.iter().map(move |second| format!("{first}, {second}")))
                    .collect()
            });
            around("(", all.unwrap_or_else(|| vec![String::new()]), ")")
        }
        Type::Array(array) => match &array.len {
            syn::Expr::Lit(_) | syn::Expr::Path(_) => {
                around("std::array::from_fn(|_| ", values(&array.elem), ")")
            }
            _ => Vec::new(),
        },
        Type::Paren(inner) => values(&inner.elem),
        // `impl Trait` stands for one type only, so another cannot be chosen while the program runs.
        _ => Vec::new(),
    };
    values.truncate(MOST);
    values
}

/// Values of a type by its name.
fn named(segment: &PathSegment) -> Vec<String> {
    let all = |values: &[&str]| values.iter().map(|&value| value.to_owned()).collect();
    let inner = || match &segment.arguments {
        PathArguments::AngleBracketed(list) => match list.args.first() {
            Some(GenericArgument::Type(ty)) => values(ty),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    };
    match segment.ident.to_string().as_str() {
        "bool" => all(&["true", "false"]),
        "u8" | "u16" | "u32" | "u64" | "u128" | "usize" => all(&["0", "1"]),
        "i8" | "i16" | "i32" | "i64" | "i128" | "isize" => all(&["0", "1", "-1"]),
        "f32" | "f64" => all(&["0.0", "1.0", "-1.0"]),
        "String" => all(&["String::new()", r#""wrong".into()"#]),
        "Option" => [all(&["None"]), around("Some(", inner(), ")")].concat(),
        "Result" => around("Ok(", inner(), ")"),
        "Vec" => [all(&["Vec::new()"]), around("vec![", inner(), "]")].concat(),
        "Box" => around("Box::new(", inner(), ")"),
        _ => all(&["Default::default()"]),
    }
}

fn around(before: &str, values: Vec<String>, after: &str) -> Vec<String> {
    values.into_iter().map(|value| format!("{before}{value}{after}")).collect()
}
