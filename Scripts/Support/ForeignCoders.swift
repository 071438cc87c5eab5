import Bricolage
import Foundation

// What the tests of others call their coders, over ours: `Scripts/foreign-suites` puts this beside them. Reference types
// that have the properties of ours, which are called as Foundation's; what is not there is a documented difference.

@dynamicMemberLookup
final class ForeignDecoder: @unchecked Sendable {
    typealias DateDecodingStrategy = JSON.Decoder.DateDecodingStrategy
    typealias DataDecodingStrategy = JSON.Decoder.DataDecodingStrategy
    typealias KeyDecodingStrategy = JSON.Decoder.KeyDecodingStrategy
    typealias NonConformingFloatDecodingStrategy = JSON.Decoder.NonConformingFloatDecodingStrategy

    private var decoder = JSON.Decoder()
    /// There is no JSON5, and there are no members without braces.
    var allowsJSON5 = false
    var assumesTopLevelDictionary = false

    init() {
        decoder.thrownErrors = .decodingErrors
        decoder.parsing.allowsTrailingCommas = ProcessInfo.processInfo.environment["TRAILING_COMMAS"] != nil
    }

    subscript<Value>(dynamicMember property: WritableKeyPath<JSON.Decoder, Value>) -> Value {
        get { decoder[keyPath: property] }
        set { decoder[keyPath: property] = newValue }
    }

    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { try decoder.decode(type, from: data) }
    func decode<T: Decodable>(_ type: T.Type, from bytes: [UInt8]) throws -> T { try decoder.decode(type, from: bytes) }
}

@dynamicMemberLookup
final class ForeignEncoder: @unchecked Sendable {
    typealias DateEncodingStrategy = JSON.Encoder.DateEncodingStrategy
    typealias DataEncodingStrategy = JSON.Encoder.DataEncodingStrategy
    typealias KeyEncodingStrategy = JSON.Encoder.KeyEncodingStrategy
    typealias NonConformingFloatEncodingStrategy = JSON.Encoder.NonConformingFloatEncodingStrategy

    struct OutputFormatting: OptionSet, Sendable {
        var rawValue: UInt
        static let prettyPrinted = OutputFormatting(rawValue: 1)
        static let sortedKeys = OutputFormatting(rawValue: 2)
        static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }

    private var encoder = JSON.Encoder(formatting: JSONFormatting(escapesSlashes: true))

    init() {}

    var outputFormatting: OutputFormatting = [] {
        didSet {
            encoder.formatting = JSONFormatting(
                indentation: outputFormatting.contains(.prettyPrinted) ? .spaces(2) : .none,
                sortsKeys: outputFormatting.contains(.sortedKeys),
                escapesSlashes: !outputFormatting.contains(.withoutEscapingSlashes))
        }
    }
    subscript<Value>(dynamicMember property: WritableKeyPath<JSON.Encoder, Value>) -> Value {
        get { encoder[keyPath: property] }
        set { encoder[keyPath: property] = newValue }
    }

    func encode<T: Encodable>(_ value: T) throws -> Data { try encoder.encodeToData(value) }
}

// As the article says, there is `.custom` instead.
extension ForeignEncoder.DateEncodingStrategy {
    static func formatted(_ formatter: DateFormatter) -> Self {
        .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(formatter.string(from: date))
        }
    }
}

extension ForeignDecoder.DateDecodingStrategy {
    static func formatted(_ formatter: DateFormatter) -> Self {
        .custom { decoder in
            let container = try decoder.singleValueContainer()
            if let date = formatter.date(from: try container.decode(String.self)) { return date }
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a date of this format")
        }
    }
}

// There is no `DecodableWithConfiguration`.
struct Missing: Error {}

extension ForeignEncoder {
    func encode<T: EncodableWithConfiguration>(_ value: T, configuration: T.EncodingConfiguration) throws -> Data {
        throw Missing()
    }
    func encode<T: EncodableWithConfiguration, C: EncodingConfigurationProviding>(
        _ value: T, configuration: C.Type
    ) throws -> Data where T.EncodingConfiguration == C.EncodingConfiguration {
        throw Missing()
    }
}

extension ForeignDecoder {
    func decode<T: DecodableWithConfiguration>(
        _ type: T.Type, from data: Data, configuration: T.DecodingConfiguration
    ) throws -> T {
        throw Missing()
    }
    func decode<T: DecodableWithConfiguration, C: DecodingConfigurationProviding>(
        _ type: T.Type, from data: Data, configuration: C.Type
    ) throws -> T where T.DecodingConfiguration == C.DecodingConfiguration {
        throw Missing()
    }
}
