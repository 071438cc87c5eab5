/// The keys that were written into open objects, to detect a key that is written twice.
///
///     text      {"id":1,"user":{"id":2,"name":"…
///     entries   │ id  user │ id  name             one stack: the fingerprint and offset of each key
///               ▲          ▲
///               └──────────┴ the state of the outer object, saved while an inner one is open
///
/// A fingerprint is computed from a key's length and its first and last eight bytes. The filters have a bit for each
/// key so far. A key is compared with the earlier ones only if its bit is already set; in large objects, all
/// fingerprints are sorted and compared at the end. So the cost of an object of n keys is at most n log n. Two equal
/// fingerprints mean that a key may occur twice.
///
/// Keys from `EncodedKeys` have bits that rarely collide, in a separate filter. In an object that has keys of both
/// kinds, or of two enumerations, every further key is compared.
///
/// Owns the memory of its entries. Invariant: `count <= capacity`.
struct WrittenKeys: ~Copyable {
    struct Entry {
        var fingerprint: UInt64
        /// The offset of the key's opening quote.
        var start: Int
    }

    /// The state of an object.
    struct Object {
        /// The index of its first entry.
        var first = 0
        /// A bit for each key that came without one.
        var filter: UInt64 = 0
        /// The bits of all keys that came with one.
        var knownFilter: UInt64 = 0
        var mayRepeatKeys = false
    }

    private var entries = UnsafeMutablePointer<Entry>(bitPattern: 0)
    private var capacity = 0
    private(set) var count = 0
    private(set) var object = Object()

    /// In objects of up to this many keys, a key whose bit is already set is compared with the earlier ones.
    private static let mostCompared = 64

    init() {}

    deinit { entries?.deallocate() }

    /// Begins an object, and saves the state of the innermost outer object whose keys are remembered, with that
    /// object's depth.
    mutating func begin(outerDepth: Int) {
        push(Entry(fingerprint: object.filter, start: object.first))
        push(Entry(fingerprint: object.knownFilter, start: outerDepth &* 2 | (object.mayRepeatKeys ? 1 : 0)))
        object = Object(first: count)
    }

    /// Ends the innermost object, and returns the depth of the next outer one whose keys are remembered, or -1.
    mutating func end() -> Int {
        guard let entries, object.first >= 2 else { return -1 }
        let outer = entries + (object.first - 2)
        count = object.first - 2
        object = Object(
            first: outer[0].start, filter: outer[0].fingerprint, knownFilter: outer[1].fingerprint,
            mayRepeatKeys: outer[1].start & 1 == 1)
        return outer[1].start >> 1
    }

    /// Notes a key of the innermost object.
    @inline(__always)
    mutating func add(_ fingerprint: UInt64, start: Int) {
        let bit: UInt64 = 1 &<< (fingerprint &>> 58)
        if object.filter & bit | object.knownFilter != 0 { compare(fingerprint) }
        object.filter |= bit
        push(Entry(fingerprint: fingerprint, start: start))
    }

    /// Notes a key of the innermost object that comes with a bit of its own.
    @inline(__always)
    mutating func add(_ fingerprint: UInt64, bit: UInt64, start: Int) {
        if object.knownFilter & bit | object.filter != 0 { compare(fingerprint) }
        object.knownFilter |= bit
        push(Entry(fingerprint: fingerprint, start: start))
    }

    /// Compares all further keys of the innermost object, whatever their bits: the keys may be of another enumeration,
    /// whose bits have no relation to those of the earlier keys.
    mutating func compareFromNowOn() { object.filter = .max }

    @inline(never)
    private mutating func compare(_ fingerprint: UInt64) {
        guard let entries, count - object.first <= Self.mostCompared else { return }
        for index in object.first..<count where entries[index].fingerprint == fingerprint {
            object.mayRepeatKeys = true
        }
    }

    @inline(__always)
    private mutating func push(_ entry: Entry) {
        if count == capacity { grow() }
        entries?[count] = entry
        count &+= 1
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Entry>.allocate(capacity: max(32, capacity * 2))
        if let entries {
            larger.moveInitialize(from: entries, count: count)
            entries.deallocate()
        }
        entries = larger
        capacity = max(32, capacity * 2)
    }

    /// The offset of a key in the text.
    func start(_ index: Int) -> Int { entries?[index].start ?? 0 }

    /// The entries of the innermost object, until another key is noted.
    var members: UnsafeMutableBufferPointer<Entry> {
        UnsafeMutableBufferPointer(start: entries.map { $0 + object.first }, count: count - object.first)
    }

    /// The offsets of the keys of the innermost object.
    var starts: [Int] { (object.first..<count).map { start($0) } }

    /// Whether two keys, given by their indices, may be equal.
    func hasEqualFingerprints(_ index: Int, _ other: Int) -> Bool {
        entries?[index].fingerprint == entries?[other].fingerprint
    }

    /// Whether the innermost object has too many keys to compare each new one with all before it.
    var areMany: Bool { count &- object.first > Self.mostCompared }

    /// Whether the innermost object may have a key twice.
    @inline(__always)
    var mayRepeatKeys: Bool {
        object.mayRepeatKeys || (areMany && hasEqualFingerprints)
    }

    private var hasEqualFingerprints: Bool {
        let sorted = (object.first..<count).map { entries?[$0].fingerprint ?? 0 }.sorted()
        return zip(sorted, sorted.dropFirst()).contains { $0 == $1 }
    }

    /// Forgets the keys noted after the first `count` entries, and restores the state of the innermost object.
    mutating func rollBack(to count: Int, _ object: Object) {
        self.count = count
        self.object = object
    }
}

extension OutputBuffer {
    /// The fingerprint of the key that was written last, whose opening quote is at an offset.
    @inline(__always)
    func fingerprint(ofKeyAt start: Int) -> UInt64 {
        let length = count &- start &- 2
        let first: UInt64
        let last: UInt64
        if length >= 8 {
            first = word(at: start &+ 1)
            last = word(at: start &+ length &- 7)
        } else {
            // Bytes after the end of a short key do not count.
            first = word(at: start &+ 1) & ~(~0 &<< UInt64(truncatingIfNeeded: length &* 8))
            last = first
        }
        return ((first &+ last &* 31) ^ UInt64(truncatingIfNeeded: length) &<< 56) &* 0x9E37_79B9_7F4A_7C15
    }
}
