internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

/// What reading must know beside a document: how the objects of each type are read, and the branches of choices.
final class SchemaContext: Sendable {
    /// The document that was made of the schema.
    let document: JSONDocument
    private let layouts: [ObjectIdentifier: any Sendable]
    private let branches: [ObjectIdentifier: [CompiledSchema]]

    init(
        _ emission: SchemaEmission, _ root: JSONSchema, _ registry: SchemaRegistry, _ options: ValidationOptions
    ) throws(SchemaIssues) {
        document = root.source.document
        layouts = emission.layouts
        var branches: [ObjectIdentifier: [CompiledSchema]] = [:]
        for (choice, places) in emission.branches {
            for place in places {
                guard let node = root.node[pointer: place] else { continue }
                branches[choice, default: []].append(
                    try CompiledSchema(root.subschema(node), registry: registry, options: options))
            }
        }
        self.branches = branches
    }

    /// How objects of a type are read; worked out anew where the document has none of them.
    func layout<Schema: ObjectSchema>(of type: Schema.Type) -> ObjectLayout<Schema> {
        layouts[ObjectIdentifier(type)] as? ObjectLayout<Schema> ?? ObjectLayout()
    }

    /// The number of the first branch of a choice by which a value is valid.
    func branch(of choice: Choice, for node: JSONDocument.Node) -> Int? {
        branches[ObjectIdentifier(choice)]?.firstIndex { $0.isValid(node) }
    }
}
