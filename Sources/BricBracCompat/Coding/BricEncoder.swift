#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Encodes values as `Bric`s with the strategies of Foundation's encoder.
open class BricEncoder {
    /// How dates are encoded.
    open var dateEncodingStrategy = JSONEncoder.DateEncodingStrategy.deferredToDate
    /// How data is encoded.
    open var dataEncodingStrategy = JSONEncoder.DataEncodingStrategy.base64
    /// How infinities and NaN are encoded.
    open var nonConformingFloatEncodingStrategy = JSONEncoder.NonConformingFloatEncodingStrategy.throw
    /// How keys are converted.
    open var keyEncodingStrategy = JSONEncoder.KeyEncodingStrategy.useDefaultKeys
    /// Contextual values for the encoded types.
    @preconcurrency open var userInfo: [CodingUserInfoKey: any Sendable] = [:]

    /// Creates an encoder.
    public init() {}

    /// Encodes a value.
    ///
    /// - Throws: `EncodingError`, also for an integer that a `Double` cannot hold.
    open func encode<T: Encodable>(_ value: T) throws -> Bric {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = dateEncodingStrategy
        encoder.dataEncodingStrategy = dataEncodingStrategy
        encoder.nonConformingFloatEncodingStrategy = nonConformingFloatEncodingStrategy
        encoder.keyEncodingStrategy = keyEncodingStrategy
        encoder.userInfo = userInfo
        return try Bric(encoded: Array(encoder.encode(value)), of: value)
    }
}
