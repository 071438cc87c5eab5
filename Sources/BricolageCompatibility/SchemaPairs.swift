internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

/// The schemas directly inside two schemas that are the same JSON, paired by their places.
///
///     {"properties": {"a": A, "b": B}}      {"properties": {"b": B, "a": A}}      A with A, B with B
///
/// Members are paired by their keys, since equal objects may have them in different orders.
struct SchemaPairs {
    private(set) var all: [(old: JSONSchema, new: JSONSchema)] = []

    /// The schemas inside all keywords, or those of two descriptions of an API.
    init(_ old: JSONSchema, _ new: JSONSchema) {
        if let (first, second) = OpenAPIDescription.both(old, new) {
            let others = Dictionary(second.schemas.map { (ExactKey($0.name), $0.schema) }) { $1 }
            let pairs = first.schemas.compactMap { name, schema in others[ExactKey(name)].map { (schema, $0) } }
            self.init(all: pairs)
        } else {
            self.init(old, new) { _ in true }
        }
    }

    /// The schemas inside some keywords.
    ///
    /// - Parameter arrange: Puts the second schemas of a list whose order means nothing in the order of the first ones.
    init(
        _ old: JSONSchema, _ new: JSONSchema, where isCompared: (String) -> Bool,
        arrange: (_ first: [JSONSchema], _ second: [JSONSchema]) -> [JSONSchema] = { $1 }
    ) {
        Self.pair(old.node, new.node) { key, first, second in
            guard isCompared(key) else { return }
            if ["allOf", "anyOf", "oneOf"].contains(key), first.elements.allSatisfy(\.canBeSchema),
                second.elements.allSatisfy(\.canBeSchema)
            {
                let schemas = first.elements.map(old.subschema)
                return all += zip(schemas, arrange(schemas, second.elements.map(new.subschema))).map { ($0, $1) }
            }
            add(SchemaKeyword(key)?.contents ?? .none, first, second, old, new)
        }
    }

    private init(all: [(old: JSONSchema, new: JSONSchema)]) { self.all = all }

    /// The schemas inside one keyword.
    init(of keyword: String, in old: JSONSchema, _ new: JSONSchema) {
        guard let first = old[keyword], let second = new[keyword] else { return }
        add(SchemaKeyword(keyword)?.contents ?? .none, first, second, old, new)
    }

    private mutating func add(
        _ contents: SchemaKeyword.Contents, _ first: JSONDocument.Node, _ second: JSONDocument.Node, _ old: JSONSchema,
        _ new: JSONSchema
    ) {
        switch contents {
        case .none: break
        case .schema: addSchemas(first, second, old, new)
        case .schemas, .schemaOrSchemas:
            if first.kind == .array {
                for (first, second) in zip(first.elements, second.elements) { addSchemas(first, second, old, new) }
            } else if contents == .schemaOrSchemas {
                addSchemas(first, second, old, new)
            }
        case .schemasByName:
            Self.pair(first, second) { _, first, second in addSchemas(first, second, old, new) }
        case .schemasByNameAndValue:
            Self.pair(first, second) { _, first, second in
                Self.pair(first, second) { _, first, second in addSchemas(first, second, old, new) }
            }
        }
    }

    private mutating func addSchemas(
        _ first: JSONDocument.Node, _ second: JSONDocument.Node, _ old: JSONSchema, _ new: JSONSchema
    ) {
        if first.canBeSchema, second.canBeSchema { all.append((old.subschema(first), new.subschema(second))) }
    }

    /// Passes on the keys that both objects have, with their values, the last ones for duplicate keys.
    private static func pair(
        _ old: JSONDocument.Node, _ new: JSONDocument.Node,
        _ body: (String, JSONDocument.Node, JSONDocument.Node) -> Void
    ) {
        let first = Dictionary(old.members.map { (ExactKey($0.key), $0.value) }) { $1 }
        for (key, second) in Dictionary(new.members.map { (ExactKey($0.key), $0.value) }, uniquingKeysWith: { $1 }) {
            if let first = first[key] { body(key.text, first, second) }
        }
    }
}

extension OpenAPIDescription {
    /// Two schemas as descriptions of an API; nil if either is not one.
    fileprivate static func both(_ old: JSONSchema, _ new: JSONSchema) -> (Self, Self)? {
        guard let first = Self(old), let second = Self(new) else { return nil }
        return (first, second)
    }
}
