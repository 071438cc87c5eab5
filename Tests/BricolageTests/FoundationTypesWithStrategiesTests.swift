import Bricolage
import Foundation
import Testing

/// A strategy for one thing once changed how types were read and written that it does not concern: with any strategy
/// for dates, keys or numbers, `Data` became an array of bytes, and with one for numbers `Decimal` an object.
@Suite struct FoundationTypesWithStrategiesTests {
    private struct Everything: Codable, Equatable {
        var someData = Data([1, 2, 250])
        var optionalData: Data? = Data()
        var listOfData = [Data([255]), Data([0, 1])]
        var dataByName = ["key": Data([7])]
        var someLink = URL(string: "https://example.com/a?b=c")
        var listOfLinks = [URL(string: "https://example.com/")]
        var identifier = UUID(uuidString: "9B1DEB4D-3B7D-4BAD-9BDD-2B0D7B3DCB6D")
        var exactAmount = Decimal(string: "1234567890.123456789")
        var amounts = [Decimal(1), Decimal(2)]
        var amountsByName = ["a": Decimal(3)]
        var moment = Date(timeIntervalSince1970: 1_000_000_000)
    }

    enum Strategy: CaseIterable {
        case none, datesAsText, dateSeconds, snakeCase, nonFiniteTexts, bytesAsArray, customData
    }

    private func coders(_ strategy: Strategy) -> (JSON.Encoder, JSON.Decoder, JSONEncoder, JSONDecoder) {
        var (encoder, decoder) = (JSON.Encoder(), JSON.Decoder())
        let (theirEncoder, theirDecoder) = (JSONEncoder(), JSONDecoder())
        switch strategy {
        case .none: break
        case .datesAsText:
            encoder.dateEncodingStrategy = .iso8601
            decoder.dateDecodingStrategy = .iso8601
            theirEncoder.dateEncodingStrategy = .iso8601
            theirDecoder.dateDecodingStrategy = .iso8601
        case .dateSeconds:
            encoder.dateEncodingStrategy = .secondsSince1970
            decoder.dateDecodingStrategy = .secondsSince1970
            theirEncoder.dateEncodingStrategy = .secondsSince1970
            theirDecoder.dateDecodingStrategy = .secondsSince1970
        case .snakeCase:
            encoder.keyEncodingStrategy = .convertToSnakeCase
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            theirEncoder.keyEncodingStrategy = .convertToSnakeCase
            theirDecoder.keyDecodingStrategy = .convertFromSnakeCase
        case .nonFiniteTexts:
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "+", negativeInfinity: "-", nan: "?")
            decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: "+", negativeInfinity: "-", nan: "?")
            theirEncoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "+", negativeInfinity: "-", nan: "?")
            theirDecoder.nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: "+", negativeInfinity: "-", nan: "?")
        case .bytesAsArray:
            encoder.dataEncodingStrategy = .deferredToData
            decoder.dataDecodingStrategy = .deferredToData
            theirEncoder.dataEncodingStrategy = .deferredToData
            theirDecoder.dataDecodingStrategy = .deferredToData
        case .customData:
            encoder.dataEncodingStrategy = .custom(Self.writeCount)
            decoder.dataDecodingStrategy = .custom(Self.readCount)
            theirEncoder.dataEncodingStrategy = .custom(Self.writeCount)
            theirDecoder.dataDecodingStrategy = .custom(Self.readCount)
        }
        return (encoder, decoder, theirEncoder, theirDecoder)
    }

    @Sendable private static func writeCount(_ data: Data, _ encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(data.count)
    }

    @Sendable private static func readCount(_ decoder: any Decoder) throws -> Data {
        Data(repeating: 1, count: try decoder.singleValueContainer().decode(Int.self))
    }

    @Test(arguments: Strategy.allCases)
    func valuesAreWrittenAndReadAsFoundationDoes(strategy: Strategy) throws {
        let (encoder, decoder, theirEncoder, theirDecoder) = coders(strategy)
        let theirs = try theirEncoder.encode(Everything())
        let ours = try encoder.encodeToData(Everything())
        #expect(try JSON(parsing: ours) == JSON(parsing: theirs))
        #expect(try decoder.decode(Everything.self, from: theirs) == theirDecoder.decode(Everything.self, from: theirs))
        #expect(
            try theirDecoder.decode(Everything.self, from: ours) == theirDecoder.decode(Everything.self, from: theirs))
    }

    @Test(arguments: Strategy.allCases)
    func issuesSpeakOfTheFormThatIsRead(strategy: Strategy) throws {
        let (_, decoder, _, _) = coders(strategy)
        let issues = decoder.decodingIssues(
            of: [String: Data].self, in: try JSONDocument(parsing: #"{"a": "no base64!", "b": {}}"#))
        let expected =
            switch strategy {
            case .bytesAsArray: "an array"
            case .customData: "an integer"
            default: "data in base64"
            }
        #expect(issues.issues.map { $0.pointer.description } == ["/a", "/b"])
        #expect(issues.issues.first?.message.contains(expected) == true)
    }
}
