internal import BricolageCore

/// An object by the keys that its type knows, which are not those of a text: a coder has converted them, or is not ours.
protocol RekeyedObject {
    /// The keys, each once.
    var keys: [String] { get }

    /// The value of a member; nil where there is none.
    func member(_ key: String) throws -> JSONDocument.Node?

    /// Whether there is something to check: not with a coder that only looks what a type asks for.
    var holdsValues: Bool { get }

    /// The object with these keys: a copy where no text has it so.
    ///
    /// - Parameter keysAlone: Whether nobody will look at what the members hold, so that a copy can do without.
    func whole(keysAlone: Bool) throws -> JSONDocument.Node

    /// Where a value of `whole` stands in a document of ours; nil where it stands in none.
    func place(of node: JSONDocument.Node) throws -> JSONDocument.Node?
}

extension RekeyedObject {
    /// A copy of the object with these keys.
    func copied(keysAlone: Bool) throws -> JSONDocument.Node {
        var object = JSON.Object()
        for key in keys { object[key] = keysAlone ? .null : try member(key).map(JSON.init) }
        return try JSONDocument(.object(object)).root
    }

    /// The value that a value inside the copy is one of.
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

    func place(of node: JSONDocument.Node) throws -> JSONDocument.Node? { try original(of: node) ?? object }
}
