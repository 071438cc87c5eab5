package import BricolageCore

/// The fields of an object that a type is being read from.
///
///     {"title": "Rice", "origin": "Asia", "calories": 130}
///      └ taken           └ cursor: where the next look-up begins
///
/// A look-up tries the member under the cursor, then those after it, then those before it: one comparison if the type
/// reads members in the order of the text. Objects with more than `MemberIndex.threshold` members use a table. The
/// fields remember which members were read, so that `rest()` can return the others.
///
/// Invariants: `storage` is not owned; the creator of the fields keeps it alive as long as they exist, and a type that
/// reads itself only borrows them. `cursor` is the tape index of a key of the object, or, if there is none to try, of a
/// node that is not a string.
public struct JSONFields: ~Copyable {
    let storage: Unmanaged<DocumentStorage>
    let reader: TapeReader
    /// The tape index of the object.
    let index: Int
    var cursor: Int
    /// Which member the cursor is at.
    var position = 0
    let end: Int
    let count: Int
    /// The bits of all members, if there are no details.
    let everyMember: UInt64
    /// One bit for each member that was requested by its key, by position; unused when there are details.
    var taken: UInt64 = 0
    /// One bit for each member that was returned as one of the rest.
    var given: UInt64 = 0
    /// The key that was found last, to notice if the next request is for the same key.
    var lastKey: UnsafePointer<UInt8>?
    /// Whether a key was requested twice in a row, so that two members with the same key may have been returned.
    var asksAgain = false
    /// A bit for each key by its length and ends, made when the first key is not found; 0 before.
    var filter: UInt64 = 0
    /// Whether null is refused where a field may be absent.
    var refusesNull: Bool
    /// What most objects do not need.
    var details: Details?

    /// State for large objects, and for those for which a coder or an observer answers.
    final class Details {
        var index: MemberIndex?
        /// The tape indices of the keys that were requested.
        var taken: Set<Int> = []
        /// The object of a coder, which answers all requests in place of the cursor.
        var coder: CoderObject?
        var asked: Set<ExactKey> = []
        /// The observer that answers all requests in place of the cursor.
        var observer: (any FieldObserver)?
        /// The object of an observer that converts keys.
        var observed: ObservedObject?
    }

    /// - Parameter indexed: Whether to look up in a table, which finds the last of duplicate keys.
    @inline(__always)
    init(object: borrowing JSONDocument.Node, indexed: Bool = false) {
        refusesNull = ThreadTrials.nullsAreRefused
        storage = .passUnretained(object.storage)
        reader = object.storage.reader
        index = object.index
        let node = reader[index]
        end = Int(node.next)
        count = Int(node.length)
        everyMember = count < 64 ? (1 &<< UInt64(node.length)) &- 1 : .max
        cursor = count == 0 ? index : index &+ 1
        if indexed || count > MemberIndex.threshold { makeTable() }
    }

    @inline(never)
    private mutating func makeTable() {
        cursor = index
        let details = Details()
        details.index = MemberIndex(object: object)
        self.details = details
    }

    /// Fields whose requests are all answered by a coder.
    init(of coder: CoderObject) {
        refusesNull = ThreadTrials.nullsAreRefused
        storage = .passUnretained(.null)
        reader = DocumentStorage.null.reader
        index = 0
        cursor = 0
        end = 0
        count = 0
        everyMember = 0
        let details = Details()
        details.coder = coder
        self.details = details
    }

    /// The object itself.
    var object: JSONDocument.Node { node(index) }

    func node(_ index: Int) -> JSONDocument.Node {
        JSONDocument.Node(storage: storage.takeUnretainedValue(), index: index)
    }
}

extension JSONFields {
    /// Fields whose requests are all answered by an observer.
    ///
    /// - Parameter keys: The keys of the object, if the observer converts them.
    package init(of object: JSONDocument.Node, observer: any FieldObserver, keys: ConvertedKeys?) {
        self.init(object: object, indexed: true)
        details?.observer = observer
        details?.observed = keys.map { ObservedObject(object: object, table: $0) }
    }

