public import BricolageCore

/// A schema file: its document and its names.
public struct SchemaSource: Sendable {
    /// The path to show in messages, if any.
    public var path: String?
    /// The base address of relative references: a URI, or a path.
    ///
    /// No two sources may share one.
    public var identifier: String
    /// The parsed schema.
    public var document: JSONDocument

    /// Creates a schema with an address, by default its path.
    public init(path: String? = nil, identifier: String? = nil, document: JSONDocument) {
        self.path = path
        self.identifier = identifier ?? path ?? ""
        self.document = document
    }
}

/// Finds the schemas that another schema refers to, by file name or by address.
public protocol SchemaLoader: Sendable {
    /// Loads the schema of a reference without a fragment; nil if there is none.
    ///
    /// The result must have the same identifier every time the same file is found.
    func load(_ reference: String, relativeTo source: SchemaSource) throws -> SchemaSource?

    /// Loads the schema at an address without a fragment; nil if there is none.
    ///
    /// Called for schemas that were not found by file name. The result must have the same identifier every time.
    func load(at address: String) throws -> SchemaSource?
}

extension SchemaLoader {
    /// Nil: by default no schema is found by address.
    public func load(at address: String) throws -> SchemaSource? { nil }
}
