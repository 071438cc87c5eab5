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
        if !mayRepeat(keys) { return keys }
        let shadowed = MemberIndex(object: self).shadowed
        return shadowed.isEmpty ? keys : keys.filter { !shadowed.contains($0) }
    }

    /// Whether two of the keys may be equal: not asked of many, nor of those with escapes.
    private func mayRepeat(_ keys: [Int]) -> Bool {
        if keys.count > 24 { return true }
        for (position, key) in keys.enumerated() {
            if storage.tape[key].tag.bits & TapeBits.escaped != 0 { return true }
            let text = storage.rawText(key)
            for other in keys[..<position] where Int(storage.tape[other].length) == text.count {
                if storage.rawText(other).elementsEqual(text) { return true }
            }
        }
        return false
    }
}
