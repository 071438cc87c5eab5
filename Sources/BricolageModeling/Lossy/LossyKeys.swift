internal import BricolageCore
internal import BricolageFields

/// Members of a lossy dictionary whose keys are equal in Swift, which compares strings by canonical equivalence.
///
///     {"\u{e9}": 1, "e\u{301}": 2}     the first is kept; the second is dropped, with the error that is
///                                      thrown for a dictionary that is not lossy
enum LossyKeys {
    /// Removes members whose keys are equivalent to those of earlier ones, and notes them as dropped.
    ///
    /// - Parameters:
    ///   - kept: The members that could be read, in the order of the object.
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
