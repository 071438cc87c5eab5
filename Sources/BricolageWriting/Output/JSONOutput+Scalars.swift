internal import BricolageCore

extension JSONOutput {
    /// Writes `null`.
    public mutating func writeNull() {
        guard var end = beginValue() else { return }
        end.appendNull()
        endValue(end)
    }

    /// Writes `true` or `false`.
    public mutating func write(_ value: Bool) {
        guard var end = beginValue() else { return }
        end.append(value)
        endValue(end)
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
    /// JSON has neither infinities nor NaN: they make `finish()` throw.
    public mutating func write(_ value: Double) {
        guard value.isFinite else {
            return writeNonFinite(isNaN: value.isNaN, isNegative: value.sign == .minus)
        }
        guard let end = beginValue() else { return }
        endValue(end.appending(value))
    }

    /// Writes a number with the fewest digits that read back as the same `Float`; whole numbers end in `.0`.
    ///
    /// JSON has neither infinities nor NaN: they make `finish()` throw.
    public mutating func write(_ value: Float) {
        guard value.isFinite else {
            return writeNonFinite(isNaN: value.isNaN, isNegative: value.sign == .minus)
        }
        guard var end = beginValue() else { return }
        end.append(value)
        endValue(end)
    }

    /// Writes text that is known to be a JSON number.
    mutating func writeNumber(text: String) {
        guard let end = beginValue() else { return }
        buffer.end = end
        buffer.append(contentsOf: text)
        endValue()
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
        guard var end = beginValue() else { return }
        end.append(magnitude: magnitude, isNegative: isNegative)
        endValue(end)
    }
}
