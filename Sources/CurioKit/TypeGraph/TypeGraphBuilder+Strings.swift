internal import BricolageCore
internal import BricolageSchema

extension TypeGraphBuilder {
    /// The type of a string: that of its format, where one is asked for.
    func string(of parts: [SchemaPart]) -> TypeExpression {
        guard !configuration.formats.isEmpty, configuration.style == .fast else { return .string }
        let schemas = parts.filter { !$0.isLoose }.map(\.schema)
        let formats = schemas.compactMap { $0["format"]?.string }
        let encodings = schemas.compactMap { $0["contentEncoding"]?.string?.lowercased() }
        let format = TypedFormat.table.first { row in
            configuration.formats.contains(row)
                && (formats.contains(where: row.formats.contains) || encodings.contains(where: row.encodings.contains))
        }
        return format.map(TypeExpression.text) ?? .string
    }
}
