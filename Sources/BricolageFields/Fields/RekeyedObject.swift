internal import BricolageCore

/// An object with the keys that its type knows, which are not those of a text: a coder has converted them, or the coder
/// is not the one of this library.
protocol RekeyedObject {
    /// The keys, each once.
    var keys: [String] { get }

    /// The value of a member; nil where there is none.
    func member(_ key: String) throws -> JSONDocument.Node?

    /// Whether there are values to check; false for a coder that only finds out what a type requests.
    var holdsValues: Bool { get }

    /// The object with these keys; a copy if no text has it in this form.
    ///
    /// - Parameter keysAlone: Whether the values of the members do not matter, so that a copy can omit them.
    func whole(keysAlone: Bool) throws -> JSONDocument.Node

    /// The value in the document of this library's coder to which a value of `whole` corresponds; the value itself if
    /// there is no document.
    func place(of node: JSONDocument.Node) throws -> JSONDocument.Node
}

extension RekeyedObject {
    /// A copy of the object with these keys.
    func copied(keysAlone: Bool) throws -> JSONDocument.Node {
        var object = JSON.Object()
        for key in keys { object[key] = keysAlone ? .null : try member(key).map(JSON.init) }
        return try JSONDocument(.object(object)).root
    }

    /// The value of which a value inside the copy is a copy.
    func original(of node: JSONDocument.Node) throws -> JSONDocument.Node? {
        let tokens = node.pointer.tokens
        guard let key = tokens.first, let member = try member(key) else { return nil }
        return member[pointer: JSONPointer(tokens: Array(tokens.dropFirst()))] ?? member
    }
}

/// An object of a document while it is being observed by a pass that converts keys.
struct ObservedObject: RekeyedObject {
    let object: JSONDocument.Node
    let table: ConvertedKeys

    var keys: [String] { table.keys }

    func member(_ key: String) -> JSONDocument.Node? {
        table.valueIndex(key).map { JSONDocument.Node(storage: object.storage, index: $0) }
    }

    var holdsValues: Bool { true }

    func whole(keysAlone: Bool) throws -> JSONDocument.Node { try copied(keysAlone: keysAlone) }

    func place(of node: JSONDocument.Node) throws -> JSONDocument.Node { try original(of: node) ?? object }
}
