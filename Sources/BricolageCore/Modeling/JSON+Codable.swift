extension JSON: Decodable {
    /// Reads any value from any coder.
    ///
    /// With the coder of this library the value is exact. Other coders hand numbers out as `Int64`, `UInt64` or
    /// `Double` and do not tell the order of members.
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
        // A coder may take some texts for infinities, which as JSON are texts.
        if let value = try? container.decode(Double.self), let number = Number(value) { return .number(number) }
        if let value = try? container.decode(String.self) { return .string(value) }
        return nil
    }
}

extension JSON: Encodable {
    /// How many levels other coders are given; they recurse.
    private static let foreignDepth = 512

    /// Writes the value to any coder.
    ///
    /// With the coder of this library the value is exact. Other coders are given numbers as `Int64`, `UInt64` or the
    /// nearest `Double`; an integer that none of these equals is an error, as is nesting deeper than 512 levels.
    public func encode(to encoder: any Swift.Encoder) throws {
        if let native = encoder as? any OutputProvidingEncoder {
            try native.write(natively: self)
            return
        }
        guard ContainerStorage.height(of: self) <= Self.foreignDepth else {
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

extension JSON.Number: Codable {
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

extension JSON.Array: Codable {
    /// Reads an array from any coder.
    public init(from decoder: any Swift.Decoder) throws {
        guard let elements = try JSON(from: decoder).array else {
            throw DecodingError.typeMismatch(
                Self.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "expected an array"))
        }
        self = elements
    }

    /// Writes the array to any coder.
    public func encode(to encoder: any Swift.Encoder) throws { try JSON.array(self).encode(to: encoder) }
}

extension JSON.Object: Codable {
    /// Reads an object from any coder.
    public init(from decoder: any Swift.Decoder) throws {
        guard let members = try JSON(from: decoder).object else {
            throw DecodingError.typeMismatch(
                Self.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "expected an object")
            )
        }
        self = members
    }

    /// Writes the object to any coder.
    public func encode(to encoder: any Swift.Encoder) throws { try JSON.object(self).encode(to: encoder) }
}
