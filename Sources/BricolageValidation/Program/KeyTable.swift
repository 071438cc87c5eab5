/// An immutable set of keys, looked up by the bytes of their text.
///
///     slots     [ free ][ "identifi" "entifier" 10 ▸ 1 ][ free ][ "name" – 4 ▸ 0 ]     by the hash of the key
///     entries   [ start 0, 4 bytes ][ start 4, 10 bytes ]
///     bytes     nameidentifier                            the texts, one after the other
///     lengths   4 and 10                                  most other keys are excluded by their lengths
///
/// A slot has the first and the last eight bytes, so that keys of up to sixteen bytes are compared in two words. The
/// hash has a new random seed in each table and reads those bytes, or all bytes if otherwise too many keys of the
/// schema would collide. At most half of the slots are taken, and the longest look-up is settled when the table is
/// made: no instance can make it slow.
struct KeyTable: BitwiseCopyable, Sendable {
    var firstSlot: UInt32
    var mask: UInt32
    var seed: UInt64
    var firstEntry: UInt32
    var count: UInt32
    /// A bit for each length that a key has, modulo 64.
    var lengths: UInt64 = 0
    /// How far a hash is shifted to give the number of a slot.
    var shift: UInt8
    /// Whether the hash reads all bytes.
    var readsAll = false

    /// A table of `slotCount` slots, which must be a power of two.
    init(firstSlot: UInt32, slotCount: Int, seed: UInt64, firstEntry: UInt32, count: UInt32) {
        self.firstSlot = firstSlot
        mask = UInt32(slotCount - 1)
        // The hash multiplies by the seed, which is odd so that different words stay different.
        self.seed = seed | 1
        self.firstEntry = firstEntry
        self.count = count
        shift = UInt8(64 - slotCount.trailingZeroBitCount)
    }

    /// How many taken slots a look-up may pass before the hash of the table reads all bytes instead.
    static let longestWay = 16

    /// Whether a key of the table may have this many bytes.
    @inline(__always)
    func mayHave(length: UInt32) -> Bool { lengths &>> UInt64(length) & 1 != 0 }

    /// Where a look-up begins.
    @inline(__always)
    func slot(of key: KeyWords) -> UInt32 { UInt32(truncatingIfNeeded: key.hash(seed) &>> UInt64(shift)) }
}

/// The parts of a key that a look-up compares first: both ends and the length.
struct KeyWords: BitwiseCopyable, Sendable {
    /// The first eight bytes; a shorter key is followed by zeros.
    let first: UInt64
    /// The last eight bytes; 0 for keys of at most eight bytes.
    let last: UInt64
    let length: UInt32

    /// Reads up to seven bytes beyond the text.
    @inline(__always)
    init(_ start: UnsafePointer<UInt8>, length: UInt32) {
        first = KeyHash.firstWord(start, count: Int(length))
        last = length > 8 ? KeyHash.word(start + Int(length &- 8)) : 0
        self.length = length
    }

    /// A hash of the words and the length, in the high bits.
    @inline(__always)
    func hash(_ seed: UInt64) -> UInt64 {
        (first &+ (last &<< 29 | last &>> 35) &+ UInt64(length)) &* seed
    }
}

/// Where a key may be found by its hash.
struct KeySlot: BitwiseCopyable, Sendable {
    var first: UInt64
    var last: UInt64
    var length: UInt32
    /// The position of the key in its table; none for a slot that is free.
    var position: UInt32

    init(_ words: KeyWords, position: UInt32) {
        first = words.first
        last = words.last
        length = words.length
        self.position = position
    }

    /// A slot without a key.
    init() {
        first = 0
        last = 0
        length = 0
        position = Instruction.none
    }

    /// Whether the key has the same words; a free slot has those of the empty key.
    @inline(__always)
    func has(_ key: KeyWords) -> Bool {
        (first ^ key.first) | (last ^ key.last) == 0 && length == key.length
    }
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

    /// The position of a key in a table; nil if the table does not have it.
    ///
    /// - Parameter text: Bytes after which eight more may be read.
    @inline(__always)
    func position(of text: UnsafeBufferPointer<UInt8>, in table: KeyTable) -> UInt32? {
        guard let start = text.baseAddress else { return nil }
        let length = UInt32(truncatingIfNeeded: text.count)
        guard table.mayHave(length: length) else { return nil }
        return table.readsAll ? slowPosition(of: text, in: table) : position(of: start, length: length, in: table)
    }

    /// The same for a table whose hash does not read all bytes, and a key of a length that it may have.
    @inline(__always)
    func position(of start: UnsafePointer<UInt8>, length: UInt32, in table: KeyTable) -> UInt32? {
        let key = KeyWords(start, length: length)
        var number = table.slot(of: key)
        while true {
            let slot = slots[table.firstSlot &+ number]
            if slot.has(key), length <= 16 || hasMiddle(table.firstEntry &+ slot.position, start, length) {
                return slot.position == Instruction.none ? nil : slot.position
            }
            if slot.position == Instruction.none { return nil }
            number = (number &+ 1) & table.mask
        }
    }

    /// Whether a key of more than sixteen bytes has the same bytes as an entry between the first eight and the last.
    @inline(never)
    private func hasMiddle(_ entry: UInt32, _ start: UnsafePointer<UInt8>, _ length: UInt32) -> Bool {
        KeyHash.areEqual(start + 8, bytes.base + Int(entries[entry].start) + 8, count: Int(length) &- 16)
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
/// Reads up to seven bytes beyond a text: documents and tables have padding.
enum KeyHash {
    /// The first eight bytes of a text; a shorter text is followed by zeros.
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

    /// A hash of all bytes.
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

    /// Whether two texts are equal; eight more bytes may be read after both.
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