    var observer: (any FieldObserver)? { details?.observer }

    /// Records that a key was requested from the observer.
    ///
    /// - Parameter place: The tape index of the member's value; nil if there is none.
    package func noteAsked(_ key: String, at place: Int?) {
        details?.asked.insert(ExactKey(key))
        if let place { details?.taken.insert(place - 1) }
    }

    /// The keys that were requested, as far as they are known.
    var askedKeys: [String] { details?.asked.map(\.text) ?? [] }
}

// MARK: Look-up

extension JSONFields {
    /// The tape index of the value of a member, which from then on counts as requested.
    @inline(__always)
    mutating func take(_ key: StaticString) -> Int? {
        guard reader.isKey(cursor, key) else { return takeElsewhere(key) }
        return takeAtCursor(key)
    }

    @inline(__always)
    private mutating func takeAtCursor(_ key: StaticString) -> Int {
        if lastKey == key.utf8Start { asksAgain = true }
        lastKey = key.utf8Start
        let value = cursor &+ 1
        let next = Int(reader[value].next)
        taken |= 1 &<< UInt64(position)
        cursor = next == end ? index &+ 1 : next
        position = next == end ? 0 : position &+ 1
        return value
    }

    /// Goes back to the member whose value was taken last, so that its key is found there again and at no other member.
    mutating func turnBack(to value: Int) {
        guard details == nil else { return }
        lastKey = nil
        cursor = value &- 1
        position = position == 0 ? count &- 1 : position &- 1
    }

    @inline(never)
    private mutating func takeElsewhere(_ key: StaticString) -> Int? {
        if let details { return takeFromTable(details, key) }
        if filter != 0, filter & TapeReader.filterBit(key) == 0 { return nil }
        guard count > 0 else { return nil }
        if find(key, from: (cursor, position), to: end) || find(key, from: (index &+ 1, 0), to: cursor) {
            return takeAtCursor(key)
        }
        if filter == 0 { filter = reader.filter(ofKeysIn: index) }
        return filter == .max ? takeEscaped(key) : nil
    }

    /// Moves the cursor to the first key with exactly these bytes between two places of the tape; false if none has.
    ///
    /// Objects whose members have another order in each document spend most of their time here: a few instructions per
    /// member.
    @inline(__always)
    private mutating func find(_ key: StaticString, from start: (cursor: Int, position: Int), to end: Int) -> Bool {
        var (cursor, position) = start
        while cursor < end {
            if reader.isKey(cursor, key) {
                (self.cursor, self.position) = (cursor, position)
                return true
            }
            cursor = Int(reader[cursor &+ 1].next)
            position &+= 1
        }
        return false
    }

    /// Takes a member whose key is written with escapes and has these bytes once they are resolved.
    @inline(never)
    private mutating func takeEscaped(_ key: StaticString) -> Int? {
        let start = (cursor, position)
        for _ in 0..<count {
            if reader.isEscapedKey(cursor, key) { return takeAtCursor(key) }
            let next = Int(reader[cursor &+ 1].next)
            cursor = next == end ? index &+ 1 : next
            position = next == end ? 0 : position &+ 1
        }
        (cursor, position) = start
        return nil
    }

    private func takeFromTable(_ details: Details, _ key: StaticString) -> Int? {
        guard details.observer == nil, let index = key.withUTF8Buffer({ details.index?.keyIndex($0) }) else {
            return nil
        }
        details.taken.insert(index)
        return index + 1
    }

    /// The container of the coder that answers, for a key that from then on counts as requested.
    func container(asking key: StaticString) -> KeyedDecodingContainer<JSONCodingKey>? {
        guard let details, let coder = details.coder else { return nil }
        details.asked.insert(ExactKey(key.description))
        return coder.members
    }

    /// The coder that answers all requests, if one does.
    var coder: CoderObject? { details?.coder }

    /// The object with the keys that the type knows, if these are not those of the text.
    var rekeyed: (any RekeyedObject)? { details?.coder ?? details?.observed }
}
