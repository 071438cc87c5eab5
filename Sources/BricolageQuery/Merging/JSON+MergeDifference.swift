public import BricolageCore

extension JSON {
    /// The JSON Merge Patch that makes one value of another (RFC 7396); nil where there is none.
    ///
    /// A merge patch can neither set a member to null, since null removes it, nor change objects with duplicate keys.
    ///
    /// - Complexity: Linear in both values; without recursion.
    public static func mergePatch(from old: JSON, to new: JSON) -> JSON? {
        try? findMergePatch(from: old, to: new)
    }

    /// The same, or an error with the first value that no merge patch can make.
    package static func findMergePatch(from old: JSON, to new: JSON) throws(MergePatchObstacle) -> JSON {
        guard case .object(let members) = new else { return new }
        guard var innermost = ComparedObject(from: old, to: members, key: "") else {
            throw MergePatchObstacle(pointer: .root)
        }
        var open: [ComparedObject] = []
        func obstacle(_ key: String) -> MergePatchObstacle {
            let keys = (open + [innermost]).dropFirst().map(\.key)
            return MergePatchObstacle(pointer: JSONPointer(tokens: keys + [key]))
        }
        while true {
            switch innermost.next() {
            case .inside(let old, let members, let key):
                guard let inner = ComparedObject(from: old, to: members, key: key) else { throw obstacle(key) }
                open.append(innermost)
                innermost = inner
            case .impossible(let key): throw obstacle(key)
            case .end:
                guard var outer = open.popLast() else { return .object(innermost.patch) }
                if innermost.isNeeded { outer.patch[innermost.key] = .object(innermost.patch) }
                innermost = outer
            }
        }
    }
}

/// The place in the new value of a null that a merge patch cannot set, or of an object with duplicate keys.
///
/// The object may also be the one in the old value that it replaces.
package struct MergePatchObstacle: Error {
    package let pointer: JSONPointer
}

/// An object some of whose members have been compared with those of an older one.
private struct ComparedObject {
    var patch: JSON.Object = [:]
    /// Where the object is in the one around it.
    let key: String
    private let old: JSON.Object
    private let new: JSON.Object
    private let replacesOther: Bool
    private var position = 0

    enum Step {
        /// Two objects to be compared next.
        case inside(old: JSON?, new: JSON.Object, key: String)
        /// A null that no merge patch can set.
        case impossible(key: String)
        case end
    }

    /// Nil if there are duplicate keys.
    init?(from old: JSON?, to new: JSON.Object, key: String) {
        replacesOther = old?.object == nil
        self.old = old?.object ?? [:]
        self.new = new
        self.key = key
        if new.hasDuplicateKeys || self.old.hasDuplicateKeys { return nil }
    }

    /// Whether the patch changes anything.
    var isNeeded: Bool { replacesOther || !patch.isEmpty }

    mutating func next() -> Step {
        while position < new.count {
            let (key, value) = new[position]
            let former = old[key]
            position += 1
            switch value {
            case .object(let members): return .inside(old: former, new: members, key: key)
            case .null where former != .null: return .impossible(key: key)
            case .null: continue
            default: if former != value { patch[key] = value }
            }
        }
        let kept = Set(new.keys.map(ExactKey.init))
        for key in old.keys where !kept.contains(ExactKey(key)) { patch[key] = .null }
        return .end
    }
}
