internal import BricolageKernel

extension OutputCursor {
    /// Stores an integer.
    @inline(__always)
    mutating func append(magnitude: UInt64, isNegative: Bool) {
        append(UInt8(ascii: "-"), if: isNegative)
        appendDigits(magnitude)
    }

    /// Stores all digits of a number, at most 20.
    @inline(__always)
    mutating func appendDigits(_ number: UInt64) {
        if number < 100_000_000 {
            appendLeading(EightDigits(number))
        } else if number <= UInt64(UInt32.max) {
            appendNineOrTen(number)
        } else {
            self = appendingManyDigits(number)
        }
    }

    /// Stores a number from 10^8 up to, but not including, 2^32, the range of many identifiers.
    ///
    ///     205706005 ─▶ 2.05706005 ─▶ 05.706005 ─▶ 70.6005 ─▶ 60.05 ─▶ 05
    ///
    /// In fixed point, in units of 10^8 and with 57 bits of fraction, the number has its first one or two digits before
    /// the point, and each multiplication by a hundred moves the next two digits there. The factor is 2^57 / 10^8,
    /// rounded up by less than a quarter: the error is less than 2^30 for any such number, and only an error of 10^-8
    /// of 2^57, which is more, could change a digit.
    @inline(__always)
    private mutating func appendNineOrTen(_ number: UInt64) {
        var rest = number &* 1_441_151_881
        advance(bricolage_store_one_or_two(next, rest &>> 57))
        for _ in 0..<4 {
            rest = (rest & (1 &<< 57 &- 1)) &* 100
            bricolage_store_pair(next, rest &>> 57)
            advance(2)
        }
    }

    /// Not inlined, and without an inout parameter, which would keep the cursor of the caller in memory.
    @inline(never)
    private func appendingManyDigits(_ number: UInt64) -> OutputCursor {
        var end = self
        let high = number / 100_000_000
        let top = high / 100_000_000
        let (middle, last) = EightDigits.pair(high &- top &* 100_000_000, number &- high &* 100_000_000)
        if top == 0 {
            end.appendLeading(middle)
        } else {
            end.appendLeading(EightDigits(top))
            end.append(middle, from: 0)
        }
        end.append(last, from: 0)
        return end
    }

    /// Stores eight digits without the zeros before them.
    @inline(__always)
    private mutating func appendLeading(_ digits: EightDigits) {
        append(digits, from: digits.leadingZeros)
    }

    /// Stores the last digits of a number, from 1 to 24 of them, with leading zeros where the number has fewer.
    ///
    /// - Returns: How many zeros are at the end.
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
        append(digits.text &>> UInt64(truncatingIfNeeded: position &* 8), used: 8 &- position)
    }
}
