extension JSONOutput {
    /// Writes a value and all it contains.
    ///
    /// Numbers are written with the text they have. The walk keeps its own stack, so depth is no matter.
    public mutating func write(_ value: JSON) {
        if writeScalar(value) { return }
        withUnsafePointer(to: value) { walk($0) }
    }

    /// Writes a number with the text it has.
    public mutating func write(_ value: JSON.Number) {
        guard beginValue() else { return }
        writeReserved(value)
        endValue()
    }

    @inline(__always)
    private mutating func writeReserved(_ value: JSON.Number) {
        switch value.form {
        case .integer(let value): buffer.append(magnitude: value.magnitude, isNegative: value < 0)
        case .double(let value): buffer.append(value)
        case .decimal(let significand, let fractionDigits, let isNegative):
            buffer.append(decimal: significand, fractionDigits: Int(fractionDigits), isNegative: isNegative)
        case .literal(let text): buffer.append(contentsOf: text)
        }
    }

    /// Writes a value that holds no others; false for arrays and objects.
    @inline(__always)
    mutating func writeScalar(_ value: JSON) -> Bool {
        switch value {
        case .array, .object: return false
        default: break
        }
        guard beginValue() else { return true }
        switch value {
        case .null: buffer.appendNull()
        case .bool(let value): buffer.append(value)
        case .number(let value): writeReserved(value)
        case .string(let value): writeQuoted(value)
        case .array, .object: break
        }
        endValue()
        return true
    }
}

// MARK: Text

extension JSON {
    /// The value as JSON text.
    public func serialized(_ formatting: JSONFormatting = .compact) -> String {
        var output = JSONOutput(formatting: formatting)
        output.write(self)
        // A value is made of nothing but what JSON can express, so the output has no error to report.
        return String(decoding: output.text, as: UTF8.self)
    }

    /// The value as JSON text in UTF-8.
    public func serializedBytes(_ formatting: JSONFormatting = .compact) -> [UInt8] {
        var output = JSONOutput(formatting: formatting)
        output.write(self)
        return Swift.Array(output.text)
    }
}

extension JSON: CustomStringConvertible {
    /// The value as compact JSON.
    public var description: String { serialized() }
}
