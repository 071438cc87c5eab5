public import BricolageKernel

/// Reads integer literals without a detour through `Double` or `String`.
@usableFromInline enum IntegerReading {
    /// The value of a literal of a document that has neither fraction nor exponent.
    ///
    /// Nil if the literal has more than sixteen characters, or ends less than sixteen characters after the beginning of
    /// the document's `source`.
    @inlinable @inline(__always)
    static func read(short text: UnsafeBufferPointer<UInt8>, in source: UnsafePointer<UInt8>) -> Int64? {
        guard let start = text.baseAddress, text.count <= 16, start + text.count - source >= 16 else { return nil }
        let sign = start[0] == UInt8(ascii: "-") ? 1 : 0
        let digits = bricolage_last_digits(start + text.count, UInt64(truncatingIfNeeded: text.count &- sign))
        let value = Int64(truncatingIfNeeded: digits)
        return sign == 0 ? value : 0 &- value
    }

    /// The value of a literal of a document that has neither fraction nor exponent, and at most eighteen characters.
    @inline(__always)
    static func read(padded text: UnsafeBufferPointer<UInt8>) -> Int64 {
        guard let start = text.baseAddress else { return 0 }
        let sign = start[0] == UInt8(ascii: "-") ? 1 : 0
        let value = Int64(bitPattern: DigitRun.value(start + sign, count: text.count &- sign))
        return sign == 0 ? value : 0 &- value
    }

    /// The value of a literal that has neither fraction nor exponent; nil when the type cannot hold it.
    @inline(__always)
    static func read<T: FixedWidthInteger>(_ text: UnsafeBufferPointer<UInt8>, as type: T.Type) -> T? {
        let isNegative = text.first == UInt8(ascii: "-")
        var position = isNegative ? 1 : 0
        // Eighteen digits fit an `Int64`, so the usual case needs no overflow test.
        guard text.count - position <= 18 else { return readLong(text, as: type) }
        var value: Int64 = 0
        while position < text.count {
            value = value &* 10 &+ Int64(truncatingIfNeeded: text[position] &- UInt8(ascii: "0"))
            position &+= 1
        }
        return T(exactly: isNegative ? -value : value)
    }

    @inline(never)
    private static func readLong<T: FixedWidthInteger>(_ text: UnsafeBufferPointer<UInt8>, as type: T.Type) -> T? {
        let isNegative = text.first == UInt8(ascii: "-")
        var value: T = 0
        for byte in text.dropFirst(isNegative ? 1 : 0) {
            guard let digit = T(exactly: byte &- UInt8(ascii: "0")) else { return nil }
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, carry) =
                isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
            guard !overflow, !carry else { return nil }
            value = sum
        }
        return value
    }
}
