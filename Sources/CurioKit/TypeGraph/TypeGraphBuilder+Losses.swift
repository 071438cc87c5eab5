internal import BricolageCore
internal import BricolageSchema

// Told in functions of their own, so that what recurses takes no room on the stack for it.

extension TypeGraphBuilder {
    /// Tells that no value is of all the types that schemas ask for.
    mutating func reportContradiction(of parts: [SchemaPart]) {
        guard let first = parts.first?.schema else { return }
        let message = "no value is of all the types that are asked for here; any value is accepted"
        diagnostics.add(.warning, .lostType, message, at: first["type"] ?? first.node, in: first)
    }

    /// Tells that the values of an enumeration make no type.
    mutating func reportLostValues(of slot: Int) {
        guard let schema = graph.schemas[slot] else { return }
        let message = "lists and objects among the values of an enumeration make no type"
        let place = schema["enum"] ?? schema["const"] ?? schema.node
        diagnostics.add(.note, .lostType, message, at: place, in: schema)
    }
}
