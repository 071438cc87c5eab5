internal import BricolageCore

extension JSONDocument.Node {
    /// The keys of an object that count, as places on the tape: of equal ones only the last, at its place.
    var countingKeys: [Int] {
        guard kind == .object else { return [] }
        var keys: [Int] = []
        keys.reserveCapacity(count)
        let end = Int(tapeNode.next)
        var key = index + 1
        while key < end {
            keys.append(key)
            key = Int(storage.tape[key + 1].next)
        }
        guard repeatsKey else { return keys }
        let shadowed = MemberIndex(object: self).shadowed
        return keys.filter { !shadowed.contains($0) }
    }
}
