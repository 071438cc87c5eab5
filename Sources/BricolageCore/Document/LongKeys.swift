/// The keys of a document that need memory of their own, most of which occur in many of its objects.
///
///     slots   [ – ][ "profile_image_url_https" ][ – ][ "in_reply_to_status_id" ] ...     64 slots
///
/// Each key belongs to one slot, which holds the last of its keys that was read. Shorter keys are stored within the
/// string itself. The key in a slot is compared with the text, so that no key can pass for another one; hostile keys
/// that share a slot cost a comparison each.
struct LongKeys {
    private var slots: [Slot] = []
    /// How many keys were made before there were slots.
    private var made = 0

    private struct Slot {
        /// Where the key was found.
        var node: TapeNode
        var text: String
    }

    private static var slotBits: UInt64 { 6 }
    /// How many keys are made before there are slots.
    private static var fewKeys: Int { 16 }

    /// The text of a key.
    @inline(__always)
    mutating func text(of key: TapeNode, _ reader: TapeReader) -> String {
        if key.length <= ShortString.capacity || key.tag.isEscaped { return reader.text(key) }
        return textOfLong(key, reader)
    }

    @inline(never)
    private mutating func textOfLong(_ key: TapeNode, _ reader: TapeReader) -> String {
        if slots.isEmpty {
            // Most values have few such keys, or none.
            guard made == Self.fewKeys else {
                made &+= 1
                return reader.text(key)
            }
            slots = [Slot](
                repeating: Slot(node: TapeNode(tag: .null, offset: 0, length: 0, next: 0), text: ""),
                count: 1 << Self.slotBits)
        }
        let slot = Int(truncatingIfNeeded: reader.hash(key) &>> (24 &- Self.slotBits)) & (slots.count &- 1)
        if reader.areSameKey(slots[slot].node, key) { return slots[slot].text }
        let text = reader.text(key)
        slots[slot] = Slot(node: key, text: text)
        return text
    }
}
