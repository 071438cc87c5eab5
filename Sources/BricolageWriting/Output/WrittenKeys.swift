/// The keys that were written into open objects, so that one which is written twice is noticed.
///
///     text      {"id":1,"user":{"id":2,"name":"…
///     entries   │ id  user │ id  name             one stack: a key's fingerprint and where it stands
///               ▲          ▲
///               └──────────┴ what was known of the object around, put away while an inner one is open
///
/// A fingerprint is made of a key's length, first and last eight bytes. The filters have a bit for each key so far;
/// only a key whose bit is set is compared with the others, and in large objects all are compared at the end, sorted.
/// So the cost of an object of n keys is at most n log n. A fingerprint seen twice says that a key may be there twice.
///
/// Keys whose enumeration is known have bits that hardly collide, in a filter of their own. Where an object has keys of
/// both kinds, or of two enumerations, all are compared.
///
/// Owns the memory of its entries. Invariant: `count <= capacity`.
struct WrittenKeys: ~Copyable {
    struct Entry {
        var fingerprint: UInt64
        /// The offset of the key's opening quote.
        var start: Int
    }

    /// What is known of the innermost object.
    struct Object {
        /// The index of its first entry.
        var first = 0
        /// A bit for each fingerprint.
        var filter: UInt64 = 0
        /// A bit for each key that came with one.
        var knownFilter: UInt64 = 0
        var mayRepeatKeys = false
    }

    private var entries = UnsafeMutablePointer<Entry>(bitPattern: 0)
    private var capacity = 0
    private(set) var count = 0
    private(set) var object = Object()

    /// Up to this many keys one whose bit is set is compared with those before it.
    private static let mostCompared = 64

    init() {}

    deinit { entries?.deallocate() }

    /// Begins an object; the depth of the one around whose keys are known is put away with what is known of it.
    mutating func begin(outerDepth: Int) {
        push(Entry(fingerprint: object.filter, start: object.first))
        push(Entry(fingerprint: object.knownFilter, start: outerDepth &* 2 | (object.mayRepeatKeys ? 1 : 0)))
        object = Object(first: count)
    }

    /// Ends the innermost object, and returns the depth of the next one whose keys are known.
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

    /// Notes a key of the innermost object that comes with a bit.
    @inline(__always)
    mutating func add(_ fingerprint: UInt64, bit: UInt64, start: Int) {
        if object.knownFilter & bit | object.filter != 0 { compare(fingerprint) }
        object.knownFilter |= bit
        push(Entry(fingerprint: fingerprint, start: start))
    }

    /// Compares all further keys of the innermost object, whatever their bits: they may come from another enumeration,
    /// whose bits say nothing of the keys that are there.
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

    /// Where a key stands.
    func start(_ index: Int) -> Int { entries?[index].start ?? 0 }

    /// The entries of the innermost object, until another key is noted.
    var members: UnsafeMutableBufferPointer<Entry> {
        UnsafeMutableBufferPointer(start: entries.map { $0 + object.first }, count: count - object.first)
    }

    /// Where the keys of the innermost object stand.
    var starts: [Int] { (object.first..<count).map { start($0) } }

    /// Whether two keys may be equal.
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

    /// Forgets what was noted since there were so many entries.
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
            // What lies behind a short key is no part of it.
            first = word(at: start &+ 1) & ~(~0 &<< UInt64(truncatingIfNeeded: length &* 8))
            last = first
        }
        return ((first &+ last &* 31) ^ UInt64(truncatingIfNeeded: length) &<< 56) &* 0x9E37_79B9_7F4A_7C15
    }
}
