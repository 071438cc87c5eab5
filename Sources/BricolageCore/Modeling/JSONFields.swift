/// The fields of an object that a type is being read from.
///
///     {"title": "Rice", "origin": "Asia", "calories": 130}
///      └ taken           └ cursor: where the next look-up begins
///
/// A look-up tries the member under the cursor, then those behind it, then those before it: one comparison when the
/// type asks in the order of the text. Objects above `MemberIndex.threshold` members are looked up in a table. Which
/// members were asked for is remembered, so that `rest()` can give the others.
public struct JSONFields: ~Copyable {
    let object: JSONDocument.Node
    private var cursor: Int
    private var cursorPosition = 0
    private let end: Int
    private let count: Int
    /// One bit for each member that was asked for, by position; unused when there is a table.
    private var taken: UInt64 = 0
    /// How many members were asked for by their names.
    private var named = 0
    /// What most objects do not need.
    private var details: Details?

    /// State for large objects and for coders that are not ours.
    private final class Details {
        var index: MemberIndex?
        /// The tape indices of the keys that were asked for.
        var taken: Set<Int> = []
        var foreign: KeyedDecodingContainer<JSONCodingKey>?
        var asked: Set<ExactKey> = []
    }

    /// - Parameter indexed: Whether to look up in a table, which finds the last of duplicate keys.
    init(object: JSONDocument.Node, indexed: Bool = false) {
        self.object = object
        cursor = object.index + 1
        end = Int(object.tapeNode.next)
        count = object.count
        if indexed || count > MemberIndex.threshold {
            let details = Details()
            details.index = MemberIndex(object: object)
            self.details = details
        }
    }

    init(foreign container: KeyedDecodingContainer<JSONCodingKey>) {
        object = JSONDocument.Node(storage: .null, index: 0)
        cursor = 0
        end = 0
        count = 0
        let details = Details()
        details.foreign = container
        self.details = details
    }
}

// MARK: Look-up

extension JSONFields {
    /// The value of a member, which from then on counts as asked for.
    @inline(__always)
    mutating func take(_ key: StaticString) -> JSONDocument.Node? {
        key.withUTF8Buffer { key in
            details == nil ? takeInOrder(key) : takeFromIndex(key)
        }
    }

    @inline(__always)
    private mutating func takeInOrder(_ key: UnsafeBufferPointer<UInt8>) -> JSONDocument.Node? {
        let storage = object.storage
        var index = cursor
        var position = cursorPosition
        for _ in 0..<count {
            if index == end {
                index = object.index &+ 1
                position = 0
            }
            let next = Int(storage.tape[index &+ 1].next)
            if storage.stringEquals(index, key) {
                if taken & 1 &<< UInt64(position) == 0 { named &+= 1 }
                taken |= 1 &<< UInt64(position)
                cursor = next
                cursorPosition = position &+ 1
                return JSONDocument.Node(storage: storage, index: index &+ 1)
            }
            index = next
            position &+= 1
        }
        return nil
    }

    private func takeFromIndex(_ key: UnsafeBufferPointer<UInt8>) -> JSONDocument.Node? {
        guard let details, let index = details.index?.keyIndex(key) else { return nil }
        details.taken.insert(index)
        return JSONDocument.Node(storage: object.storage, index: index + 1)
    }

    /// The container of a coder that is not ours, for a key that from then on counts as asked for.
    func foreignContainer(asking key: StaticString) -> KeyedDecodingContainer<JSONCodingKey>? {
        guard let details, let foreign = details.foreign else { return nil }
        details.asked.insert(ExactKey(key.description))
        return foreign
    }

    var isForeign: Bool { details?.foreign != nil }
}

// MARK: What was not asked for

extension JSONFields {
    /// Takes the members that were not asked for and meet a condition, in the order of the text.
    mutating func takeRest(where condition: (String) -> Bool) throws -> [(key: String, value: JSONDocument.Node)] {
        var rest: [(key: String, value: JSONDocument.Node)] = []
        if let details, let foreign = details.foreign {
            for key in foreign.allKeys
            where !details.asked.contains(ExactKey(key.stringValue)) && condition(key.stringValue) {
                details.asked.insert(ExactKey(key.stringValue))
                rest.append((key.stringValue, try JSONDocument(foreign.decode(JSON.self, forKey: key)).root))
            }
            return rest
        }
        var members = object.members
        var position = 0
        while let member = members.nextNodes() {
            if !isTaken(member.key.index, position) {
                let key = object.storage.string(member.key.index)
                if condition(key) {
                    markTaken(member.key.index, position)
                    rest.append((key, member.value))
                }
            }
            position += 1
        }
        return rest
    }

    /// Members that a later one repeats count as taken: the last one wins.
    private func isTaken(_ index: Int, _ position: Int) -> Bool {
        guard let details else { return taken & 1 &<< UInt64(position) != 0 }
        return details.taken.contains(index) || details.index?.shadowed.contains(UInt32(index)) == true
    }

    private mutating func markTaken(_ index: Int, _ position: Int) {
        if let details {
            details.taken.insert(index)
        } else {
            taken |= 1 &<< UInt64(position)
        }
    }

    /// Whether an object without a table has some key twice, so that it must be read again with one.
    ///
    /// Where every member was asked for by its name there can be none, so that objects without extra members pay nothing.
    var hasDuplicates: Bool {
        details == nil && named < count && DuplicateKeySearch.hasDuplicates(object)
    }
}
