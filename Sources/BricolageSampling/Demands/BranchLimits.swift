internal import BricolageCore
internal import BricolageSchema

/// The kinds and values that a branch of a choice allows, determined once, since nested choices need them repeatedly.
///
///     {"$ref": "#/$defs/colour", "type": "string"}      string, of these "red" and "green"
struct BranchLimits {
    let kinds: Set<SampleKind>
    let values: Set<JSON>?
    private let isNothingLeft: Bool

    /// The limit on parts that are examined; the rest is left to chance and to the validator, so that long chains of
    /// branches cost no more than their length.
    private static let mostParts = 32

    init(of branch: JSONSchema, _ workshop: SampleWorkshop) {
        var demand = Demand(mostParts: Self.mostParts)
        _ = demand.take([branch], workshop)
        kinds = demand.kinds
        values = demand.values?.set
        isNothingLeft = demand.obstacle != nil
    }

    /// Whether the branch can hold together with the schemas of a demand.
    func allow(_ demand: Demand) -> Bool {
        let common = kinds.intersection(demand.kinds)
        if isNothingLeft || common.isEmpty { return false }
        if let asked = demand.values {
            return asked.all.contains { common.contains(SampleKind(of: $0)) && values?.contains($0) ?? true }
        }
        return values?.contains { common.contains(SampleKind(of: $0)) } ?? true
    }

    /// Whether the branch allows only values that are known already.
    func isExhausted(by known: Set<JSON>) -> Bool {
        guard let values, values.count <= known.count else { return false }
        return values.isSubset(of: known)
    }

    /// Whether the branch may accept a value, as far as kinds and lists tell.
    func mayAccept(_ value: JSON) -> Bool {
        !isNothingLeft && kinds.contains(SampleKind(of: value)) && values?.contains(value) ?? true
    }
}
