internal import Foundation

/// The documents that are measured.
public enum Corpus: String, CaseIterable, Sendable {
    /// Statuses: many strings, a third of the text not ASCII.
    case twitter
    /// A catalogue of events: integers and small objects, indented.
    case citm = "citm_catalog"
    /// The outline of a country: numbers with fractions.
    case canada
    /// The statuses of `twitter` over and over: about 52 MB.
    case repeated
    /// About a hundred bytes.
    case message
    /// About a kilobyte.
    case order
    /// About ten kilobytes.
    case orders

    // Documents that nothing was written for: their types are those of schemas that were inferred from them.

    /// Events of all kinds, most members of which are addresses.
    case events = "github_events"
    /// Descriptions: long text with a line break or a quote now and then.
    case descriptions = "gsoc-2018"
    /// Instruments of a synthesiser: small integers in small objects.
    case instruments
    /// A figure in space: numbers of all lengths, deep objects.
    case figure = "marine_ik"
    /// `twitter` with everything outside ASCII as `\u` escapes.
    case escaped = "twitterescaped"
    /// Rows of a table, made here.
    case records
    /// Lines of a log, made here: short text with escapes in most of it.
    case log
    /// A table of integers, made here.
    case integers
    /// One object of many members, made here.
    case dictionary
    /// Paragraphs in several alphabets, made here.
    case prose

    /// The documents that every operation is measured on.
    public static let documents: [Corpus] = [
        .twitter, .citm, .canada, .events, .descriptions, .instruments, .figure, .escaped, .records, .log, .integers,
        .dictionary, .prose,
    ]

    /// Those whose types nobody wrote by hand.
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

/// The folders that documents are looked for in.
public enum CorpusFolder {
    /// What is wrong with the folders, in one line.
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
