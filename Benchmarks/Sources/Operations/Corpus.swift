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

    /// The bytes of the document.
    public func load() throws -> [UInt8] {
        switch self {
        case .twitter, .citm, .canada: try CorpusFolder.file("bench/\(rawValue).json")
        case .repeated: try RepeatedCorpus.load()
        case .message: SmallCorpus.message
        case .order: SmallCorpus.order
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
