public import BricolageCore

/// A schema inside a schema document: a place, and what must be known to read it there.
///
/// Nothing is copied out of the document, so every keyword, known or not, keeps its place.
public struct JSONSchema: Sendable {
    /// The file that the schema is in.
    public let source: SchemaSource
    /// The value in the document.
    public let node: JSONDocument.Node
    /// The address that references here are relative to.
    public let base: URIReference
    /// The dialect in force here.
    public let dialect: SchemaDialect
    /// The `$schema` in force here, whether it is known or not.
    public let metaschema: String?

    /// The schema that a whole file is.
    ///
    /// - Parameter dialect: The rules that hold without a `$schema` that is known.
    public init(source: SchemaSource, dialect: SchemaDialect = .draft2020) {
        self.init(
            source: source, node: source.document.root, base: URIReference(source.identifier), dialect: dialect,
            metaschema: nil)
    }

    init(
        source: SchemaSource, node: JSONDocument.Node, base: URIReference, dialect: SchemaDialect, metaschema: String?
    ) {
        self.source = source
        self.node = node
        guard Self.mayHaveName(node) else {
            self.base = base
            self.dialect = dialect
            self.metaschema = metaschema
            return
        }
        var dialect = dialect
        let named = node.kind == .object ? node["$schema"]?.string : nil
        if let named, let known = SchemaDialect(identifier: named) { dialect = known }
        self.metaschema = named ?? metaschema
        self.dialect = dialect
        self.base = Self.identifier(of: node, dialect: dialect).map { base.resolving($0) } ?? base
    }

    /// Whether a value may have an address or a dialect of its own, which few have: whether a key is `$schema`, `$id` or
    /// `id`, or is not known at a glance.
    private static func mayHaveName(_ node: JSONDocument.Node) -> Bool {
        guard node.kind == .object else { return false }
        let storage = node.storage
        let end = Int(node.tapeNode.next)
        var key = node.index + 1
        while key < end {
            let (first, second, count) = storage.reader.keyBeginning(key)
            if second == UInt8(ascii: "i") || second == UInt8(ascii: "s"), first == UInt8(ascii: "$") { return true }
            if first == UInt8(ascii: "i"), count == 2 || second == UInt8(ascii: "\\") { return true }
            if first == UInt8(ascii: "\\") || second == UInt8(ascii: "\\") { return true }
            key = Int(storage.reader[key + 1].next)
        }
        return false
    }

    /// The schema at a value inside this one.
    public func subschema(_ node: JSONDocument.Node) -> JSONSchema {
        JSONSchema(source: source, node: node, base: base, dialect: dialect, metaschema: metaschema)
    }

    /// The value of a keyword.
    public subscript(keyword: String) -> JSONDocument.Node? { node[keyword] }

    /// `true` or `false` where the schema is no object.
    public var boolean: Bool? { node.bool }

    /// The address that a value claims for itself.
    ///
    /// `id` is read in draft 4 only, where it is not a plain name.
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
    /// Two schemas are the same when they are the same place of the same document.
    public static func == (left: Self, right: Self) -> Bool {
        left.node.index == right.node.index && left.node.storage === right.node.storage
    }

    /// Hashes the place.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(node.index)
        hasher.combine(ObjectIdentifier(node.storage))
    }
}
