public import BricolageCore
internal import Synchronization

/// Everything that was left out during one decode, wherever it was.
///
/// Unions take back what types have left out that they then did not choose.
final class DroppedLog: Sendable {
    private let entries = Mutex<[DroppedValues.Entry]>([])

    func append(_ new: [DroppedValues.Entry]) { entries.withLock { $0 += new } }

    /// The length so far, to cut at.
    var mark: Int { entries.withLock { $0.count } }

    /// Takes out what was appended since a mark.
    func cut(from mark: Int) -> [DroppedValues.Entry] {
        entries.withLock { entries in
            let own = Swift.Array(entries[min(mark, entries.count)...])
            entries.removeLast(own.count)
            return own
        }
    }

    var issues: [DecodingIssue] { DroppedValues.issues(of: entries.withLock { $0 }) }
}

extension JSON.Decoder {
    /// Decodes a value and tells what was left out of it, in `@Lossy` collections and as variants with unknown tags.
    ///
    ///     let (feed, dropped) = try decoder.decodeReportingDrops(Feed.self, from: text)
    ///     for issue in dropped { log(issue) }
    ///
    /// - Returns: The value, and an issue for each thing that was left out, in the order of the document.
    /// - Throws: As `decode`: what cannot be left out is an error.
    public func decodeReportingDrops<T: Decodable>(
        _ type: T.Type = T.self, from document: JSONDocument
    ) throws -> (value: T, dropped: [DecodingIssue]) {
        var decoder = self
        let log = DroppedLog()
        decoder.environment[DroppedLog.self] = log
        let value = try decoder.decode(type, from: document)
        return (value, log.issues)
    }

    /// Decodes a value from UTF-8 and tells what was left out of it.
    public func decodeReportingDrops<T: Decodable>(
        _ type: T.Type = T.self, from bytes: [UInt8]
    ) throws -> (value: T, dropped: [DecodingIssue]) {
        try decodeReportingDrops(type, from: JSONDocument(parsing: bytes, options: parsing))
    }

    /// Decodes a value from a string and tells what was left out of it.
    public func decodeReportingDrops<T: Decodable>(
        _ type: T.Type = T.self, from text: String
    ) throws -> (value: T, dropped: [DecodingIssue]) {
        try decodeReportingDrops(type, from: JSONDocument(parsing: text, options: parsing))
    }
}
