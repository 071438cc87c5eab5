/// The schemas of elements by their positions.
///
///     {"prefixItems": [A, B], "items": C}     A, B ─ tuple     C, C, … ─ rest
package struct ItemSchemas {
    /// The schemas of the first elements; empty where there is no tuple.
    package let tuple: [JSONSchema]
    /// The schema of all elements after these.
    package let rest: JSONSchema?

    /// Reads the schemas of elements from a schema; linear in the length of the tuple.
    package init(of schema: JSONSchema) {
        tuple = schema.tupleItems ?? []
        rest = schema.restItems
    }

    /// The schema of the element at a position, which is not negative.
    package subscript(position: Int) -> JSONSchema? { position < tuple.count ? tuple[position] : rest }
}
