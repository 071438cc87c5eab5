internal import BricolageCore
internal import BricolagePointers
internal import BricolageSchema

/// Makes one document of a schema and the definitions that it refers to.
///
///     root ──▶ { "$schema", its keywords, "$defs": { Account, Address … } }
///               a reference to the root's own type is "#", one to any other "#/$defs/…"
///
/// Definitions come in the order of the first reference to each.
struct SchemaEmission {
    private(set) var json: JSON = true
    /// The layouts by which objects of the types are read.
    private(set) var layouts: [ObjectIdentifier: any Sendable] = [:]
    /// The pointers to the branches of each choice.
    private(set) var branches: [ObjectIdentifier: [JSONPointer]] = [:]

    private var names: [ObjectIdentifier: String] = [:]
    private var freeNames = FreeNames()
    private var pending: [(name: String, part: SchemaPart)] = []
    private var rootType: ObjectIdentifier?

    init(of root: SchemaPart) {
        var part = root
        if root.keywords.isEmpty, let definition = root.definition {
            rootType = definition.type
            let made = definition.make()
            layouts[definition.type] = made.layout
            part = made.part
        }
        var object: JSON.Object = ["$schema": "https://json-schema.org/draft/2020-12/schema"]
        for (name, value) in emitted(part, at: .root) { object[name] = value }
        var definitions: JSON.Object = [:]
        var next = 0
        while next < pending.count {
            let (name, part) = pending[next]
            next += 1
            definitions[name] = .object(emitted(part, at: JSONPointer(tokens: ["$defs", name])))
        }
        if !definitions.isEmpty { object["$defs"] = .object(definitions) }
        json = .object(object)
    }

    private mutating func emitted(_ part: SchemaPart, at place: JSONPointer) -> JSON.Object {
        var object: JSON.Object = [:]
        if let definition = part.definition { object["$ref"] = .string(reference(to: definition)) }
        for (name, content) in part.keywords {
            if let choice = part.choice, case .schemas(let schemas) = content {
                branches[ObjectIdentifier(choice)] = schemas.indices.map { place.appending(name).appending($0) }
            }
            object[name] = value(content, at: place.appending(name))
        }
        return object
    }

    private mutating func value(_ content: SchemaPart.Content, at place: JSONPointer) -> JSON {
        switch content {
        case .json(let json): return json
        case .schema(let part): return schema(part, at: place)
        case .schemas(let parts):
            return .array(JSON.Array(parts.enumerated().map { schema($0.element, at: place.appending($0.offset)) }))
        case .object(let members):
            return .object(
                JSON.Object(members.map { (key: $0.name, value: value($0.content, at: place.appending($0.name))) }))
        }
    }

    private mutating func schema(_ part: SchemaPart, at place: JSONPointer) -> JSON {
        if part.isEmpty { return true }
        return part.isNothing ? false : .object(emitted(part, at: place))
    }

    private mutating func reference(to definition: SchemaDefinition) -> String {
        if definition.type == rootType { return "#" }
        let name = names[definition.type] ?? define(definition)
        return JSONPointer(tokens: ["$defs", name]).fragment
    }

    private mutating func define(_ definition: SchemaDefinition) -> String {
        let name = freeNames.take(definition.name)
        names[definition.type] = name
        let made = definition.make()
        layouts[definition.type] = made.layout
        pending.append((name, made.part))
        return name
    }
}
