internal import Foundation

/// The documents that are measured.
public enum Corpus: String, CaseIterable, Sendable {
    /// Statuses: many strings, with a third of the text outside ASCII.
    case twitter
    /// A catalogue of events: integers and small objects, indented.
    case citm = "citm_catalog"
    /// The outline of a country: numbers with fractions.
    case canada
    /// The statuses of `twitter`, repeated: about 52 MB.
    case repeated
    /// About a hundred bytes.
    case message
    /// About a kilobyte.
    case order
    /// About ten kilobytes.
    case orders

    // Documents that no code was written for: their types come from schemas that were inferred from them.

    /// Events of all kinds, with URLs in most members.
    case events = "github_events"
    /// Descriptions: long text with an occasional line break or quote.
    case descriptions = "gsoc-2018"
    /// Instruments of a synthesiser: small integers in small objects.
    case instruments
    /// A three-dimensional figure: numbers of all lengths, deeply nested objects.
    case figure = "marine_ik"
    /// `twitter` with everything outside ASCII as `\u` escapes.
    case escaped = "twitterescaped"
    /// Rows of a table, generated.
    case records
    /// Lines of a log, generated: short text, mostly with escapes.
    case log
    /// A table of integers, generated.
    case integers
    /// One object with many members, generated.
    case dictionary
    /// Paragraphs in several alphabets, generated.
    case prose

    /// The documents that every operation is measured on.
    public static let documents: [Corpus] = [
        .twitter, .citm, .canada, .events, .descriptions, .instruments, .figure, .escaped, .records, .log, .integers,
        .dictionary, .prose,
    ]

    /// The documents without hand-written types.
    static let inferred: [Corpus] = [
        .events, .descriptions, .instruments, .figure, .records, .log, .integers, .dictionary, .prose,
    ]

    /// The bytes of the document.
    public func load() throws -> [UInt8] {
        switch self {
        case .twitter, .citm, .canada, .events, .descriptions, .instruments, .figure, .escaped:
            try CorpusFolder.file("bench/\(rawValue).json")
        case .repeated: try RepeatedCorpus.load()
        case .message: SmallCorpus.message
        case .order: SmallCorpus.order
        case .orders: SmallCorpus.orders
        case .records: MadeCorpus.records
        case .log: MadeCorpus.log
        case .integers: MadeCorpus.integers
        case .dictionary: MadeCorpus.dictionary
        case .prose: MadeCorpus.prose
        }
    }
}

/// The folders in which documents are looked for.
public enum CorpusFolder {
    /// An error about the folders, with a message of one line.
    public struct Missing: Error, CustomStringConvertible {
        /// The message.
        public let description: String
    }

    /// The bytes of a file below one of the folders of `BRICOLAGE_SUITES`.
    public static func file(_ path: String) throws -> [UInt8] {
        guard let folders = ProcessInfo.processInfo.environment["BRICOLAGE_SUITES"], !folders.isEmpty else {
            throw Missing(
                description: "Set BRICOLAGE_SUITES to folders, separated by colons, one of which holds \(path).")
        }
        for folder in folders.split(separator: ":") {
            if let bytes = FileBytes.read("\(folder)/\(path)") { return bytes }
        }
        throw Missing(description: "No folder of BRICOLAGE_SUITES holds \(path).")
    }
}
