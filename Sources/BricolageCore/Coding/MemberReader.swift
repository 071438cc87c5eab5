/// Finds the members of one object of a document for a keyed container.
///
///     {"id": 7, "name": "Rice", "origin": "Asia"}
///      └ found           └ cursor: where the next look-up begins
///
/// A look-up tries the member under the cursor, then those after it, then those before it: one comparison for keys in
/// the order of the text. For large objects, objects that have a key twice, and converted keys, there is a table.
///
/// A class, because the standard library copies a container for every requested value: a container is a single
/// reference to this object. It can also be reused for the next object (`SpareContainers`).
///
/// Exclusivity is not checked: each property is read or written in one step, never held while other code runs.
final class MemberReader {
    let context: DecodingContext
    /// The texts of the container's keys, if each key is one byte.
    let texts: Unmanaged<KeyTexts>?
    /// Keeps the texts alive.
    private let ownedTexts: KeyTexts?
    /// The session's number for the type of these keys.
    private let keyType: Int32
    @exclusivity(unchecked) private var place: UInt32 = 0
    /// How many steps lead to the object.
    @exclusivity(unchecked) private var depth: UInt32 = 0
    /// The tape index of the key that is tried next, and the index after the last member.
    @exclusivity(unchecked) private var cursor = 0
    @exclusivity(unchecked) private var end = 0
    /// A bit for each key by its length and ends, made when the first key is not found; 0 before.
    @exclusivity(unchecked) private var filter: UInt64 = 0
    /// Finds the members, if they are not walked over.
    @exclusivity(unchecked) private(set) var lookup: (any MemberLookup)?

    /// - Parameters:
    ///   - step: Leads to an object.
    ///   - keyType: The session's number for the type of keys.
    init(
        _ context: DecodingContext, object step: DecodingStep, depth: Int, keyType: Int32, texts: KeyTexts? = nil
    ) {
        self.context = context
        self.keyType = keyType
        self.texts = texts.map(Unmanaged.passUnretained)
        ownedTexts = texts
        begin(step, depth)
    }

    /// Turns to another object, if it is of the same context.
    @inline(__always)
    func turn(to step: DecodingStep, depth: Int, in context: DecodingContext) -> Bool {
        guard context === self.context else { return false }
        if lookup != nil { lookup = nil }
        begin(step, depth)
        return true
    }

    /// Turns to the object of a nested container, if nobody else has the context.
    @inline(__always)
    func turn(toNested place: NestedPlace) -> Bool {
        guard place.context.storage === context.storage, hasContextAlone else { return false }
        context.begin(at: place)
        if lookup != nil { lookup = nil }
        begin(.value(place.step.index), context.depth)
        return true
    }

    /// Whether nobody else refers to the context.
    @inline(__always)
    private var hasContextAlone: Bool {
        var reference = Unmanaged.passUnretained(context)
        return withUnsafeMutablePointer(to: &reference) {
            $0.withMemoryRebound(to: DecodingContext.self, capacity: 1) { isKnownUniquelyReferenced(&$0.pointee) }
        }
    }

    @inline(__always)
    private func begin(_ step: DecodingStep, _ depth: Int) {
        let object = context.tape[step.index]
        place = UInt32(truncatingIfNeeded: step.index)
        self.depth = UInt32(truncatingIfNeeded: depth)
        cursor = step.index &+ 1
        end = Int(object.next)
        filter = 0
        if context.session.convertsKeys || context.reader.repeatsPlainKey(step.index) != false { makeTable() }
    }

    @inline(never)
    private func makeTable() {
        let session = context.session
        let table: any MemberLookup =
            session.convertsKeys
            ? ConvertedKeys(node, in: session, path: session.pathsMatter ? codingPath : []) : session.index(of: node)
        lookup = table
        end = cursor
    }

    /// The object on the tape.
    @inline(__always)
    var object: Int { Int(place) }

    var node: JSONDocument.Node { context.node(object) }
    var codingPath: [any CodingKey] { context.path(to: object, Int(depth)) }

    /// The step to the value of a member.
    @inline(__always)
    func step(to index: Int) -> DecodingStep { .member(index, keyType: keyType).taken(in: place, depth: depth) }

    /// The place of a nested container that is the value of a member.
    func nestedPlace(_ index: Int) -> NestedPlace {
        NestedPlace(context: context, container: object, depth: Int(depth), step: .member(index, keyType: keyType))
    }

    /// The way to a member.
    func way(to key: some CodingKey) -> CodingPath { context.way(to: object, Int(depth), and: key) }
}

// MARK: Look-up

extension MemberReader {
    /// The value of the member with a key, as an index on the tape, or -1.
    @inline(__always)
    func find(_ key: some CodingKey) -> Int {
        guard let texts else { return find(text: key.stringValue) }
        let text = texts._withUnsafeGuaranteedRef { $0.text(key) }
        // If there is a table, nothing is under the cursor.
        return cursor < end && isKey(cursor, text) ? found(cursor) : findElsewhere(key, text)
    }

    @inline(never)
    private func findElsewhere(_ key: some CodingKey, _ text: KeyText) -> Int {
        lookup == nil ? walk(text) : find(text: key.stringValue)
    }

    /// The value of the member with a key, as an index on the tape, or -1.
    @inline(never)
    func find(text key: String) -> Int {
        if let lookup { return lookup.valueIndex(key) ?? -1 }
        // Keys of the program are native strings, whose bytes can be read without a copy.
        if let index = key.utf8.withContiguousStorageIfAvailable({ walk(KeyText($0)) }) { return index }
        var key = key
        return key.withUTF8 { walk(KeyText($0)) }
    }

    /// Searches all members, first those from the cursor on.
    @inline(never)
    private func walk(_ key: KeyText) -> Int {
        let start = cursor
        if start < end, isKey(start, key) { return found(start) }
        if filter != 0, filter & key.filterBit == 0 { return -1 }
        let tape = context.tape
        var index = start
        while index < end {
            if isKey(index, key) { return found(index) }
            index = Int(tape[index &+ 1].next)
        }
        index = object &+ 1
        while index < start {
            if isKey(index, key) { return found(index) }
            index = Int(tape[index &+ 1].next)
        }
        if filter == 0 { filter = context.reader.filter(ofKeysIn: object) }
        return -1
    }

    @inline(__always)
    private func isKey(_ index: Int, _ key: KeyText) -> Bool {
        let node = context.tape[index]
        return Int(node.length) == key.count && KeyText(key: node, source: context.source) == key
    }

    @inline(__always)
    private func found(_ key: Int) -> Int {
        cursor = Int(context.tape[key &+ 1].next)
        return key &+ 1
    }
}
