import ElevateCompat
import Foundation
import Testing

/// Calls the parser for members of members.
private struct Outer: Elevate.Decodable {
    struct Inner: Elevate.Decodable {
        let number: Int

        init(json: Any) throws {
            let entity = try Parser.parseEntity(json: json) { schema in
                schema.addProperty(keyPath: "n", type: .int)
                schema.addProperty(keyPath: "text", type: .string, decoder: StringToIntDecoder())
            }
            number = entity <-! "n"
        }
    }

    let inner: Inner
    let list: [Inner]

    init(json: Any) throws {
        let entity = try Parser.parseEntity(json: json) { schema in
            schema.addProperty(keyPath: "o", type: .dictionary, decodableType: Inner.self)
            schema.addProperty(keyPath: "deep.list", type: .array, decodableType: Inner.self)
        }
        inner = entity <-! "o"
        list = entity <--! "deep.list"
    }
}

private struct Failure: Error, Equatable {
    var code: Int
}

private struct Failing: Elevate.Decoder {
    func decode(_ object: Any) throws -> Any { throw Failure(code: object as? Int ?? 0) }
}

/// A decoder made of a function.
private struct Making: Elevate.Decoder {
    let make: (Any) throws -> Any
    func decode(_ object: Any) throws -> Any { try make(object) }
}

@Suite("Problems of ElevateCompat")
struct ProblemPathsTests {
    private func reason(_ body: () throws -> some Any) throws -> String {
        try #require(throws: ParserError.self) { _ = try body() }.failureReason
    }

    @Test("have their key paths from the root, over the whole graph")
    func wholeGraph() throws {
        let data = Data(
            #"{"root": {"o": {"text": "x"}, "deep": {"list": [{"n": 1, "text": "1"}, {"n": "1"}, 4]}}}"#.utf8)
        let reason = try reason { try Elevate.decodeObject(from: data, atKeyPath: "root") as Outer }
        #expect(
            reason == """
                Required key path [root.o.n] was missing or null
                Value for key path [root.o.text] could not be decoded: Could not convert String to Int
                Error parsing array object at index 1 with parser [Inner]
                Value for key path [root.deep.list[1].n] is of incorrect type
                Required key path [root.deep.list[1].text] was missing or null
                --
                Error parsing array object at index 2 with parser [Inner]
                Value for key path [root.deep.list[2]] could not be decoded: \
                JSON object was not of type: [String: Any] or [Any]
                --
                """)
    }

    @Test("of a root array begin with its index")
    func rootArray() throws {
        let reason = try reason { try Elevate.decodeArray(from: Data(#"[{"street": "s"}]"#.utf8)) as [Address] }
        #expect(
            reason == """
                Error parsing array object at index 0 with parser [Address]
                Required key path [[0].city] was missing or null
                --
                """)
    }

    @Test("name the type of a decoder, never what is in it")
    func decoders() throws {
        let refusing = Making { _ in throw ParserError.validation(failureReason: "no") }
        #expect(
            try reason { try Elevate.decodeArray(from: Data("[0]".utf8), with: refusing) as [Int] } == """
                Error parsing array object at index 0 with parser [Making]
                Value for key path [[0]] could not be decoded: no
                --
                """)
        #expect(
            try reason { try Elevate.decodeArray(from: Data("[0]".utf8), with: StringToIntDecoder()) as [Int] }
                .contains("with parser [ElevateCompat.StringToIntDecoder]"))
    }

