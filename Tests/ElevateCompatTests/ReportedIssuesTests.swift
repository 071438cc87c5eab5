import Bricolage
import ElevateCompat
import Foundation
import Testing

private struct Failure: Error {}

private struct Failing: Elevate.Decoder {
    func decode(_ object: Any) throws -> Any { throw Failure() }
}

@Suite("Issues that ElevateCompat reports")
struct ReportedIssuesTests {
    private func issues(_ text: String, _ closure: (ElevateCompat.Schema) -> Void) throws -> [DecodingIssue] {
        try #require(throws: DecodingIssues.self) {
            try Elevate.reportingIssues { try Parser.parseEntity(data: Data(text.utf8), closure: closure) }
        }.issues
    }

    @Test("have pointers, lines, columns and kinds")
    func places() throws {
        let text = """
            {"list": [
              {"street": "s", "city": 1},
              {"street": "s", "citty": "c"}],
             "a.b": 1.5, "c": {"d": null}}
            """
        let issues = try issues(text) { schema in
            schema.addProperty(keyPath: "list", type: .array, decodableType: Address.self)
            schema.addProperty(keyPath: "a.b", type: .int)
            schema.addProperty(keyPath: "c.d", type: .bool)
        }
        #expect(issues.map { $0.pointer.description } == ["/list/0/city", "/list/1", "/a.b", "/c/d"])
        #expect(issues.map { $0.location?.description } == ["2:27", "3:3", "4:9", "4:25"])
        #expect(issues.map(\.kind) == [.wrongKind, .missing(key: "city"), .outOfRange, .unexpectedNull])
        #expect(
            issues.map(\.message) == [
                "expected a string, found the number 1",
                #"missing "city": expected a string; is "citty" a misspelling of it?"#,
                "expected an integer, found the number 1.5",
                "expected true or false, found null",
            ])
    }

    @Test("name the range of integers only to integers")
    func ranges() throws {
        let issues = try issues(#"{"a": -1, "b": 1.5, "c": 1e30, "d": 1e60}"#) { schema in
            schema.addProperty(keyPath: "a", type: .uint)
            schema.addProperty(keyPath: "b", type: .uint)
            schema.addProperty(keyPath: "c", type: .int)
            schema.addProperty(keyPath: "d", type: .float)
        }
        #expect(
            issues.map(\.message) == [
                "expected an integer from 0 to 18446744073709551615, found the number -1",
                "expected an integer, found the number 1.5",
                "expected an integer from -9223372036854775808 to 9223372036854775807, found the number 1e30",
                "expected a number within the range of Float, found the number 1e60",
            ])
    }

    @Test("include the errors of decoders and what they would have hidden")
    func otherErrors() throws {
        let issues = try issues(#"{"a": 1, "b": "x", "u": "a b"}"#) { schema in
            schema.addProperty(keyPath: "a", type: .int, decoder: Failing())
            schema.addProperty(keyPath: "b", type: .string, decoder: StringToIntDecoder())
            schema.addProperty(keyPath: "u", type: .url)
            schema.addProperty(keyPath: "e.f.g", type: .url)
        }
        #expect(issues.map { $0.location?.description } == ["1:1", "1:7", "1:15", "1:25"])
        #expect(issues[1].underlying is Failure)
        #expect(issues[2].message == "Could not convert String to Int")
        #expect(issues[3].kind == .invalidValue)
        #expect(issues[0].kind == .missing(key: "e"))
    }

    @Test("are those of the error that a decoder throws, not of one that it has handled")
    func handledErrors() throws {
        struct Own: Error {}
        struct Replacing: Elevate.Decoder {
            func decode(_ object: Any) throws -> Any {
                do {
                    return try Parser.parseEntity(json: object) {
                        $0.addProperty(keyPath: "a", type: .int, decoder: Failing())
                    }
                } catch {
                    throw Own()
                }
            }
        }
        let issues = try issues(#"{"o": {"a": 1}}"#) {
            $0.addProperty(keyPath: "o", type: .dictionary, decoder: Replacing())
        }
        #expect(issues.map { $0.pointer.description } == ["/o"])
        #expect(issues.first?.underlying is Own)
    }

    @Test("of objects have pointers alone")
    func objects() throws {
        let failure = try #require(throws: DecodingIssues.self) {
            try Elevate.reportingIssues {
                try Parser.parseEntity(json: ["a": [["street": "s"]]]) {
                    $0.addProperty(keyPath: "a", type: .array, decodableType: Address.self)
                }
            }
        }
        #expect(failure.issues.map { $0.pointer.description } == ["/a/0/city"])
        #expect(failure.issues.map(\.message) == ["Required key path [a[0].city] was missing or null"])
    }

    @Test("are none if all is well, and other errors stay as they are")
    func others() throws {
        let number: Int = try Elevate.reportingIssues {
            try Elevate.decodeObject(from: Data(#"{"a": 1}"#.utf8), atKeyPath: "a")
        }
        #expect(number == 1)
        #expect(throws: Failure.self) { try Elevate.reportingIssues { throw Failure() } }
        #expect(throws: ParserError.self) {
            try Elevate.reportingIssues { try Parser.parseEntity(data: Data("{".utf8)) { _ in } }
        }
    }

    @Test("of many elements are found in linear time")
    func manyElements() throws {
        let text = "[" + Array(repeating: #"{"street": 1}"#, count: 4_000).joined(separator: ",\n") + "]"
        let issues = try issues(text) { $0.addProperty(keyPath: "", type: .array, decodableType: Address.self) }
        #expect(issues.count == 8_000)
        #expect(issues.last?.location?.line == 4_000)
    }
}
