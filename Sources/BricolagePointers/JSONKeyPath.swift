public import BricolageCore

/// A pointer that is written with dots: `let avatar: JSONKeyPath = "response.avatars[0]"`.
///
/// The two are one type. ``JSONPointer/init(keyPath:)`` reads a text, ``JSONPointer/keyPath`` writes it.
public typealias JSONKeyPath = JSONPointer

extension JSONDocument {
    /// The value that a key path leads to, or nil.
    public subscript(keyPath keyPath: JSONKeyPath) -> Node? { self[pointer: keyPath] }
}

extension JSONDocument.Node {
    /// The value that a key path leads to from here, or nil.
    public subscript(keyPath keyPath: JSONKeyPath) -> JSONDocument.Node? { self[pointer: keyPath] }
}

extension JSON {
    /// The value that a key path leads to.
    ///
    /// Reads and assigns as `subscript(pointer:)` does.
    public subscript(keyPath keyPath: JSONKeyPath) -> JSON? {
        get { self[pointer: keyPath] }
        _modify { yield &self[pointer: keyPath] }
    }
}
