public import BricolageWriting

extension JSONOutput {
    /// Writes a member that is stored in a box, unless it is nil.
    ///
    ///     @Indirect var parent: Person?
    ///     …
    ///     fields["parent"] = _parent
    ///
    /// Using `parent` instead of `_parent` writes the same, but costs more if it is nil, since Swift then creates a box
    /// to read it.
    public subscript<T: JSONWritable>(_ key: StaticString) -> Indirect<T?> {
        @available(*, unavailable, message: "an output can only be written to")
        get { Self.neverRead() }
        @inlinable
        set { if let value = newValue.box?.value { writeMember(key, value) } }
    }

    /// Writes a member that is stored in a box.
    @_disfavoredOverload
    public subscript<T: JSONWritable>(_ key: StaticString) -> Indirect<T> {
        @available(*, unavailable, message: "an output can only be written to")
        get { Self.neverRead() }
        @inlinable
        set { if let box = newValue.box { writeMember(key, box.value) } }
    }
}
