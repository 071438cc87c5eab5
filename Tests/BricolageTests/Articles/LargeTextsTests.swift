import Bricolage
import Foundation
import TestSupport
import Testing

/// The snippets of the article on large texts, and what it says about places.
@Suite("Large texts and streams")
struct LargeTextsTests {
    @Test func streams() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("readings.jsonl").path
        try Data(
            """
            {"station": "Oslo", "degrees": -4.5}
            {"station": "Rome", "degrees": 21}

            """.utf8
        ).write(to: URL(fileURLWithPath: path))

        // snippet
        struct Reading: Codable, Equatable {
            var station: String
            var degrees: Double
        }
        var readings = try JSON.Decoder().elements(Reading.self, contentsOf: path, as: .lines)
        var warmest = -Double.infinity
        while let reading = try readings.next() { warmest = max(warmest, reading.degrees) }
        // end
        #expect(warmest == 21)

        // snippet
        let lines = """
            {"station": "Oslo", "degrees": 4.5}
            {"station": "Rome", "degrees": "n/a"}
            {"station": "Cork", "degrees": 11}
            """
        var results = JSON.Decoder().elements(Reading.self, of: lines.utf8, as: .lines)
        var accepted: [Reading] = []
        while let result = results.nextResult() {
            switch result {
            case .success(let reading): accepted.append(reading)
            case .failure(let error): print(error)
            }
        }
        // end
        #expect(accepted.map(\.station) == ["Oslo", "Cork"])
        var again = JSON.Decoder().elements(Reading.self, of: lines.utf8, as: .lines)
        _ = try again.next()
        let failure = #expect(throws: JSONElementError.self) { try again.next() }
        try PrintedText.expect(try #require(failure).description, in: "LargeTexts")
        #expect(try again.next()?.station == "Cork")

        // snippet
        let chunks = AsyncStream<[UInt8]> { continuation in
            for chunk in [#"[{"station": "Oslo", "deg"#, #"rees": 4.5}, {"station": "Cork","#, #" "degrees": 11}]"#] {
                continuation.yield([UInt8](chunk.utf8))
            }
            continuation.finish()
        }
        var stations: [String] = []
        for try await reading in JSON.Decoder().elements(Reading.self, of: chunks, as: .array) {
            stations.append(reading.station)
        }
        // end
        #expect(stations == ["Oslo", "Cork"])

        // snippet
        var writer = JSONElementWriter(.array)
        var output: [UInt8] = []
        for reading in accepted { output += try writer.encode(reading) }
        output += writer.finish()
        // end
        #expect(
            String(decoding: output, as: UTF8.self)
                == #"[{"station":"Oslo","degrees":4.5},{"station":"Cork","degrees":11.0}]"#)
    }

    @Test("An array ends at invalid JSON; issues in its elements have pointers")
    func places() {
        var numbers = JSON.Decoder().elements(Int.self, of: #"[1, "two", 3, x, 5]"#.utf8, as: .array)
        var found: [Int] = []
        var places: [JSONPointer] = []
        while let result = numbers.nextResult() {
            switch result {
            case .success(let number): found.append(number)
            case .failure(let error as JSONElementError):
                places += (error.cause as? DecodingIssues)?.issues.map(\.pointer) ?? []
            case .failure: Issue.record("what else?")
            }
        }
        #expect(found == [1, 3] && places == ["/1"])
    }
}
