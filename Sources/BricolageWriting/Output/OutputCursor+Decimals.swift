internal import BricolageCore

extension OutputCursor {
    /// Stores `significand / 10^fractionDigits`, with exactly that many digits after the dot, at most 24.
    @inline(__always)
    mutating func append(decimal significand: UInt64, fractionDigits: Int, isNegative: Bool) {
        let missing = 17 &- PowersOfTen.digitCount(significand)
        let wholeDigits = 17 &- missing &- fractionDigits
        if missing >= 0, fractionDigits > 0, 1...7 ~= wholeDigits {
            _ = storeSeventeenDigits(
                significand &* PowersOfTen[missing], wholeDigits: wholeDigits, isNegative: isNegative)
            advance((isNegative ? 19 : 18) &- missing)
        } else {
            append(UInt8(ascii: "-"), if: isNegative)
            self = appendingParts(significand, fractionDigits: fractionDigits)
        }
    }

    @inline(never)
    private func appendingParts(_ digits: UInt64, fractionDigits: Int) -> OutputCursor {
        var end = self
        if fractionDigits > 0 {
            _ = end.appendParts(digits, fractionDigits: fractionDigits)
        } else {
            end.appendDigits(digits)
        }
        return end
    }

    /// Stores the shortest decimal that reads back as a finite number, in the form of Swift's `description`.
    ///
    ///     0.0001 to 9007199254740992.0     with at least one digit after the dot; 2^53 is the last one
    ///     1e-05, 9.007199254740994e+15     with an exponent of at least two digits; a dot only where digits follow
    @inline(__always)
    mutating func append(_ value: Double) {
        // Whole numbers of up to 53 bits have no shorter decimal than themselves.
        if value.isShortWhole { return appendWhole(UInt64(value.magnitude), isNegative: value.sign == .minus) }
        append(ShortestDecimal(value), of: value)
    }

    /// Stores two finite numbers with a comma between them.
    ///
    /// Computing one decimal takes longer than a processor can look ahead, but it can compute two at the same time.
    @inline(__always)
    mutating func append(_ first: Double, _ second: Double) {
        if first.isShortWhole || second.isShortWhole {
            append(first)
            append(UInt8(ascii: ","))
            append(second)
        } else {
            let decimals = (ShortestDecimal(first), ShortestDecimal(second))
            append(decimals.0, of: first)
            append(UInt8(ascii: ","))
            append(decimals.1, of: second)
        }
    }

    @inline(__always)
    private mutating func append(_ decimal: ShortestDecimal, of value: Double) {
        append(decimal, isNegative: value.sign == .minus, hasExponent: value.magnitude > 0x1p53)
    }

    /// The same, but not inlined.
    @inline(never)
    func appending(_ value: Double) -> OutputCursor {
        var end = self
        end.append(value)
        return end
    }

    /// Stores the shortest decimal that reads back as a finite number, in the form of Swift's `description`.
    @inline(__always)
    mutating func append(_ value: Float) {
        let magnitude = value.magnitude
        if magnitude <= 0x1p24, magnitude == Float(Int64(magnitude)) {
            return appendWhole(UInt64(magnitude), isNegative: value.sign == .minus)
        }
        let bits = UInt64(magnitude.significandBitPattern)
        let exponent = Int(magnitude.exponentBitPattern)
        let decimal =
            exponent == 0
            ? ShortestDecimal(significand: bits, power: -149, isLowerHalved: false)
            : ShortestDecimal(
                significand: bits | 1 &<< 23, power: exponent &- 150, isLowerHalved: bits == 0 && exponent > 1)
        append(decimal, isNegative: value.sign == .minus, hasExponent: magnitude > 0x1p24)
    }

    @inline(__always)
    private mutating func appendWhole(_ number: UInt64, isNegative: Bool) {
        append(magnitude: number, isNegative: isNegative)
        append(Self.dotZero, used: 2)
    }

