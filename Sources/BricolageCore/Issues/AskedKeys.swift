/// The keys that a type knows where it has asked for a member that is not there, and how those of the text become
/// theirs.
///
///     { "user_name": "Ann" }   ──convertFromSnakeCase──▶   userName   ──?──▶   CodingKeys.user_name
///
/// Tells a misspelt key from one that the type reads as something else, and why a key that stands there is not found.
package struct AskedKeys: Sendable {
    private let type: any CodingKey.Type
    private let spelling: KeySpelling

    package init(_ type: any CodingKey.Type, _ spelling: KeySpelling) {
        self.type = type
        self.spelling = spelling
    }

    /// Whether the type may ask for any text, so that nothing is known of its keys.
    var isOpen: Bool { Self.isOpen(type) }

    /// Whether keys of a type may be any text, and so be data: true of all but enumerations without payloads.
    package static func isOpen(_ type: any CodingKey.Type) -> Bool { EnumerationCases.count(ofCasesIn: type) == nil }

    /// A key as it must stand in the document for the type to find it; nil when no key becomes the one that is asked
    /// for, or only a function knows.
    func writtenName(of key: String) -> String? { spelling.writtenName(of: key) }

    /// The key of an object that was probably meant to be the missing one.
    ///
    /// None that the type knows: it reads that one as something else.
    func nearest(to key: String, in object: JSONDocument.Node) -> String? {
        if isOpen { return nil }
        let written = writtenName(of: key) ?? key
        return NearestSpelling.find(
            written, among: object.members.lazy.map(\.key).filter { type.init(stringValue: converted($0)) == nil })
    }

    /// Why a member is not found that a reader sees in the text, where the conversion of keys is the cause.
    func advice(for key: String, in object: JSONDocument.Node) -> String? {
        guard case .snakeCase = spelling else { return nil }
        for (written, _) in object.members.prefix(NearestSpelling.candidateLimit) {
            let converted = converted(written)
            if converted == key { continue }
            if ExactText.equal(written, key) {
                return "keyDecodingStrategy makes \"\(converted)\" of the \"\(key)\" that is there, before the type is "
                    + "asked: a coding key must be \"\(converted)\""
            }
            if converted.lowercased() == key.lowercased() {
                return "keyDecodingStrategy makes \"\(converted)\" of the \"\(written)\" that is there: "
                    + "give the coding key that raw value"
            }
        }
        return nil
    }

    private func converted(_ key: String) -> String { spelling.converted(key) }
}
