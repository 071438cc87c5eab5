public import BricolageCore
internal import BricolageWriting

// The compiler prefers the subscripts for the most common types to these, which look up a conformance.

extension JSONFields {
    /// The value of a field, with the type from the context.
    ///
    ///     title = try fields["title"]       // String: must be there
    ///     calories = try fields["calories"] // Int?: nil when absent or null
    ///
    /// - Throws: `JSONReadingError` if the field is missing or invalid.
    @_disfavoredOverload
    public subscript<T: JSONReadable>(_ key: StaticString) -> T {
        mutating get throws {
            guard let index = take(key) else { return try absent(key) }
            return try storage.read(index)
        }
    }

    /// The value of a field, or a default if the field is absent.
    public subscript<T: JSONReadable>(_ key: StaticString, default value: @autoclosure () -> T) -> T {
        mutating get throws {
            guard let index = take(key) else { return try self[key] as T? ?? value() }
            return try storage.read(index)
        }
    }

    /// Checks that a constant field has its only allowed value.
    ///
    /// - Throws: `JSONReadingError` if the field is missing or has another value.
    public mutating func check(_ key: StaticString, equals expected: JSON) throws {
        guard let found: JSON = try self[key] as JSON? else {
            if coder != nil { return _ = try absent(key) as JSON }
            // No value is read here, so none needs a substitute, and an observer continues after the fault.
            return try JSONReadingError.refuse(
                .missing(key: key.description), at: object, expected: expected.description)
        }
        guard found != expected else { return }
        let place = rekeyed == nil ? object[key] : try member(key)
        try JSONReadingError.refuse(
            found.kind == expected.kind ? .unknownCase : .wrongKind, at: place, expected: expected.description)
    }
}

// MARK: Members that were not requested

extension JSONFields {
    /// The members that have not been read, in their order.
    public mutating func rest() throws -> JSON.Object {
        // Nearly always every member was requested, and then there is nothing to walk over.
        hasNoRest ? JSON.Object() : try restOfMembers()
    }

    @inline(never)
    private mutating func restOfMembers() throws -> JSON.Object {
        JSON.Object(try takeRest().map { (key: $0.key, value: $0.value.json) })
    }

    /// The members that have not been read, each as a value of one type.
    ///
    /// - Throws: `JSONReadingError` if a value does not match the type, or if `Dictionary` considers two keys equal
    ///   because they are canonically equivalent.
    public mutating func rest<T: JSONReadable>(of type: T.Type = T.self) throws -> [String: T] {
        try restOfMembers(as: type, matching: nil)
    }

    /// The members that have not been read and whose keys meet a condition, each as a value of one type.
    ///
    /// - Throws: Like `rest(of:)`.
    public mutating func rest<T: JSONReadable>(
        of type: T.Type = T.self, matching condition: (String) -> Bool
    ) throws -> [String: T] {
        try withoutActuallyEscaping(condition) { try restOfMembers(as: type, matching: $0) }
    }

    private mutating func restOfMembers<T: JSONReadable>(
        as type: T.Type, matching condition: ((String) -> Bool)?
    ) throws -> [String: T] {
        var result: [String: T] = [:]
        if hasNoRest { return result }
        let observer = observer
        for member in try takeRest(where: condition) {
            let value: T =
                try observer?.read(T.self, at: member.value)
                ?? Unmanaged.passUnretained(member.value.storage).read(member.value.index)
            try result.insert(value, forKey: member.key, at: member.value)
        }
        return result
    }

    /// Whether a key consists of one character from each range, in order, as simple key patterns require.
    public static func isKey(_ key: String, of ranges: ClosedRange<Unicode.Scalar>...) -> Bool {
        var scalars = key.unicodeScalars.makeIterator()
        for range in ranges {
            guard let scalar = scalars.next(), range.contains(scalar) else { return false }
        }
        return scalars.next() == nil
    }

    /// Whether a key contains, anywhere, one character from each range in consecutive order.
    ///
    /// - Complexity: Linear in the length of the key times the number of ranges.
    public static func isKey(_ key: String, holding ranges: ClosedRange<Unicode.Scalar>...) -> Bool {
        let scalars = key.unicodeScalars
        return scalars.indices.contains { start in
            var rest = scalars[start...].makeIterator()
            return ranges.allSatisfy { range in rest.next().map(range.contains) ?? false }
        }
    }

    /// Checks that all members have been read.
    ///
    /// - Throws: `JSONReadingError` for the first member that was not read.
    public mutating func rejectRest() throws {
        if hasNoRest { return }
        for member in try takeRest() {
            try JSONReadingError.refuse(
                .unexpectedKey(member.key), at: member.value, expected: "no further members", choices: askedKeys)
        }
    }
}
