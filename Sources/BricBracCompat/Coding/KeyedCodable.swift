/// A type that relates its properties to its coding keys.
public protocol KeyedCodable: Codable {
    /// The paths of the properties, as a tuple.
    associatedtype CodingKeyPaths
    /// The keys.
    associatedtype CodingKeys: CodingKey & Hashable

    /// The paths of the properties.
    static var codingKeyPaths: CodingKeyPaths { get }
    /// The key of each property.
    static var codableKeys: [PartialKeyPath<Self>: CodingKeys] { get }
}

/// Keys that are all that a type has.
public protocol FixedCodingKeys: CaseIterable, CodingKey {}

extension FixedCodingKeys where Self: RawRepresentable, Self.RawValue == String {
    /// Reads the member with this key.
    public func decode<T: Codable>(_ decoder: KeyedDecodingContainer<Self>) throws -> T {
        try decoder.decode(T.self, forKey: self)
    }

    /// Reads the member with this key, or uses a substitute if it is absent or null.
    public func decode<T: Codable>(_ decoder: KeyedDecodingContainer<Self>, defaultValue: T) throws -> T {
        try decoder.decodeIfPresent(T.self, forKey: self) ?? defaultValue
    }

    /// The object without the members that have one of these keys.
    public static func purgeKeys(from rawBric: Bric) -> Bric { rawBric.disjoint(keys: allCases.map(\.rawValue)) }
}

/// A key that can be any text or position.
public struct AnyCodingKey: CodingKey, Hashable, Sendable {
    /// The text.
    public var stringValue: String
    /// The position, if it is one.
    public var intValue: Int?

    /// Creates the key of a member.
    public init(stringValue: String) { self.stringValue = stringValue }

    /// Creates the key of an element.
    public init(intValue: Int) {
        stringValue = "Index \(intValue)"
        self.intValue = intValue
    }
}

extension String {
    /// A string can take the place of an enumeration of strings.
    public typealias RawValue = String

    /// The string itself.
    public init?(rawValue: String) { self = rawValue }

    /// The string itself.
    public var rawValue: String { self }
}
