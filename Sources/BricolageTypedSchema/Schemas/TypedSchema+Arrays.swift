public import BricolageCore

extension TypedSchema {
    /// An array whose elements match one schema.
    ///
    /// - Parameters:
    ///   - items: The schema of the elements.
    ///   - minItems: The minimum number of elements.
    ///   - maxItems: The maximum number of elements.
    ///   - uniqueItems: Whether elements must be distinct.
    ///   - contains: A schema that at least one element must match.
    public static func array<Element>(
        of items: TypedSchema<Element>, minItems: Int? = nil, maxItems: Int? = nil, uniqueItems: Bool = false,
        contains: TypedSchema<JSONDocument.Node>? = nil
    ) -> TypedSchema where Value == [Element] {
        var part = SchemaPart(type: "array")
        part.set("items", items.part)
        part.set("minItems", minItems)
        part.set("maxItems", maxItems)
        if uniqueItems { part.set("uniqueItems", JSON.bool(true)) }
        part.set("contains", contains?.part)
        let reading = items.reading
        return TypedSchema(
            part,
            ValueReading(
                read: { node, context in node.elements.compactMap { reading.read($0, context) } },
                look: ReadingSurvey.inside(reading.look) { node, look, survey in
                    for element in node.elements { survey.look(at: element, by: look) }
                }))
    }

    /// An array with a schema for each of its elements, read as a tuple.
    ///
    /// It has exactly as many elements as there are schemas.
    public static func tuple<each Element>(
        _ prefixItems: repeat TypedSchema<each Element>
    ) -> TypedSchema where Value == (repeat each Element) {
        var parts: [SchemaPart] = []
        var looks: [ReadingSurvey.Look?] = []
        for schema in repeat each prefixItems {
            parts.append(schema.part)
            looks.append(schema.reading.look)
        }
        var part = SchemaPart(type: "array")
        part.set("prefixItems", parts)
        part.set("items", SchemaPart.nothing)
        part.set("minItems", parts.count)
        let inner = looks
        let look: ReadingSurvey.Look = { node, survey in
            for (element, look) in zip(node.elements, inner) { survey.look(at: element, by: look) }
        }
        return TypedSchema(
            part,
            ValueReading(
                read: { node, context in
                    var elements = node.elements
                    return try? (repeat TupleReading.next((each prefixItems).reading, &elements, context))
                },
                look: look))
    }
}

/// Reads the elements of an array one after the other.
enum TupleReading {
    struct EndOfArray: Error {}

    static func next<Value>(
        _ reading: ValueReading<Value>, _ elements: inout JSONDocument.Node.Elements, _ context: ReadingContext
    ) throws(EndOfArray) -> Value {
        guard let node = elements.next(), let value = reading.read(node, context) else { throw EndOfArray() }
        return value
    }
}
