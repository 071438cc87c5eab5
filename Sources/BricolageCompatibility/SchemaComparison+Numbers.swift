internal import BricolageCore
internal import BricolageSchema

extension SchemaComparison {
    mutating func compareNumbers(_ known: KnownValue, with new: JSONSchema, at place: JSONPointer) {
        for isLeast in [true, false] {
            guard let limit = NumberLimit(new, isLeast: isLeast) else { continue }
            let limits = known.parts.compactMap { NumberLimit($0, isLeast: isLeast) }
            if limits.contains(where: { $0.implies(limit, isLeast: isLeast) }) { continue }
            if known.kinds.isDisjoint(with: ["fraction"]), let outside = limit.nearestOutside(isLeast: isLeast),
                limits.contains(where: { !$0.allows(outside, isLeast: isLeast) })
            {
                continue
            }
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
