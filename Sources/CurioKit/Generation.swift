public import BricolageCore

/// The result of a generator.
public struct Generation: Sendable, Hashable {
    /// The files.
    public var files: [GeneratedFile]
    /// The name of the root type; for several schemas, the name after which the files are named.
    public var rootTypeName: String
    /// What the types do not express, in the order of the schema.
    public var diagnostics: [Diagnostic]
    /// The selectors of the configuration that mean nothing in the schema.
    package var unusedSelectors: [UnusedSelector]
}

/// A selector of a configuration that means nothing in the schema.
package struct UnusedSelector: Sendable, Hashable {
    /// The option, by its name in configuration files: `rename`.
    package var option: String
    /// The selector.
    package var selector: String
    /// What was not found: the selector, or for `identifiable` the member, whose type may well exist.
    package var sought: String
    /// The known name of the most similar spelling, if one is similar.
    package var nearest: String?
}

/// A file of Swift text.
public struct GeneratedFile: Sendable, Hashable {
    /// The name of the file, without a folder.
    public var name: String
    /// The text.
    public var contents: String
}

/// Why nothing was generated.
public enum GenerationError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The document, of the file at a path if it has one, is neither an object nor a boolean.
    case notASchema(String?)
    /// The document has no value at the pointer of the root.
    case noSuchPlace(JSONPointer)
    /// Two documents, which have these names, have the same address, so references to one could lead to the other.
    case sameAddress(String, of: [String])
    /// There are no schemas.
    case noInput
    /// The document is an OpenAPI description without schemas, even in the bodies of requests and responses.
    case noComponents
    /// The schema exceeds a limit of the generator.
    case limit(String, Int)
    /// Schemas are nested deeper than the stack of the thread has room for.
    case tooDeep

    /// What is limited by the number of declarations.
    static let types = "types"

    /// The reason in a sentence.
    public var description: String {
        switch self {
        case .notASchema: "a schema is an object, true or false"
        case .noSuchPlace(let place): "there is nothing at \"\(place)\""
        case .sameAddress(let address, let documents):
            "\(documents.joined(separator: " and ")) have the same address, \"\(address)\""
        case .noInput: "there is no schema to make types of"
        case .noComponents:
            "the description has no schemas in components/schemas (version 2.0: in definitions), and no JSON body of a "
                + "request or response has one"
        case .limit(Self.types, let limit):
            "the schema needs more than \(limit) types, which is the limit; give fewer schemas at once, or single "
                + "definitions, such as schema.json#/$defs/Name"
        case .limit(let what, let limit): "the schema needs more than \(limit) \(what), which is the limit"
        case .tooDeep: "schemas are nested deeper than the stack of this thread allows"
        }
    }
}
