#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Encodes values as `Bric`s with the strategies of Foundation's encoder.
open class BricEncoder {
    /// The layout of text.
    public typealias OutputFormatting = JSONEncoder.OutputFormatting
    /// How dates are encoded.
    public typealias DateEncodingStrategy = JSONEncoder.DateEncodingStrategy
    /// How data is encoded.
    public typealias DataEncodingStrategy = JSONEncoder.DataEncodingStrategy
    /// How infinities and NaN are encoded.
    public typealias NonConformingFloatEncodingStrategy = JSONEncoder.NonConformingFloatEncodingStrategy
    /// How keys are converted.
    public typealias KeyEncodingStrategy = JSONEncoder.KeyEncodingStrategy

    /// The layout of the text that `encodeData` writes.
    open var outputFormatting: OutputFormatting = []
    /// How dates are encoded.
    open var dateEncodingStrategy: DateEncodingStrategy = .deferredToDate
    /// How data is encoded.
    open var dataEncodingStrategy: DataEncodingStrategy = .base64
    /// How infinities and NaN are encoded.
    open var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy = .throw
    /// How keys are converted.
    open var keyEncodingStrategy: KeyEncodingStrategy = .useDefaultKeys
    /// Contextual values for the encoded types.
    @preconcurrency open var userInfo: [CodingUserInfoKey: any Sendable] = [:]

    /// Creates an encoder.
    public init() {}

    /// Encodes a value.
    ///
    /// - Throws: `EncodingError`, also for an integer that a `Double` cannot hold.
    open func encode<T: Encodable>(_ value: T) throws -> Bric {
        try Bric(encoded: Array(encodeData(value)), of: value)
    }

    /// Encodes a value as text.
    open func encodeData<T: Encodable>(_ value: T) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = outputFormatting
        encoder.dateEncodingStrategy = dateEncodingStrategy
        encoder.dataEncodingStrategy = dataEncodingStrategy
        encoder.nonConformingFloatEncodingStrategy = nonConformingFloatEncodingStrategy
        encoder.keyEncodingStrategy = keyEncodingStrategy
        encoder.userInfo = userInfo
        return try encoder.encode(value)
    }
}
