internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// A list in `items`, which is `prefixItems` since 2020-12.
    ///
    /// The metaschema of 2020-12 refuses it, with this advice; v1 has no published metaschema yet.
    static let itemsList = LintRule(
        "items-list", .error, "A list of schemas for the first elements is called prefixItems since 2020-12.",
        .schema { schema, findings in
            guard schema.dialect > .draft2020, let items = schema["items"], items.kind == .array else { return }
            findings.add(
                keyOf: items, "\"items\" is one schema in \(schema.dialect.rawValue); a list is called \"prefixItems\"")
        })
}
