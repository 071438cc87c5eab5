/// The places of the members of an object with many keys, by key.
///
///     slots   [ · ][ 9f3c12a0 ▸ 18 ][ · ][ c4aa0f11 ▸ 4 ][ c4ab7e02 ▸ 61 ][ · ] …     half a hash, and a place plus one
///
/// Open addressing with linear probing, at most four fifths full; the search for a key begins at the slot that the
/// first bits of its half of the hash give. The keys stay in the object and are compared only where these halves are
/// equal, so that a look-up reads the memory of one key. Keys are hashed with Swift's seeded hasher: no text can be
/// made to collide.
///
/// Invariant: a slot is 0 if it is free, and otherwise holds the place of an existing member. There are at most 2³²
/// slots, so that places fit; the members of such an object would need 130 GB.
struct MemberPlaces: Sendable {
    private var slots: [UInt64]
    /// How many different keys there are; for a duplicate key one place is known.
    private(set) var count = 0
    /// How many bits of a hash determine where a search begins.
    private var bits: UInt64

    /// Makes room for `capacity` keys.
    init(capacity: Int) {
        bits = 4
        while Self.limit(1 &<< Int(bits)) < capacity { bits += 1 }
        precondition(bits <= 32, "an object of more than three thousand million members")
        slots = [UInt64](repeating: 0, count: 1 &<< Int(bits))
    }

    /// The place of a key among the members, or nil.
    func place(of key: String, in members: UnsafeMutablePointer<ObjectStorage.Member>) -> Int? {
        let slot = slots[slot(of: key, hash: Self.hash(key), in: members)]
        return slot == 0 ? nil : Self.place(slot)
    }

    /// Records the place of a key, and returns its previous place.
    @discardableResult
    @inline(never)
    mutating func updatePlace(
        _ place: Int, of key: String, in members: UnsafeMutablePointer<ObjectStorage.Member>
    ) -> Int? {
        let hash = Self.hash(key)
        let number = slot(of: key, hash: hash, in: members)
        let earlier = slots[number]
        slots[number] = hash &<< 32 | UInt64(place + 1)
        guard earlier == 0 else { return Self.place(earlier) }
        count += 1
        if count > Self.limit(slots.count) { grow() }
        return nil
    }

    /// The slot of a key, or the free one where it belongs.
    @inline(__always)
    private func slot(
        of key: String, hash: UInt64, in members: UnsafeMutablePointer<ObjectStorage.Member>
    ) -> Int {
        var number = start(hash)
        while slots[number] != 0 {
            if slots[number] &>> 32 == hash, ExactText.equal(members[Self.place(slots[number])].key, key) { break }
            number = (number &+ 1) & (slots.count &- 1)
        }
        return number
    }

    /// Doubles the slots; all keys in them are different, so none is read.
    private mutating func grow() {
        let old = self
        self = MemberPlaces(capacity: count)
        count = old.count
        for slot in old.slots where slot != 0 {
            var number = start(slot &>> 32)
            while slots[number] != 0 { number = (number &+ 1) & (slots.count &- 1) }
            slots[number] = slot
        }
    }

    @inline(__always)
    private func start(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash &>> (32 &- bits)) }

    @inline(__always)
    private static func place(_ slot: UInt64) -> Int { Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) &- 1 }

    /// The 32 bits of a key's hash that a slot keeps.
    @inline(__always)
    private static func hash(_ key: String) -> UInt64 {
        var hasher = Hasher()
        ExactText.hash(key, into: &hasher)
        return UInt64(truncatingIfNeeded: hasher.finalize()) &>> 32
    }

    /// How many keys fit into a number of slots.
    private static func limit(_ slots: Int) -> Int { slots / 5 * 4 }
}
