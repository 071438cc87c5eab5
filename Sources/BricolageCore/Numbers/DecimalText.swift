/// A number literal taken apart: `significand * 10^exponent`, as far as 19 digits go.
struct DecimalText {
    /// The first digits that are not leading zeros, at most 19.
    var significand: UInt64 = 0
    /// The power of ten.
    var exponent = 0
    /// Whether there is a minus.
    var isNegative = false
    /// Whether there are digits other than zero beyond the 19.
    var isTruncated = false
    /// The number of digits after the dot.
    var fractionDigits = 0
    /// Whether the literal has an exponent part.
    var hasExponent = false

    /// Reads a valid literal.
    ///
    /// Exponents beyond any use are held at ±10^9.
    @inline(__always)
    init(_ text: UnsafeBufferPointer<UInt8>) {
        var digits = 0
        var isFraction = false
        var position = 0
        if text.first == UInt8(ascii: "-") {
            isNegative = true
            position = 1
        }
        while position < text.count {
            let byte = text[position]
            position &+= 1
            let digit = byte &- UInt8(ascii: "0")
            if digit < 10 {
                if isFraction { fractionDigits &+= 1 }
                if digits < 19 {
                    significand = significand &* 10 &+ UInt64(digit)
                    if significand != 0 { digits &+= 1 }
                    if isFraction { exponent &-= 1 }
                } else {
                    if digit != 0 { isTruncated = true }
                    if !isFraction { exponent &+= 1 }
                }
            } else if byte == UInt8(ascii: ".") {
                isFraction = true
            } else {
                hasExponent = true
                exponent &+= Self.exponent(UnsafeBufferPointer(rebasing: text[position...]))
                return
            }
        }
    }

    @inline(never)
    private static func exponent(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        var value = 0
        for byte in text where NumberScanner.isDigit(byte) {
            value = min(value * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000_000)
        }
        return text.first == UInt8(ascii: "-") ? -value : value
    }
}
