// The generic subscript serves every type; these serve the commonest ones without looking up a conformance at run time.

extension JSONFields {
    /// The value of a field that must be a string.
    public subscript(_ key: StaticString) -> String {
        mutating get throws {
            guard let node = take(key) else { return try absent(key) }
            return try String(json: node)
        }
    }

    /// The value of a field that is a string, or nil when it is absent or null.
    public subscript(_ key: StaticString) -> String? {
        mutating get throws {
            guard let node = take(key) else { return try absent(key) }
            return node.isNull ? nil : try String(json: node)
        }
    }

    /// The value of a field that must be an integer.
    public subscript(_ key: StaticString) -> Int {
        mutating get throws {
            guard let node = take(key) else { return try absent(key) }
            return try Int(json: node)
        }
    }

    /// The value of a field that is an integer, or nil when it is absent or null.
    public subscript(_ key: StaticString) -> Int? {
        mutating get throws {
            guard let node = take(key) else { return try absent(key) }
            return node.isNull ? nil : try Int(json: node)
        }
    }

    /// The value of a field that must be a number.
    public subscript(_ key: StaticString) -> Double {
        mutating get throws {
            guard let node = take(key) else { return try absent(key) }
            return try Double(json: node)
        }
    }

    /// The value of a field that is a number, or nil when it is absent or null.
    public subscript(_ key: StaticString) -> Double? {
        mutating get throws {
            guard let node = take(key) else { return try absent(key) }
            return node.isNull ? nil : try Double(json: node)
        }
    }

    /// The value of a field that must be a boolean.
    public subscript(_ key: StaticString) -> Bool {
        mutating get throws {
            guard let node = take(key) else { return try absent(key) }
            return try Bool(json: node)
        }
    }

    /// The value of a field that is a boolean, or nil when it is absent or null.
    public subscript(_ key: StaticString) -> Bool? {
        mutating get throws {
            guard let node = take(key) else { return try absent(key) }
            return node.isNull ? nil : try Bool(json: node)
        }
    }
}
