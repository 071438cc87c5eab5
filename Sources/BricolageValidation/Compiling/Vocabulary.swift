internal import BricolageSchema

/// A named group of keywords (2019-09 and later).
enum Vocabulary: String, Sendable, Hashable, CaseIterable {
    case core
    case applicator
    case unevaluated
    case validation
    case format
    case content
    case annotation = "meta-data"

    /// What an address stands for.
    struct Meaning {
        let vocabularies: Set<Vocabulary>
        /// Whether it asserts formats.
        let assertsFormats: Bool
    }

    private static let folders: [SchemaDialect: String] = [
        .draft2019: "https://json-schema.org/draft/2019-09/vocab/",
        .draft2020: "https://json-schema.org/draft/2020-12/vocab/",
    ]

    /// The addresses of published vocabularies, each with its meaning.
    ///
    /// In 2019-09 the applicators include `unevaluatedItems` and `unevaluatedProperties`, which have a vocabulary of
    /// their own in 2020-12 (Core 9.3), and the only vocabulary for formats annotates.
    private static let meanings: [String: Meaning] = {
        var meanings: [String: Meaning] = [:]
        for (dialect, folder) in folders {
            for vocabulary in allCases where vocabulary != .format && vocabulary != .unevaluated {
                let isOldApplicator = vocabulary == .applicator && dialect == .draft2019
                meanings[folder + vocabulary.rawValue] = Meaning(
                    vocabularies: isOldApplicator ? [.applicator, .unevaluated] : [vocabulary], assertsFormats: false)
            }
        }
        let old = folders[.draft2019, default: ""]
        let new = folders[.draft2020, default: ""]
        meanings[old + "format"] = Meaning(vocabularies: [.format], assertsFormats: false)
        meanings[new + "unevaluated"] = Meaning(vocabularies: [.unevaluated], assertsFormats: false)
        meanings[new + "format-annotation"] = Meaning(vocabularies: [.format], assertsFormats: false)
        meanings[new + "format-assertion"] = Meaning(vocabularies: [.format], assertsFormats: true)
        return meanings
    }()

    /// The meaning of a complete address; nil for addresses of other vocabularies.
    static func meaning(of address: String) -> Meaning? { meanings[address] }

    /// Whether an address names a published vocabulary.
    static func isKnown(_ address: String) -> Bool { meanings[address] != nil }
}
