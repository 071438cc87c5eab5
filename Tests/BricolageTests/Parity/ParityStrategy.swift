import Bricolage
import Foundation

/// Settings that Foundation's coders and ours have in common.
enum ParityStrategy: CaseIterable {
    case none, dateSeconds, dateMilliseconds, dateText, customDates, dataBytes, customData
    case snakeCase, customKeys, nonFiniteTexts, userInfo, everything

    /// Our coders and Foundation's with equal settings.
    struct Coders {
        var encoder = JSON.Encoder()
        var decoder = JSON.Decoder()
        let theirEncoder = JSONEncoder()
        let theirDecoder = JSONDecoder()
    }

    static let userInfoKey = CodingUserInfoKey(rawValue: "parity")

    var coders: Coders {
        var coders = Coders()
        switch self {
        case .none: break
        case .dateSeconds:
            coders.encoder.dateEncodingStrategy = .secondsSince1970
            coders.decoder.dateDecodingStrategy = .secondsSince1970
            coders.theirEncoder.dateEncodingStrategy = .secondsSince1970
            coders.theirDecoder.dateDecodingStrategy = .secondsSince1970
        case .dateMilliseconds:
            coders.encoder.dateEncodingStrategy = .millisecondsSince1970
            coders.decoder.dateDecodingStrategy = .millisecondsSince1970
            coders.theirEncoder.dateEncodingStrategy = .millisecondsSince1970
            coders.theirDecoder.dateDecodingStrategy = .millisecondsSince1970
        case .dateText: coders.writeDatesAsText()
        case .customDates:
            coders.encoder.dateEncodingStrategy = .custom(Self.writeDate)
            coders.decoder.dateDecodingStrategy = .custom(Self.readDate)
            coders.theirEncoder.dateEncodingStrategy = .custom(Self.writeDate)
            coders.theirDecoder.dateDecodingStrategy = .custom(Self.readDate)
        case .dataBytes:
            coders.encoder.dataEncodingStrategy = .deferredToData
            coders.decoder.dataDecodingStrategy = .deferredToData
            coders.theirEncoder.dataEncodingStrategy = .deferredToData
            coders.theirDecoder.dataDecodingStrategy = .deferredToData
        case .customData: coders.writeDataAsList()
        case .snakeCase: coders.convertToSnakeCase()
        case .customKeys:
            coders.encoder.keyEncodingStrategy = .custom(Self.addPrefix)
            coders.decoder.keyDecodingStrategy = .custom(Self.dropPrefix)
            coders.theirEncoder.keyEncodingStrategy = .custom(Self.addPrefix)
            coders.theirDecoder.keyDecodingStrategy = .custom(Self.dropPrefix)
        case .nonFiniteTexts: coders.writeNonFiniteNumbers()
        case .userInfo:
            guard let key = Self.userInfoKey else { break }
            coders.encoder.userInfo[key] = "known"
            coders.decoder.userInfo[key] = "known"
            coders.theirEncoder.userInfo[key] = "known"
            coders.theirDecoder.userInfo[key] = "known"
        case .everything:
            coders.writeDatesAsText()
            coders.writeDataAsList()
            coders.convertToSnakeCase()
            coders.writeNonFiniteNumbers()
            coders.encoder.formatting = JSONFormatting(indentation: .spaces(2), sortsKeys: true)
            coders.theirEncoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        }
        return coders
    }

    // MARK: Functions of strategies

    @Sendable private static func writeDate(_ date: Date, to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: JSONCodingKey.self)
        try container.encode(date.timeIntervalSince1970, forKey: "secondsSince")
    }

    @Sendable private static func readDate(from decoder: any Decoder) throws -> Date {
        let container = try decoder.container(keyedBy: JSONCodingKey.self)
        return Date(timeIntervalSince1970: try container.decode(Double.self, forKey: "secondsSince"))
    }

    @Sendable fileprivate static func writeData(_ data: Data, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(data.map { String($0) }.joined(separator: ","))
    }

    @Sendable fileprivate static func readData(from decoder: any Decoder) throws -> Data {
        let text = try decoder.singleValueContainer().decode(String.self)
        return Data(text.split(separator: ",").map { UInt8($0) ?? 0 })
    }

    @Sendable private static func addPrefix(_ path: [any CodingKey]) -> any CodingKey {
        JSONCodingKey("_" + (path.last?.stringValue ?? ""))
    }

    @Sendable private static func dropPrefix(_ path: [any CodingKey]) -> any CodingKey {
        JSONCodingKey(String(path.last?.stringValue.dropFirst() ?? ""))
    }
}

extension ParityStrategy.Coders {
    fileprivate mutating func writeDatesAsText() {
        encoder.dateEncodingStrategy = .iso8601
        decoder.dateDecodingStrategy = .iso8601
        theirEncoder.dateEncodingStrategy = .iso8601
        theirDecoder.dateDecodingStrategy = .iso8601
    }

    fileprivate mutating func writeDataAsList() {
        encoder.dataEncodingStrategy = .custom(ParityStrategy.writeData)
        decoder.dataDecodingStrategy = .custom(ParityStrategy.readData)
        theirEncoder.dataEncodingStrategy = .custom(ParityStrategy.writeData)
        theirDecoder.dataDecodingStrategy = .custom(ParityStrategy.readData)
    }

    fileprivate mutating func convertToSnakeCase() {
        encoder.keyEncodingStrategy = .convertToSnakeCase
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        theirEncoder.keyEncodingStrategy = .convertToSnakeCase
        theirDecoder.keyDecodingStrategy = .convertFromSnakeCase
    }

    fileprivate mutating func writeNonFiniteNumbers() {
        let texts = (positive: "+", negative: "-", nan: "?")
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: texts.positive, negativeInfinity: texts.negative, nan: texts.nan)
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: texts.positive, negativeInfinity: texts.negative, nan: texts.nan)
        theirEncoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: texts.positive, negativeInfinity: texts.negative, nan: texts.nan)
        theirDecoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: texts.positive, negativeInfinity: texts.negative, nan: texts.nan)
    }
}
