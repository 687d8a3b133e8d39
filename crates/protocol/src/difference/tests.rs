use proptest::prelude::*;
use serde_json::Value;

use super::*;

fn check(old: &str, new: &str, wanted: &str) {
    assert_eq!(difference(old, new), wanted);
    assert_eq!(patched(old, wanted).as_deref(), Some(new));
}

#[test]
fn a_patch_contains_only_what_has_changed() {
    check(r#"{"a":1,"b":[]}"#, r#"{"a":1,"b":[]}"#, "{}");
    check(r#"{"a":1,"b":{"c":2,"d":"x"}}"#, r#"{"a":1,"b":{"c":3,"d":"x"}}"#, r#"{"b":{"c":[3]}}"#);
    check("[]", "[]", "{}");
    check("7", "null", "[null]");
    check(r#""a""#, "[1]", "[[1]]");
}

#[test]
fn lists_change_item_by_item_or_by_one_run() {
    let long = |n: u32| format!(r#"{{"name":"a long name that stays","n":{n}}}"#);
    let list = |items: &[u32]| format!("[{}]", items.iter().map(|n| long(*n)).collect::<Vec<_>>().join(","));
    check(&list(&[1, 2, 3]), &list(&[1, 5, 3]), r#"{"1":{"n":[5]}}"#);
    check("[1,2,3,4]", "[1,2,4]", "[2,1,[]]");
    check("[1,2,4]", "[1,2,3,4]", "[2,0,[3]]");
    check("[]", "[1]", "[[1]]");
    check("[1,2,3,4,5,6,7,8]", "[2,3,4,5,6,7,8,9]", "[[2,3,4,5,6,7,8,9]]");
}

#[test]
fn the_patch_of_equal_values_is_empty() {
    for value in ["null", "1", "\"\"", "[]", "[1]", "{}", r#"{"a":1}"#] {
        check(value, value, "{}");
    }
}

#[test]
fn an_object_with_different_members_is_sent_whole() {
    check(r#"{"a":1}"#, r#"{"a":1,"b":2}"#, r#"[{"a":1,"b":2}]"#);
    check(r#"{"a":1,"b":2}"#, r#"{"a":1}"#, r#"[{"a":1}]"#);
    check(r#"{"a":1,"b":2}"#, r#"{"b":2,"a":1}"#, r#"[{"b":2,"a":1}]"#);
    check(r#"{"a":1}"#, "{}", "[{}]");
}

#[test]
fn brackets_and_quotes_inside_strings_are_plain_characters() {
    check(r#"{"a":"]},\"","b":1}"#, r#"{"a":"]},\"","b":"{["}"#, r#"{"b":["{["]}"#);
    check(r#"["\\","ü"]"#, r#"["\\","ü","]"]"#, r#"[2,0,["]"]]"#);
}

#[test]
fn a_patch_that_does_not_fit_is_refused() {
    for (old, patch) in [
        ("[1,2]", r#"{"2":[3]}"#),
        ("[1,2]", r#"{"x":[3]}"#),
        ("[1,2]", "[1,2,[]]"),
        ("[1,2]", "[18446744073709551615,1,[]]"),
        ("{}", "[0,0,[1]]"),
        (r#"{"a":1}"#, r#"{"b":[2]}"#),
        (r#"{"a":1}"#, r#"{"a":{"b":[2]}}"#),
        ("1", "[]"),
        ("1", "[1,2]"),
        ("1", "2"),
        ("1", ""),
    ] {
        assert_eq!(patched(old, patch), None, "{old} {patch}");
    }
    let deep = format!("{}[1]{}", r#"{"0":"#.repeat(5000), "}".repeat(5000));
    assert_eq!(patched(&format!("{}{}", "[".repeat(5000), "]".repeat(5000)), &deep), None);
}

fn values() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (0..5i32).prop_map(Value::from),
        "[a-c\"\\\\{}\\[\\],:ü]{0,3}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::btree_map("[ab\"]{1,2}", inner, 0..4)
                .prop_map(|members| Value::Object(members.into_iter().collect())),
        ]
    })
}

/// Two values that are mostly equal, as views are: some items of a list were inserted, removed or replaced.
fn alike() -> impl Strategy<Value = (Value, Value)> {
    let lists = (prop::collection::vec(values(), 0..8), prop::collection::vec(values(), 0..8));
    (lists, any::<u8>(), any::<u8>()).prop_map(|((before, others), which, how)| {
        let mut after = before.clone();
        for (place, other) in others.into_iter().enumerate() {
            let (is_changed, is_replaced) = (which >> place & 1 == 1, how >> place & 1 == 1);
            match (is_changed, place < after.len()) {
                (false, _) => {}
                (true, false) => after.push(other),
                (true, true) if is_replaced => after[place] = other,
                (true, true) if other.is_null() => drop(after.remove(place)),
                (true, true) => after.insert(place, other),
            }
        }
        let around =
            |list: Vec<Value>| serde_json::json!({"a": 1, "list": list, "z": {"list": list, "n": null}});
        (around(before), around(after))
    })
}

proptest! {
    #[test]
    fn a_patch_of_values_that_are_alike_makes_the_new_one((old, new) in alike()) {
        let (old, new) = (old.to_string(), new.to_string());
        let patch = difference(&old, &new);
        prop_assert!(patch.len() <= new.len() + 2);
        prop_assert_eq!(patched(&old, &patch), Some(new));
    }

    #[test]
    fn a_patch_makes_the_new_value_out_of_the_old_one(old in values(), new in values()) {
        let (old, new) = (old.to_string(), new.to_string());
        let patch = difference(&old, &new);
        prop_assert!(patch.len() <= new.len() + 2);
        prop_assert!(serde_json::from_str::<Value>(&patch).is_ok(), "{}", patch);
        prop_assert_eq!(patched(&old, &patch), Some(new));
    }

    #[test]
    fn no_patch_makes_the_reader_panic(old in values(), patch in ".*") {
        let _ = patched(&old.to_string(), &patch);
    }

    #[test]
    fn no_value_taken_for_a_patch_makes_the_reader_panic(old in values(), patch in values()) {
        let _ = patched(&old.to_string(), &patch.to_string());
    }
}
