internal import BricolageCore
internal import BricolageSchema

/// Where the name of a member comes from that no schema names.
enum NameSource: Hashable {
    /// A pattern of `patternProperties`.
    case pattern(String)
    /// What all other members may be called.
    case other
}

/// Where more names of an object come from.
///
///     properties   a  b  c  d  e        b was drawn and taken:   a  e  c  d
///     sources      "^x-", any
///
/// A name that was taken in the meantime is dropped when it is drawn, or when it is the last: all names together cost no
/// more than there are properties.
struct FreeNames {
    fileprivate var properties: [String]
    fileprivate let sources: [NameSource]

    /// Drops names at the end that are taken, so that the last one is free.
    fileprivate mutating func dropLast(_ isTaken: (ExactKey) -> Bool) {
        while let last = properties.last, isTaken(ExactKey(last)) { properties.removeLast() }
    }

    /// The name of a property that is free, any of them; nil where there is none.
    fileprivate mutating func property(
        _ isTaken: (ExactKey) -> Bool, _ generator: inout SampleGenerator
    ) -> String? {
        while let position = properties.indices.randomElement(using: &generator) {
            if !isTaken(ExactKey(properties[position])) { return properties[position] }
            properties.swapAt(position, properties.count - 1)
            properties.removeLast()
        }
        return nil
    }
}

extension SampleWriter {
    /// Where names come from whose members are described by a schema.
    func describedNames(_ demand: Demand) -> [NameSource] {
        let rest = demand.parts.compactMap {
            workshop.members(of: $0).rest ?? $0.activeSchema(in: "unevaluatedProperties")
        }
        let isDescribed = rest.contains { $0.node.kind == .object && $0.node.count > 0 }
        return namePatterns(demand).map(NameSource.pattern)
            + (isDescribed && !rest.contains { $0.boolean == false } ? [.other] : [])
    }

    /// Where an object may get more names from than those of properties that it has.
    func freeNames(_ demand: Demand, isTaken: (ExactKey) -> Bool) -> FreeNames {
        let properties = demand.parts.flatMap { workshop.members(of: $0).names }.filter { !isTaken(ExactKey($0)) }
        let isClosed = demand.parts.contains { workshop.members(of: $0).rest?.boolean == false }
        return FreeNames(
            properties: properties, sources: namePatterns(demand).map(NameSource.pattern) + (isClosed ? [] : [.other]))
    }

    /// A name that an object does not have yet: of a property, of a pattern, or any.
    mutating func anotherName(_ free: inout FreeNames, _ demand: Demand, isTaken: (ExactKey) -> Bool) -> String? {
        free.dropLast(isTaken)
        let source = free.sources.randomElement(using: &generator)
        if let source, free.properties.isEmpty || generator.chance(0.5) { return name(source, demand) }
        guard let property = free.property(isTaken, &generator) else { return nil }
        return nameSchemas(demand).allSatisfy { workshop.accepts(.string(property), by: $0) } ? property : nil
    }

    /// A name that is all that `propertyNames` asks for; nil where none was found.
    mutating func name(_ source: NameSource, _ demand: Demand) -> String? {
        let schemas = nameSchemas(demand)
        let names = self.demand(schemas, depth: options.maximumDepth)
        guard names.obstacle == nil else { return nil }
        var asked = StringDemand(names.parts)
        if case .pattern(let pattern) = source { asked.patterns.append(pattern) }
        var found: String?
        if let values = names.values {
            let texts = values.compactMap(\.string)
            found = texts.filter { isAllowed($0, by: asked) }.randomElement(using: &generator)
        } else if asked.hasLengths {
            // Names that may be anything are short.
            if asked.patterns.isEmpty, asked.formats.isEmpty {
                asked.longest = min(asked.longest, max(asked.shortest, 7))
            }
            let length = max(asked.shortest, Double(Int.random(in: 2...7, using: &generator)))
            found = text(asked, length: Int(min(length, asked.longest)))
        }
        guard let found, !names.needsCheck || schemas.allSatisfy({ workshop.accepts(.string(found), by: $0) }) else {
            return nil
        }
        return found
    }

    private func nameSchemas(_ demand: Demand) -> [JSONSchema] {
        demand.parts.compactMap { $0.activeSchema(in: "propertyNames") }
    }

    /// The patterns of names, each once.
    private func namePatterns(_ demand: Demand) -> [String] {
        var seen: Set<ExactKey> = []
        let patterns = demand.parts.flatMap { workshop.members(of: $0).patterns.map(\.name) }
        return patterns.filter { seen.insert(ExactKey($0)).inserted }
    }
}
