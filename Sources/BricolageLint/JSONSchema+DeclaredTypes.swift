internal import BricolageCore
internal import BricolageSchema

extension JSONSchema {
    /// The types that `type` allows here; nil without an active `type`, and if it contains anything but names of types.
    var declaredTypes: Set<String>? {
        guard let type = active("type") else { return nil }
        let names = type.kind == .array ? type.elements.map(\.string) : [type.string]
        guard names.allSatisfy({ $0.map(Self.types.contains) ?? false }) else { return nil }
        return Set(names.compactMap(\.self)).union(isNullable ? ["null"] : [])
    }

    private static let types: Set<String> = ["null", "boolean", "number", "integer", "string", "array", "object"]
}

extension JSONDocument.Node {
    /// Whether the value is of one of the types.
    func isOfType(_ types: Set<String>) -> Bool {
        switch kind {
        case .null: types.contains("null")
        case .bool: types.contains("boolean")
        case .number: types.contains("number") || types.contains("integer") && number?.isInteger == true
        case .string: types.contains("string")
        case .array: types.contains("array")
        case .object: types.contains("object")
        }
    }
}
