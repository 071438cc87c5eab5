internal import BricolageCore
internal import BricolageSchema

extension SampleWriter {
    /// An array of as many elements as are asked for.
    mutating func array(_ demand: inout Demand, depth: Int) -> JSON? {
        let parts = demand.parts
        let shortest = parts.compactMap { $0.active("minItems")?.number?.double }.reduce(0, max)
        let longest = parts.compactMap { $0.active("maxItems")?.number?.double }.min() ?? .infinity
        var contained = ContainedElements(parts)
        let least = max(Int(min(shortest, 10_000)), contained.fewestElements)
        guard Double(least) <= longest, shortest <= 10_000, least <= 10_000 else {
            if let part = parts.first(where: { $0.active("minItems") != nil || $0.active("contains") != nil }) {
                workshop.note(part, "no array has as many elements as that")
            }
            return nil
        }
        let items = parts.map { (described: ItemSchemas(of: $0), others: $0.activeSchema(in: "unevaluatedItems")) }
        let places = items.map(\.described.tuple.count).max() ?? 0
        let more =
            isTerse(at: depth)
            ? 0 : options.extent == .most ? max(places - least, 2) : Int.random(in: 0...3, using: &generator)
        let room = max(least, contained.count)
        let count = suggestedLength(Int(min(longest, Double(room + more))), longest)
        // Some places of a tuple take nothing of what must be contained.
        let most = Int(min(longest, Double(max(count, places + contained.count))))
        let isUnique = parts.contains { $0.active("uniqueItems")?.bool == true }
        var elements: [JSON] = []
        var known: Set<JSON> = []
        while elements.count < count || !contained.isEmpty && elements.count < most {
            let schemas = items.compactMap { $0.described[elements.count] ?? $0.others }
            let shared = contained.shared(by: max(1, count - elements.count))
            var found: JSON?
            // As many at once as must share an element; or else one, or none.
            for number in Set([shared, min(shared, 1), 0]).sorted(by: >) where found == nil {
                let wanted = contained.first(number)
                found = element(schemas + wanted, isUnique ? known : nil, depth: depth + 1)
                if found != nil { contained.removeFirst(number) }
            }
            guard let found else { break }
            known.insert(found)
            elements.append(found)
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
}
