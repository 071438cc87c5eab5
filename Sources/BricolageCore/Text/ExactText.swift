/// Comparison of strings by their bytes.
///
/// Swift's own string equality is canonical equivalence, under which `é` and `e` + U+0301 are one key. JSON compares
/// code points (RFC 8259, section 8.3), so every key and string of this library is compared here.
@usableFromInline package enum ExactText {
    /// Whether two strings have the same UTF-8 bytes.
    package static func equal(_ lhs: String, _ rhs: String) -> Bool {
        guard lhs.utf8.count == rhs.utf8.count else { return false }
        let fast = lhs.utf8.withContiguousStorageIfAvailable { left in
            rhs.utf8.withContiguousStorageIfAvailable { right in areEqual(left, right) }
        }
        if let result = fast, let result { return result }
        return lhs.utf8.elementsEqual(rhs.utf8)
    }

    @inline(__always)
    private static func areEqual(_ lhs: UnsafeBufferPointer<UInt8>, _ rhs: UnsafeBufferPointer<UInt8>) -> Bool {
        guard lhs.count == rhs.count else { return false }
        guard let left = lhs.baseAddress, let right = rhs.baseAddress else { return true }
        return bytesEqual(left, right, count: lhs.count)
    }

    /// Whether two texts of the same length are the same.
    ///
    /// The last words of both overlap the ones before them, so that nothing after the texts is read.
    @inlinable @inline(__always)
    static func bytesEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int) -> Bool {
        if count >= 8 {
            var position = 0
            while position < count &- 8 {
                if word(left + position) != word(right + position) { return false }
                position &+= 8
            }
            return word(left + count - 8) == word(right + count - 8)
        }
        if count >= 4 {
            return half(left) == half(right) && half(left + count - 4) == half(right + count - 4)
        }
        guard count > 0 else { return true }
        return left[0] == right[0] && left[count &>> 1] == right[count &>> 1] && left[count &- 1] == right[count &- 1]
    }

    @inlinable @inline(__always)
    static func word(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
        UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self)
    }

    @inlinable @inline(__always)
    static func half(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
    }

    /// Whether the UTF-8 bytes of one string sort before those of another: the order of code points.
    package static func precedes(_ lhs: String, _ rhs: String) -> Bool {
        let fast = lhs.utf8.withContiguousStorageIfAvailable { left in
            rhs.utf8.withContiguousStorageIfAvailable { right in left.lexicographicallyPrecedes(right) }
        }
        if let result = fast, let result { return result }
        return [UInt8](lhs.utf8).lexicographicallyPrecedes([UInt8](rhs.utf8))
    }

    /// Feeds the bytes of a string to a hasher, in agreement with `equal`.
    package static func hash(_ text: String, into hasher: inout Hasher) {
        let done: Void? = text.utf8.withContiguousStorageIfAvailable {
            hasher.combine(bytes: UnsafeRawBufferPointer($0))
        }
        if done == nil {
            for byte in text.utf8 { hasher.combine(byte) }
        }
        hasher.combine(UInt8(0xFF))
    }
}

/// A string that is equal only to strings with the same bytes; the key of every look-up table.
package struct ExactKey: Hashable, Sendable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package static func == (lhs: ExactKey, rhs: ExactKey) -> Bool { ExactText.equal(lhs.text, rhs.text) }

    package func hash(into hasher: inout Hasher) { ExactText.hash(text, into: &hasher) }
}
