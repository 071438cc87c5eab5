/// The parts of a number literal: `significand * 10^exponent`, with the first 19 digits.
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

    private init() {}

    /// Reads a valid literal.
    ///
    /// Exponents are limited to ±10^9, which is far beyond the range of every type.
    @inline(never)
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

    /// Reads a valid literal of a document, which is followed by more text or by padding.
    ///
    /// - Parameter isFractional: Whether the literal has a fraction or an exponent.
    @inline(__always)
    static func read(padded text: UnsafeBufferPointer<UInt8>, isFractional: Bool) -> DecimalText {
        plain(text, isFractional: isFractional) ?? DecimalText(text)
    }

    /// Reads the usual literals; nil for those with many digits, a late dot or an exponent.
    @inline(__always)
    private static func plain(_ text: UnsafeBufferPointer<UInt8>, isFractional: Bool) -> DecimalText? {
        // At most nineteen digits and a dot: so many digits fit a word without overflow.
        guard let start = text.baseAddress, text.count <= (isFractional ? 20 : 19) else { return nil }
        var result = DecimalText()
        var bytes: UInt64 = 0
        result.isNegative = start[0] == UInt8(ascii: "-")
        let digits = start + (result.isNegative ? 1 : 0)
        let count = text.count &- (result.isNegative ? 1 : 0)
        guard isFractional else {
            DigitRun.append(digits, count: count, to: &result.significand, collecting: &bytes)
            return result
        }
        let dot = DigitRun.dot(digits)
        guard dot < min(count, 8) else { return nil }
        result.fractionDigits = count &- dot &- 1
        result.exponent = 0 &- result.fractionDigits
        DigitRun.append(digits, count: dot, to: &result.significand, collecting: &bytes)
        DigitRun.append(digits + dot + 1, count: result.fractionDigits, to: &result.significand, collecting: &bytes)
        return DigitRun.hasExponent(bytes) ? nil : result
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
