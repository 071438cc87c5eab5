public import BricolageWriting

extension Nullable: Encodable where Wrapped: Encodable {
    /// Writes null or the value.
    ///
    /// A coder cannot omit a field at this point: an absent one becomes null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value { try container.encode(value) } else { try container.encodeNil() }
    }
}

extension Nullable: JSONWritable where Wrapped: JSONWritable {
    /// Writes null or the value.
    public func write(json: inout JSONOutput) {
        if let value { value.write(json: &json) } else { json.writeNull() }
    }

    /// An absent field is omitted.
    public static func omits(_ value: Nullable) -> Bool {
        if case .absent = value { true } else { false }
    }
}

extension KeyedEncodingContainer {
    /// Writes a field with three states: an absent one is omitted.
    public mutating func encode<Wrapped: Encodable>(_ value: Nullable<Wrapped>, forKey key: Key) throws {
        switch value {
        case .absent: return
        case .null: try encodeNil(forKey: key)
        case .value(let value): try encode(value, forKey: key)
        }
    }
}
