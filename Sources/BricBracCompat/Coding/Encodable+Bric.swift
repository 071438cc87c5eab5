internal import Bricolage
internal import BricolageCore
internal import BricolageFields
internal import BricolageWriting

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Encodable {
    /// The value as a `Bric`, encoded by Bricolage.
    ///
    /// - Throws: `EncodingError`, also for an integer that a `Double` cannot hold.
    public func bricEncoded() throws -> Bric { try Bric(encoded: JSON.Encoder().encode(self), of: self) }

    /// The value as a `Bric`, encoded by Foundation with its strategies.
    ///
    /// - Throws: `EncodingError`, also for an integer that a `Double` cannot hold.
    @preconcurrency
    public func bricEncoded(
        dateEncodingStrategy: JSONEncoder.DateEncodingStrategy? = nil,
        dataEncodingStrategy: JSONEncoder.DataEncodingStrategy? = nil,
        nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy? = nil,
        userInfo: [CodingUserInfoKey: any Sendable]? = nil
    ) throws -> Bric {
        let encoder = BricEncoder()
        if let dateEncodingStrategy { encoder.dateEncodingStrategy = dateEncodingStrategy }
        if let dataEncodingStrategy { encoder.dataEncodingStrategy = dataEncodingStrategy }
        if let nonConformingFloatEncodingStrategy {
            encoder.nonConformingFloatEncodingStrategy = nonConformingFloatEncodingStrategy
        }
        if let userInfo { encoder.userInfo = userInfo }
        return try encoder.encode(self)
    }

    /// The result of `bricEncoded()`.
    public var bricResult: Result<Bric, any Error> { Result { try bricEncoded() } }
}

extension Bric {
    /// Reads what an encoder has written.
    init(encoded bytes: [UInt8], of value: any Encodable) throws {
        do {
            self = try Bric(json: JSONDocument(parsing: bytes, options: .coding).root)
        } catch let error as JSONReadingError {
            let issue = error.issue
            throw EncodingError.invalidValue(
                value,
                .init(
                    codingPath: issue.pointer.tokens.map { JSONCodingKey($0) },
                    debugDescription: "expected \(issue.expected), found \(issue.found)"))
        }
    }
}
