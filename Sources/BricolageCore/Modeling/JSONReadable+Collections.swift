extension Optional: JSONReadable where Wrapped: JSONReadable {
    /// Reads null as nil, unless null is a value of the wrapped type.
    public init(json: JSONDocument.Node) throws {
        self = json.isNull && !Wrapped.readsNull ? nil : try Wrapped(json: json)
    }

    /// An absent field is nil.
    public static func absent(_ key: StaticString, in object: JSONDocument.Node?) throws -> Wrapped? { nil }

    /// True: null is nil.
    public static var readsNull: Bool { true }

    /// Reads a field that may be absent or null.
    public init(field key: StaticString, of container: KeyedDecodingContainer<JSONCodingKey>) throws {
        let codingKey = JSONCodingKey(key.description)
        if Wrapped.readsNull, container.contains(codingKey) {
            self = try container.decode(Wrapped.self, forKey: codingKey)
        } else {
            self = try container.decodeIfPresent(Wrapped.self, forKey: codingKey)
        }
    }
}

extension Array: JSONReadable where Element: JSONReadable {
    /// Reads an array of elements of one type.
    public init(json: JSONDocument.Node) throws {
        guard json.kind == .array else {
            self = try json.refuse(expected: "an array")
            return
        }
        self.init()
        reserveCapacity(json.count)
        for element in json.elements { append(try element.element()) }
    }
}

extension Set: JSONReadable where Element: JSONReadable {
    /// Reads an array of elements of one type; equal elements become one.
    public init(json: JSONDocument.Node) throws {
        self.init(try [Element](json: json))
    }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
    /// Reads an object whose members are all of one type.
    ///
    /// Two keys that only `Dictionary` takes for the same, being canonically equivalent, are an error.
    public init(json: JSONDocument.Node) throws {
        guard json.kind == .object else {
            self = try json.refuse(expected: "an object")
            return
        }
        self.init(minimumCapacity: json.count)
        for member in json.members { try insert(member.value.element(), forKey: member.key, at: member.value) }
    }
}
