internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

extension LintRule {
    /// A word that is nearly a format: `{"format": "datetime"}`.
    static let misspeltFormat = LintRule(
        "misspelt-format", .warning, "A word is nearly a format.",
        .schema { schema, findings in
            guard let format = schema.active("format"), let name = format.string,
                !names.values.contains(where: { $0.contains(name) }),
                let nearest = NearestSpelling.find(name, among: names[schema.dialect] ?? [])
            else { return }
            findings.add(format, "no format is called \"\(name)\"", remark: NearestSpelling.question(nearest))
        })

    /// The formats that each dialect has.
    private static let names = SchemaDialect.allCases.reduce(into: [:]) { names, dialect in
        names[dialect] = StringFormat.names(in: dialect)
    }
}
