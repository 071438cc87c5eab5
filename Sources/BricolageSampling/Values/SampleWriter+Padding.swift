internal import BricolageCore
internal import BricolageSchema

extension SampleWriter {
    /// Adds members to an object until its schemas accept it; nil if they do not soon, or if no schema is refused.
    ///
    ///     {"not": {"maxProperties": 1}}      {} ─▶ {"fen"} ─▶ {"fen", "ridof"}
    ///
    /// Objects get hardly any members that no schema describes, but without them a refused schema may hold.
    mutating func withMore(
        _ object: JSON.Object, _ demand: Demand, _ schemas: [JSONSchema], depth: Int
    ) -> JSON? {
        let refused = demand.presence.refused
        guard !refused.isEmpty, depth < options.maximumDepth else { return nil }
        var object = object
        var taken = Set(object.keys.map(ExactKey.init))
        var supply = nameSupply(demand) { taken.contains($0) }
        let nameSchemas = nameSchemas(demand)
        var contested = namesThatDecide(refused).shuffled(using: &generator).prefix(Self.mostAdded / 2)
        for _ in 0..<Self.mostAdded {
            guard let source = contested.popFirst() ?? supply.draw(&generator), let name = name(source, nameSchemas),
                taken.insert(ExactKey(name)).inserted, let value = member(name, demand, depth)
            else { continue }
            object[name] = value
            if schemas.allSatisfy({ workshop.accepts(.object(object), by: $0) }) { return .object(object) }
        }
        return nil
    }

    /// The sources of the names on which it depends whether some schemas hold.
    private func namesThatDecide(_ schemas: [JSONSchema]) -> [NameSource] {
        var seen: Set<ExactKey> = []
        return schemas.flatMap { schema in
            workshop.conditionNames(of: schema).filter { seen.insert($0).inserted }.map { .property($0.text) }
                + workshop.members(of: schema).patterns.map { .pattern($0.name) }
        }
    }

    /// How many members are tried: each costs a check of the whole object.
    private static let mostAdded = 16
}
