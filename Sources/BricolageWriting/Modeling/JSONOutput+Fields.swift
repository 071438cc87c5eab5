public import BricolageCore

/// The members of objects, one assignment each:
///
///     fields["title"] = title
///
/// A scalar that is not optional is wrapped in an optional by the assignment. The setter is inlined, so only a call of
/// one function of this module remains in the machine code of clients. A generic function among these is not
/// specialised for the type, so that clients compile little code, and since it borrows the value, nothing is copied.
extension JSONOutput {
    /// Implements the getters of the subscripts, which no program can call because they are unavailable.
    package static func neverRead() -> Never { fatalError("an output can only be written to") }

    /// Writes a member of the current object, unless it is nil or `T.omits` it.
    ///
    ///     fields["title"] = title
    public subscript<T: JSONWritable>(_ key: StaticString) -> T? {
        @available(*, unavailable, message: "an output can only be written to")
        get { Self.neverRead() }
        @inlinable
        set { if let newValue { writeMember(key, newValue) } }
    }

    /// Writes an object member without converting it to an optional, since it may be large.
    public subscript<T: JSONWritableObject>(_ key: StaticString) -> T {
        @available(*, unavailable, message: "an output can only be written to")
        get { Self.neverRead() }
        @inlinable
        set { writeMember(key, newValue) }
    }

    /// Writes an array member.
    ///
    /// The check for emptiness happens where the type is known and costs one instruction.
    public subscript<T: JSONWritable>(_ key: StaticString) -> [T] {
        @available(*, unavailable, message: "an output can only be written to")
        get { Self.neverRead() }
        @inlinable
        set { if !newValue.isEmpty || !writeEmptyArray(key) { writeMember(key, newValue) } }
    }

    /// Writes a string member unless it is nil.
    public subscript(_ key: StaticString) -> String? {
        @available(*, unavailable, message: "an output can only be written to")
        get { Self.neverRead() }
        @inlinable
        set { if let newValue { writeMember(key, newValue) } }
    }

    /// Writes an integer member unless it is nil.
    public subscript(_ key: StaticString) -> Int? {
        @available(*, unavailable, message: "an output can only be written to")
        get { Self.neverRead() }
        @inlinable
        set { if let newValue { writeMember(key, newValue) } }
    }

    /// Writes a number member unless it is nil.
    public subscript(_ key: StaticString) -> Double? {
        @available(*, unavailable, message: "an output can only be written to")
        get { Self.neverRead() }
        @inlinable
        set { if let newValue { writeMember(key, newValue) } }
    }

    /// Writes a member of any kind unless it is nil.
    public subscript(_ key: StaticString) -> JSON? {
        @available(*, unavailable, message: "an output can only be written to")
        get { Self.neverRead() }
        @inlinable
        set { writeMember(key, json: newValue) }
    }

    /// Writes a boolean member unless it is nil.
    public subscript(_ key: StaticString) -> Bool? {
        @available(*, unavailable, message: "an output can only be written to")
        get { Self.neverRead() }
        @inlinable
        set { if let newValue { writeMember(key, newValue) } }
    }
}

// MARK: Other members

extension JSONOutput {
    /// Writes the members that have no field in the type, in their order.
    ///
    /// A key that is written here and as a field appears twice in the text.
    public mutating func rest(_ members: JSON.Object) {
        // Nearly always there are none; then nothing is called, so that no registers need to be saved.
        if !members.isEmpty { writeRest(members) }
    }

    @inline(never)
    private mutating func writeRest(_ members: JSON.Object) {
        for (key, value) in members { writeMember(key, value) }
    }

    /// Writes the members of a typed map, ordered by the UTF-8 bytes of their keys.
    public mutating func rest<T: JSONWritable>(_ members: [String: T]) {
        members.forEachByKey { writeMember($0, $1) }
    }

    /// Writes a member that is the same for every value of the type.
    public mutating func constant(_ key: StaticString, _ value: JSON) {
        writeMember(key, value)
    }
}
