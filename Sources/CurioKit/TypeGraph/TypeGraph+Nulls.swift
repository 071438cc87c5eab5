extension TypeShape {
    /// Whether a null in a value of the type is read as an absent member.
    var dropsNulls: Bool {
        if case .object(let object) = self { object.properties.contains(where: \.mayDropNull) } else { false }
    }
}

extension ObjectShape.Property {
    /// Whether null is read as if the member were absent.
    var mayDropNull: Bool { !isRequired && !type.readsNull && constant == nil }
}
