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
        buffer.reserve(20)
        if isNegative { buffer.appendReserved(0x2D) }
        var digitCount = 1
        var limit: UInt64 = 10
        while digitCount < 20, magnitude >= limit {
            digitCount &+= 1
            let (next, overflow) = limit.multipliedReportingOverflow(by: 10)
            if overflow { break }
            limit = next
        }
        buffer.appendDecimal(magnitude, digitCount: digitCount)
        position = .afterValue
    }
}

extension OutputBuffer {
    /// Stores a number's decimal digits in memory that was reserved before.
    mutating func appendDecimal(_ number: UInt64, digitCount: Int) {
        var rest = number
        var index = count &+ digitCount
        skipReserved(digitCount)
        repeat {
            index &-= 1
            base[index] = 0x30 &+ UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        } while rest > 0
    }
}
