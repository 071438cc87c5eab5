internal import BricolageCore

/// An object with many members that references lead through: of all references together linear in its size.
struct LargeObject: Sendable {
    /// The object as a schema, whether it is one or, like `$defs`, holds some.
    let schema: JSONSchema
    private let keys: MemberIndex
    /// Kept, because it is told apart by its address.
    private let outside: JSONSchema.Environment

    init(_ node: JSONDocument.Node, in parent: JSONSchema) {
        schema = parent.subschema(node)
        keys = MemberIndex(object: node)
        outside = parent.environment
    }

    /// The value of a member; the last one of that name.
    func member(_ key: String) -> JSONDocument.Node? {
        var key = key
        return key.withUTF8 { keys.keyIndex($0) }.map {
            JSONDocument.Node(storage: schema.node.storage, index: $0 + 1)
        }
    }

    /// Where an object stands: its index, and the environment around it, which belongs to one document.
    struct Place: Hashable {
        let outside: ObjectIdentifier
        let index: Int
    }
}
