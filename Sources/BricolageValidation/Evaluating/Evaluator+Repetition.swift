internal import BricolageCore

extension Evaluator {
    /// Whether an object has one key twice, so that the earlier members do not count.
    @inline(never)
    mutating func repeatsKey(_ object: Int) -> Bool {
        mayRepeatKey(object) && !MemberIndex(object: node(object)).shadowed.isEmpty
    }

    /// Whether an object has a key twice, or more members than are compared with each other.
    private mutating func mayRepeatKey(_ object: Int) -> Bool {
        let count = count(object)
        if count < 2 { return false }
        if count > Self.fewMembers { return true }
        let end = next(object)
        var key = object &+ 1
        while key < end {
            var other = next(key &+ 1)
            while other < end {
                if mayBeEqual(key, other) { return true }
                other = next(other &+ 1)
            }
            key = next(key &+ 1)
        }
        return false
    }

    /// Up to how many members are compared with each other.
    private static let fewMembers = 24

    /// Whether two keys have the same text; always true for keys with escapes, which are not decoded here.
    private mutating func mayBeEqual(_ left: Int, _ right: Int) -> Bool {
        let (first, second) = (tape[left], tape[right])
        if (first.tag.bits | second.tag.bits) & TapeBits.escaped != 0 { return true }
        return first.length == second.length
            && KeyHash.areEqual(
                source + Int(first.offset) + 1, source + Int(second.offset) + 1, count: Int(first.length))
    }
}
