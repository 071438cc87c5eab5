public import BricolageCore
internal import BricolageWriting

/// A schema in a schema document: its node, and the context to interpret it.
///
///     JSONSchema   node         ──▶ a place in the document
///                  environment  ──▶ source, base, dialect, metaschema     the same for all schemas of one resource
///
/// Nothing is copied from the document, so every keyword, known or not, keeps its location.
public struct JSONSchema: Sendable {
    /// The value in the document.
    public let node: JSONDocument.Node
    /// The context, which subschemas share unless they have an address or a dialect of their own.
    package let environment: Environment

    /// The context of all schemas in one file with the same base address and dialect.
    package final class Environment: Sendable {
        let source: SchemaSource
        let base: URIReference
        let dialect: SchemaDialect
        let metaschema: String?

        init(source: SchemaSource, base: URIReference, dialect: SchemaDialect, metaschema: String?) {
            self.source = source
            self.base = base
            self.dialect = dialect
            self.metaschema = metaschema
        }
    }

    /// The file of the schema.
    public var source: SchemaSource { environment.source }
    /// The address that references here are relative to.
    package var base: URIReference { environment.base }
    /// The dialect in force here.
    public var dialect: SchemaDialect { environment.dialect }
    /// The `$schema` in force here, whether it is known or not.
    package var metaschema: String? { environment.metaschema }

    /// The schema of a whole file.
    ///
    /// - Parameter dialect: The dialect to use without a known `$schema`. An OpenAPI description defines its own.
    public init(source: SchemaSource, dialect: SchemaDialect = .draft2020) {
        let outside = Environment(
            source: source, base: URIReference(source.identifier),
            dialect: OpenAPIDescription.dialect(of: source.document.root) ?? dialect, metaschema: nil)
        self.init(source.document.root, within: outside)
    }

    /// The schema at a value inside an environment.
    init(_ node: JSONDocument.Node, within outside: Environment) {
        self.node = node
        guard !Self.names(of: node).isDisjoint(with: .identity) else {
            environment = outside
            return
        }
        var dialect = outside.dialect
        let named = node["$schema"]?.string
        if let named, let known = SchemaDialect(identifier: named) { dialect = known }
        let identifier = Self.identifier(of: node, dialect: dialect)
        environment = Environment(
            source: outside.source, base: identifier.map { outside.base.resolving($0) } ?? outside.base,
            dialect: dialect, metaschema: named ?? outside.metaschema)
    }

    /// The schema at a value inside this one.
    package func subschema(_ node: JSONDocument.Node) -> JSONSchema { JSONSchema(node, within: environment) }

    /// The value of a keyword.
    public subscript(keyword: String) -> JSONDocument.Node? { node[keyword] }

    /// The value of a boolean schema; nil for other schemas.
    package var boolean: Bool? { node.bool }

    /// The keywords that may give a schema a name.
    struct Names: OptionSet {
        let rawValue: UInt8

        /// `$schema`, `$id` or `id`.
        static let identity = Names(rawValue: 1)
        /// `$anchor` or `$dynamicAnchor`.
        static let anchor = Names(rawValue: 2)
    }

    /// The keywords with a name that a value may have, by the first bytes of its keys: a fast check, since few schemas
    /// have any.
    static func names(of node: JSONDocument.Node) -> Names {
        guard node.kind == .object else { return [] }
        let storage = node.storage
        let end = Int(node.tapeNode.next)
        var names: Names = []
        var key = node.index + 1
        while key < end {
            let (first, second, count) = storage.reader.keyBeginning(key)
            switch (first, second) {
            case (UInt8(ascii: "$"), UInt8(ascii: "i")), (UInt8(ascii: "$"), UInt8(ascii: "s")):
                names.insert(.identity)
            case (UInt8(ascii: "$"), UInt8(ascii: "a")), (UInt8(ascii: "$"), UInt8(ascii: "d")):
                names.insert(.anchor)
            case (UInt8(ascii: "i"), UInt8(ascii: "d")) where count == 2: names.insert(.identity)
            case (UInt8(ascii: "\\"), _), (UInt8(ascii: "$"), UInt8(ascii: "\\")),
                (UInt8(ascii: "i"), UInt8(ascii: "\\")):
                return [.identity, .anchor]
            default: break
            }
            key = Int(storage.reader[key + 1].next)
        }
        return names
    }

    /// The address that a value claims for itself.
    ///
    /// That is `id` in drafts 3 and 4, or `$id` if `id` is missing, and `$id` in later drafts.
    static func identifier(of node: JSONDocument.Node, dialect: SchemaDialect) -> URIReference? {
        guard node.kind == .object else { return nil }
        guard let text = node[dialect.identifierKeyword]?.string ?? node["$id"]?.string else { return nil }
        // In the older drafts a `$ref` hides its neighbours, the identifier included.
        if dialect.ignoresReferenceSiblings, node["$ref"]?.string != nil { return nil }
        return URIReference(text)
    }
}

extension JSONSchema: CustomStringConvertible {
    /// The schema as compact JSON.
    public var description: String { node.description }
}

extension JSONSchema: Hashable {
    /// Two schemas are equal if they are the same place of the same document.
    public static func == (left: Self, right: Self) -> Bool {
        left.node.index == right.node.index && left.node.storage === right.node.storage
    }

    /// Hashes the place.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(node.index)
        hasher.combine(ObjectIdentifier(node.storage))
    }
}
