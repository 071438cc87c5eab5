public import BricolageCore
internal import BricolageWriting

/// The schema of a `Decodable` type, found out by running its initialiser over placeholders, and what is missing in it.
///
///     let described = DescribedSchema(of: Person.self)
///     print(described.json.serialized(.pretty))
///     for gap in described.gaps { print(gap) }      // types that nothing could be found out about
///
/// The schema follows draft 2020-12. It says what the type reads: members in the order of the initialiser, those that
/// it needs under `required`, nil as null or absent, enumerations with their raw values, types with members under
/// `$defs`. Rules that only code knows, such as bounds, are added by `JSONSchemaDescribing`. The same type gives the
/// same text on every run.
public struct DescribedSchema: Sendable, Hashable {
    /// A type that the schema says less of than there is to say.
    public struct Gap: Sendable, Hashable, CustomStringConvertible {
        /// The type.
        public var type: String
        /// Why nothing more is known of it.
        public var reason: String

        /// The type and the reason.
        public var description: String { "\(type): \(reason)" }
    }

    /// The schema.
    public var json: JSON

    /// What the schema leaves open, which is also marked by `$comment` where it stands.
    public var gaps: [Gap]

    /// Whether the schema leaves nothing open.
    public var isComplete: Bool { gaps.isEmpty }

    /// Describes what a decoder reads a type from.
    ///
    /// Initialisers are run up to a few hundred times each, over values that other documents could have brought; types
    /// that are `UndiagnosedDecodable` are left out and become gaps.
    ///
    /// - Parameter decoder: The decoder, whose strategies decide the names of members and how dates look.
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
    /// Describes what a decoder reads a type from, as a schema of draft 2020-12.
    ///
    /// `DescribedSchema` gives the same with a report of what could not be found out.
    ///
    /// - Throws: `JSONSyntaxError` for a schema that is larger than a document can be.
    public init<T: Decodable>(
        describing type: T.Type, using decoder: JSON.Decoder = JSON.Decoder()
    ) throws(JSONSyntaxError) {
        let described = DescribedSchema(of: type, using: decoder)
        self.init(source: SchemaSource(identifier: "\(type)", document: try JSONDocument(described.json)))
    }
}
