internal import BricolageCore

/// The schemas of schemas that every registry knows.
enum Metaschemas {
    /// The metaschema, or the vocabulary of one, with an address; nil for others.
    static func source(at address: URIReference) -> SchemaSource? {
        guard let text = texts[address.withoutFragment.description],
            let document = try? JSONDocument(parsing: text)
        else { return nil }
        return SchemaSource(identifier: address.withoutFragment.description, document: document)
    }

    /// Whether there is one with an address.
    static func contains(_ address: URIReference) -> Bool { texts[address.withoutFragment.description] != nil }

    /// Whether a file is one of them.
    static func contains(_ source: SchemaSource) -> Bool { texts[source.identifier] != nil }

    private static let texts: [String: String] =
        [draft3, draft4, draft6, draft7, draft2019, draft2020, openAPI].reduce(into: [:]) { all, texts in
            all.merge(texts) { first, _ in first }
        }
}
