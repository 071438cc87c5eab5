internal import BricolageCore
internal import BricolageSchema

/// Pairs the branches of an old choice with those of a new one.
///
///     old   [A, B, C]        same           A with A, C with C
///     new   [C, A, B′, D]    counterparts   those, and B with B′, which has the same tag, reference, title or kind
///
/// Each branch has at most one counterpart. Branches that are the same are paired first by position, from the beginning
/// and from the end, then by reference and by content, so that the cost for choices with few changes is linear in their
/// length.
struct BranchPairs {
    /// The two choices whose branches are paired.
    struct Lists: Hashable {
        var old: KnownValue.Choice
        var new: JSONSchema
        var keyword: String
    }

    let old: [JSONSchema]
    let new: [JSONSchema]
    /// The position of each schema in the old choice.
    let positions: [JSONSchema: Int]
    /// For each old schema, the position of the new one that is the same.
    private(set) var same: [Int?]
    /// For each old schema, the position of its counterpart.
    private(set) var counterparts: [Int?]
    /// For each new schema, the position of the old one whose counterpart it is.
    private(set) var origins: [Int?]
    /// For each new schema, whether an old one is the same.
    private(set) var hasSame: [Bool]

    /// The limit on candidates in one pass: later candidates are not compared.
    private static let mostTries = 20_000

    init(_ old: [JSONSchema], _ new: [JSONSchema], _ comparison: inout SchemaComparison) {
        (self.old, self.new) = (old, new)
        positions = Dictionary(old.enumerated().map { ($1, $0) }) { first, _ in first }
        same = Array(repeating: nil, count: old.count)
        origins = Array(repeating: nil, count: new.count)
        counterparts = same
        hasSame = []
        pairSame(&comparison)
        counterparts = same
        hasSame = origins.map { $0 != nil }
        pairAlike(&comparison)
    }

    /// Whether each schema of the old choice is in the new one.
    var isExtended: Bool { !same.contains(nil) }
    /// Whether the new choice has the schemas of the old one and no others.
    var isReordered: Bool { isExtended && old.count == new.count }
    /// How many schemas are the same.
    var sameCount: Int { same.lazy.filter { $0 != nil }.count }

    private mutating func pairSame(_ comparison: inout SchemaComparison) {
        for (oldPosition, newPosition) in zip(old.indices, new.indices) {
            guard comparison.isSame(old[oldPosition], new[newPosition]) else { break }
            pair(oldPosition, newPosition)
        }
        for (oldPosition, newPosition) in zip(old.indices.reversed(), new.indices.reversed()) {
            guard same[oldPosition] == nil, origins[newPosition] == nil,
                comparison.isSame(old[oldPosition], new[newPosition])
            else { break }
            pair(oldPosition, newPosition)
        }
        // Schemas with the same reference are the likeliest to be the same.
        pairSame(by: { schema, _ in schema["$ref"]?.string.map(JSON.string) }, &comparison)
        pairSame(by: { schema, comparison in JSON(comparison.sameness.textNumber(of: schema)) }, &comparison)
    }

    private mutating func pairSame(
        by sign: (JSONSchema, inout SchemaComparison) -> JSON?, _ comparison: inout SchemaComparison
    ) {
        var left: [JSON: [Int]] = [:]
        for position in new.indices.reversed() where origins[position] == nil {
            if let sign = sign(new[position], &comparison) { left[sign, default: []].append(position) }
        }
        var tries = 0
        for position in old.indices where same[position] == nil {
            guard let sign = sign(old[position], &comparison), let candidates = left[sign] else { continue }
            tries += candidates.count
            guard tries < Self.mostTries,
                let index = candidates.lastIndex(where: { comparison.isSame(old[position], new[$0]) })
            else { continue }
            pair(position, candidates[index])
            left[sign]?.remove(at: index)
        }
    }

    private mutating func pair(_ oldPosition: Int, _ newPosition: Int) {
        same[oldPosition] = newPosition
        origins[newPosition] = oldPosition
    }

    private mutating func pairAlike(_ comparison: inout SchemaComparison) {
        for trait in BranchTrait.allCases {
            var left: [JSON: [Int]] = [:]
            for position in new.indices where origins[position] == nil {
                if let sign = trait.sign(ofNew: new[position], &comparison) { left[sign, default: []].append(position) }
            }
            var wanted: [JSON: [Int]] = [:]
            for position in old.indices where counterparts[position] == nil {
                if let sign = trait.sign(ofOld: old[position], &comparison) {
                    wanted[sign, default: []].append(position)
                }
            }
            // A trait that several schemas share identifies none of them.
            for (sign, positions) in wanted where positions.count == 1 {
                guard let candidates = left[sign], candidates.count == 1 else { continue }
                counterparts[positions[0]] = candidates[0]
                origins[candidates[0]] = positions[0]
            }
        }
        let (oldLeft, newLeft) = (
            old.indices.filter { counterparts[$0] == nil }, new.indices.filter { origins[$0] == nil }
        )
        // If equally many are left on both sides, they are paired in order.
        guard oldLeft.count == newLeft.count else { return }
        for (oldPosition, newPosition) in zip(oldLeft, newLeft) {
            counterparts[oldPosition] = newPosition
            origins[newPosition] = oldPosition
        }
    }
}
