/// The hashes of the elements of an array, each with the place of its element.
///
///     slots   [ – ][ 0x51… ▸ 17 ][ – ][ 0xA3… ▸ 4 ]      open addressing, at most half full
///
/// The hashes are seeded, so that no document can make them fall into one place.
struct ElementHashes: Sendable {
    private struct Slot: BitwiseCopyable, Sendable {
        var hash: UInt64
        /// The place of the element; 0 for a slot that is free, since no element stands there.
        var index: Int
    }

    /// What hashes begin with.
    private(set) var seed: UInt64 = 0
    /// The containers that are open while a value is hashed.
    var containers: [HashedContainer] = []
    private var slots: [Slot] = []
    private var mask = 0

    /// Forgets all hashes, and makes room for some.
    mutating func clear(for count: Int) {
        if slots.isEmpty { seed = .random(in: .min ... .max) }
        var size = 16
        while size < count * 2 { size *= 2 }
        mask = size - 1
        for position in 0..<min(size, slots.count) { slots[position] = Slot(hash: 0, index: 0) }
        while slots.count < size { slots.append(Slot(hash: 0, index: 0)) }
    }

    /// How many slots memory is kept for.
    private static let lastingSlots = 1 << 12

    /// Gives up memory that few arrays need.
    mutating func shrink() {
        if slots.count > Self.lastingSlots { slots = [] }
    }

    /// Adds the hash of an element; the place of another element that has the same one.
    mutating func insert(_ hash: UInt64, _ index: Int) -> Int? {
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot].index != 0 {
            if slots[slot].hash == hash { return slots[slot].index }
            slot = (slot &+ 1) & mask
        }
        slots[slot] = Slot(hash: hash, index: index)
        return nil
    }
}

/// An array or object of which a part is hashed already.
struct HashedContainer: BitwiseCopyable, Sendable {
    /// What the places of its contents are hashed with.
    var context: UInt64
    /// Where it ends.
    var end: Int
    /// The number of the next element.
    var position: UInt64
    var isObject: Bool
}
