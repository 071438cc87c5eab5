internal import BricolageCore
internal import BricolageSchema

extension SampleWriter {
    /// Adds members to an object until its schemas accept it; nil if they do not soon, or if no schema is negated.
    ///
    ///     {"not": {"maxProperties": 1}}      {} ─▶ {"fen"} ─▶ {"fen", "ridof"}
    ///
    /// Objects get hardly any members that no schema describes, but without them a negated schema may hold.
    mutating func withMore(
        _ object: JSON.Object, _ demand: Demand, _ schemas: [JSONSchema], depth: Int
    ) -> JSON? {
        let parts = demand.parts.filter { $0.activeSchema(in: "not") != nil }
        guard !parts.isEmpty, depth < options.maximumDepth else { return nil }
        var object = object
        var taken = Set(object.keys.map(ExactKey.init))
        var supply = nameSupply(demand) { taken.contains($0) }
        let nameSchemas = nameSchemas(demand)
        var negated = negatedNames(parts).shuffled(using: &generator).prefix(Self.mostAdded / 2)
        for _ in 0..<Self.mostAdded {
            guard let source = negated.popFirst() ?? supply.draw(&generator), let name = name(source, nameSchemas),
                taken.insert(ExactKey(name)).inserted, let value = member(name, demand, depth)
            else { continue }
            object[name] = value
            if schemas.allSatisfy({ workshop.accepts(.object(object), by: $0) }) { return .object(object) }
        }
        return nil
    }

    /// The sources of the contested names of some schemas, and of names for the patterns in what they negate.
    private func negatedNames(_ parts: [JSONSchema]) -> [NameSource] {
        let names = parts.reduce(into: Set<ExactKey>()) { $0.formUnion(workshop.contestedNames(of: $1)) }
        let negated = parts.compactMap { $0.activeSchema(in: "not").map(workshop.essence) }
        return names.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }.map { .property($0.text) }
            + negated.flatMap { workshop.members(of: $0).patterns.map { .pattern($0.name) } }
    }

    /// How many members are tried: each costs a check of the whole object.
    private static let mostAdded = 16
}