    @inline(__always)
    private mutating func append(_ decimal: ShortestDecimal, isNegative: Bool, hasExponent: Bool) {
        // Nearly all doubles from 1 to 10^7 have 16 or 17 digits here. Which of the two is as good as random, so there
        // is no branch.
        let isLong = (9_999_999_999_999_999 &- decimal.digits) &>> 63
        let wholeDigits = 16 &+ Int(truncatingIfNeeded: isLong) &+ decimal.exponent
        if 1...7 ~= wholeDigits, decimal.digits >= 1_000_000_000_000_000 {
            let zeros = storeSeventeenDigits(
                decimal.digits &* (10 &- 9 &* isLong), wholeDigits: wholeDigits, isNegative: isNegative)
            advance((isNegative ? 19 : 18) &- min(zeros, 16 &- wholeDigits))
        } else {
            append(UInt8(ascii: "-"), if: isNegative)
            self = appendingRarely(decimal, hasExponent: hasExponent)
        }
    }

    /// Not inlined, and without an inout parameter, which would keep the cursor of the caller in memory.
    @inline(never)
    private func appendingRarely(_ decimal: ShortestDecimal, hasExponent: Bool) -> OutputCursor {
        var end = self
        let fractionDigits = 0 &- decimal.exponent
        if hasExponent || decimal.digits < PowersOfTen[max(0, fractionDigits &- 4)] {
            end.appendWithExponent(decimal)
        } else {
            let zeros = end.appendParts(decimal.digits, fractionDigits: fractionDigits)
            end.retreat(min(zeros, fractionDigits &- 1))
        }
        return end
    }

    private mutating func appendWithExponent(_ decimal: ShortestDecimal) {
        let fractionDigits = PowersOfTen.digitCount(decimal.digits) - 1
        if fractionDigits == 0 {
            appendDigits(decimal.digits)
        } else {
            let zeros = appendParts(decimal.digits, fractionDigits: fractionDigits)
            // If no digits remain after the dot, the dot is removed too.
            retreat(zeros < fractionDigits ? zeros : fractionDigits + 1)
        }
        let exponent = decimal.exponent + fractionDigits
        append(UInt8(ascii: "e"))
        append(exponent < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
        append(UInt8(ascii: "0"), if: exponent.magnitude < 10)
        appendDigits(UInt64(exponent.magnitude))
    }

    private static var dotZero: UInt64 { 0x302E }
}

// MARK: Digits around a dot

extension OutputCursor {
    /// Stores 17 digits with a dot after the first `wholeDigits` of them, from 1 to 7, and a minus before a negative
    /// number; the cursor does not advance.
    ///
    ///     all digits are stored one place to the right    · 6 5 6 1 3 6 1 6 9 9 9 9 9 9 9 7 7
    ///     the first eight bytes are stored again          6 5 . 6 1 3 6 1
    ///
    /// - Returns: How many zeros are at the end.
    @inline(__always)
    private func storeSeventeenDigits(_ digits: UInt64, wholeDigits: Int, isNegative: Bool) -> Int {
        let high = digits / 100_000_000
        let first = high / 100_000_000
        let (middle, last) = EightDigits.pair(high &- first &* 100_000_000, digits &- high &* 100_000_000)

        let dot = UInt64(truncatingIfNeeded: wholeDigits &* 8)
        let start = middle.text &<< 8 | first | 0x30
        let before = start & ~(~0 &<< dot)
        let after = (start &<< 8) & ((~0 &<< dot) &<< 8)
        next.pointee = UInt8(ascii: "-")
        let out = UnsafeMutableRawPointer(isNegative ? next + 1 : next)
        out.storeBytes(of: middle.text.littleEndian, toByteOffset: 2, as: UInt64.self)
        out.storeBytes(of: last.text.littleEndian, toByteOffset: 10, as: UInt64.self)
        out.storeBytes(of: (before | UInt64(UInt8(ascii: ".")) &<< dot | after).littleEndian, as: UInt64.self)
        return last.trailingZeros(after: middle)
    }

    /// Stores the digits before the dot, the dot and the digits after it.
    ///
    /// - Returns: How many zeros are at the end.
    private mutating func appendParts(_ digits: UInt64, fractionDigits: Int) -> Int {
        // With more fraction digits than the largest power of ten in the table, no digits remain before the dot.
        let power = PowersOfTen[fractionDigits]
        let whole = fractionDigits < PowersOfTen.count ? digits / power : 0
        appendDigits(whole)
        append(UInt8(ascii: "."))
        return appendLastDigits(fractionDigits, of: digits &- whole &* power)
    }
}

extension Double {
    /// Whether the number is whole and so small that its shortest decimal has all of its digits.
    @inline(__always)
    fileprivate var isShortWhole: Bool { magnitude <= 0x1p53 && magnitude == Double(Int64(magnitude)) }
}
