public import BricolageCore
internal import BricolageFields

extension JSON.Decoder {
    /// Decodes a value and reports what was dropped, in `@Lossy` collections and as variants with unknown tags.
    ///
    ///     let (feed, dropped) = try decoder.decodeReportingDrops(Feed.self, from: text)
    ///     for issue in dropped { log(issue) }
    ///
    /// - Returns: The value, and an issue for each dropped value, in document order.
    /// - Throws: Like `decode`: a value that cannot be dropped is an error.
    public func decodeReportingDrops<T: Decodable>(
        _ type: T.Type = T.self, from document: JSONDocument
    ) throws -> (value: T, dropped: [DecodingIssue]) {
        var decoder = self
        let log = TrialLog()
        decoder.environment[TrialLog.self] = log
        let value = try decoder.decode(type, from: document)
        return (value, DroppedValues.issues(of: log.all.compactMap { $0 as? DroppedValues.Entry }))
    }

    /// Decodes a value from UTF-8 and reports what was dropped.
    public func decodeReportingDrops<T: Decodable>(
        _ type: T.Type = T.self, from bytes: [UInt8]
    ) throws -> (value: T, dropped: [DecodingIssue]) {
        let document = try parsed { () throws(JSONSyntaxError) in try JSONDocument(parsing: bytes, options: parsing) }
        return try decodeReportingDrops(type, from: document)
    }

    /// Decodes a value from a string and reports what was dropped.
    public func decodeReportingDrops<T: Decodable>(
        _ type: T.Type = T.self, from text: String
    ) throws -> (value: T, dropped: [DecodingIssue]) {
        let document = try parsed { () throws(JSONSyntaxError) in try JSONDocument(parsing: text, options: parsing) }
        return try decodeReportingDrops(type, from: document)
    }
}
