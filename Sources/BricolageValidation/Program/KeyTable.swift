internal import BricolageCore

/// A set of keys that do not change, looked up by the bytes of the text.
///
///     slots     [ free ][ "identifi", 10 bytes ▸ 1 ][ free ][ "name", 4 bytes ▸ 0 ]     by the hash of the key
///     entries   [ start 0, 4 bytes ][ start 4, 10 bytes ]
///     bytes     name identifier                           the texts, one behind the other
///
/// Keys of up to eight bytes are compared in one word. The hash is seeded anew with each table and reads the first and
/// the last eight bytes, or all of them where that would put too many keys of the schema into one place. At most half of
/// the slots are taken, and how far a look-up goes on is settled when the table is made: no instance can make it slow.
struct KeyTable: BitwiseCopyable, Sendable {
    var firstSlot: UInt32
    var mask: UInt32
    var seed: UInt64
    var firstEntry: UInt32
    var count: UInt32
    /// Whether the hash reads all bytes.
    var readsAll = false

    /// How far a look-up may go on before the hash reads all bytes.
    static let longestWay = 16
}

/// Where a key may be found by its hash.
struct KeySlot: BitwiseCopyable, Sendable {
    /// The first eight bytes, zeros behind shorter keys.
    var word: UInt64
    var length: UInt32
    /// The position of the key in its table; none for a slot that is free.
    var position: UInt32

    static let free = KeySlot(word: 0, length: 0, position: Instruction.none)
}

/// A key of a table: where its text begins, and how many bytes it has.
struct KeyEntry: BitwiseCopyable, Sendable {
    var start: UInt32
    var length: UInt32
}

/// The keys of all tables of a program, as the evaluator sees them.
struct KeyMemory: BitwiseCopyable, Sendable {
    let slots: FrozenView<KeySlot>
    let entries: FrozenView<KeyEntry>
    let bytes: FrozenView<UInt8>

    /// The position of a key among those of a table; nil where it is none of them.
    ///
    /// - Parameter text: Bytes behind which eight more may be read.
    @inline(__always)
    func position(of text: UnsafeBufferPointer<UInt8>, in table: KeyTable) -> UInt32? {
        guard let start = text.baseAddress else { return nil }
        if table.readsAll { return slowPosition(of: text, in: table) }
        let length = UInt32(truncatingIfNeeded: text.count)
        let word = KeyHash.firstWord(start, count: text.count)
        let hash = KeyHash.hash(start, firstWord: word, count: text.count, seed: table.seed)
        var number = UInt32(truncatingIfNeeded: hash) & table.mask
        while true {
            let slot = slots[table.firstSlot &+ number]
            if slot.word == word, slot.length == length, slot.position != Instruction.none,
                length <= 8 || hasRest(table.firstEntry &+ slot.position, start, count: text.count)
            {
                return slot.position
            }
            if slot.position == Instruction.none { return nil }
            number = (number &+ 1) & table.mask
        }
    }

    /// Whether a key of more than eight bytes has the same ones behind those.
    @inline(__always)
    private func hasRest(_ entry: UInt32, _ start: UnsafePointer<UInt8>, count: Int) -> Bool {
        let key = bytes.base + Int(entries[entry].start)
        let last = count &- 8
        if KeyHash.word(start + last) != KeyHash.word(key + last) { return false }
        return count <= 16 || KeyHash.areEqual(start + 8, key + 8, count: count &- 16)
    }

    /// The same with a hash of all bytes.
    @inline(never)
    private func slowPosition(of text: UnsafeBufferPointer<UInt8>, in table: KeyTable) -> UInt32? {
        guard let start = text.baseAddress else { return nil }
        let hash = KeyHash.hashOfAll(start, count: text.count, seed: table.seed)
        var number = UInt32(truncatingIfNeeded: hash) & table.mask
        while true {
            let slot = slots[table.firstSlot &+ number]
            if slot.position == Instruction.none { return nil }
            if Int(slot.length) == text.count {
                let key = bytes.base + Int(entries[table.firstEntry &+ slot.position].start)
                if KeyHash.areEqual(start, key, count: text.count) { return slot.position }
            }
            number = (number &+ 1) & table.mask
        }
    }
}

/// Hashing and comparing keys by words of eight bytes.
///
/// Reads up to seven bytes behind a text: documents and tables have padding.
enum KeyHash {
    /// The first eight bytes of a text, zeros behind a shorter one.
    @inline(__always)
    static func firstWord(_ start: UnsafePointer<UInt8>, count: Int) -> UInt64 {
        if count == 0 { return 0 }
        let word = word(start)
        return count >= 8 ? word : word & (~0 &>> UInt64(64 &- 8 &* count))
    }

    /// Eight bytes.
    @inline(__always)
    static func word(_ start: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
    }

    /// A number made of the length, the first eight bytes and the last eight.
    @inline(__always)
    static func hash(_ start: UnsafePointer<UInt8>, firstWord: UInt64, count: Int, seed: UInt64) -> UInt64 {
        let hash = mix(seed ^ UInt64(truncatingIfNeeded: count), firstWord)
        return count > 8 ? mix(hash, word(start + (count &- 8))) : hash
    }

    /// A number made of all bytes.
    static func hashOfAll(_ start: UnsafePointer<UInt8>, count: Int, seed: UInt64) -> UInt64 {
        var hash = mix(seed ^ UInt64(truncatingIfNeeded: count), firstWord(start, count: count))
        var position = 8
        while position < count {
            hash = mix(hash, firstWord(start + position, count: count &- position))
            position &+= 8
        }
        return hash
    }

    @inline(__always)
    static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }

    /// Whether two texts are the same; behind both eight more bytes may be read.
    static func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return areEqual(first, second, count: left.count)
    }

    @inline(__always)
    static func areEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int) -> Bool {
        var position = 0
        while position < count {
            if firstWord(left + position, count: count &- position)
                != firstWord(right + position, count: count &- position)
            {
                return false
            }
            position &+= 8
        }
        return true
    }
}
