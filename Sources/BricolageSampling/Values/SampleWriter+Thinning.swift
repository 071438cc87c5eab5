internal import BricolageCore
internal import BricolageSchema

extension SampleWriter {
    /// An object without some of the members that need not be there, where its schemas refuse it because of them.
    ///
    ///     one of a and b is required: {"a", "b", "c"}      c may stay in any case; a is put back, and then b no more
    ///
    /// Members that no schema makes anything depend on stay. The others are put back one at a time while the schemas
    /// accept that, in an order that chance decides; twice, since some can stand only beside others.
    mutating func withoutRefused(_ object: JSON.Object, _ demand: Demand, _ schemas: [JSONSchema]) -> JSON? {
        let required = requiredNames(demand)
        let contested = demand.parts.reduce(into: Set<ExactKey>()) { $0.formUnion(workshop.contestedNames(of: $1)) }
        let described = Set(demand.parts.flatMap { workshop.members(of: $0).names.map(ExactKey.init) })
        let optional = object.keys.map(ExactKey.init).filter {
            !required.contains($0) && (contested.contains($0) || !described.contains($0))
        }
        guard !optional.isEmpty else { return nil }
        var missing = Set(optional)
        var accepted = object
        func isAccepted() -> Bool {
            let fewer = JSON.Object(object.filter { !missing.contains(ExactKey($0.key)) })
            guard schemas.allSatisfy({ workshop.accepts(.object(fewer), by: $0) }) else { return false }
            accepted = fewer
            return true
        }
        if !isAccepted() {
            // Fewer must go: some members have to be there, whichever these are.
            missing = []
            var leaving = optional.shuffled(using: &generator).prefix(Self.mostTried)
            repeat {
                guard let name = leaving.popFirst() else { return nil }
                missing.insert(name)
            } while !isAccepted()
        }
        let tried = optional.shuffled(using: &generator).prefix(Self.mostTried)
        for name in Array(tried) + Array(tried) where missing.contains(name) {
            missing.remove(name)
            if !isAccepted() { missing.insert(name) }
        }
        return .object(accepted)
    }

    /// Each member that is tried costs a look at the whole object, so that more would not be linear.
    private static let mostTried = 32
}
