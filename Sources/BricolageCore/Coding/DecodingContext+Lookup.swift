extension DecodingContext {
    /// The filter of an object whose members are found by walking over them; nil if they need a look-up.
    @inline(__always)
    func memberFilter(_ object: Int) -> MemberFilter? {
        let count = tape[object].length
        guard count <= UInt32(MemberIndex.threshold), !session.convertsKeys else { return nil }
        return count == 0 ? .open : MemberFilter(object: object, tape: tape, source: source)
    }

    /// A context for an object whose members are looked up: it is large, has a key twice or has its keys converted.
    @inline(never)
    func lookingUp(membersOf object: Int, depth: Int) -> DecodingContext {
        let path = path(depth)
        let lookup: any MemberLookup =
            session.convertsKeys
            ? ConvertedKeys(node(object), in: session, path: path) : session.index(of: node(object))
        return DecodingContext(session: session, storage: storage, path: path, lookup: lookup)
    }

    /// The value of the member with a key, as an index on the tape, or -1.
    ///
    /// Looks from the member behind the last one found, then from the first: one comparison for keys in order. For
    /// objects that have no key twice.
    @inline(never)
    func find(_ key: String, in object: Int, _ filter: MemberFilter) -> Int {
        // Keys of the program are native strings, whose bytes are there without a copy.
        if let index = key.utf8.withContiguousStorageIfAvailable({
            find(KeyText($0), in: object, filter)
        }) {
            return index
        }
        var key = key
        return key.withUTF8 { find(KeyText($0), in: object, filter) }
    }

    /// The value of the member with a key, as an index on the tape, or -1.
    @inline(__always)
    func find(_ key: KeyText, in object: Int, _ filter: MemberFilter) -> Int {
        let end = Int(tape[object].next)
        let start = hint.object == UInt32(truncatingIfNeeded: object) ? Int(hint.key) : object &+ 1
        if start < end, matches(start, key) { return found(start, in: object) }
        guard filter.mayHave(key) else { return -1 }
        var index = start
        while index < end {
            if matches(index, key) { return found(index, in: object) }
            index = Int(tape[index &+ 1].next)
        }
        index = object &+ 1
        while index < start {
            if matches(index, key) { return found(index, in: object) }
            index = Int(tape[index &+ 1].next)
        }
        return -1
    }

    @inline(__always)
    private func matches(_ index: Int, _ key: KeyText) -> Bool {
        let node = tape[index]
        return Int(node.length) == key.count && KeyText(key: node, source: source) == key
    }

    @inline(__always)
    private func found(_ key: Int, in object: Int) -> Int {
        hint = Hint(object: UInt32(truncatingIfNeeded: object), key: tape[key &+ 1].next)
        return key &+ 1
    }
}

/// The members of an object that are not found by walking over them.
protocol MemberLookup: AnyObject {
    /// The value of the member with a key, as an index on the tape.
    func valueIndex(_ key: String) -> Int?
}

extension MemberIndex: MemberLookup {
    func valueIndex(_ key: String) -> Int? {
        var key = key
        return key.withUTF8 { keyIndex($0).map { $0 + 1 } }
    }
}

/// The members of an object by their converted keys.
final class ConvertedKeys: MemberLookup {
    private(set) var keys: [String] = []
    private var values: [ExactKey: Int] = [:]

    init(_ object: JSONDocument.Node, in session: DecodingSession, path: [any CodingKey]) {
        var members = object.members
        while let (key, value) = members.nextNodes() {
            let text = session.convertedKey(object.storage.string(key.index), after: path).stringValue
            if values.updateValue(value.index, forKey: ExactKey(text)) == nil { keys.append(text) }
        }
    }

    func valueIndex(_ key: String) -> Int? { values[ExactKey(key)] }
}
