internal import BricolageCore
internal import BricolageSchema

extension SampleWriter {
    /// An array with the required number of elements.
    mutating func array(_ demand: inout Demand, depth: Int) -> JSON? {
        let parts = demand.parts
        let shortest = parts.compactMap { $0.active("minItems")?.number?.double }.reduce(0, max)
        let longest = parts.compactMap { $0.active("maxItems")?.number?.double }.min() ?? .infinity
        var contained = ContainedElements(parts)
        let least = max(Int(min(shortest, 10_000)), contained.fewestElements)
        guard Double(least) <= longest, shortest <= 10_000, least <= 10_000 else {
            if let part = parts.first(where: { $0.active("minItems") != nil || $0.active("contains") != nil }) {
                workshop.note(part, "no array has that many elements")
            }
            return nil
        }
        let items = parts.map(ElementSchemas.init).filter { !$0.isEmpty }
        let places = items.map(\.described.tuple.count).max() ?? 0
        let isIncluded = options.includesUnnamed && !items.isEmpty && depth < options.maximumDepth
        let more =
            isTerse(at: depth)
            ? (isIncluded ? 1 : 0)
            : options.extent == .most ? max(places - least, 2) : Int.random(in: 0...3, using: &generator)
        let room = max(least, min(contained.count, Self.mostElements))
        let count = suggestedLength(Int(min(longest, Double(room + more))), longest)
        // Some places of a tuple accept none of the elements that must be contained.
        let most = Int(min(longest, Double(max(count, min(places + contained.count, Self.mostElements)))))
        contained.watch { workshop.limits(of: $0).values }
        if Double(contained.count) > longest { contained.shuffle(&generator) }
        let isUnique = parts.contains { $0.active("uniqueItems")?.bool == true }
        var elements: [JSON] = []
        var known: Set<JSON> = []
        while elements.count < count || !contained.isEmpty && elements.count < most {
            let schemas = items.compactMap { $0[elements.count] }
            let shared = contained.shared(by: max(1, count - elements.count))
            let tries = elements.count < least ? 12 + 4 * elements.count : 12
            var found: JSON?
            // As many schemas at once as must share an element, or else one, or none.
            for number in Set([shared, min(shared, 1), 0]).sorted(by: >) where found == nil {
                let wanted = together(number, &contained, with: schemas)
                found = element(
                    schemas + wanted.map(contained.schema), contained, isUnique ? known : [], tries, depth: depth + 1)
                if found == nil, number > 0 {
                    // Elements that must be contained count as evaluated.
                    found = element(
                        items.compactMap { $0.described[elements.count] } + wanted.map(contained.schema), contained,
                        isUnique ? known : [], tries, depth: depth + 1)
                }
                if let found { contained.take(found, for: wanted) { isAccepted(found, by: $0) } }
            }
            guard let found else { break }
            if isUnique { known.insert(found) }
            elements.append(found)
        }
        return elements.count >= least ? .array(JSON.Array(elements)) : nil
    }

    private static let mostElements = 10_000

    /// Which of the schemas that must be contained share the next element.
    private func together(
        _ number: Int, _ contained: inout ContainedElements, with schemas: [JSONSchema]
    ) -> [Int] {
        var demand = Demand()
        if number > 1 { _ = demand.take(schemas, workshop) }
        return contained.first(number) { schema in
            guard workshop.limits(of: schema).allow(demand) else { return false }
            _ = demand.take([schema], workshop)
            return true
        }
    }

    /// An element that differs from the known ones and is not one too many for a schema.
    private mutating func element(
        _ schemas: [JSONSchema], _ contained: ContainedElements, _ known: Set<JSON>, _ tries: Int, depth: Int
    ) -> JSON? {
        for _ in 0..<tries {
            guard let element = value(schemas, depth: depth, except: known) else { return nil }
            if known.contains(element) { continue }
            if !contained.refuses(element, where: { isAccepted(element, by: $0) }) { return element }
        }
        return nil
    }

    private func isAccepted(_ element: JSON, by schema: JSONSchema) -> Bool {
        workshop.limits(of: schema).mayAccept(element) && workshop.accepts(element, by: schema)
    }
}

/// What one schema says of the elements of an array.
private struct ElementSchemas {
    let described: ItemSchemas
    let others: JSONSchema?

    init(of schema: JSONSchema) {
        described = ItemSchemas(of: schema)
        others = schema.activeSchema(in: "unevaluatedItems")
    }

    var isEmpty: Bool { described.tuple.isEmpty && described.rest == nil && others == nil }

    subscript(position: Int) -> JSONSchema? { described[position] ?? others }
}
