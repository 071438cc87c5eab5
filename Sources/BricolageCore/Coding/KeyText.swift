/// The text of a key, prepared to be compared with many others.
///
///     "seatCategoryId"   first = "seatCate"   last = "tegoryId"      14 bytes
///     "id"               first = last = "id" and six zero bytes       2 bytes
///
/// Two keys of up to sixteen bytes are equal when both words and the counts are. The memory belongs to the caller, for
/// as long as the value is used.
struct KeyText {
    private let start: UnsafePointer<UInt8>?
    let count: Int
    private let first: UInt64
    private let last: UInt64

    /// The text of a requested key; nothing beyond it is read.
    @inline(__always)
    init(_ text: UnsafeBufferPointer<UInt8>) {
        start = text.baseAddress
        count = text.count
        guard let start else {
            first = 0
            last = 0
            return
        }
        let bytes = UnsafeRawPointer(start)
        if count >= 8 {
            first = Self.word(bytes)
            last = Self.word(bytes + (count &- 8))
        } else {
            var word: UInt64 = 0
            if count >= 4 {
                // The two halves overlap in equal bytes.
                let low = UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
                let high = UInt32(littleEndian: (bytes + (count &- 4)).loadUnaligned(as: UInt32.self))
                word = UInt64(low) | UInt64(high) &<< UInt64((count &- 4) &* 8)
            } else if count > 0 {
                // The first byte, the middle one and the last, some of which may be the same byte.
                let last = count &- 1
                let middle = count &>> 1
                word = UInt64(start[0]) | UInt64(start[middle]) &<< UInt64(middle &* 8)
                word |= UInt64(start[last]) &<< UInt64(last &* 8)
            }
            first = word
            last = word
        }
    }

    /// The text of a key without escapes on the tape; the padding after a document allows eight bytes to be read from
    /// any position.
    @inline(__always)
    init(key: TapeNode, source: UnsafePointer<UInt8>) {
        let start = source + (Int(key.offset) &+ 1)
        self.start = start
        count = Int(key.length)
        // Without branches, because lengths are hard to predict.
        let isLong = count >= 8
        let unused = UInt64(truncatingIfNeeded: isLong ? 0 : 64 &- count &* 8)
        let mask: UInt64 = count == 0 ? 0 : .max &>> unused
        let bytes = UnsafeRawPointer(start)
        first = Self.word(bytes) & mask
        last = Self.word(isLong ? bytes + (count &- 8) : bytes) & mask
    }

    @inline(__always)
    private static func word(_ bytes: UnsafeRawPointer) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
    }

    @inline(__always)
    static func == (lhs: KeyText, rhs: KeyText) -> Bool {
        guard lhs.count == rhs.count, lhs.first == rhs.first, lhs.last == rhs.last else { return false }
        return lhs.count <= 16 || lhs.hasEqualMiddle(rhs)
    }

    private func hasEqualMiddle(_ other: KeyText) -> Bool {
        guard let start, let other = other.start else { return true }
        var position = 8
        while position < count &- 8 {
            let mine = UnsafeRawPointer(start + position).loadUnaligned(as: UInt64.self)
            let theirs = UnsafeRawPointer(other + position).loadUnaligned(as: UInt64.self)
            if mine != theirs { return false }
            position &+= 8
        }
        return true
    }

    var string: String { String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }

    /// The bit of the key in the filter that `TapeReader` makes of an object.
    var filterBit: UInt64 { TapeReader.filterBit(start, count: count) }
}
