internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

/// What reading must know besides a document: how the objects of each type are read, and the branches of choices.
final class SchemaContext: Sendable {
    /// The document that was made from the schema.
    let document: JSONDocument
    private let layouts: [ObjectIdentifier: any Sendable]
    /// The branches of all choices, compiled together.
    let branches: CompiledSubschemas
    /// The positions of the branches of each choice in `branches`.
    private let positions: [ObjectIdentifier: Range<Int>]

    init(
        _ emission: SchemaEmission, _ root: JSONSchema, _ registry: SchemaRegistry, _ options: ValidationOptions
    ) throws(SchemaIssues) {
        document = root.source.document
        layouts = emission.layouts
        var branches: [JSONSchema] = []
        var positions: [ObjectIdentifier: Range<Int>] = [:]
        for (choice, places) in emission.branches {
            let first = branches.count
            branches += places.compactMap { root.node[pointer: $0].map(root.subschema) }
            positions[choice] = first..<branches.count
        }
        self.branches = try CompiledSubschemas(branches, of: root, registry: registry, options: options)
        self.positions = positions
    }

    /// How objects of a type are read; determined anew if the schema document does not contain the type.
    func layout<Schema: ObjectSchema>(of type: Schema.Type) -> ObjectLayout<Schema> {
        layouts[ObjectIdentifier(type)] as? ObjectLayout<Schema> ?? ObjectLayout()
    }

    /// The positions of the branches of a choice.
    func branches(of choice: Choice) -> Range<Int> { positions[ObjectIdentifier(choice)] ?? 0..<0 }
}
