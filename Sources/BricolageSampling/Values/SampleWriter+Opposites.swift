internal import BricolageCore
internal import BricolageSchema

extension SampleWriter {
    /// Another value of a demand, for which none of the schemas should hold that are refused and hold for a value; nil
    /// if there are no such schemas, or if other schemas do not accept it.
    ///
    ///     {"not": {"maxItems": 3}}      "fen", for which maxItems holds ─▶ an array of 4 elements
    ///
    /// - Parameter schemas: Must accept the value.
    mutating func opposite(
        of value: JSON, _ demand: Demand, _ schemas: [JSONSchema], _ depth: Int, _ known: Set<JSON>
    ) -> JSON? {
        var holding = demand.presence.refused.prefix(Self.mostOpposites).filter { workshop.accepts(value, by: $0) }
        if holding.isEmpty { return nil }
        var demand = demand
        var count = 0
        while let refused = holding.popLast(), count < Self.mostOpposites {
            count += 1
            let ways = workshop.opposites(of: workshop.essence(of: refused)).shuffled(using: &generator)
            let way = ways.first { way in way.obeyed.allSatisfy { demand.mayObey($0, workshop) } }
            guard let way else { continue }
            extend(&demand, by: way.obeyed, depth: depth, except: known)
            holding += way.refused
        }
        let asked = demand
        valueCount += 1
        guard let other = self.value(&demand, depth, known) else { return nil }
        if schemas.allSatisfy({ workshop.accepts(other, by: $0) }) { return other }
        guard case .object(let object) = other else { return nil }
        return withoutRefused(object, asked, schemas) ?? withMore(object, asked, schemas, depth: depth)
    }

    /// How many refused schemas are looked at.
    private static let mostOpposites = 64
}
