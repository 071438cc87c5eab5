public import BricolageCore
internal import BricolageWriting

/// The schema of a `Decodable` type, determined by running its initialiser with placeholders, and its gaps.
///
///     let described = DescribedSchema(of: Person.self)
///     print(described.json.serialized(.pretty))
///     for gap in described.gaps { print(gap) }      // types that could not be described completely
///
/// The schema follows draft 2020-12. It describes what the type reads: members in the order of the initialiser, the
/// necessary ones under `required`, nil as null or absent, enumerations with their raw values, types with members under
/// `$defs`. Add rules that only code knows, such as bounds, with `JSONSchemaDescribing`. The same type always gives the
/// same text.
public struct DescribedSchema: Sendable, Hashable {
    /// A type that the schema describes incompletely.
    public struct Gap: Sendable, Hashable, CustomStringConvertible {
        /// The type.
        public var type: String
        /// Why no more is known.
        public var reason: String

        /// The type and the reason.
        public var description: String { "\(type): \(reason)" }
    }

    /// The schema.
    public var json: JSON

    /// The types that the schema describes incompletely; a `$comment` marks each place.
    public var gaps: [Gap]

    /// Whether the schema leaves nothing open.
    public var isComplete: Bool { gaps.isEmpty }

    /// Describes the JSON from which a decoder reads a type.
    ///
    /// Each initialiser runs several times for each of its members, up to a few thousand times, with values that could
    /// have come from a document; types that are `UndiagnosedDecodable` are skipped and become gaps.
    ///
    /// - Parameter decoder: The decoder, whose strategies determine member names and the format of dates.
    public init<T: Decodable>(of type: T.Type, using decoder: JSON.Decoder = JSON.Decoder()) {
        let recorder = TypeRecorder(decoder)
        let root = recorder.fragment(of: type)
        json = SchemaAssembly(recorder.definitions).schema(root, title: "\(type)")
        gaps = recorder.gaps
    }

    init(json: JSON, gaps: [Gap]) {
        self.json = json
        self.gaps = gaps
    }
}

extension JSONSchema {
    /// Describes the JSON from which a decoder reads a type, as a schema of draft 2020-12.
    ///
    /// `DescribedSchema` gives the same with a list of gaps.
    ///
    /// - Throws: `JSONSyntaxError` for a schema that is too large for a document.
    public init<T: Decodable>(
        describing type: T.Type, using decoder: JSON.Decoder = JSON.Decoder()
    ) throws(JSONSyntaxError) {
        let described = DescribedSchema(of: type, using: decoder)
        self.init(source: SchemaSource(identifier: "\(type)", document: try JSONDocument(described.json)))
    }
}
