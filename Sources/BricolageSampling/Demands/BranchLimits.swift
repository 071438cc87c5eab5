internal import BricolageCore
internal import BricolageSchema

/// Which kinds and values a branch of a choice leaves, found once: choices within choices ask for it again and again.
///
///     {"$ref": "#/$defs/colour", "type": "string"}      string, of these "red" and "green"
struct BranchLimits {
    private let kinds: Set<SampleKind>
    let values: Set<JSON>?
    private let isNothingLeft: Bool

    /// What stands behind more parts than these is left to chance and to the validator, so that long chains of branches
    /// cost no more than their length.
    private static let mostParts = 32

    init(of branch: JSONSchema, _ workshop: SampleWorkshop) {
        var demand = Demand(mostParts: Self.mostParts)
        _ = demand.take([branch], workshop)
        kinds = demand.kinds
        values = demand.values?.set
        isNothingLeft = demand.obstacle != nil
    }

    /// Whether the branch can hold together with what is asked already.
    func allow(_ demand: Demand) -> Bool {
        let common = kinds.intersection(demand.kinds)
        if isNothingLeft || common.isEmpty { return false }
        if let asked = demand.values {
            return asked.all.contains { common.contains(SampleKind(of: $0)) && values?.contains($0) ?? true }
        }
        return values?.contains { common.contains(SampleKind(of: $0)) } ?? true
    }

    /// Whether the branch leaves nothing but what is there already.
    func isExhausted(by known: Set<JSON>) -> Bool {
        guard let values, values.count <= known.count else { return false }
        return values.isSubset(of: known)
    }

    /// Whether a value may be of the branch, as far as kinds and lists tell.
    func mayAccept(_ value: JSON) -> Bool {
        !isNothingLeft && kinds.contains(SampleKind(of: value)) && values?.contains(value) ?? true
    }
}
