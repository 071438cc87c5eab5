extension Bric {
    /// Null as a value of `Void`, or nil; setting anything makes the value null.
    public var nul: Void? {
        get { if case .nul = self { () } else { nil } }
        set { self = .nul }
    }

    /// The string, or nil; setting nil makes the value null.
    public var str: String? {
        get { if case .str(let value) = self { value } else { nil } }
        set { self = newValue.map(Bric.str) ?? .nul }
        _modify {
            var value = take(str)
            defer { put(value, as: Bric.str) }
            yield &value
        }
    }

    /// The number, or nil; setting nil makes the value null.
    public var num: Double? {
        get { if case .num(let value) = self { value } else { nil } }
        set { self = newValue.map(Bric.num) ?? .nul }
        _modify {
            var value = take(num)
            defer { put(value, as: Bric.num) }
            yield &value
        }
    }

    /// The boolean, or nil; setting nil makes the value null.
    public var bol: Bool? {
        get { if case .bol(let value) = self { value } else { nil } }
        set { self = newValue.map(Bric.bol) ?? .nul }
        _modify {
            var value = take(bol)
            defer { put(value, as: Bric.bol) }
            yield &value
        }
    }

    /// The elements, or nil; setting nil makes the value null.
    public var arr: [Bric]? {
        get { if case .arr(let value) = self { value } else { nil } }
        set { self = newValue.map(Bric.arr) ?? .nul }
        _modify {
            var value = take(arr)
            defer { put(value, as: Bric.arr) }
            yield &value
        }
    }

    /// The members, or nil; setting nil makes the value null.
    public var obj: [String: Bric]? {
        get { if case .obj(let value) = self { value } else { nil } }
        set { self = newValue.map(Bric.obj) ?? .nul }
        _modify {
            var value = take(obj)
            defer { put(value, as: Bric.obj) }
            yield &value
        }
    }

    // The content leaves the value while it changes, so that it is uniquely referenced and not copied. A value of
    // another kind stays: `bric.arr?.append(1)` has no effect on a string.
    private mutating func take<Content>(_ content: Content?) -> Content? {
        if content != nil { self = .nul }
        return content
    }

    private mutating func put<Content>(_ content: Content?, as make: (Content) -> Bric) {
        if let content { self = make(content) }
    }
}

extension Bric {
    /// Creates null.
    public init(nul: Void) { self = .nul }

    /// Creates a string.
    public init(str: String) { self = .str(str) }

    /// Creates a boolean.
    public init(bol: Bool) { self = .bol(bol) }

    /// Creates an array.
    public init(arr: [Bric]) { self = .arr(arr) }

    /// Creates an object.
    public init(obj: [String: Bric]) { self = .obj(obj) }

    /// Creates a number.
    public init(num: some BricableDoubleConvertible) { self = .num(num.bricNum) }
}
