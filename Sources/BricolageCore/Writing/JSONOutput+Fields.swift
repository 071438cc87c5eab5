extension JSONOutput {
    /// What the getters of the subscripts would do: they are unavailable, so no program can call them.
    private static func neverRead() -> Never { fatalError("an output can only be written to") }

    /// Writes a member of the object that is being written; what `T.omits` says is left out.
    ///
    ///     fields["title"] = title
    public subscript<T: JSONWritable>(_ key: StaticString) -> T {
        @available(*, unavailable, message: "an output can only be written to")
        get { Self.neverRead() }
        set { writeField(key, newValue) }
    }

    /// Writes a string member.
    public subscript(_ key: StaticString) -> String {
        @available(*, unavailable, message: "an output can only be written to")
        get { Self.neverRead() }
        set {
            if isForeign { return writeForeign(key.description, newValue) }
            self.key(key)
            write(newValue)
        }
    }

    /// Writes an integer member.
    public subscript(_ key: StaticString) -> Int {
        @available(*, unavailable, message: "an output can only be written to")
        get { Self.neverRead() }
        set {
            if isForeign { return writeForeign(key.description, newValue) }
            self.key(key)
            write(newValue)
        }
    }

    /// Writes a number member.
    public subscript(_ key: StaticString) -> Double {
        @available(*, unavailable, message: "an output can only be written to")
        get { Self.neverRead() }
        set {
            if isForeign { return writeForeign(key.description, newValue) }
            self.key(key)
            write(newValue)
        }
    }

    /// Writes a boolean member.
    public subscript(_ key: StaticString) -> Bool {
        @available(*, unavailable, message: "an output can only be written to")
        get { Self.neverRead() }
        set {
            if isForeign { return writeForeign(key.description, newValue) }
            self.key(key)
            write(newValue)
        }
    }

    /// Writes a string member unless it is nil.
    public subscript(_ key: StaticString) -> String? {
        @available(*, unavailable, message: "an output can only be written to")
        get { Self.neverRead() }
        set { if let newValue { self[key] = newValue } }
    }

    /// Writes an integer member unless it is nil.
    public subscript(_ key: StaticString) -> Int? {
        @available(*, unavailable, message: "an output can only be written to")
        get { Self.neverRead() }
        set { if let newValue { self[key] = newValue } }
    }

    /// Writes a number member unless it is nil.
    public subscript(_ key: StaticString) -> Double? {
        @available(*, unavailable, message: "an output can only be written to")
        get { Self.neverRead() }
        set { if let newValue { self[key] = newValue } }
    }

    /// Writes a boolean member unless it is nil.
    public subscript(_ key: StaticString) -> Bool? {
        @available(*, unavailable, message: "an output can only be written to")
        get { Self.neverRead() }
        set { if let newValue { self[key] = newValue } }
    }

    /// Writes the members that the type has no field for, in their order.
    ///
    /// A key that is written here and as a field stands in the text twice.
    public mutating func rest(_ members: JSON.Object) {
        for (key, value) in members { writeMember(key, value) }
    }

    /// Writes the members of a typed map, in the order of their keys' UTF-8 bytes.
    public mutating func rest<T: JSONWritable>(_ members: [String: T]) {
        for index in members.indicesByKey { writeMember(members[index].key, members[index].value) }
    }

    /// Writes a member that is the same for every value of the type.
    public mutating func constant(_ key: StaticString, _ value: JSON) {
        writeField(key, value)
    }

    mutating func writeField<T: JSONWritable>(_ key: StaticString, _ value: T) {
        if T.omits(value) { return }
        if isForeign { return writeForeign(key.description, value) }
        self.key(key)
        value.write(json: &self)
    }

    /// Writes a member whose key is there, so that nil is null and not absent.
    private mutating func writeMember<T: JSONWritable>(_ key: String, _ value: T) {
        if isForeign { return writeForeign(key, value) }
        self.key(key)
        value.write(json: &self)
    }
}
