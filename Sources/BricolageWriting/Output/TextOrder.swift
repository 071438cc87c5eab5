/// The order of texts by their UTF-8 bytes, which is the order of members wherever no other order is given.
///
///     texts       "zone"  "areaCode1"  "area"  "areaCode0"
///     entries     zone,0  areaCode,1   area,2  areaCode,3    eight bytes as one number, and the position
///     sorted      area,2  areaCode,1   areaCode,3  zone,0
///     equal words           1,1  0,3                         sorted again, by their next eight bytes
///     positions   2  3  1  0
///
/// Only entries are moved, and no text is read again from its beginning, so that texts with equal beginnings cost no
/// more than others: linear in the number of all bytes, times the logarithm of the number of texts.
enum TextOrder {
    private struct Entry {
        /// Eight bytes of a text, the first byte highest, with zeros after the end of the text.
        var word: UInt64
        /// In the top byte, how many of the eight bytes the text has; below that, its position.
        ///
        /// So fewer bytes come first, then lower positions.
        var rank: UInt64

        init(position: Int) {
            word = 0
            rank = UInt64(position)
        }

        var position: Int { Int(rank & 0x00FF_FFFF_FFFF_FFFF) }
        var isFull: Bool { rank >= 8 &<< 56 }

        mutating func load(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) {
            let count = min(8, max(0, bytes.count &- offset))
            rank = UInt64(position) | UInt64(count) &<< 56
            word = 0
            if count == 8 {
                word = UInt64(
                    bigEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            } else {
                for index in 0..<count { word |= UInt64(bytes[offset &+ index]) &<< UInt64(56 &- index &* 8) }
            }
        }
    }

    /// The positions of texts in their order; equal texts keep theirs.
    static func positions(of texts: [String]) -> [Int] {
        positions(count: texts.count) { entry, offset in
            let text = texts[entry.position]
            let isLoaded: Void? = text.utf8.withContiguousStorageIfAvailable { entry.load($0, from: offset) }
            if isLoaded == nil { Swift.Array(text.utf8).withUnsafeBufferPointer { entry.load($0, from: offset) } }
        }
    }

    /// The positions of parts of a text in their order; equal ones keep theirs.
    static func positions(of parts: [Range<Int>], in text: UnsafeBufferPointer<UInt8>) -> [Int] {
        positions(count: parts.count) { entry, offset in
            entry.load(UnsafeBufferPointer(rebasing: text[parts[entry.position]]), from: offset)
        }
    }

    @inline(__always)
    private static func positions(count: Int, load: (inout Entry, Int) -> Void) -> [Int] {
        var entries = (0..<count).map(Entry.init)
        // Ranges of entries whose texts are equal up to an offset.
        var alike = [(range: entries.indices, offset: 0)]
        while let (range, offset) = alike.popLast() {
            for index in range { load(&entries[index], offset) }
            entries[range].sort { $0.word == $1.word ? $0.rank < $1.rank : $0.word < $1.word }
            var start = range.lowerBound
            while start < range.upperBound {
                var end = start + 1
                while end < range.upperBound, entries[end].word == entries[start].word { end += 1 }
                // Among entries with equal words, those whose texts have ended come first and are sorted already.
                while start < end, !entries[start].isFull { start += 1 }
                if end - start > 1 { alike.append((start..<end, offset + 8)) }
                start = end
            }
        }
        return entries.map(\.position)
    }
}
