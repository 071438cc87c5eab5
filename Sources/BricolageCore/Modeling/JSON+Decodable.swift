extension JSON: Decodable {
    /// Reads any value from any coder.
    ///
    /// With the coder of this library the value is exact. Other coders provide numbers as `Int64`, `UInt64` or `Double`
    /// and do not preserve the order of members.
    public init(from decoder: any Swift.Decoder) throws {
        if let native = decoder as? any NodeProvidingDecoder {
            self.init(native.node)
            return
        }
        if let scalar = try Self.scalar(from: decoder) {
            self = scalar
        } else if var elements = try? decoder.unkeyedContainer() {
            var array = Array()
            while !elements.isAtEnd { array.append(try elements.decode(JSON.self)) }
            self = .array(array)
        } else {
            let members = try decoder.container(keyedBy: JSONCodingKey.self)
            var object = Object()
            for key in members.allKeys { object[key.stringValue] = try members.decode(JSON.self, forKey: key) }
            self = .object(object)
        }
    }

    private static func scalar(from decoder: any Swift.Decoder) throws -> JSON? {
        guard let container = try? decoder.singleValueContainer() else { return nil }
        if container.decodeNil() { return .null }
        if let value = try? container.decode(Bool.self) { return .bool(value) }
        if let value = try? container.decode(Int64.self) { return .number(Number(value)) }
        if let value = try? container.decode(UInt64.self) { return .number(Number(value)) }
        // A coder may read some strings as infinities; as JSON these stay strings.
        if let value = try? container.decode(Double.self), let number = Number(value) { return .number(number) }
        if let value = try? container.decode(String.self) { return .string(value) }
        return nil
    }
}

extension JSON.Number: Decodable {
    /// Reads a number from any coder; exact with the coder of this library.
    public init(from decoder: any Swift.Decoder) throws {
        if let native = decoder as? any NodeProvidingDecoder {
            try self.init(json: native.node)
            return
        }
        guard let number = try JSON(from: decoder).number else {
            throw DecodingError.typeMismatch(
                Self.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "expected a number"))
        }
        self = number
    }
}

extension JSON.Array: Decodable {
    /// Reads an array from any coder.
    public init(from decoder: any Swift.Decoder) throws {
        guard let elements = try JSON(from: decoder).array else {
            throw DecodingError.typeMismatch(
                Self.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "expected an array"))
        }
        self = elements
    }
}

extension JSON.Object: Decodable {
    /// Reads an object from any coder.
    public init(from decoder: any Swift.Decoder) throws {
        guard let members = try JSON(from: decoder).object else {
            throw DecodingError.typeMismatch(
                Self.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "expected an object")
            )
        }
        self = members
    }
}
