internal import BricolageCore

/// The metaschemas that every registry knows.
package enum Metaschemas {
    /// The metaschema or vocabulary at an address, with the address that it declares; nil if there is none.
    static func source(at address: URIReference) -> SchemaSource? {
        guard let usual = spellings(of: address).first(where: { texts[$0] != nil }), let text = texts[usual],
            let document = try? JSONDocument(parsing: text)
        else { return nil }
        return SchemaSource(identifier: usual, document: document)
    }

    /// An address and its equivalents: those with the other scheme, and those of draft 4 for draft 5, which had no
    /// metaschema of its own.
    private static func spellings(of address: URIReference) -> [String] {
        var address = address.withoutFragment
        guard address.authority == "json-schema.org", address.scheme == "http" || address.scheme == "https" else {
            return [address.description]
        }
        var spellings = [address.description]
        if address.path.hasPrefix("/draft-05/") { address.path = "/draft-04/" + address.path.dropFirst(10) }
        for scheme in ["http", "https"] {
            address.scheme = scheme
            spellings.append(address.description)
        }
        return spellings
    }

    /// Whether there is a metaschema or vocabulary with exactly this address, apart from a fragment.
    package static func contains(_ address: URIReference) -> Bool { texts[address.withoutFragment.description] != nil }

    /// Whether a file is one of these metaschemas.
    static func contains(_ source: SchemaSource) -> Bool { texts[source.identifier] != nil }

    private static let texts: [String: String] =
        [draft3, draft4, draft6, draft7, draft2019, draft2020, openAPI].reduce(into: [:]) { all, texts in
            all.merge(texts) { first, _ in first }
        }
}
