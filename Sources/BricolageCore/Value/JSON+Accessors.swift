extension JSON {
    /// Whether this is `null`.
    public var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// The value of `true` or `false`; nil for other kinds.
    ///
    /// Assigning replaces the whole value, nil makes it `null`.
    public var bool: Bool? {
        get { if case .bool(let value) = self { value } else { nil } }
        set { self = newValue.map(JSON.bool) ?? .null }
    }

    /// The number; nil for other kinds.
    ///
    /// Assigning replaces the whole value, nil makes it `null`.
    public var number: Number? {
        get { if case .number(let value) = self { value } else { nil } }
        set { self = newValue.map(JSON.number) ?? .null }
    }

    /// The text of a string; nil for other kinds.
    ///
    /// Assigning replaces the whole value, nil makes it `null`.
    public var string: String? {
        get { if case .string(let value) = self { value } else { nil } }
        set { self = newValue.map(JSON.string) ?? .null }
    }

    /// The elements of an array; nil for other kinds.
    ///
    /// Changes happen in place; assigning nil makes the value `null`.
    public var array: Array? {
        get { if case .array(let value) = self { value } else { nil } }
        _modify {
            var value = array
            let original = value == nil ? self : .null
            self = .null
            defer { self = value.map(JSON.array) ?? original }
            yield &value
        }
        set { self = newValue.map(JSON.array) ?? .null }
    }

    /// The members of an object; nil for other kinds.
    ///
    /// Changes happen in place; assigning nil makes the value `null`.
    public var object: Object? {
        get { if case .object(let value) = self { value } else { nil } }
        _modify {
            var value = object
            let original = value == nil ? self : .null
            self = .null
            defer { self = value.map(JSON.object) ?? original }
            yield &value
        }
        set { self = newValue.map(JSON.object) ?? .null }
    }

    /// The number as an `Int`; nil for other kinds and for numbers that `Int` cannot hold exactly.
    ///
    /// `1.0` is the integer 1.
    public var int: Int? { number?.int }

    /// The nearest `Double` to the number; nil for other kinds and for numbers that overflow `Double` or underflow to
    /// zero.
    public var double: Double? { number.flatMap { $0.kept($0.double) } }

    /// The number of elements or members; 0 for scalars.
    public var count: Int {
        switch self {
        case .array(let elements): elements.count
        case .object(let members): members.count
        default: 0
        }
    }
}

extension JSON {
    /// Creates a number from a double; nil for infinities and NaN.
    public init?(_ value: Double) {
        guard let number = Number(value) else { return nil }
        self = .number(number)
    }

    /// Creates a number from an integer of any size.
    public init(_ value: some BinaryInteger) { self = .number(Number(value)) }

    /// Creates a string.
    public init(_ value: String) { self = .string(value) }

    /// Creates `true` or `false`.
    public init(_ value: Bool) { self = .bool(value) }

    /// Creates an array from values.
    public init(_ elements: [JSON]) { self = .array(Array(elements)) }
}
