internal import BricolageCore

/// A set of keys that do not change, looked up by the bytes of the text.
///
///     slots     [ none ][ 1 ][ none ][ 0 ]         which entry, by the hash of the key
///     entries   [ "name" ▸ word, length, start ][ "identifier" ▸ … ]
///     bytes     name identifier                    the texts, one behind the other
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

/// A key of a table.
struct KeyEntry: BitwiseCopyable, Sendable {
    /// The first eight bytes, zeros behind shorter keys.
    var word: UInt64
    var length: UInt32
    /// Where the text begins.
    var start: UInt32
}

/// The keys of all tables of a program, as the evaluator sees them.
struct KeyMemory: BitwiseCopyable, Sendable {
    let slots: FrozenView<UInt32>
    let entries: FrozenView<KeyEntry>
    let bytes: FrozenView<UInt8>

    /// The position of a key among those of a table; nil where it is none of them.
    ///
    /// - Parameter text: Bytes behind which eight more may be read.
    @inline(__always)
    func position(of text: UnsafeBufferPointer<UInt8>, in table: KeyTable) -> UInt32? {
        guard let start = text.baseAddress else { return nil }
        let length = UInt32(truncatingIfNeeded: text.count)
        let word = KeyHash.firstWord(start, count: text.count)
        var slot =
            table.readsAll
            ? UInt32(truncatingIfNeeded: KeyHash.hashOfAll(start, count: text.count, seed: table.seed)) & table.mask
            : UInt32(truncatingIfNeeded: KeyHash.hash(start, count: text.count, seed: table.seed)) & table.mask
        while true {
            let found = slots[table.firstSlot &+ slot]
            if found == Instruction.none { return nil }
            let entry = entries[table.firstEntry &+ found]
            if entry.word == word, entry.length == length,
                length <= 8 || KeyHash.areEqual(start, bytes.base + Int(entry.start), count: text.count)
            {
                return found
            }
            slot = (slot &+ 1) & table.mask
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
        let word = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
        return count >= 8 ? word : word & (~0 &>> UInt64(64 &- 8 &* count))
    }

    /// A number made of the length, the first eight bytes and the last eight.
    @inline(__always)
    static func hash(_ start: UnsafePointer<UInt8>, count: Int, seed: UInt64) -> UInt64 {
        let hash = mix(seed ^ UInt64(truncatingIfNeeded: count), firstWord(start, count: count))
        return count > 8 ? mix(hash, UnsafeRawPointer(start + (count &- 8)).loadUnaligned(as: UInt64.self)) : hash
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
