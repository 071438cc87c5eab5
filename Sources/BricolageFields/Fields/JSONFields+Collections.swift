public import BricolageCore

// Optional values, nullable values and arrays, read without the conformances of `Optional`, `Nullable` and `Array`,
// whose type would be looked up for each value. Users see a single subscript: the compiler prefers these because the
// general one is disfavoured, and prefers the one for `[T]?` to the one for `T?` because that has one parameter more.

extension JSONFields {
    /// The value of a field, or nil if it is absent or null.
    public subscript<T: JSONReadable>(_ key: StaticString, as type: T.Type = T.self) -> T? {
        mutating get throws {
            guard let index = take(key) else { return try absentOptional(key) }
            if isNothing(index) && !T.readsNull { return nil }
            return try storage.read(index) as T
        }
    }

    /// The value of a field, or whether it is absent or null.
    public subscript<T: JSONReadable>(_ key: StaticString) -> Nullable<T> {
        mutating get throws {
            guard let index = take(key) else { return details == nil ? .absent : try absent(key) }
            if reader.isNull(index) && !T.readsNull { return .null }
            return .value(try storage.read(index) as T)
        }
    }

    /// The value of a required field that may be null.
    ///
    ///     closedAt = try fields[required: "closedAt"] // Nullable<String>: never absent
    ///
    /// - Throws: `JSONReadingError` if the field is missing or invalid.
    public subscript<T: JSONReadable>(required key: StaticString) -> Nullable<T> {
        mutating get throws {
            let value: Nullable<T> = try self[key]
            if case .absent = value { return .value(try absent(key)) }
            return value
        }
    }

    /// The elements of a field that must be an array.
    @inlinable
    public subscript<T: JSONReadable>(_ key: StaticString) -> [T] {
        mutating get throws {
            guard let array = takeArray(key) else { return try takeOther(key) }
            return try array.elements()
        }
    }

    /// The elements of a field that is an array, or nil if it is absent or null.
    @inlinable
    public subscript<T: JSONReadable>(_ key: StaticString) -> [T]? {
        mutating get throws {
            guard let array = takeArray(key) else { return try takeOther(key) }
            return try array.elements()
        }
    }

    /// The array of a field; nil if the field is absent or not an array, in which case `takeOther` takes it again.
    @usableFromInline
    mutating func takeArray(_ key: StaticString) -> ArrayReading? {
        guard let index = take(key) else { return nil }
        guard reader[index].tag == .array else {
            turnBack(to: index)
            return nil
        }
        return ArrayReading(storage, reader, index)
    }

    /// The value of a field that is not an array.
    @usableFromInline @inline(never)
    mutating func takeOther<T: JSONReadable>(_ key: StaticString) throws -> [T] {
        guard let index = take(key) else { return try absent(key) }
        return try storage.read(index)
    }

    /// The value of a field that is not an array, or nil.
    @usableFromInline @inline(never)
    mutating func takeOther<T: JSONReadable>(_ key: StaticString) throws -> [T]? {
        guard let index = take(key) else { return try absentOptional(key) }
        return isNothing(index) ? nil : try storage.read(index) as [T]
    }

    /// Nil, unless something other than the object answers.
    @inline(__always)
    mutating func absentOptional<T: JSONReadable>(_ key: StaticString) throws -> T? {
        if details == nil { return nil }
        if refusesNull, !T.readsNull, standsAsNull(key) { return try absent(key) as T }
        return try absent(key) as T?
    }
}
