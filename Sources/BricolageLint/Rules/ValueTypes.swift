internal import BricolageCore
internal import BricolageSchema

extension JSONSchema {
    /// The names in `type` that count here; nil where any type is allowed, or where `type` holds schemas.
    var declaredTypes: Set<String>? {
        guard let type = active("type") else { return nil }
        if let name = type.string { return name == "any" ? nil : [name] }
        guard type.kind == .array, type.elements.allSatisfy({ $0.string != nil && $0.string != "any" }) else {
            return nil
        }
        return Set(type.elements.compactMap(\.string))
    }
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
