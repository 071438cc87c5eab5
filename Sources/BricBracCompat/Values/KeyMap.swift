/// A dictionary that is coded as an object although its keys are not strings, but are made of strings.
@propertyWrapper
public struct KeyMap<Key: Hashable & RawRepresentable, Value: Codable>: Codable where Key.RawValue == String {
    /// The dictionary.
    public var wrappedValue: [Key: Value]

    /// Creates an empty dictionary.
    public init() { wrappedValue = [:] }

    /// Wraps a dictionary.
    public init(wrappedValue: [Key: Value]) { self.wrappedValue = wrappedValue }

    /// Reads an object.
    public init(from decoder: any Decoder) throws {
        wrappedValue = try TextKeys.read(from: decoder, as: Key.self, Key.init(rawValue:))
    }

    /// Writes an object.
    public func encode(to encoder: any Encoder) throws {
        try TextKeys.write(wrappedValue, to: encoder, \.rawValue)
    }
}

extension KeyMap: Sendable where Key: Sendable, Value: Sendable {}
extension KeyMap: Equatable where Value: Equatable {}
extension KeyMap: Hashable where Value: Hashable {}

/// A dictionary that is coded as an object although its keys are identifiers, such as UUIDs.
@propertyWrapper
public struct IdMap<Key: RawRepresentable & Codable & Hashable, Value: Codable>: Codable
where Key.RawValue: IdentifierString & Codable {
    /// The dictionary.
    public var wrappedValue: [Key: Value]

    /// Creates an empty dictionary.
    public init() { wrappedValue = [:] }

    /// Wraps a dictionary.
    public init(wrappedValue: [Key: Value]) { self.wrappedValue = wrappedValue }

    /// Reads an object.
    public init(from decoder: any Decoder) throws {
        wrappedValue = try TextKeys.read(from: decoder, as: Key.self) {
            Key.RawValue(identifierString: $0).flatMap(Key.init(rawValue:))
        }
    }

    /// Writes an object.
    public func encode(to encoder: any Encoder) throws {
        try TextKeys.write(wrappedValue, to: encoder, \.rawValue.identifierString)
    }
}

extension IdMap: Sendable where Key: Sendable, Value: Sendable {}
extension IdMap: Equatable where Value: Equatable {}
extension IdMap: Hashable where Value: Hashable {}

/// Converts between the keys of dictionaries and those of objects.
private enum TextKeys {
    static func read<Key: Hashable, Value: Decodable>(
        from decoder: any Decoder, as type: Key.Type, _ convert: (String) -> Key?
    ) throws -> [Key: Value] {
        func error(at text: String, _ reason: String) -> DecodingError {
            let path = decoder.codingPath + [AnyCodingKey(stringValue: text)]
            return .dataCorrupted(.init(codingPath: path, debugDescription: reason))
        }
        let members = try decoder.singleValueContainer().decode([String: Value].self)
        var result: [Key: Value] = [:]
        for (text, value) in members.sorted(by: { $0.key < $1.key }) {
            guard let key = convert(text) else {
                throw error(at: text, "cannot create a key of type \(type)")
            }
            guard result.updateValue(value, forKey: key) == nil else {
                throw error(at: text, "another member has the same key as \(type)")
            }
        }
        return result
    }

    static func write<Key: Hashable, Value: Encodable>(
        _ dictionary: [Key: Value], to encoder: any Encoder, _ convert: (Key) -> String
    ) throws {
        var members: [String: Value] = [:]
        for (key, value) in dictionary {
            let text = convert(key)
            guard members.updateValue(value, forKey: text) == nil else {
                throw EncodingError.invalidValue(
                    dictionary,
                    .init(codingPath: encoder.codingPath, debugDescription: "two keys are written as \"\(text)\""))
            }
        }
        var container = encoder.singleValueContainer()
        try container.encode(members)
    }
}
