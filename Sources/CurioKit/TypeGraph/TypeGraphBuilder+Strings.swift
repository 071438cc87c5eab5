internal import BricolageCore
internal import BricolageSchema

extension TypeGraphBuilder {
    /// The type of a string: that of its format, if the configuration asks for one.
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

    /// Remembers the formats of strings that are the type that schemas describe together, or a branch of it.
    mutating func noteFormat(of parts: [SchemaPart], as type: TypeExpression) {
        guard !configuration.formats.isEmpty, let format = format(of: type.withoutNull) else { return }
        for part in expanded(parts).parts where !part.isLoose {
            guard let text = part.schema["format"]?.string, format.formats.contains(text) else { continue }
            diagnostics.note(KeywordConstraint.Use(schema: part.schema, keyword: "format"), as: format)
        }
    }

    private func format(of type: TypeExpression) -> TypedFormat? {
        switch type {
        case .text(let format): return format
        case .named(let index):
            guard case .union(let union) = graph.declarations[index].shape else { return nil }
            return union.branches.lazy.compactMap { if case .text(let format) = $0.type { format } else { nil } }.first
        default: return nil
        }
    }
}
