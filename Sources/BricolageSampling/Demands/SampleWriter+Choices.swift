internal import BricolageCore
internal import BricolageSchema

extension SampleWriter {
    /// All requirements of some schemas for a value, with choices made at random.
    ///
    /// - Parameter known: What the value must not be.
    mutating func demand(_ schemas: [JSONSchema], depth: Int, except known: Set<JSON> = []) -> Demand {
        var demand = Demand()
        extend(&demand, by: schemas, depth: depth, except: known)
        return demand
    }

    /// Adds schemas to a demand.
    mutating func extend(
        _ demand: inout Demand, by schemas: [JSONSchema], depth: Int, except known: Set<JSON> = []
    ) {
        var open = demand.take(schemas, workshop)
        while let choice = open.popLast() {
            guard demand.obstacle == nil else { return }
            open += demand.take(decide(choice, demand, depth, known), workshop)
        }
    }

    private mutating func decide(
        _ choice: SampleChoice, _ demand: Demand, _ depth: Int, _ known: Set<JSON>
    ) -> [JSONSchema] {
        switch choice {
        case .one(let branches, let schema):
            func isPossible(_ branch: JSONSchema) -> Bool {
                let limits = workshop.limits(of: branch)
                return limits.allow(demand) && !limits.isExhausted(by: known)
            }
            if depth < options.maximumDepth {
                // Most of many branches need not be examined.
                for _ in branches {
                    if let branch = branches.randomElement(using: &generator), isPossible(branch) { return [branch] }
                }
            }
            let possible = branches.filter(isPossible)
            if possible.isEmpty { workshop.note(schema, "no branch is compatible with the rest") }
            guard depth < options.maximumDepth else {
                return possible.min { workshop.height(of: $0) < workshop.height(of: $1) }.map { [$0] } ?? branches
            }
            return possible.randomElement(using: &generator).map { [$0] } ?? branches
        case .condition(let condition, let then, let alternative):
            // If a condition is assumed not to hold, this is left to chance and to the validator. Of several
            // conditions, one is assumed to hold on average, since they usually exclude each other.
            let share = 1 / Double(max(2, demand.conditions.count))
            let holds = settled(at: depth).map { workshop.accepts($0, by: condition) } ?? generator.chance(share)
            return holds ? [condition] + [then].compactMap { $0 } : [alternative].compactMap { $0 }
        }
    }
}
