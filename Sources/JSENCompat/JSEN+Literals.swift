extension JSEN: ExpressibleByIntegerLiteral {
    /// Creates an `int`.
    public init(integerLiteral value: Int) { self = .int(value) }
}

extension JSEN: ExpressibleByFloatLiteral {
    /// Creates a `double`.
    public init(floatLiteral value: Double) { self = .double(value) }
}

extension JSEN: ExpressibleByStringLiteral {
    /// Creates a `string`.
    public init(stringLiteral value: String) { self = .string(value) }
}

extension JSEN: ExpressibleByBooleanLiteral {
    /// Creates a `bool`.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSEN: ExpressibleByArrayLiteral {
    /// Creates an `array`.
    public init(arrayLiteral elements: JSEN...) { self = .array(elements) }
}

extension JSEN: ExpressibleByDictionaryLiteral {
    /// Creates a `dictionary`; of equal keys the last counts.
    public init(dictionaryLiteral elements: (String, JSEN)...) {
        self = .dictionary(Dictionary(elements) { $1 })
    }
}

extension JSEN: ExpressibleByNilLiteral {
    /// Creates `null`.
    public init(nilLiteral: ()) { self = .null }
}
