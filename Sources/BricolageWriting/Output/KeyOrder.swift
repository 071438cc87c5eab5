internal import BricolageCore

/// The order of keys by their UTF-8 bytes, which is the order of members wherever there is no other.
///
///     keys        "zone"   "area"   "areaCode"
///     entries     zone,0   area,1   areaCode,2      the first eight bytes as one number, and where the key stands
///     positions   1  2  0
///
/// Only keys that begin with the same eight bytes are compared as texts, and nothing but entries is moved.
enum KeyOrder {
    private struct Entry {
        let prefix: UInt64
        let position: Int
    }

    /// The positions of keys in their order; equal keys keep theirs.
    static func positions(of keys: [String]) -> [Int] {
        var entries: [Entry] = []
        entries.reserveCapacity(keys.count)
        for position in keys.indices { entries.append(Entry(prefix: prefix(of: keys[position]), position: position)) }
        entries.sort { left, right in
            if left.prefix != right.prefix { return left.prefix < right.prefix }
            let (leftKey, rightKey) = (keys[left.position], keys[right.position])
            if ExactText.precedes(leftKey, rightKey) { return true }
            return left.position < right.position && !ExactText.precedes(rightKey, leftKey)
        }
        return entries.map(\.position)
    }

    /// The first eight bytes, the first one highest; zeros where there are fewer.
    private static func prefix(of key: String) -> UInt64 {
        let word = key.utf8.withContiguousStorageIfAvailable { bytes -> UInt64 in
            if bytes.count >= 8 {
                return UInt64(bigEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(as: UInt64.self))
            }
            var word: UInt64 = 0
            for position in bytes.indices { word |= UInt64(bytes[position]) &<< UInt64(56 &- position &* 8) }
            return word
        }
        return word ?? prefix(of: String(decoding: key.utf8, as: UTF8.self))
    }
}
