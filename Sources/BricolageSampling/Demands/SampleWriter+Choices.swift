internal import BricolageCore
internal import BricolageSchema

extension SampleWriter {
    /// All requirements of some schemas for a value, with choices made at random.
    ///
    /// - Parameters:
    ///   - known: What the value must not be.
    ///   - isFirstTry: Whether nothing was tried yet for the value.
    mutating func demand(
        _ schemas: [JSONSchema], depth: Int, except known: Set<JSON> = [], isFirstTry: Bool = true
    ) -> Demand {
        var demand = Demand(isFirstTry: isFirstTry)
        extend(&demand, by: schemas, depth: depth, except: known)
        return demand
    }

    /// Adds schemas to a demand.
    ///
    /// Branches are chosen before conditions are decided, since conditions may be about what a branch requires or
    /// refuses.
    mutating func extend(
        _ demand: inout Demand, by schemas: [JSONSchema], depth: Int, except known: Set<JSON> = []
    ) {
        var open = demand.take(schemas, workshop)
        while demand.obstacle == nil {
            if let choice = open.popLast() {
                open += demand.take(decide(choice, &demand, depth, known), workshop)
            } else if let condition = demand.nextCondition() {
                open += demand.take(decide(condition, &demand, depth), workshop)
            } else {
                return
            }
        }
    }

    // MARK: Branches

    private mutating func decide(
        _ choice: SampleChoice, _ demand: inout Demand, _ depth: Int, _ known: Set<JSON>
    ) -> [JSONSchema] {
        let branches = choice.branches
        guard let chosen = branch(choice, demand, depth, known) else { return branches }
        guard choice.isExclusive else { return [branches[chosen]] }
        return branches.indices.flatMap { place in
            place == chosen ? [branches[place]] : demand.presence.refuse(branches[place], workshop)
        }
    }

    /// The place of a branch that can hold; nil where none can.
    private mutating func branch(
        _ choice: SampleChoice, _ demand: Demand, _ depth: Int, _ known: Set<JSON>
    ) -> Int? {
        let branches = choice.branches
        func isPossible(_ place: Int) -> Bool {
            demand.mayObey(branches[place], workshop) && !workshop.limits(of: branches[place]).isExhausted(by: known)
        }
        // Most of many branches need not be examined.
        if depth < options.maximumDepth {
            for _ in branches {
                if let place = branches.indices.randomElement(using: &generator), isPossible(place) { return place }
            }
            if let place = branches.indices.filter(isPossible).randomElement(using: &generator) { return place }
        } else {
            let heights = branches.map { workshop.height(of: $0, as: demand.kinds) }
            let lowestFirst = branches.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
            if let place = lowestFirst.first(where: isPossible) { return place }
        }
        workshop.note(choice.schema, "no branch is compatible with the rest")
        return nil
    }

    // MARK: Conditions

    private mutating func decide(_ open: SampleCondition, _ demand: inout Demand, _ depth: Int) -> [JSONSchema] {
        let condition = open.condition
        let consequences = (then: [open.then].compactMap { $0 }, otherwise: [open.alternative].compactMap { $0 })
        if let holds = demand.verdict(on: condition, workshop) {
            return holds ? consequences.then : consequences.otherwise
        }
        if !consequences.otherwise.allSatisfy({ demand.mayObey($0, workshop) }) {
            return [condition] + consequences.then
        }
        if !consequences.then.allSatisfy({ demand.mayObey($0, workshop) }) {
            return demand.presence.refuse(condition, workshop) + consequences.otherwise
        }
        if let settled = settled(at: depth) {
            return workshop.accepts(settled, by: condition) ? [condition] + consequences.then : consequences.otherwise
        }
        // Of several conditions, one is assumed to hold on average, since they usually exclude each other.
        let share = 1 / Double(max(2, demand.conditions.count))
        assumeMembers(of: condition, share, &demand, depth)
        if let holds = demand.verdict(on: condition, workshop) {
            return holds ? consequences.then : consequences.otherwise
        }
        // If it is assumed not to hold, this is left to chance and to the validator.
        return generator.chance(share) ? [condition] + consequences.then : consequences.otherwise
    }

    /// Draws which of the members that a condition is about are there, so that the object agrees with the verdict.
    private mutating func assumeMembers(
        of condition: JSONSchema, _ share: Double, _ demand: inout Demand, _ depth: Int
    ) {
        for name in workshop.conditionNames(of: condition) where demand.isPresent(name, workshop) == nil {
            let isPresent =
                if !demand.describes(name, workshop) {
                    generator.chance(share)
                } else if demand.isFirstTry {
                    isIncluded(name.text, depth)
                } else {
                    generator.chance(0.5)
                }
            demand.presence.assume(name, isPresent: isPresent)
        }
    }
}
