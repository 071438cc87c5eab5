internal import BricolageCore
internal import BricolageSchema

extension SampleWriter {
    /// All that some schemas ask of a value, with choices made at random.
    mutating func demand(_ schemas: [JSONSchema], depth: Int) -> Demand {
        var demand = Demand()
        extend(&demand, by: schemas, depth: depth)
        return demand
    }

    /// Adds schemas to what is asked of a value.
    mutating func extend(_ demand: inout Demand, by schemas: [JSONSchema], depth: Int) {
        var open = demand.take(schemas, workshop)
        while let choice = open.popLast() {
            guard demand.obstacle == nil else { return }
            open += demand.take(decide(choice, demand, depth), workshop)
        }
    }

    private mutating func decide(_ choice: SampleChoice, _ demand: Demand, _ depth: Int) -> [JSONSchema] {
        switch choice {
        case .one(let branches, let schema):
            let possible = branches.filter { workshop.limits(of: $0).allow(demand) }
            if possible.isEmpty { workshop.note(schema, "no branch goes together with the rest") }
            guard depth < options.maximumDepth else {
                return possible.min { workshop.height(of: $0) < workshop.height(of: $1) }.map { [$0] } ?? branches
            }
            return possible.randomElement(using: &generator).map { [$0] } ?? branches
        case .condition(let condition, let then, let alternative):
            // That a condition does not hold is left to chance and to the validator.
            return generator.chance(0.5) ? [condition] + [then].compactMap { $0 } : [alternative].compactMap { $0 }
        }
    }
}
