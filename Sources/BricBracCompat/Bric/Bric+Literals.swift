extension Bric: ExpressibleByNilLiteral {
    /// Creates null.
    public init(nilLiteral: ()) { self = .nul }
}

extension Bric: ExpressibleByBooleanLiteral {
    /// Creates a boolean.
    public init(booleanLiteral value: Bool) { self = .bol(value) }
}

extension Bric: ExpressibleByFloatLiteral {
    /// Creates a number.
    public init(floatLiteral value: Double) { self = .num(value) }
}

extension Bric: ExpressibleByIntegerLiteral {
    /// Creates a number; an integer above 2^53 becomes the nearest `Double`, as in any literal of that type.
    public init(integerLiteral value: Int) { self = .num(Double(value)) }
}

extension Bric: ExpressibleByStringLiteral {
    /// Creates a string.
    public init(stringLiteral value: String) { self = .str(value) }
}

extension Bric: ExpressibleByArrayLiteral {
    /// Creates an array.
    public init(arrayLiteral elements: Bric...) { self = .arr(elements) }
}

extension Bric: ExpressibleByDictionaryLiteral {
    /// Creates an object; of equal keys the last one counts.
    public init(dictionaryLiteral elements: (String, Bric)...) {
        self = .obj(Dictionary(elements) { _, last in last })
    }
}
