extension OutputBuffer {
    /// Stores an integer in memory that was reserved before.
    @inline(__always)
    mutating func append(magnitude: UInt64, isNegative: Bool) {
        appendReserved(UInt8(ascii: "-"), if: isNegative)
        appendDigits(magnitude)
    }

    /// Stores all digits of a number, at most 20, in memory that was reserved before.
    @inline(__always)
    mutating func appendDigits(_ number: UInt64) {
        if number < 100_000_000 {
            appendLeading(EightDigits(number))
        } else {
            appendManyDigits(number)
        }
    }

    @inline(never)
    private mutating func appendManyDigits(_ number: UInt64) {
        let high = number / 100_000_000
        if high < 100_000_000 {
            appendLeading(EightDigits(high))
        } else {
            appendLeading(EightDigits(high / 100_000_000))
            append(EightDigits(high % 100_000_000), from: 0)
        }
        append(EightDigits(number % 100_000_000), from: 0)
    }

    /// Stores eight digits without the zeros before them.
    @inline(__always)
    private mutating func appendLeading(_ digits: EightDigits) {
        append(digits, from: digits.leadingZeros)
    }

    /// Stores the last digits of a number, from 1 to 24, with zeros before them where it has fewer.
    ///
    /// - Returns: How many zeros stand at the end.
    @inline(__always)
    mutating func appendLastDigits(_ digitCount: Int, of number: UInt64) -> Int {
        let high = number / 100_000_000
        let last = EightDigits(number &- high &* 100_000_000)
        if digitCount <= 8 {
            append(last, from: 8 &- digitCount)
            return min(last.trailingZeros, digitCount)
        }
        let top = high / 100_000_000
        let middle = EightDigits(high &- top &* 100_000_000)
        let first = EightDigits(top)
        if digitCount <= 16 {
            append(middle, from: 16 &- digitCount)
        } else {
            append(first, from: 24 &- digitCount)
            append(middle, from: 0)
        }
        append(last, from: 0)
        if last.trailingZeros < 8 { return last.trailingZeros }
        if middle.trailingZeros < 8 { return min(8 &+ middle.trailingZeros, digitCount) }
        return min(16 &+ first.trailingZeros, digitCount)
    }

    @inline(__always)
    private mutating func append(_ digits: EightDigits, from position: Int) {
        appendReserved(digits.text &>> UInt64(truncatingIfNeeded: position &* 8), used: 8 &- position)
    }
}
