/// The keys of a type that has requested a missing member, and how the keys of the text are converted to them.
///
///     { "user_name": "Ann" }   ──convertFromSnakeCase──▶   userName   ──?──▶   CodingKeys.user_name
///
/// Distinguishes a misspelt key from one that the type reads as something else, and explains why an existing key is not
/// found.
package struct AskedKeys: Sendable {
    private let type: any CodingKey.Type
    private let spelling: KeySpelling

    package init(_ type: any CodingKey.Type, _ spelling: KeySpelling) {
        self.type = type
        self.spelling = spelling
    }

    /// Whether the type may request any key, so that nothing is known about its keys.
    var isOpen: Bool { Self.isOpen(type) }

    /// Whether keys of a type may be any text, and so be data: true for all types but enumerations without payloads.
    package static func isOpen(_ type: any CodingKey.Type) -> Bool { EnumerationCases.count(ofCasesIn: type) == nil }

    /// The key that must be in the document for the type to find it; nil if no key is converted to the requested one,
    /// or if a function converts them.
    func writtenName(of key: String) -> String? { spelling.writtenName(of: key) }

    /// The key of an object that was probably meant to be the missing one.
    ///
    /// Never a key that the type knows: it reads that one as something else.
    func nearest(to key: String, in object: JSONDocument.Node) -> String? {
        if isOpen { return nil }
        let written = writtenName(of: key) ?? key
        return NearestSpelling.find(
            written, among: object.members.lazy.map(\.key).filter { type.init(stringValue: converted($0)) == nil })
    }

    /// Why a member that a reader sees in the text is not found, if the conversion of keys is the cause.
    func advice(for key: String, in object: JSONDocument.Node) -> String? {
        guard case .snakeCase = spelling else { return nil }
        for (written, _) in object.members.prefix(NearestSpelling.candidateLimit) {
            let converted = converted(written)
            if converted == key { continue }
            if ExactText.equal(written, key) {
                return
                    "keyDecodingStrategy converts \"\(key)\" to \"\(converted)\" before it is compared with the coding keys: "
                    + "the coding key must be \"\(converted)\""
            }
            if converted.lowercased() == key.lowercased() {
                return "keyDecodingStrategy converts \"\(written)\" to \"\(converted)\": "
                    + "give the coding key that raw value"
            }
        }
        return nil
    }

    private func converted(_ key: String) -> String { spelling.converted(key) }
}
