public import BricolageCore
public import BricolageSchema

extension Generator {
    /// What types are made of: a schema that is a document, or one inside of a document.
    public struct Input: Sendable {
        /// The document.
        public var source: SchemaSource
        /// The schema in it, such as one of its definitions.
        public var place: JSONPointer

        /// The schema at a place of a document: all of it by default.
        public init(_ source: SchemaSource, at place: JSONPointer = .root) {
            self.source = source
            self.place = place
        }
    }
}

extension Generator.Input {
    /// The address of the document, which it may name itself.
    var address: URIReference { JSONSchema(source: source).base.withoutFragment }

    /// Adds the document to a registry, and returns the schema that is meant.
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
