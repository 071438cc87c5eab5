internal import Bricolage
internal import BricolageBridging
public import Foundation

/// Checks the properties that a ``Schema`` describes, and extracts their values.
///
///     JSON text ──▶ object of JSONSerialization ──Schema──▶ [key path: value]
///
/// All that is wrong is found before an error is thrown, here and in the types and decoders of the properties that call
/// the parser themselves.
public final class Parser {
    private init() {}

    /// Reads JSON text and extracts the properties; the root must be an object or an array.
    ///
    /// - Returns: The values by the key paths of their properties; nothing for an optional one that is missing or null.
    /// - Throws: a ``ParserError`` with all that is wrong, or the first error of another type that a type or a decoder
    ///   throws.
    public class func parseEntity(data: Data, closure: (Schema) -> Void) throws -> [String: Any] {
        let (document, object) = try read(data)
        let scope = ParsingScope(at: Place())
        do {
            return try scope.run { try parseEntity(json: object, closure: closure) }
        } catch {
            ParsingScope.current?.note(scope.failure(explaining: error), in: document)
            throw error
        }
    }

    /// Extracts the properties from an object as `JSONSerialization` makes it: a dictionary with keys of type `String`,
    /// or an array, for which the schema has one property of the type `array`, at the empty key path.
    ///
    /// - Returns: The values by the key paths of their properties; nothing for an optional one that is missing or null.
    /// - Throws: a ``ParserError`` with all that is wrong, or the first error of another type that a type or a decoder
    ///   throws.
    public class func parseEntity(json: Any, closure: (Schema) -> Void) throws -> [String: Any] {
        var parsing = EntityParsing()
        if let members = json as? [String: Any] {
            let schema = Schema()
            closure(schema)
            for property in schema.properties { parsing.parse(property, of: members) }
        } else if let elements = json as? [Any] {
            let schema = Schema()
            closure(schema)
            parsing.parse(elements, by: schema)
        } else {
            parsing.collector.refuse("JSON object was not of type: [String: Any] or [Any]")
        }
        try parsing.collector.finish()
        return parsing.entity
    }
}

extension Parser {
    private class func read(_ data: Data) throws -> (JSONDocument, object: Any) {
        let document: JSONDocument
        do throws(JSONSyntaxError) {
            document = try JSONDocument(parsing: data, options: .coding)
        } catch {
            throw ParserError.unreadable("\(error.location): \(error.message)")
        }
        guard document.root.kind == .object || document.root.kind == .array else {
            throw ParserError.unreadable("\(document.root.location): expected an object or an array at the root")
        }
        do throws(FoundationObjectError) {
            return (document, try document.root.foundationObject())
        } catch {
            let place = document.root[pointer: error.pointer]?.location.description ?? ""
            throw ParserError.unreadable("\(place): \(error)")
        }
    }
}

extension ParserError {
    fileprivate static func unreadable(_ reason: String) -> Self {
        .deserialization(failureReason: "JSON data deserialization failed with error: \"\(reason)\"")
    }
}
