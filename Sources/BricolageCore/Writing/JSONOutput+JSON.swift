extension JSONOutput {
    /// Writes a value and all it contains.
    ///
    /// Numbers are written with the text they have.
    ///
    /// The walk keeps its own stack, so depth is no matter.
    public mutating func write(_ value: JSON) {
        var open: [OpenContainer] = []
        var next: JSON? = value
        while true {
            if let value = next {
                begin(value, &open)
                next = nil
            }
            guard let innermost = open.indices.last else { return }
            if error != nil { return }
            next = open[innermost].advance(in: &self)
            if next == nil {
                if case .array = open.removeLast() { endArray() } else { endObject() }
            }
        }
    }

    /// Writes a number with the text it has.
    public mutating func write(_ value: JSON.Number) {
        writeNumber(text: value.description)
    }

    private mutating func begin(_ value: JSON, _ open: inout [OpenContainer]) {
        switch value {
        case .null: writeNull()
        case .bool(let value): write(value)
        case .number(let value): write(value)
        case .string(let value): write(value)
        case .array(let elements):
            beginArray()
            open.append(.array(elements, next: 0))
        case .object(let members):
            beginObject(tracksMembers: false)
            open.append(
                sortsKeys ? .sortedObject(members, Self.sortedPositions(members)[...]) : .object(members, next: 0))
        }
    }

    private static func sortedPositions(_ members: JSON.Object) -> [Int] {
        members.indices.sorted {
            ExactText.precedes(members[$0].key, members[$1].key)
                || ($0 < $1 && !ExactText.precedes(members[$1].key, members[$0].key))
        }
    }

    /// A container that is being written, and what of it comes next.
    private enum OpenContainer {
        case array(JSON.Array, next: Int)
        case object(JSON.Object, next: Int)
        case sortedObject(JSON.Object, ArraySlice<Int>)

        /// The next value to write, its key written already; nil at the end.
        mutating func advance(in output: inout JSONOutput) -> JSON? {
            switch self {
            case .array(let elements, let position):
                guard position < elements.endIndex else { return nil }
                self = .array(elements, next: position + 1)
                return elements[position]
            case .object(let members, let position):
                guard position < members.endIndex else { return nil }
                self = .object(members, next: position + 1)
                let member = members[position]
                output.key(member.key)
                return member.value
            case .sortedObject(let members, let positions):
                guard let position = positions.first else { return nil }
                self = .sortedObject(members, positions.dropFirst())
                let member = members[position]
                output.key(member.key)
                return member.value
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
