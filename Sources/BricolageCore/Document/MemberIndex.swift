/// A table from keys to members, for an object of which many members are requested.
///
///     slots   [ 0 ][ 7 ][ 0 ][ 3 ] ...      the tape index of a key, 0 for an empty slot
///
/// Open addressing with linear probing, at most half full. Keys are hashed with Swift's seeded hasher, so no text can
/// be made to collide. Of several members with the same key the last one is found; `shadowed` contains the others.
/// Building is linear in the members, a look-up constant on average.
@usableFromInline package final class MemberIndex: Sendable {
    private let storage: DocumentStorage
    private let slots: [UInt32]
    /// The tape indices of keys that a later member repeats.
    @usableFromInline package let shadowed: Set<Int>

    /// How many members an object may have before a table pays off.
    ///
    /// At most 64: `JSONFields` keeps one bit of a word for each member of an object without a table.
    @inlinable package static var threshold: Int { 64 }

    @usableFromInline package init(object: JSONDocument.Node) {
        let storage = object.storage
        var size = 16
        while size < object.count * 2 { size *= 2 }
        var slots = [UInt32](repeating: 0, count: size)
        var shadowed: Set<Int> = []
        var index = object.index + 1
        while index < Int(object.tapeNode.next) {
            let slot = Self.withText(of: index, in: storage) { Self.slot(of: $0, in: slots, storage) }
            if slots[slot] != 0 { shadowed.insert(Int(slots[slot])) }
            slots[slot] = UInt32(truncatingIfNeeded: index)
            index = Int(storage.tape[index + 1].next)
        }
        self.storage = storage
        self.slots = slots
        self.shadowed = shadowed
    }

    /// The tape index of the last key with these bytes, or nil.
    ///
    /// Its value is the node after it.
    package func keyIndex(_ key: UnsafeBufferPointer<UInt8>) -> Int? {
        let found = slots[Self.slot(of: key, in: slots, storage)]
        return found == 0 ? nil : Int(found)
    }

    /// The tape index of the last member with this key, or nil.
    package func keyIndex(_ key: String) -> Int? {
        var key = key
        return key.withUTF8 { keyIndex($0) }
    }

    private static func slot(of key: UnsafeBufferPointer<UInt8>, in slots: [UInt32], _ storage: DocumentStorage) -> Int
    {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(key))
        var slot = hasher.finalize() & (slots.count - 1)
        while slots[slot] != 0, !storage.stringEquals(Int(slots[slot]), key) { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private static func withText<R>(
        of index: Int, in storage: DocumentStorage, _ body: (UnsafeBufferPointer<UInt8>) -> R
    ) -> R {
        guard storage.tape[index].tag.isEscaped else { return body(storage.rawText(index)) }
        var text = storage.string(index)
        return text.withUTF8(body)
    }
}
