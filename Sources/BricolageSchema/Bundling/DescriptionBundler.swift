internal import BricolageCore
internal import BricolagePointers

/// Finds everything in other files that the description of an API refers to, and puts it into one file.
///
///     paths:   /pets: {$ref: pets.yaml}             ─▶  /pets: {get: …}                the path itself
///              … {$ref: "common.yaml#/NotFound"}    ─▶  #/components/responses/NotFound
///     schemas: … {$ref: "pet.json#/definitions/a"}  ─▶  #/components/schemas/a
///
/// A description has no address that references could be relative to, so they all become pointers into it.
///
/// A list of places still to visit replaces recursion.
struct DescriptionBundler {
    var registry: SchemaRegistry
    private let description: OpenAPIDescription
    private var parts: BundledParts
    private var visited: Set<JSONSchema> = []
    private var pending: [DescriptionPart]
    private var issues: [IssueDescription] = []
    /// Whether a reference names a file.
    private var namesFiles = false

    /// - Parameter isForSchemas: Whether only the references of the schemas of the description are followed.
    init(_ description: OpenAPIDescription, _ registry: SchemaRegistry, isForSchemas: Bool = false) {
        self.description = description
        self.registry = registry
        let root = DescriptionPart(place: description.root, object: .description, shape: .one)
        parts = BundledParts(root, description)
        pending =
            isForSchemas
            ? description.schemas.reversed().map { DescriptionPart(place: $0.schema, object: .schema, shape: .one) }
            : [root]
    }

    mutating func bundle() throws(DanglingReferences) -> JSON {
        while let part = pending.popLast() {
            guard visited.insert(part.place).inserted else { continue }
            if part.object == .schema, part.shape == .one {
                visit(part.place)
            } else {
                if part.place.node.kind == .object, part.place["$ref"]?.string != nil { follow("$ref", in: part) }
                pending += part.parts.reversed()
            }
        }
        guard issues.isEmpty else { throw DanglingReferences(issues: issues) }
        return namesFiles ? parts.assembled() : description.root.node.json
    }

    private mutating func visit(_ schema: JSONSchema) {
        guard schema.node.kind == .object else { return }
        pending += schema.subschemas.reversed().map { DescriptionPart(place: $0, object: .schema, shape: .one) }
        let part = DescriptionPart(place: schema, object: .schema, shape: .one)
        for keyword in schema.activeReferenceKeywords where schema[keyword]?.string != nil {
            follow(keyword, in: part)
        }
        if let mapping = schema["discriminator"]?["mapping"] {
            for (_, value) in mapping.members { follow(mapped: value, in: schema) }
        }
        // With an address of its own in a schema, pointers inside it would be relative to that schema.
        for keyword in ["id", "$id"] {
            if let node = schema[keyword], node.string != nil { parts.change(node, .removal) }
        }
        if schema.isNullable, schema.dialect != description.root.dialect { parts.change(schema.node, .listedNull) }
    }

    private mutating func follow(_ keyword: String, in part: DescriptionPart) {
        guard let node = part.place[keyword], let text = node.string else { return }
        do {
            let target = try registry.resolve(text, from: part.place)
            let isLocal = isLocal(text)
            // A local dynamic reference is a name that is resolved during an evaluation; it has no fixed target.
            guard !Metaschemas.contains(target.source), keyword == "$ref" || !isLocal else { return }
            if !isLocal { namesFiles = true }
            refer(from: node, to: DescriptionPart(place: target, object: part.object, shape: part.shape))
        } catch {
            let meant = registry.reference(meantBy: text, in: part.place)
            issues.append(IssueDescription(dangling: text, at: node, in: part.place, because: error, meant: meant))
        }
    }

    /// Follows the target of a discriminator mapping: the name of a schema of the description, or else a reference.
    private mutating func follow(mapped node: JSONDocument.Node, in schema: JSONSchema) {
        guard let text = node.string else { return }
        let isOfDescription = schema.source.identifier == description.root.source.identifier
        if let named = try? registry.resolve(
            JSONPointer(tokens: description.schemasPath + [text]).fragment, from: registry.root(of: schema.source))
        {
            guard !isOfDescription else { return }
            namesFiles = true
            refer(from: node, to: DescriptionPart(place: named, object: .schema, shape: .one))
            return
        }
        do {
            let target = try registry.resolve(text, from: schema)
            if !isLocal(text) { namesFiles = true }
            refer(from: node, to: DescriptionPart(place: target, object: .schema, shape: .one))
        } catch {
            // A text that cannot be a name must be a reference.
            guard text.contains("/") || text.contains("#") else { return }
            let meant = registry.reference(meantBy: text, in: schema)
            issues.append(IssueDescription(dangling: text, at: node, in: schema, because: error, meant: meant))
        }
    }

    private mutating func refer(from node: JSONDocument.Node, to target: DescriptionPart) {
        pending.append(target)
        parts.refer(from: node, to: target)
    }

    private func isLocal(_ text: String) -> Bool { URIReference(text).withoutFragment.description.isEmpty }
}
