internal import BricolageCore

// The generic subscript serves every type; these serve the most common ones without looking up a conformance at run
// time.
//
// Values that the short way cannot read are refused by `read`, or read in the long way.

extension JSONFields {
    /// The value of a field that must be a string.
    public subscript(_ key: StaticString) -> String {
        mutating get throws {
            guard let index = take(key) else { return try absent(key) }
            return try reader.string(index) ?? storage.read(index)
        }
    }

    /// The value of a field that is a string, or nil if it is absent or null.
    public subscript(_ key: StaticString) -> String? {
        mutating get throws {
            guard let index = take(key) else { return try absentOptional(key) }
            if let value = reader.string(index) as String? { return value }
            return isNothing(index) ? nil : try storage.read(index) as String
        }
    }

    /// The value of a field that must be an integer.
    public subscript(_ key: StaticString) -> Int {
        mutating get throws {
            guard let index = take(key) else { return try absent(key) }
            return try reader.integer(index) ?? storage.read(index)
        }
    }

    /// The value of a field that is an integer, or nil if it is absent or null.
    public subscript(_ key: StaticString) -> Int? {
        mutating get throws {
            guard let index = take(key) else { return try absentOptional(key) }
            if let value = reader.integer(index) as Int? { return value }
            return isNothing(index) ? nil : try storage.read(index) as Int
        }
    }

    /// The value of a field that must be a number.
    public subscript(_ key: StaticString) -> Double {
        mutating get throws {
            guard let index = take(key) else { return try absent(key) }
            return try reader.double(index) ?? storage.read(index)
        }
    }

    /// The value of a field that is a number, or nil if it is absent or null.
    public subscript(_ key: StaticString) -> Double? {
        mutating get throws {
            guard let index = take(key) else { return try absentOptional(key) }
            if let value = reader.double(index) as Double? { return value }
            return isNothing(index) ? nil : try storage.read(index) as Double
        }
    }

    /// The value of a field that must be a boolean.
    public subscript(_ key: StaticString) -> Bool {
        mutating get throws {
            guard let index = take(key) else { return try absent(key) }
            return try reader.bool(index) ?? storage.read(index)
        }
    }

    /// The value of a field that is a boolean, or nil if it is absent or null.
    public subscript(_ key: StaticString) -> Bool? {
        mutating get throws {
            guard let index = take(key) else { return try absentOptional(key) }
            if let value = reader.bool(index) as Bool? { return value }
            return isNothing(index) ? nil : try storage.read(index) as Bool
        }
    }
}
