extension JSONOutput {
    /// Writes a value and all it contains.
    ///
    /// Numbers are written with the text they have. The walk keeps its own stack, so depth is no matter.
    public mutating func write(_ value: JSON) {
        guard !writeScalar(value) else { return }
        var open = [OpenContainer(value, sortsKeys: sortsKeys)]
        begin(value)
        while let top = open.indices.last, error == nil {
            if let child = writeContents(of: &open[top]) {
                begin(child)
                open.append(OpenContainer(child, sortsKeys: sortsKeys))
            } else if case .array = open.removeLast().container {
                endArray()
            } else {
                endObject()
            }
        }
    }

    /// Writes a number with the text it has.
    public mutating func write(_ value: JSON.Number) {
        switch value.form {
        case .integer(let value): write(value)
        case .double(let value): write(value)
        case .decimal(let significand, let fractionDigits, let isNegative):
            writeDecimal(significand, fractionDigits: Int(fractionDigits), isNegative: isNegative)
        case .literal(let text): writeNumber(text: text)
        }
    }

    /// Writes a value that holds no others; false for arrays and objects.
    @inline(__always)
    private mutating func writeScalar(_ value: JSON) -> Bool {
        switch value {
        case .null: writeNull()
        case .bool(let value): write(value)
        case .number(let value): write(value)
        case .string(let value): write(value)
        case .array, .object: return false
        }
        return true
    }

    private mutating func begin(_ value: JSON) {
        if case .array = value { beginArray() } else { beginObject(tracksMembers: false) }
    }

    /// Writes what is left of a container, up to the next array or object in it, which is returned.
    private mutating func writeContents(of open: inout OpenContainer) -> JSON? {
        switch open.container {
        case .array(let elements):
            while open.position < elements.count {
                let element = elements.storage[open.position]
                open.position &+= 1
                if !writeScalar(element) { return element }
            }
        case .object(let members):
            while open.position < members.count {
                let member = members.storage[open.order?[open.position] ?? open.position]
                open.position &+= 1
                key(member.key)
                if !writeScalar(member.value) { return member.value }
            }
        default: break
        }
        return nil
    }

    /// A container that is being written, and how far.
    private struct OpenContainer {
        let container: JSON
        var position = 0
        /// The positions of an object's members in the order of their keys; nil to write them as they stand.
        let order: [Int]?

        init(_ container: JSON, sortsKeys: Bool) {
            self.container = container
            order = if sortsKeys, case .object(let members) = container { Self.sorted(members) } else { nil }
        }

        private static func sorted(_ members: JSON.Object) -> [Int] {
            members.indices.sorted {
                ExactText.precedes(members[$0].key, members[$1].key)
                    || ($0 < $1 && !ExactText.precedes(members[$1].key, members[$0].key))
            }
        }
    }
}

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
