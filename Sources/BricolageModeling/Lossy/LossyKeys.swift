internal import BricolageCore
internal import BricolageFields

/// Members of a lossy dictionary whose keys are one key to Swift, which compares texts by canonical equivalence.
///
///     {"\u{e9}": 1, "e\u{301}": 2}     the first is kept, the second is dropped with the reason that is
///                                  thrown for a dictionary which must not lose anything
enum LossyKeys {
    /// Leaves out the members whose keys are equivalent to those of earlier ones, and notes them.
    ///
    /// - Parameters:
    ///   - kept: The members of the object that could be read, in its order.
    ///   - json: The object.
    static func separate<Value>(
        _ kept: inout [(key: String, value: Value)], of json: JSONDocument.Node, _ dropped: inout DroppedValues
    ) {
        var read = kept[...]
        var seen: Set<String> = []
        kept = []
        for member in json.countingMembers {
            guard let first = read.first, ExactText.equal(first.key, member.key) else { continue }
            read.removeFirst()
            if seen.insert(first.key).inserted {
                kept.append(first)
            } else {
                let expected = "a key that is not canonically equivalent to another one"
                dropped.append(
                    JSONReadingError(.invalidValue, at: member.value, expected: expected), at: member.value)
            }
        }
    }
}
