import Bricolage
import Foundation
import Testing

/// Values of `JSON` given to Foundation's encoder, which recurses.
@Suite struct DepthOfValuesTests {
    @Test func valuesThatWereDeepOnceAreWritten() throws {
        var json: JSON = ["a": 1]
        json["deep"] = try JSON(parsing: String(repeating: "[", count: 600) + String(repeating: "]", count: 600))
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(json) }
        json["deep"] = nil
        #expect(String(decoding: try JSONEncoder().encode(json), as: UTF8.self) == #"{"a":1}"#)
        json["deep"] = [[], [[1]], ["b": [:]]]
        #expect(try JSON(parsing: [UInt8](JSONEncoder().encode(json))) == json)
    }

    @Test(arguments: [500, 513])
    func theLimitOfLevelsHolds(levels: Int) throws {
        let json = try JSON(parsing: String(repeating: "[", count: levels) + String(repeating: "]", count: levels))
        let isWritten = (try? JSONEncoder().encode(json)) != nil
        #expect(isWritten == (levels == 500))
    }

    /// Foundation's encoder has a limit of its own, which differs between systems.
    @Test func theLimitIsOurs() throws {
        let levels = 513
        let json = try JSON(parsing: String(repeating: "[", count: levels) + String(repeating: "]", count: levels))
        let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(json) }
        guard case .invalidValue(_, let context) = error else { return }
        #expect(context.debugDescription == "nested deeper than 512 levels")
    }
}
