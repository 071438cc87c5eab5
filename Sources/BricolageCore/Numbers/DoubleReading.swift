internal import BricolageKernel

/// Reads number literals as the nearest `Double`, ties to even, for any number of digits.
///
/// Three steps, each taken only when the one before cannot decide: a division or product of two exact doubles
/// (Clinger), a 128-bit product with a power of five (Eisel and Lemire, "Number parsing at a gigabyte per second"),
/// and the standard library on the whole text.
enum DoubleReading {
    /// The nearest double to a valid literal; infinite when the literal is beyond the range.
    static func read(_ text: UnsafeBufferPointer<UInt8>) -> Double {
        nearest(DecimalText(text), text)
    }

    /// The nearest double to a valid literal of a document, which is followed by more text or by padding.
    @inline(__always)
    static func read(padded text: UnsafeBufferPointer<UInt8>, isFractional: Bool) -> Double {
        nearest(.read(padded: text, isFractional: isFractional), text)
    }

    /// The nearest double to a literal of a document with `fraction` digits after its dot, as `TapeNode.Tag` counts
    /// them.
    ///
    /// Nil if the literal ends less than sixteen characters after the beginning of the document's `source`.
    @inline(__always)
    static func read(
        short text: UnsafeBufferPointer<UInt8>, fraction: Int, in source: UnsafePointer<UInt8>
    ) -> Double? {
        guard let start = text.baseAddress, start + text.count - source >= 16 else { return nil }
        let isNegative = start[0] == UInt8(ascii: "-")
        let whole = DigitRun.value(
            ofUpToEight: start + (isNegative ? 1 : 0), count: text.count &- fraction &- (isNegative ? 2 : 1))
        let digits = bricolage_last_digits(start + text.count, UInt64(truncatingIfNeeded: fraction))
        let magnitude = EiselLemire.nearest(whole &* PowersOfTen[fraction] &+ digits, over: fraction)
        return isNegative ? -magnitude : magnitude
    }

    @inline(__always)
    private static func nearest(_ decimal: DecimalText, _ text: UnsafeBufferPointer<UInt8>) -> Double {
        if let magnitude = magnitude(decimal) { return decimal.isNegative ? -magnitude : magnitude }
        return undecided(text)
    }

    @inline(never)
    private static func undecided(_ text: UnsafeBufferPointer<UInt8>) -> Double {
        Double(String(decoding: text, as: UTF8.self)) ?? .nan
    }

    @inline(__always)
    private static func magnitude(_ decimal: DecimalText) -> Double? {
        guard decimal.isTruncated else { return nearest(decimal.significand, exponent: decimal.exponent) }
        // The exact value lies between this significand and the next: if both give the same double, so does the text.
        let low = nearest(decimal.significand, exponent: decimal.exponent)
        let high = nearest(decimal.significand + 1, exponent: decimal.exponent)
        return low == high ? low : nil
    }

    /// The nearest double to `significand * 10^exponent`, or nil when 128 bits do not decide it.
    @inline(__always)
    static func nearest(_ significand: UInt64, exponent: Int) -> Double? {
        if significand < 1 << 53, -22...22 ~= exponent {
            let power = exactPowers[abs(exponent)]
            return exponent < 0 ? Double(significand) / power : Double(significand) * power
        }
        return EiselLemire.nearest(significand, exponent: exponent)
    }

    /// The powers of ten that doubles hold exactly.
    private static let exactPowers: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]
}
