public import BricolageCore

/// A pointer written with dots: `let avatar: JSONKeyPath = "response.avatars[0]"`.
///
/// Both names refer to one type. ``JSONPointer/init(keyPath:)`` reads the text of a key path, ``JSONPointer/keyPath``
/// writes it.
public typealias JSONKeyPath = JSONPointer

extension JSONDocument {
    /// The value at a key path, or nil.
    public subscript(keyPath keyPath: JSONKeyPath) -> Node? { self[pointer: keyPath] }
}

extension JSONDocument.Node {
    /// The value at a key path relative to this value, or nil.
    public subscript(keyPath keyPath: JSONKeyPath) -> JSONDocument.Node? { self[pointer: keyPath] }
}

extension JSON {
    /// The value at a key path.
    ///
    /// Reads and assigns like `subscript(pointer:)`.
    public subscript(keyPath keyPath: JSONKeyPath) -> JSON? {
        get { self[pointer: keyPath] }
        _modify { yield &self[pointer: keyPath] }
    }
}
