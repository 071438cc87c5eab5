extension JSON: ExpressibleByNilLiteral {
    /// Creates `null`.
    public init(nilLiteral: ()) { self = .null }
}

extension JSON: ExpressibleByBooleanLiteral {
    /// Creates `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSON: ExpressibleByIntegerLiteral {
    /// Creates a number.
    public init(integerLiteral value: Int) { self = .number(Number(value)) }
}

extension JSON: ExpressibleByFloatLiteral {
    /// Creates a number.
    ///
    /// A literal beyond the range of `Double` has no value and becomes `null`; the compiler warns.
    public init(floatLiteral value: Double) { self = Number(value).map(JSON.number) ?? .null }
}

extension JSON: ExpressibleByStringLiteral {
    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }
}

extension JSON: ExpressibleByStringInterpolation {}

extension JSON: ExpressibleByArrayLiteral {
    /// Creates an array.
    public init(arrayLiteral elements: JSON...) { self = .array(Array(elements)) }
}

extension JSON: ExpressibleByDictionaryLiteral {
    /// Creates an object; of duplicate keys the last counts.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Object(elements.lazy.map { (key: $0.0, value: $0.1) }))
    }
}
