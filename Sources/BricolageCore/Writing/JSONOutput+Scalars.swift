extension JSONOutput {
    /// Writes `null`.
    public mutating func writeNull() {
        writeLiteral("null")
    }

    /// Writes `true` or `false`.
    public mutating func write(_ value: Bool) {
        writeLiteral(value ? "true" : "false")
    }

    /// Writes an integer of any width.
    public mutating func write<Integer: FixedWidthInteger>(_ value: Integer) {
        if Integer.bitWidth <= 64 {
            if Integer.isSigned {
                writeInteger(magnitude: Int64(truncatingIfNeeded: value).magnitude, isNegative: value < 0)
            } else {
                writeInteger(magnitude: UInt64(truncatingIfNeeded: value), isNegative: false)
            }
        } else {
            writeNumber(text: String(value))
        }
    }

    /// Writes an integer.
    public mutating func write(_ value: Int) {
        writeInteger(magnitude: UInt64(value.magnitude), isNegative: value < 0)
    }

    /// Writes a number with the fewest digits that read back as the same `Double`; whole numbers end in `.0`.
    ///
    /// JSON has no infinity and no not-a-number: they make `finish()` throw.
    public mutating func write(_ value: Double) {
        guard value.isFinite else {
            return writeNonFinite(isNaN: value.isNaN, isNegative: value.sign == .minus)
        }
        writeNumber(text: value.description)
    }

    /// Writes a number with the fewest digits that read back as the same `Float`; whole numbers end in `.0`.
    ///
    /// JSON has no infinity and no not-a-number: they make `finish()` throw.
    public mutating func write(_ value: Float) {
        guard value.isFinite else {
            return writeNonFinite(isNaN: value.isNaN, isNegative: value.sign == .minus)
        }
        writeNumber(text: value.description)
    }

    /// Writes text that is known to be a JSON number.
    mutating func writeNumber(text: String) {
        guard beginValue() else { return }
        buffer.append(contentsOf: text)
        position = .afterValue
    }

    private mutating func writeLiteral(_ text: StaticString) {
        guard beginValue() else { return }
        buffer.append(text)
        position = .afterValue
    }

    @inline(never)
    private mutating func writeNonFinite(isNaN: Bool, isNegative: Bool) {
        guard let texts = details?.nonFiniteTexts else {
            fail(.nonFiniteNumber(isNaN ? "nan" : isNegative ? "-infinity" : "infinity"))
            return writeNull()
        }
        write(isNaN ? texts.nan : isNegative ? texts.negativeInfinity : texts.positiveInfinity)
    }

    private mutating func writeInteger(magnitude: UInt64, isNegative: Bool) {
        guard beginValue() else { return }
        buffer.reserve(21)
        if isNegative { buffer.appendReserved(0x2D) }
        buffer.appendDecimal(magnitude, digitCount: Self.digitCount(magnitude))
        position = .afterValue
    }

    /// Writes `significand / 10^fractionDigits` with exactly that many digits after the dot.
    mutating func writeDecimal(_ significand: UInt64, fractionDigits: Int, isNegative: Bool) {
        guard fractionDigits > 0 else { return writeInteger(magnitude: significand, isNegative: isNegative) }
        guard beginValue() else { return }
        // A minus, a dot, and a digit before the dot even where the significand has none for it.
        let digitCount = max(Self.digitCount(significand), fractionDigits + 1)
        buffer.reserve(digitCount + 2)
        if isNegative { buffer.appendReserved(0x2D) }
        buffer.appendDecimal(significand, digitCount: digitCount)
        buffer.insertDot(before: fractionDigits)
        position = .afterValue
    }

    private static func digitCount(_ number: UInt64) -> Int {
        var count = 1
        var limit: UInt64 = 10
        while number >= limit {
            count &+= 1
            let (next, overflow) = limit.multipliedReportingOverflow(by: 10)
            if overflow { break }
            limit = next
        }
        return count
    }
}

extension OutputBuffer {
    /// Stores a number's decimal digits in memory that was reserved before, with zeros before them where there are fewer.
    mutating func appendDecimal(_ number: UInt64, digitCount: Int) {
        var rest = number
        var index = count &+ digitCount
        let start = count
        skipReserved(digitCount)
        while index > start {
            index &-= 1
            base[index] = 0x30 &+ UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
    }

    /// Moves the last digits one place to the right, into memory that was reserved before, and puts a dot before them.
    mutating func insertDot(before digits: Int) {
        var index = count
        skipReserved(1)
        while index > count &- 1 &- digits {
            base[index] = base[index &- 1]
            index &-= 1
        }
        base[index] = 0x2E
    }
}