    @Test("of the schema are found as well")
    func schemas() throws {
        #expect(
            try reason { try Parser.parseEntity(json: ["a": [1]]) { $0.addProperty(keyPath: "a", type: .array) } }
                == "A decoding method was not provided for `a` array")
        #expect(
            try reason { try Parser.parseEntity(json: [1]) { $0.addProperty(keyPath: "", type: .int) } }
                == "Invalid property list for json array.")
        #expect(
            try reason {
                try Parser.parseEntity(json: [1]) { schema in
                    schema.addProperty(keyPath: "", type: .array, decodableType: Int.self)
                    schema.addProperty(keyPath: "a", type: .array, decodableType: Int.self)
                }
            } == "Invalid property list for json array.")
        #expect(
            try reason { try Parser.parseEntity(json: "a") { _ in } }
                == "JSON object was not of type: [String: Any] or [Any]")
    }

    @Test("that a decoder handles itself are not reported")
    func handled() throws {
        let lenient = Making { object in
            do {
                return try Address(json: object).city
            } catch is ParserError {
                throw ParserError.validation(failureReason: "no address")
            }
        }
        #expect(
            try reason {
                try Parser.parseEntity(json: ["a": ["b": 1]]) {
                    $0.addProperty(keyPath: "a", type: .dictionary, decoder: lenient)
                }
            } == "Value for key path [a] could not be decoded: no address")
        let defaulting = Making { object in (try? Address(json: object))?.city ?? "nowhere" }
        let entity = try Parser.parseEntity(json: ["a": ["b": 1]]) {
            $0.addProperty(keyPath: "a", type: .dictionary, decoder: defaulting)
        }
        #expect(entity["a"] as? String == "nowhere")
    }

    @Test("in a text inside the text have the key paths of that text")
    func innerTexts() throws {
        let inner = Making { object in
            try Elevate.decodeObject(from: Data("\(object)".utf8)) as Address
        }
        func message(_ text: String) throws -> String {
            try reason {
                try Parser.parseEntity(json: ["a": ["b": text]]) {
                    $0.addProperty(keyPath: "a.b", type: .string, decoder: inner)
                }
            }
        }
        #expect(
            try message(#"{"street": "s"}"#)
                == "Value for key path [a.b] could not be decoded: Required key path [city] was missing or null")
        #expect(
            try message("{")
                .hasPrefix("Value for key path [a.b] could not be decoded: JSON data deserialization failed"))
    }

    @Test("do not replace an error of another type, which reaches the caller as it is")
    func otherErrors() throws {
        let error = try #require(throws: Failure.self) {
            try Parser.parseEntity(json: ["a": 7, "list": [8, 9]]) { schema in
                schema.addProperty(keyPath: "missing", type: .int)
                schema.addProperty(keyPath: "a", type: .int, decoder: Failing())
                schema.addProperty(keyPath: "list", type: .array, decoder: Failing())
            }
        }
        #expect(error == Failure(code: 7))
    }

    @Test("of values that a decoder made of another type are errors")
    func otherTypes() throws {
        let data = Data(#"{"a": {}, "b": [1]}"#.utf8)
        let text = Making { _ in "text" }
        #expect(
            try reason { try Elevate.decodeObject(from: data, atKeyPath: "a", with: text) as Int }
                == "Value for key path [a] was not decoded to the type: Int")
        #expect(
            try reason { try Elevate.decodeArray(from: data, atKeyPath: "b", with: text) as [Int] }
                == "Value for key path [b] was not decoded to the type: Array<Int>")
    }

    @Test("of text that is no JSON have its line and column")
    func syntax() throws {
        func message(_ text: String) throws -> String {
            let error = try #require(throws: ParserError.self) {
                try Parser.parseEntity(data: Data(text.utf8)) { _ in }
            }
            guard case .deserialization = error else {
                Issue.record("another case")
                return ""
            }
            #expect(error.localizedDescription == error.description)
            return error.failureReason
        }
        let start = "JSON data deserialization failed with error: \""
        #expect(
            try message("{\n \"a\": tru}") == start + "2:7: expected a value, found 'tru'\"")
        #expect(try message("") == start + "1:1: expected a value, but the text is empty\"")
        #expect(try message("1") == start + "1:1: expected an object or an array at the root\"")
        #expect(try message("{\"a\": 1,\n \"b\": {\"c\": 1, \"c\": 2}}").contains("two values for the key \"c\""))
        #expect(try message("{\"a\":\n 1e400}").hasPrefix(start + "2:2: "))
        #expect(try message("{\"a\":\n 1e-400}").hasPrefix(start + "2:2: "))
        #expect(try message(String(repeating: "[", count: 513)).contains("512"))
        let wide = Data([0xFE, 0xFF, 0, 0x7B, 0, 0x7D])
        #expect(throws: ParserError.self) { try Parser.parseEntity(data: wide) { _ in } }
        #expect(try Parser.parseEntity(data: Data([0xEF, 0xBB, 0xBF, 0x7B, 0x7D])) { _ in }.isEmpty)
    }
}
