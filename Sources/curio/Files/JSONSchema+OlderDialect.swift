internal import BricolageCore
internal import BricolageLint
@_spi(Keywords) internal import BricolageSchema

extension JSONSchema {
    /// A remark on a file that names no version of JSON Schema and is refused, if an older version than the presumed
    /// one accepts it.
    ///
    /// - Parameter entries: Parts of the file that are schemas, whether or not a keyword holds them.
    func remarkOnOlderDialect(entries: [JSONSchema] = [], in registry: SchemaRegistry) -> String? {
        guard SchemaLinter.isAllowed(self, entries: entries, registry: registry) == false,
            let other = acceptingDialect(entries, in: registry)
        else { return nil }
        let option = Draft.allCases.first { $0.dialect == other }.map { " (--draft \($0.rawValue))" } ?? ""
        return "; the file names no version: \(dialect.rawValue) refuses it, \(other.rawValue) would not\(option)"
    }

    /// Draft 7, or else draft 4, if it accepts a file that names no version, and has all of its keywords.
    ///
    /// Files that name no version rarely need another one. Draft 3 is not tried because it accepts a common mistake,
    /// `required: true`.
    private func acceptingDialect(_ entries: [JSONSchema], in registry: SchemaRegistry) -> SchemaDialect? {
        guard metaschema == nil, dialect == .draft2020, OpenAPIDescription(self) == nil else { return nil }
        let linter = SchemaLinter(rules: [.otherDialectKeyword])
        return [.draft7, .draft4].first { dialect in
            let isOfItsTime = ([self] + entries).flatMap(\.node.members).allSatisfy {
                SchemaKeyword($0.key)?.dialects?.contains(dialect) ?? true
            }
            let other = self.of(dialect)
            let parts = entries.map { $0.of(dialect) }
            return isOfItsTime && SchemaLinter.isAllowed(other, entries: parts, registry: registry) ?? true
                && linter.judge(other, entries: parts, registry: registry, upTo: 1).report.issues.isEmpty
        }
    }

    /// The same part of the file in another dialect.
    private func of(_ dialect: SchemaDialect) -> JSONSchema {
        let file = JSONSchema(source: source, dialect: dialect)
        return node.index == file.node.index ? file : file.subschema(node)
    }
}
