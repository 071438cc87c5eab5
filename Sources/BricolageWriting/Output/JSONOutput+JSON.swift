public import BricolageCore

extension JSONOutput {
    /// Writes a value and everything in it.
    ///
    /// Numbers keep their original text. Any depth is possible, because the walk does not recurse.
    public mutating func write(_ value: JSON) {
        if writeScalar(value) { return }
        withUnsafePointer(to: value) { walk($0) }
    }

    /// Writes a number with its original text.
    public mutating func write(_ value: JSON.Number) {
        guard let end = beginValue() else { return }
        write(value, at: end)
    }

    @inline(__always)
    private mutating func write(_ value: JSON.Number, at end: OutputCursor) {
        endValue(appending(value, at: end))
    }

    /// Writes a number at a cursor that was taken out of the buffer and has room for a short value.
    @inline(__always)
    mutating func appending(_ value: JSON.Number, at cursor: OutputCursor) -> OutputCursor {
        var end = cursor
        switch value.form {
        case .integer(let value): end.append(magnitude: value.magnitude, isNegative: value < 0)
        case .double(let value): end = end.appending(value)
        case .decimal(let significand, let fractionDigits, let isNegative):
            end.append(decimal: significand, fractionDigits: Int(fractionDigits), isNegative: isNegative)
        case .literal(let text):
            buffer.end = end
            buffer.append(contentsOf: text)
            end = buffer.end
        }
        return end
    }

    /// Writes a scalar; false for arrays and objects.
    @inline(__always)
    mutating func writeScalar(_ value: JSON) -> Bool {
        switch value {
        case .array, .object: return false
        default: break
        }
        guard let end = beginValue() else { return true }
        return writeScalar(value, at: end)
    }

    /// The same at a cursor that `beginValue` or `beginMember` returned.
    @inline(__always)
    mutating func writeScalar(_ value: JSON, at cursor: OutputCursor) -> Bool {
        var end = cursor
        switch value {
        case .number(let value): write(value, at: end)
        case .string(let value): write(value, at: end)
        case .null:
            end.appendNull()
            endValue(end)
        case .bool(let value):
            end.append(value)
            endValue(end)
        case .array, .object: return false
        }
        return true
    }
}

// MARK: Text

extension JSON {
    /// The value as JSON text.
    public func serialized(_ formatting: JSONFormatting = .compact) -> String {
        var output = JSONOutput(formatting: formatting)
        output.allowAnyDepth()
        output.write(self)
        // Every `JSON` value can be expressed as JSON text, so the output has no error to report.
        return String(decoding: output.text, as: UTF8.self)
    }

    /// The value as JSON text in UTF-8.
    public func serializedBytes(_ formatting: JSONFormatting = .compact) -> [UInt8] {
        var output = JSONOutput(formatting: formatting)
        output.allowAnyDepth()
        output.write(self)
        return output.buffer.copied()
    }
}

extension JSON: CustomStringConvertible {
    /// The value as compact JSON.
    @inline(never)
    public var description: String { serialized() }
}

extension JSON.Array: CustomStringConvertible {
    /// The array as compact JSON.
    public var description: String { JSON.array(self).description }
}

extension JSON.Object: CustomStringConvertible {
    /// The object as compact JSON.
    public var description: String { JSON.object(self).description }
}
