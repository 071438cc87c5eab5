internal import Bricolage
internal import BricolageCore
internal import BricolageFields
internal import BricolageWriting

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension JSON.Decoder {
    /// The decoder for users of BricBrac, who expect Foundation's errors.
    static let forBrics: JSON.Decoder = {
        var decoder = JSON.Decoder()
        decoder.thrownErrors = .decodingErrors
        return decoder
    }()
}

extension Decodable {
    /// Decodes a `Bric`.
    public init(bric: Bric) throws {
        self = try JSON.Decoder.forBrics.decode(Self.self, from: JSON.Encoder().encode(bric))
    }

    /// Decodes a `Bric` with Foundation's coders.
    public init(bric: Bric, decoder: JSONDecoder = JSONDecoder(), encoder: JSONEncoder = JSONEncoder()) throws {
        self = try decoder.decode(Self.self, from: encoder.encode(bric))
    }

    /// Decodes the JSON of a file.
    public static func loadJSON(url: URL) throws -> Self { try loadFromJSON(data: Data(contentsOf: url)) }

    /// Decodes JSON.
    public static func loadFromJSON(data: Data) throws -> Self {
        try JSON.Decoder.forBrics.decode(Self.self, from: data)
    }

    /// Decodes JSON text.
    public static func parseJSON(_ json: String) throws -> Self {
        try JSON.Decoder.forBrics.decode(Self.self, from: json)
    }

    /// Decodes JSON text with Foundation's decoder.
    public static func parseJSON(_ json: String, using decoder: JSONDecoder) throws -> Self {
        try decoder.decode(Self.self, from: Data(json.utf8))
    }
}

extension Bricable {
    /// Decodes the `Bric` of the value as a type.
    public func decode<T: Decodable>(_ type: T.Type) throws -> T { try T(bric: bric()) }

    /// Decodes the `Bric` of the value as a type, with Foundation's decoder and its strategies.
    @preconcurrency
    public func decode<T: Decodable>(
        _ type: T.Type, dateDecodingStrategy: JSONDecoder.DateDecodingStrategy? = nil,
        dataDecodingStrategy: JSONDecoder.DataDecodingStrategy? = nil,
        nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy? = nil,
        userInfo: [CodingUserInfoKey: any Sendable]? = nil
    ) throws -> T {
        let decoder = JSONDecoder()
        if let dateDecodingStrategy { decoder.dateDecodingStrategy = dateDecodingStrategy }
        if let dataDecodingStrategy { decoder.dataDecodingStrategy = dataDecodingStrategy }
        if let nonConformingFloatDecodingStrategy {
            decoder.nonConformingFloatDecodingStrategy = nonConformingFloatDecodingStrategy
        }
        if let userInfo { decoder.userInfo = userInfo }
        return try T(bric: bric(), decoder: decoder)
    }
}
