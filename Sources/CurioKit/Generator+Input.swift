public import BricolageCore
public import BricolageSchema

extension Generator {
    /// An input of a generator: a schema document, or a schema inside a document.
    public struct Input: Sendable {
        /// The document.
        public var source: SchemaSource
        /// The pointer to the schema in it, such as one of its definitions.
        public var place: JSONPointer

        /// Creates an input from the schema at a pointer of a document, by default the root.
        public init(_ source: SchemaSource, at place: JSONPointer = .root) {
            self.source = source
            self.place = place
        }
    }
}

extension Generator.Input {
    /// The address of the document, which the document may define itself.
    var address: URIReference { JSONSchema(source: source).base.withoutFragment }

    /// Adds the document to a registry, and returns the schema at the place.
    func root(in registry: inout SchemaRegistry) throws(GenerationError) -> JSONSchema {
        let root: JSONSchema
        do throws(ReferenceError) {
            root = try registry.add(source, at: place)
        } catch {
            throw .noSuchPlace(place)
        }
        guard root.node.canBeSchema else { throw .notASchema(source.path) }
        return root
    }
}
