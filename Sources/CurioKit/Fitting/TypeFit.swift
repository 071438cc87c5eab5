package import BricolageCore
package import BricolageSchema

/// How a document fits into the types of a schema.
package struct TypeFit {
    /// The values that are kept as JSON, in members that the types do not declare or that may be anything.
    ///
    /// The values inside of them are not listed.
    package var untyped: [JSONDocument.Node] = []
    /// The values that are read and not written again.
    package var lost: [JSONDocument.Node] = []
    /// Why the types do not read the document; nil if they do.
    package var refusal: Refusal?

    /// A value that is not what its type reads.
    package struct Refusal: Error {
        /// The value.
        package var node: JSONDocument.Node
        /// What was expected in its place.
        package var expected: String
    }
}

/// Determines how documents fit into the types of a schema, without compiling the types.
///
/// Does what generated types of the style `fast` do when they read a document, and records what becomes of each value.
/// Formats of strings are not checked: a string with a format is read like any other.
package struct TypeFitting {
    private let graph: TypeGraph

    /// The types of a schema and of everything it refers to.
    package init(
        _ schema: SchemaSource, at place: JSONPointer = .root, loader: (any SchemaLoader)?,
        dialect: SchemaDialect = .draft2020, configuration: Generator.Configuration = .init()
    ) throws(GenerationError) {
        let registry = SchemaRegistry(loader: loader, dialect: dialect)
        graph = try Generator(configuration: configuration).draft([.init(schema, at: place)], registry: registry).graph
    }

    /// How a document fits into the outermost type.
    ///
    /// Takes time in proportion to the document, times the alternatives.
    package func fit(_ document: JSONDocument) -> TypeFit {
        var reader = GraphReader(graph)
        return reader.fit(of: document.root, as: graph.root)
    }
}
