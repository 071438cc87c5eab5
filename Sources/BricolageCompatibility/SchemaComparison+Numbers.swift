internal import BricolageCore
internal import BricolageSchema

extension SchemaComparison {
    mutating func compareNumbers(_ known: KnownValue, with new: JSONSchema, at place: JSONPointer) {
        for isLeast in [true, false] {
            guard let limit = NumberLimit(new, isLeast: isLeast) else { continue }
            let limits = known.parts.compactMap { NumberLimit($0, isLeast: isLeast) }
            if limits.contains(where: { $0.implies(limit, isLeast: isLeast) }) { continue }
            let words = isLeast ? "the smallest number is now" : "the largest number is now"
            let exclusive = limit.isExclusive ? " (exclusive)" : ""
            let keyword = known.parts.lazy.compactMap { NumberLimit($0, isLeast: isLeast)?.keyword }.first
            add(
                "\(words) \(limit.number)\(exclusive)", known, keyword, new, limit.keyword, place, isCertain: true)
        }
        for keyword in ["multipleOf", "divisibleBy"] {
            guard let step = new.active(keyword)?.number else { continue }
            let steps = known.parts.compactMap { $0.active(keyword)?.number }
            if steps.contains(where: { $0.isMultiple(of: step) }) { continue }
            if known.kinds.isDisjoint(with: ["fraction"]), JSON.Number(1).isMultiple(of: step) { continue }
            add("numbers are now multiples of \(step)", known, keyword, new, keyword, place, isCertain: true)
        }
    }
}

/// The tighter of the bounds that a schema sets on one side.
private struct NumberLimit {
    let number: JSON.Number
    let isExclusive: Bool
    let keyword: String

    init?(_ schema: JSONSchema, isLeast: Bool) {
        let (plain, exclusive) = isLeast ? ("minimum", "exclusiveMinimum") : ("maximum", "exclusiveMaximum")
        let bound = schema.active(plain)?.number
        if let other = schema.active(exclusive)?.number, bound.map({ isLeast ? other >= $0 : other <= $0 }) ?? true {
            (number, isExclusive, keyword) = (other, true, exclusive)
        } else if let bound {
            // Up to draft 4 the exclusive bounds are flags.
            (number, isExclusive, keyword) = (bound, schema.active(exclusive)?.bool == true, plain)
        } else {
            return nil
        }
    }

    /// Whether every number within this bound is within another one.
    func implies(_ other: NumberLimit, isLeast: Bool) -> Bool {
        if number == other.number { return isExclusive || !other.isExclusive }
        return isLeast ? number > other.number : number < other.number
    }
}
