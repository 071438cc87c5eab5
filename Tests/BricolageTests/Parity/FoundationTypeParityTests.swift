import Bricolage
import Foundation
import Testing

/// A strategy once changed how unrelated types were read and written: with any strategy for dates or keys, `Data`
/// became an array of bytes, and with one for numbers, `Decimal` became an object.
@Suite struct FoundationTypeParityTests {
    private struct Everything: Codable {
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

    @Test(arguments: ParityStrategy.allCases)
    func aStrategyChangesWhatItConcernsAndNothingElse(strategy: ParityStrategy) throws {
        try strategy.expectParity(of: Everything())
    }

    @Test(arguments: ParityStrategy.allCases)
    func issuesSpeakOfTheFormThatIsRead(strategy: ParityStrategy) throws {
        let issues = strategy.coders.decoder.decodingIssues(
            of: [String: Data].self, in: try JSONDocument(parsing: #"{"a": "no base64!", "b": {}}"#)
        ).issues.map { "\($0.pointer) \($0.message)" }
        switch strategy {
        case .dataBytes:
            #expect(
                issues == [
                    #"/a expected an array, found the string "no base64!""#,
                    "/b expected an array, found an object with 0 members",
                ])
        case .customData, .everything:
            #expect(issues == ["/b expected a string, found an object with 0 members"])
        default:
            #expect(
                issues == [
                    #"/a expected data in base64, found the string "no base64!""#,
                    "/b expected a string, found an object with 0 members",
                ])
        }
    }
}
