"""Rust types for the schemas of the benchmark, which contain only the few keywords that `curio infer` writes."""

import json


def source(schemas):
    """A Rust file with the types of each schema, and a function that chooses a type by the name of the document."""
    declarations, choices = [], []
    for path in sorted(schemas.glob("*.schema.json")):
        corpus = path.name.removesuffix(".schema.json")
        name = "".join(part.capitalize() for part in corpus.replace("-", "_").split("_"))
        root = described(json.loads(path.read_text()), name, declarations)
        names = [corpus, "twitterescaped"] if corpus == "twitter" else [corpus]
        pattern = " | ".join(json.dumps(each) for each in names)
        choices.append(f"        {pattern} => crate::run::<{root}>(operation, text, seconds),")
    return "\n".join([
        "use serde::{Deserialize, Serialize};", "", *declarations,
        "/// Whether there is a type for a document, which is measured then.",
        "pub fn run(corpus: &str, operation: &str, text: &[u8], seconds: f64) -> bool {", "    match corpus {",
        *choices, "        _ => return false,", "    }", "    true", "}", ""])


def described(schema, name, declarations):
    """The type for a schema; its structs are added to the declarations."""
    kinds = schema.get("type")
    if kinds is None:
        return "serde_json::Value"
    if isinstance(kinds, list):
        kind = next(kind for kind in kinds if kind != "null")
        return f"Option<{described(schema | {'type': kind}, name, declarations)}>"
    if kinds == "array":
        return f"Vec<{described(schema['items'], name, declarations) if 'items' in schema else '()'}>"
    if kinds != "object":
        return {"string": "String", "integer": "i64", "number": "f64", "boolean": "bool", "null": "()"}[kinds]
    if "properties" not in schema:
        value = described(schema.get("additionalProperties", {"type": "null"}), name, declarations)
        return f"std::collections::HashMap<String, {value}>"
    lines = ["#[derive(Serialize, Deserialize)]", f"pub struct {name} {{"]
    for number, (key, value) in enumerate(schema["properties"].items()):
        kind = described(value, f"{name}{number}", declarations)
        lines.append(f"    #[serde(rename = {json.dumps(key)})]")
        if key not in schema.get("required", []):
            kind = kind if kind.startswith("Option<") else f"Option<{kind}>"
            lines.append('    #[serde(default, skip_serializing_if = "Option::is_none")]')
        lines.append(f"    field{number}: {kind},")
    declarations += [*lines, "}", ""]
    return name
