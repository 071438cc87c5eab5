internal import BricolageCore
internal import BricolageSchema

extension SchemaComparison {
    mutating func compareArrays(_ known: KnownValue, with new: JSONSchema, at place: JSONPointer) {
        compareLimit("minItems", isLeast: true, "the minimum number of elements is now", known, with: new, at: place)
        compareLimit(
            "maxItems", isLeast: false, "the maximum number of elements is now", known, with: new, at: place)
        let longest = known.limit("maxItems", isLeast: false)?.int
        if new.active("uniqueItems")?.bool == true,
            !known.parts.contains(where: { $0.active("uniqueItems")?.bool == true }),
            longest ?? 2 > 1
        {
            add("elements must be unique now", known, "uniqueItems", new, "uniqueItems", place, isCertain: true)
        }
        let (newItems, oldItems) = (ItemSchemas(of: new), known.parts.map(ItemSchemas.init))
        let places = ([newItems] + oldItems).map(\.tuple.count).max() ?? 0
        for position in 0..<min(places, longest ?? places) {
            guard let schema = newItems[position] else { continue }
            compare(oldItems.compactMap { $0[position] }, with: schema, at: place.appending(position))
        }
        if longest.map({ $0 <= places }) == true { return }
        guard let rest = newItems.rest else { return }
        compare(oldItems.compactMap(\.rest), with: rest, at: place.appending("*"))
    }
}
