internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

/// A schema file that rules look at, with every schema in it.
///
///     schemas      [ root ][ /properties/a ][ /properties/a/items ][ /types/b ] …      in no order that matters
///     elsewhere    [ /types/b ]      inside no keyword, but reached by a reference
struct LintedFile {
    let root: JSONSchema
    /// Resolves references; what it has loaded stays for the rules that come later.
    var registry: SchemaRegistry
    let schemas: [JSONSchema]
    /// The outermost schemas that only references lead to.
    let elsewhere: [JSONSchema]

    init(_ root: JSONSchema, registry: SchemaRegistry) {
        self.root = root
        self.registry = registry
        var schemas: [JSONSchema] = []
        var pending = [root]
        while let schema = pending.popLast() {
            // What describes an API holds schemas and is none.
            if OpenAPIDescription(schema) == nil { schemas.append(schema) }
            // A value that is none where a schema must stand is told by its metaschema.
            pending += schema.subschemas.filter(\.node.canBeSchema)
        }
        elsewhere = schemas.appendReferredTo(in: root)
        self.schemas = schemas
    }

    typealias Unknown = (schema: JSONSchema, name: String, value: JSONDocument.Node)

    private var unknown: [Unknown]?

    /// The members of schemas that are no keyword of any dialect, worked out once.
    mutating func unknownMembers() -> [Unknown] {
        if let unknown { return unknown }
        var found = schemas.flatMap { schema in schema.unknownMembers.map { (schema, $0.name, $0.value) as Unknown } }
        if !found.isEmpty {
            // A folder that references lead into is no keyword, nor meant to be one. Other files are not read for that: each
            // of them leads to others, and is perhaps looked at itself.
            var registry = SchemaRegistry(dialect: root.dialect)
            registry.add(root.source)
            let reached = ReachedPlaces(from: schemas, of: root, in: &registry, keepsDefinitions: true)
            found.removeAll { reached.isReached($0.value) }
        }
        unknown = found
        return found
    }
}

extension JSONSchema {
    fileprivate var unknownMembers: [(name: String, value: JSONDocument.Node)] {
        // Beside a `$ref` of an old draft nothing means anything, which a rule tells.
        guard node.kind == .object, !hidesSiblingsOfReference else { return [] }
        return node.members.compactMap { name, value in
            SchemaKeyword(name) == nil && !name.hasPrefix("x-") ? (name, value) : nil
        }
    }
}
