extension ValueShape {
    /// The types of the values, by their names in schemas.
    var kinds: [String] {
        var kinds: [String] = []
        if objects.count > 0 || !references.isEmpty { kinds.append("object") }
        if arrays.count > 0 { kinds.append("array") }
        if texts.count > 0 { kinds.append("string") }
        if numbers.count > 0 { kinds.append(numbers.others > 0 ? "number" : "integer") }
        if booleans > 0 { kinds.append("boolean") }
        if nulls > 0 { kinds.append("null") }
        return kinds
    }
}
