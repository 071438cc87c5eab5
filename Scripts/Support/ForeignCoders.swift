// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Bricolage
public import Foundation

// Replacements of the coders in other people's tests, implemented with `JSON.Decoder` and `JSON.Encoder`:
// `Scripts/foreign-suites` makes a module of this file. They are classes with the properties of Foundation's coders,
// since tests derive from them and extend them. Whatever they lack is a documented difference.

open class ForeignDecoder: @unchecked Sendable {
    public typealias DateDecodingStrategy = JSON.Decoder.DateDecodingStrategy
    public typealias DataDecodingStrategy = JSON.Decoder.DataDecodingStrategy
    public typealias KeyDecodingStrategy = JSON.Decoder.KeyDecodingStrategy
    public typealias NonConformingFloatDecodingStrategy = JSON.Decoder.NonConformingFloatDecodingStrategy

    private var decoder = JSON.Decoder()
    /// Ignored, as is `assumesTopLevelDictionary`: Bricolage reads neither JSON5 nor members without braces.
    public var allowsJSON5 = false
    public var assumesTopLevelDictionary = false

    public init() {
        decoder.thrownErrors = .decodingErrors
        decoder.parsing.allowsTrailingCommas = ProcessInfo.processInfo.environment["TRAILING_COMMAS"] != nil
    }

    public var dateDecodingStrategy: DateDecodingStrategy {
        get { decoder.dateDecodingStrategy }
        set { decoder.dateDecodingStrategy = newValue }
    }
    public var dataDecodingStrategy: DataDecodingStrategy {
        get { decoder.dataDecodingStrategy }
        set { decoder.dataDecodingStrategy = newValue }
    }
    public var keyDecodingStrategy: KeyDecodingStrategy {
        get { decoder.keyDecodingStrategy }
        set { decoder.keyDecodingStrategy = newValue }
    }
    public var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy {
        get { decoder.nonConformingFloatDecodingStrategy }
        set { decoder.nonConformingFloatDecodingStrategy = newValue }
    }
    @preconcurrency public var userInfo: [CodingUserInfoKey: any Sendable] {
        get { decoder.userInfo }
        set { decoder.userInfo = newValue }
    }

    open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        let value = try decoder.decode(type, from: data)
        ForeignFaults.tryAll(type, data, decoder)
        return value
    }
    public func decode<T: Decodable>(_ type: T.Type, from bytes: [UInt8]) throws -> T {
        let value = try decoder.decode(type, from: bytes)
        ForeignFaults.tryAll(type, Data(bytes), decoder)
        return value
    }
    public func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
        let value = try decoder.decode(type, from: text)
        ForeignFaults.tryAll(type, Data(text.utf8), decoder)
        return value
    }
}

open class ForeignEncoder: @unchecked Sendable {
    public typealias DateEncodingStrategy = JSON.Encoder.DateEncodingStrategy
    public typealias DataEncodingStrategy = JSON.Encoder.DataEncodingStrategy
    public typealias KeyEncodingStrategy = JSON.Encoder.KeyEncodingStrategy
    public typealias NonConformingFloatEncodingStrategy = JSON.Encoder.NonConformingFloatEncodingStrategy

    public struct OutputFormatting: OptionSet, Sendable {
        public var rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let prettyPrinted = OutputFormatting(rawValue: 1)
        public static let sortedKeys = OutputFormatting(rawValue: 2)
        public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }

    private var encoder = JSON.Encoder()

    public init() {}

    open var outputFormatting: OutputFormatting = []
    public var dateEncodingStrategy: DateEncodingStrategy {
        get { encoder.dateEncodingStrategy }
        set { encoder.dateEncodingStrategy = newValue }
    }
    public var dataEncodingStrategy: DataEncodingStrategy {
        get { encoder.dataEncodingStrategy }
        set { encoder.dataEncodingStrategy = newValue }
    }
    public var keyEncodingStrategy: KeyEncodingStrategy {
        get { encoder.keyEncodingStrategy }
        set { encoder.keyEncodingStrategy = newValue }
    }
    public var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy {
        get { encoder.nonConformingFloatEncodingStrategy }
        set { encoder.nonConformingFloatEncodingStrategy = newValue }
    }
    @preconcurrency public var userInfo: [CodingUserInfoKey: any Sendable] {
        get { encoder.userInfo }
        set { encoder.userInfo = newValue }
    }

    open func encode<T: Encodable>(_ value: T) throws -> Data {
        var encoder = encoder
        // Asked only now, since a derived class may override it.
        encoder.formatting = JSONFormatting(
            indentation: outputFormatting.contains(.prettyPrinted) ? .spaces(2) : .none,
            sortsKeys: outputFormatting.contains(.sortedKeys),
            escapesSlashes: !outputFormatting.contains(.withoutEscapingSlashes))
        return try encoder.encodeToData(value)
    }
}

// Bricolage has no `.formatted`; as the article says, `.custom` replaces it.
extension ForeignEncoder.DateEncodingStrategy {
    public static func formatted(_ formatter: DateFormatter) -> Self {
        .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(formatter.string(from: date))
        }
    }
}

extension ForeignDecoder.DateDecodingStrategy {
    public static func formatted(_ formatter: DateFormatter) -> Self {
        .custom { decoder in
            let container = try decoder.singleValueContainer()
            if let date = formatter.date(from: try container.decode(String.self)) { return date }
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a date of this format")
        }
    }
}

// Bricolage does not support `DecodableWithConfiguration`.
public struct Missing: Error {}

extension ForeignEncoder {
    public func encode<T: EncodableWithConfiguration>(
        _ value: T, configuration: T.EncodingConfiguration
    ) throws -> Data {
        throw Missing()
    }
    public func encode<T: EncodableWithConfiguration, C: EncodingConfigurationProviding>(
        _ value: T, configuration: C.Type
    ) throws -> Data where T.EncodingConfiguration == C.EncodingConfiguration {
        throw Missing()
    }
}

extension ForeignDecoder {
    public func decode<T: DecodableWithConfiguration>(
        _ type: T.Type, from data: Data, configuration: T.DecodingConfiguration
    ) throws -> T {
        throw Missing()
    }
    public func decode<T: DecodableWithConfiguration, C: DecodingConfigurationProviding>(
        _ type: T.Type, from data: Data, configuration: C.Type
    ) throws -> T where T.DecodingConfiguration == C.DecodingConfiguration {
        throw Missing()
    }
}
