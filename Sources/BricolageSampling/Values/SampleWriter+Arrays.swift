internal import BricolageCore
internal import BricolageSchema

extension SampleWriter {
    /// An array of as many elements as are asked for.
    mutating func array(_ demand: inout Demand, depth: Int) -> JSON? {
        let parts = demand.parts
        let shortest = parts.compactMap { $0["minItems"]?.number?.double }.max() ?? 0
        let longest = parts.compactMap { $0["maxItems"]?.number?.double }.min() ?? .infinity
        let contained = parts.compactMap { schema in
            schema.schema(in: "contains").map { ($0, count: schema["minContains"]?.int ?? 1) }
        }
        let least = max(Int(min(shortest, 10_000)), contained.map(\.count).max() ?? 0)
        guard Double(least) <= longest, shortest <= 10_000, least <= 10_000 else {
            if let part = parts.first(where: { $0["minItems"] != nil || $0["contains"] != nil }) {
                workshop.note(part, "no array has as many elements as that")
            }
            return nil
        }
        let places = parts.map { $0.tupleItems?.count ?? 0 }.max() ?? 0
        let more =
            isTerse(at: depth)
            ? 0 : options.extent == .most ? max(places - least, 2) : Int.random(in: 0...3, using: &generator)
        let count = suggestedLength(Int(min(longest, Double(least + more))), longest)
        let isUnique = parts.contains { $0["uniqueItems"]?.bool == true }
        var elements: [JSON] = []
        var known: Set<JSON> = []
        while elements.count < count {
            var schemas = parts.flatMap { Self.schemas(of: $0, at: elements.count) }
            for (schema, number) in contained where elements.count < number { schemas.append(schema) }
            guard let element = element(schemas, isUnique ? known : nil, depth: depth + 1) else { break }
            known.insert(element)
            elements.append(element)
        }
        return elements.count >= least ? .array(JSON.Array(elements)) : nil
    }

    private mutating func element(_ schemas: [JSONSchema], _ known: Set<JSON>?, depth: Int) -> JSON? {
        for _ in 0..<(known == nil ? 1 : 12) {
            guard let element = value(schemas, depth: depth) else { return nil }
            if known?.contains(element) != true { return element }
        }
        return nil
    }

    /// What a schema says of the element at a position.
    private static func schemas(of schema: JSONSchema, at position: Int) -> [JSONSchema] {
        let tuple = schema.tupleItems ?? []
        if position < tuple.count { return [tuple[position]] }
        let rest = schema.restItems ?? schema.schema(in: "unevaluatedItems")
        return rest.map { [$0] } ?? []
    }
}
