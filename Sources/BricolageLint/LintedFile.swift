internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema
internal import BricolageValidation

/// A schema file that rules look at, with every schema in it.
///
///     schemas      [ root ][ /properties/a ][ /properties/a/items ][ /types/b ] …      in no order that matters
///     elsewhere    [ /types/b ]      inside no keyword, but an entry or reached by a reference
struct LintedFile {
    let root: JSONSchema
    /// Resolves references; files that it has loaded remain available to the rules that follow.
    var registry: SchemaRegistry
    let schemas: [JSONSchema]
    /// The outermost schemas that are inside no keyword: entries, and those that only references lead to.
    let elsewhere: [JSONSchema]

    /// - Parameter entries: Parts of the file that are schemas, whether or not a keyword holds them.
    init(_ root: JSONSchema, entries: [JSONSchema] = [], registry: SchemaRegistry) {
        self.root = root
        self.registry = registry
        var schemas: [JSONSchema] = []
        var pending = [root]
        while let schema = pending.popLast() {
            // A description of an API contains schemas and is not one itself.
            if OpenAPIDescription(schema) == nil { schemas.append(schema) }
            // If a value in the place of a schema is not a schema, the metaschema reports it.
            pending += schema.subschemas.filter(\.node.canBeSchema)
        }
        elsewhere = schemas.appendReferredTo(in: root, entries: entries)
        self.schemas = schemas
    }

    private var kinds = SchemaKinds()

    /// Whether a schema certainly accepts no value, since it allows no type or negates what accepts everything.
    mutating func refusesEverything(_ schema: JSONSchema) -> Bool { kinds.kinds(of: schema, &registry).isEmpty }

    typealias Unknown = (schema: JSONSchema, name: String, value: JSONDocument.Node)

    private var unknown: [Unknown]?

    /// The members of schemas that are no keyword of any dialect, determined once.
    mutating func unknownMembers() -> [Unknown] {
        if let unknown { return unknown }
        var found = schemas.flatMap { schema in schema.unknownMembers.map { (schema, $0.name, $0.value) as Unknown } }
        if !found.isEmpty {
            // A member that references lead into is not meant as a keyword. Other files are not read to find out: each
            // of them leads to others, and may be checked itself.
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
        // Beside a `$ref` of an old draft no keyword has any effect, which another rule reports.
        guard node.kind == .object, !hidesSiblingsOfReference else { return [] }
        return node.members.compactMap { name, value in
            SchemaKeyword(name) == nil && !SchemaKeyword.isExtension(name) ? (name, value) : nil
        }
    }
}
