internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

extension LintRule {
    /// A keyword for values of a type that is not allowed: `{"type": "integer", "minLength": 3}`.
    package static let inapplicableKeyword = LintRule(
        "inapplicable-keyword", .warning, "A keyword is about values of a type that is not allowed.",
        .schema { schema, findings in
            guard let types = schema.declaredTypes else { return }
            for (name, value) in schema.node.members {
                guard let kind = SchemaKeyword(name)?.kind, schema.active(name) != nil else { continue }
                guard types.isDisjoint(with: subjects(of: kind)) else { continue }
                // In draft 3 `required` is about the object around the schema.
                if name == "required" && value.kind != .array { continue }
                findings.add(
                    keyOf: value, "\"\(name)\" never applies, because \"type\" does not allow \(kind.rawValue)s")
            }
        })

    private static func subjects(of kind: JSON.Kind) -> Set<String> {
        kind == .number ? ["number", "integer"] : [kind.rawValue]
    }
}
