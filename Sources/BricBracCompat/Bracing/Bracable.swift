/// A type that can be read from a `Bric`.
///
/// It is older than `Codable`; `init(bric:)` does the same for any `Decodable` type.
public protocol Bracable {
    /// Reads a value, or throws `BracError`.
    static func brac(bric: Bric) throws -> Self
}

extension Bric: Bracable {
    /// The value itself.
    public static func brac(bric: Bric) throws -> Bric { bric }
}

extension String: Bracable {
    /// Reads a string.
    public static func brac(bric: Bric) throws -> String { try bric.bracStr() }
}

extension Bool: Bracable {
    /// Reads a boolean.
    public static func brac(bric: Bric) throws -> Bool { try bric.bracBol() }
}

extension WrapperType where Self: ExpressibleByNilLiteral, Wrapped: Bracable {
    /// Reads null as nil, and anything else as the wrapped type.
    public static func brac(bric: Bric) throws -> Self { bric == .nul ? nil : Self(try Wrapped.brac(bric: bric)) }
}

extension Optional: Bracable where Wrapped: Bracable {}

extension RawRepresentable where RawValue: Bracable {
    /// Reads a raw value that the type has.
    public static func brac(bric: Bric) throws -> Self {
        let rawValue = try RawValue.brac(bric: bric)
        guard let value = Self(rawValue: rawValue) else {
            throw BracError.invalidRawValue(type: Self.self, value: rawValue, path: [])
        }
        return value
    }
}

extension RangeReplaceableCollection where Element: Bracable {
    /// Reads an array.
    public static func brac(bric: Bric) throws -> Self { Self(try bric.bracElements()) }
}

extension Array: Bracable where Element: Bracable {}
extension ArraySlice: Bracable where Element: Bracable {}
extension ContiguousArray: Bracable where Element: Bracable {}

extension CollectionOfOne: Bracable where Element: Bracable {
    /// Reads an array of one element.
    public static func brac(bric: Bric) throws -> CollectionOfOne {
        let elements: [Element] = try bric.bracElements()
        guard elements.count == 1 else {
            throw BracError.invalidArrayLength(required: 1...1, actual: elements.count, path: [])
        }
        return CollectionOfOne(elements[0])
    }
}

extension EmptyCollection: Bracable where Element: Bracable {
    /// Reads an empty array.
    public static func brac(bric: Bric) throws -> EmptyCollection {
        let count = try bric.bracArr().count
        guard count == 0 else { throw BracError.invalidArrayLength(required: 0...0, actual: count, path: []) }
        return EmptyCollection()
    }
}

extension Set: Bracable where Element: Bracable {
    /// Reads an array; equal elements become one.
    public static func brac(bric: Bric) throws -> Set { Set(try bric.bracElements()) }
}

extension Dictionary: Bracable where Key == String, Value: Bracable {
    /// Reads an object.
    public static func brac(bric: Bric) throws -> Dictionary {
        var result: [String: Value] = [:]
        for (key, value) in Bric.sortedMembers(try bric.bracObj()) {
            result[key] = try BracError.within(.key(key)) { try Value.brac(bric: value) }
        }
        return result
    }
}

extension Bric {
    fileprivate func bracElements<Element: Bracable>() throws -> [Element] {
        try bracArr().enumerated().map { position, element in
            try BracError.within(.index(position)) { try Element.brac(bric: element) }
        }
    }
}
