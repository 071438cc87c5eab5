internal import BricolageCore
internal import BricolageSchema

extension SampleWriter {
    /// Removes optional members from an object until its schemas accept it; nil if they never do.
    ///
    ///     one of a and b is required: {"a", "b", "c"}      c may stay in any case; a is put back, and then b no more
    ///
    /// Described members on which no schema depends stay. The others are put back one at a time, in random order, as
    /// long as the schemas accept the object; twice, since some are accepted only beside others.
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
            // The schemas need some of these members, whichever they are, so that fewer must be left out.
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

    /// The limit on members that are tried: each costs a check of the whole object.
    private static let mostTried = 32
}
