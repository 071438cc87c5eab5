internal import BricolageCore
internal import BricolageSchema

extension SampleWriter {
    /// The sources of names for members that a schema describes.
    func describedNames(_ demand: Demand) -> [NameSource] {
        let rest = demand.parts.compactMap {
            workshop.members(of: $0).rest ?? $0.activeSchema(in: "unevaluatedProperties")
        }
        let isDescribed = rest.contains { $0.node.kind == .object && $0.node.count > 0 }
        return namePatterns(demand).map(NameSource.pattern)
            + (isDescribed && !rest.contains { $0.boolean == false } ? [.other] : [])
    }

    /// The sources of further names for an object.
    func nameSupply(_ demand: Demand, isTaken: (ExactKey) -> Bool) -> NameSupply {
        var properties = demand.parts.flatMap { workshop.members(of: $0).names }
        let isClosed = demand.parts.contains { workshop.members(of: $0).rest?.boolean == false }
        var sources = namePatterns(demand).map(NameSource.pattern) + (isClosed ? [] : [.other])
        var names = Demand()
        _ = names.take(nameSchemas(demand), workshop)
        if let listed = names.values {
            properties += listed.all.compactMap(\.string)
            sources = []
        }
        var seen: Set<ExactKey> = []
        properties = properties.filter { !isTaken(ExactKey($0)) && seen.insert(ExactKey($0)).inserted }
        return NameSupply(properties: properties, sources: sources)
    }

    /// Names contain nothing, so no choice among them is too deep.
    private static let depthOfNames = -1

    /// A name that satisfies `propertyNames`; nil if none was found.
    mutating func name(_ source: NameSource, _ schemas: [JSONSchema]) -> String? {
        if case .property(let name) = source {
            return schemas.allSatisfy { workshop.accepts(.string(name), by: $0) } ? name : nil
        }
        let names = self.demand(schemas, depth: Self.depthOfNames)
        guard names.obstacle == nil else { return nil }
        var asked = StringDemand(names.parts)
        if case .pattern(let pattern) = source { asked.patterns.append(pattern) }
        var found: String?
        if let values = names.values {
            let texts = values.all.compactMap(\.string)
            found = texts.filter { isAllowed($0, by: asked) }.randomElement(using: &generator)
        } else if asked.hasLengths {
            // Names without requirements are short.
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

    /// The schemas that the names of members must satisfy.
    func nameSchemas(_ demand: Demand) -> [JSONSchema] {
        demand.parts.compactMap { $0.activeSchema(in: "propertyNames") }
    }

    /// The patterns of names, each once.
    private func namePatterns(_ demand: Demand) -> [String] {
        var seen: Set<ExactKey> = []
        let patterns = demand.parts.flatMap { workshop.members(of: $0).patterns.map(\.name) }
        return patterns.filter { seen.insert(ExactKey($0)).inserted }
    }
}
