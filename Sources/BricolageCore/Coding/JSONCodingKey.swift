/// A coding key that holds any string: how the keys of JSON reach coders that are not ours.
public struct JSONCodingKey: CodingKey, Sendable, Hashable {
    /// The key.
    public var stringValue: String

    /// The place in an array, if this names an element.
    public var intValue: Int?

    /// Creates the key of a member.
    public init(_ key: String) {
        stringValue = key
    }

    /// Creates the key of a member.
    public init(stringValue: String) {
        self.stringValue = stringValue
    }

    /// Creates the key of an element.
    public init(intValue: Int) {
        stringValue = "Index \(intValue)"
        self.intValue = intValue
    }
}

extension JSONCodingKey: ExpressibleByStringLiteral {
    /// Creates the key of a member.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
