extension TypeGraph {
    /// Whether a null somewhere in a value of one of the types may be read as an absent member, and thus be left out.
    ///
    /// Linear in what the types are made of; ends at the first member that reads null so.
    func mayDropNulls(_ types: [TypeExpression]) -> Bool {
        if refusesNulls { return false }
        var pending = types.compactMap(\.declaration)
        var seen = Set(pending)
        while let index = pending.popLast() {
            let shape = declarations[index].shape
            if case .object(let object) = shape, object.properties.contains(where: \.mayDropNull) { return true }
            pending += shape.expressions.compactMap(\.declaration).filter { seen.insert($0).inserted }
        }
        return false
    }
}

extension ObjectShape.Property {
    /// Whether null is read as if the member were absent.
    var mayDropNull: Bool { !isRequired && !type.readsNull && constant == nil }
}
