internal import BricolageCore
internal import BricolageSchema

extension KeywordRule {
    /// `type`: the kinds of values, which the block itself stores (Validation 6.1.1), and null if a description of
    /// OpenAPI 3.0 adds it.
    static let type = KeywordRule("type", in: .validation, of: .draft4 ... .v1) { block in
        guard let node = block.value("type") else { return }
        guard let kinds = kinds(node, &block) else { return }
        block.narrow(to: block.schema.isNullable ? kinds.union(.null) : kinds, by: node)
    }

    private static func kinds(_ node: JSONDocument.Node, _ block: inout BlockBuilder) -> KindSet? {
        let names = node.kind == .array ? Array(node.elements) : [node]
        var kinds: KindSet = []
        for name in names {
            guard let text = name.string, let kind = KindSet(typeName: text) else {
                block.refuse(name, "the name of a type", of: "type")
                return nil
            }
            kinds.formUnion(kind)
        }
        return kinds
    }

    /// `type` of draft 3: schemas and names of types; an unknown name means any type (draft 3, 5.1).
    static let typeOrSchema = KeywordRule("type", in: .validation, of: .draft3 ... .draft3) { block in
        guard let node = block.value("type") else { return }
        let (kinds, schemas) = kindsAndSchemas(node, &block)
        if schemas.isEmpty {
            block.narrow(to: kinds, by: node)
            return
        }
        let list = block.compiler.list(schemas + [block.compiler.block(of: kinds, at: node, in: block.schema)])
        block.add(.any, for: .all, at: node, list.first, list.count)
    }

    /// `disallow` of draft 3: values that have none of these types and obey none of these schemas (draft 3, 5.25).
    static let disallow = KeywordRule("disallow", in: .validation, of: .draft3 ... .draft3) { block in
        guard let node = block.value("disallow") else { return }
        let (kinds, schemas) = kindsAndSchemas(node, &block)
        let open = block.compiler.block(of: kinds, at: node, in: block.schema)
        for schema in schemas + [open] { block.add(.not, for: .all, at: node, schema) }
    }

    private static func kindsAndSchemas(
        _ node: JSONDocument.Node, _ block: inout BlockBuilder
    ) -> (kinds: KindSet, schemas: [UInt32]) {
        var kinds: KindSet = []
        var schemas: [UInt32] = []
        for element in node.kind == .array ? Array(node.elements) : [node] {
            if let name = element.string {
                kinds.formUnion(KindSet(typeName: name) ?? .all)
            } else if element.kind == .object {
                schemas.append(block.block(element))
            } else {
                block.refuse(element, "the name of a type or a schema")
            }
        }
        return (kinds, schemas)
    }
}
