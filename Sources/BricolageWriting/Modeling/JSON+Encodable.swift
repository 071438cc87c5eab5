public import BricolageCore

extension JSON: Encodable {
    /// How many levels of nesting other coders may receive; they recurse.
    private static let foreignDepth = 512

    /// Writes the value to any coder.
    ///
    /// With the coder of this library the value is exact. Other coders receive numbers as `Int64`, `UInt64` or the
    /// nearest `Double`; an integer that none of these can hold is an error, as is nesting deeper than 512 levels.
    public func encode(to encoder: any Swift.Encoder) throws {
        if let native = encoder as? any OutputProvidingEncoder {
            try native.write(natively: self)
            return
        }
        guard isNested(upTo: Self.foreignDepth) else {
            throw EncodingError.invalidValue(
                self,
                EncodingError.Context(
                    codingPath: encoder.codingPath, debugDescription: "nested deeper than \(Self.foreignDepth) levels"))
        }
        switch self {
        case .array(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(element) }
        case .object(let members):
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            for member in members { try container.encode(member.value, forKey: JSONCodingKey(member.key)) }
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .bool(let value):
            var container = encoder.singleValueContainer()
            try container.encode(value)
        case .string(let value):
            var container = encoder.singleValueContainer()
            try container.encode(value)
        case .number(let value):
            try value.encode(to: encoder)
        }
    }
}

extension JSON {
    /// Whether the value has at most this many levels.
    ///
    /// The height alone does not decide: it may be too large, from contents that were removed, and may leave out an
    /// innermost container that is empty.
    private func isNested(upTo levels: Int) -> Bool {
        guard ContainerStorage.height(of: self) >= levels else { return true }
        return switch self {
        case .array(let elements): levels > 0 && elements.allSatisfy { $0.isNested(upTo: levels - 1) }
        case .object(let members): levels > 0 && members.allSatisfy { $0.value.isNested(upTo: levels - 1) }
        default: true
        }
    }
}

extension JSON.Number: Encodable {
    /// Writes the number to any coder, as `JSON` does.
    public func encode(to encoder: any Swift.Encoder) throws {
        if let native = encoder as? any OutputProvidingEncoder {
            try native.write(natively: self)
            return
        }
        var container = encoder.singleValueContainer()
        if let value = integer(Int64.self) {
            try container.encode(value)
        } else if let value = integer(UInt64.self) {
            try container.encode(value)
        } else if double.isFinite, !isInteger || JSON.Number(double) == self {
            try container.encode(double)
        } else {
            throw EncodingError.invalidValue(
                self,
                EncodingError.Context(
                    codingPath: encoder.codingPath, debugDescription: "this coder cannot hold the number \(self)"))
        }
    }
}

extension JSON.Array: Encodable {
    /// Writes the array to any coder.
    public func encode(to encoder: any Swift.Encoder) throws { try JSON.array(self).encode(to: encoder) }
}

extension JSON.Object: Encodable {
    /// Writes the object to any coder.
    public func encode(to encoder: any Swift.Encoder) throws { try JSON.object(self).encode(to: encoder) }
}
