extension JSONDocument {
    /// The value that a key path leads to, or nil.
    public subscript(keyPath keyPath: JSONKeyPath) -> Node? { root[keyPath: keyPath] }
}

extension JSONDocument.Node {
    /// The value that a key path leads to from here, or nil.
    public subscript(keyPath keyPath: JSONKeyPath) -> JSONDocument.Node? { self[pointer: keyPath.pointer] }

    /// The way from the root to this value, with dots.
    ///
    /// Linear in the members and elements beside the way.
    public var keyPath: JSONKeyPath { JSONKeyPath(pointer) }
}

extension JSON {
    /// The value that a key path leads to.
    ///
    /// Reads and assigns as `subscript(pointer:)` does.
    public subscript(keyPath keyPath: JSONKeyPath) -> JSON? {
        get { self[pointer: keyPath.pointer] }
        set { self[pointer: keyPath.pointer] = newValue }
    }
}
