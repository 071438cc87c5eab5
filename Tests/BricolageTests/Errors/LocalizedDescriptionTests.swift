import Bricolage
import Foundation
import Testing

/// What `localizedDescription` says of each error that a public entry point throws: one line, with the place.
@Suite struct LocalizedDescriptionTests {
    private struct Dish: Codable, Equatable { var name: String, price: Double }
    private struct Direct: JSONModel {
        var count: Int
        init(fields: inout JSONFields) throws { count = try fields["count"] }
        func write(fields: inout JSONOutput) { fields["count"] = count }
    }

    private func words(_ body: () throws -> Any) -> String {
        do {
            _ = try body()
            return "nothing was thrown"
        } catch {
            return error.localizedDescription
        }
    }

    private static let misfit = #"[{"name": 7, "price": 1}, {"nam": "b", "price": "2"}]"#
    private static let words = #"3 issues, the first at 1:11 (/0/name): expected a string, found the number 7"#
    private static let broken = "[\n{]"
    private static let brokenWords = "1 issue at 2:2: expected a key or '}', found ']'"

    @Test func decoding() throws {
        let bytes = [UInt8](Self.misfit.utf8)
        let document = try JSONDocument(parsing: Self.misfit)
        let entries: [() throws -> Any] = [
            { try JSON.decode([Dish].self, from: Self.misfit) }, { try JSON.decode([Dish].self, from: bytes) },
            { try JSON.decode([Dish].self, from: Data(bytes)) }, { try JSON.decode([Dish].self, from: document) },
            { try JSON.Decoder().decode([Dish].self, from: Self.misfit) },
            { try JSON.Decoder().decode([Dish].self, from: bytes) },
            { try JSON.Decoder().decode([Dish].self, from: Data(bytes)) },
            { try JSON.Decoder().decode([Dish].self, from: document) },
            { try JSON.Decoder().decode([Dish].self, from: document.root) },
            { try JSON.Decoder().decode([Dish].self, from: document.json) },
            { try JSON.Decoder().decodeReportingDrops([Dish].self, from: document) },
            { try document.decode([Dish].self, at: "") },
            { throw JSON.decodingIssues(of: [Dish].self, in: document) },
        ]
        for entry in entries { #expect(words(entry).hasPrefix("3 issues, the first at 1:1")) }
        #expect(words(entries[0]) == Self.words)
        #expect(
            words { try JSON.decode(Double.self, from: Data(bytes), at: "[1].price") }
                == #"1 issue at 1:49 (/1/price): expected a number, found the string "2""#)
        #expect(
            words { try Direct(json: JSONDocument(parsing: #"{"count": "x"}"#).root) }
                == #"1 issue at 1:11 (/count): expected an integer, found the string "x""#)
        #expect(
            words { try document.extract(.required("[0].price"), .required("[1].price")) as (Int, Int) }
                == #"1 issue at 1:49 (/1/price): expected an integer, found the string "2""#)
    }

    @Test func parsing() {
        let bytes = [UInt8](Self.broken.utf8)
        let entries: [() throws -> Any] = [
            { try JSONDocument(parsing: Self.broken) }, { try JSONDocument(parsing: bytes) },
            { try JSONDocument(parsing: Data(bytes)) }, { try JSON(parsing: Self.broken) },
            { try JSON(parsing: Data(bytes)) }, { try JSON.decode([Dish].self, from: Self.broken) },
        ]
        for entry in entries { #expect(words(entry) == Self.brokenWords) }
    }

    @Test func files() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("menu \(UUID()).json").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(Self.misfit.utf8).write(to: URL(filePath: path))
        #expect(
            words { try JSON.Decoder().decode([Dish].self, contentsOf: path) }
                == Self.words.replacingOccurrences(of: "1:11", with: path + ":1:11"))
        var elements = try JSON.Decoder().elements(Dish.self, contentsOf: path, as: .array)
        #expect(
            words { try elements.next() as Any }
                == "1 issue at \(path):1:11 (/0/name): element 0: expected a string, found the number 7")
        try Data(Self.broken.utf8).write(to: URL(filePath: path))
        let named = Self.brokenWords.replacingOccurrences(of: "2:2", with: path + ":2:2")
        #expect(words { try JSONDocument(contentsOf: path) } == named)
        #expect(words { try JSON(contentsOf: path) } == named)
        #expect(words { try JSON.Decoder().decode(Dish.self, contentsOf: path) } == named)
        do {
            _ = try JSONDocument(contentsOf: path)
        } catch {
            #expect("\(error)".hasPrefix("\(path):2:2: error: expected a key"))
        }
    }

    @Test func streams() async {
        let lines = Array(#"{"name":"a","price":1} {"name":"b"}"#.utf8)
        var elements = JSON.Decoder().elements(Dish.self, of: lines, as: .lines)
        #expect(words { try elements.next() as Any }.hasPrefix("1 issue at 1:"))
        let bytes = AsyncStream<UInt8> { continuation in
            for byte in "[{\"name\":7,\"price\":1}]".utf8 { continuation.yield(byte) }
            continuation.finish()
        }
        do {
            for try await _ in JSON.Decoder().elements(Dish.self, of: bytes, as: .array) {}
            Issue.record("nothing was thrown")
        } catch {
            #expect(
                error.localizedDescription
                    == "1 issue at 1:10 (/0/name): element 0: expected a string, found the number 7")
        }
    }

    @Test func placesAndWriting() throws {
        let (pointer, path) = ("a", "a..b")
        #expect(
            words { try JSONPointer(pointer) }
                == #"malformed JSON Pointer "a" at column 1: a JSON Pointer must be empty or begin with '/'"#)
        #expect(words { try JSONPointer(keyPath: path) }.hasPrefix(#"malformed key path "a..b" at column 3"#))
        var value: JSON = [1]
        #expect(words { try value.set(2, at: "/7") } == #"the array at "" has no index "7""#)
        #expect(words { throw JSONWritingError(reason: .noValue) } == "nothing was written")
        #expect(words { throw JSONVariantError.severalDefaults } == "more than one variant is the default")
    }

    @Test func everyErrorHasThreeLengths() throws {
        let issues = JSON.decodingIssues(of: [Dish].self, in: try JSONDocument(parsing: Self.misfit))
        #expect(issues.description.split(separator: "\n").count == 10)
        #expect(issues.debugDescription.hasPrefix("DecodingIssues(3 issues; "))
        #expect(!issues.debugDescription.contains("\n"))
        #expect(issues.debugDescription.contains("/1/price"))
        #expect(!issues.localizedDescription.contains("\n"))
    }
}
