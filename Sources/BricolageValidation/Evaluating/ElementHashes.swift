/// The hashes of the elements of an array, each with the place of its element.
///
///     slots   [ – ][ 0x51… ▸ 17 ][ – ][ 0xA3… ▸ 4 ]      open addressing, at most half full
///
/// The hashes are seeded, so that no document can make them collide.
struct ElementHashes: Sendable {
    private struct Slot: BitwiseCopyable, Sendable {
        var hash: UInt64
        /// The place of the element; 0 for a free slot, since no element is at that place.
        var index: Int
    }

    /// The seed of all hashes.
    private(set) var seed: UInt64 = 0
    /// The containers that are open while a value is hashed.
    var containers: [HashedContainer] = []
    private var slots: [Slot] = []
    private var mask = 0

    /// Forgets all hashes, and makes room for new ones.
    mutating func clear(for count: Int) {
        if slots.isEmpty { seed = .random(in: .min ... .max) }
        var size = 16
        while size < count * 2 { size *= 2 }
        mask = size - 1
        for position in 0..<min(size, slots.count) { slots[position] = Slot(hash: 0, index: 0) }
        while slots.count < size { slots.append(Slot(hash: 0, index: 0)) }
    }

    /// How many slots may be kept for later evaluations.
    private static let lastingSlots = 1 << 12

    /// Gives up memory that few arrays need.
    mutating func shrink() {
        if slots.count > Self.lastingSlots { slots = [] }
    }

    /// Adds the hash of an element; returns the place of another element with the same hash, if there is one.
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

/// An array or object that is partly hashed.
struct HashedContainer: BitwiseCopyable, Sendable {
    /// The value with which the places of its contents are hashed.
    var context: UInt64
    /// Where it ends.
    var end: Int
    /// The number of the next element.
    var position: UInt64
    var isObject: Bool
}
