internal import BricolageCore

/// An object with many members that references lead through, indexed once: linear in its size for all references.
struct LargeObject: Sendable {
    /// The object as a schema, whether it is one or, like `$defs`, contains some.
    let schema: JSONSchema
    private let keys: MemberIndex
    /// Kept alive, because `Place` identifies it by its address in memory.
    private let outside: JSONSchema.Environment

    init(_ node: JSONDocument.Node, in parent: JSONSchema) {
        schema = parent.subschema(node)
        keys = MemberIndex(object: node)
        outside = parent.environment
    }

    /// The value of the last member with a key.
    func member(_ key: String) -> JSONDocument.Node? {
        keys.keyIndex(key).map { JSONDocument.Node(storage: schema.node.storage, index: $0 + 1) }
    }

    /// The place of an object: its index, and the environment around it, which belongs to one document.
    struct Place: Hashable {
        let outside: ObjectIdentifier
        let index: Int
    }
}
