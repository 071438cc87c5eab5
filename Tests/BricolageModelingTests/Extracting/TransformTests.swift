import BricolageCore
import BricolageModeling
import BricolagePointers
import Testing

@Suite struct TransformTests {
    private func read<Output>(_ text: String, by transform: JSONTransform<Output>) throws -> Output {
        try JSONDocument(parsing: text).root.read(by: transform)
    }

    @Test func stringsHoldValues() throws {
        let document = try JSONDocument(parsing: #"{"i": "42", "d": "1.5", "b": "true", "n": 42, "x": "nan"}"#)
        let (integer, double, bool) = try document.extract(
            .required("i", by: .fromString(Int.self)), .required("d", by: .fromString(Double.self)),
            .optional("b", by: .fromString(Bool.self)))
        #expect(integer == 42)
        #expect(double == 1.5)
        #expect(bool == true)
        #expect(throws: DecodingIssues.self) { try document.extract(.required("n", by: .fromString(Int.self))) }
        #expect(throws: DecodingIssues.self) { try document.extract(.required("x", by: .fromString(Double.self))) }
        #expect(throws: DecodingIssues.self) { try document.extract(.required("d", by: .fromString(Int.self))) }
    }

    @Test(
        arguments: [
            (#""42""#, 42), ("42", 42), ("42.0", 42), ("4.2e1", 42), ("42.5", nil), ("true", nil), ("null", nil),
            ("[]", nil),
            (#""0x2a""#, nil), (#"" 42""#, nil), ("9223372036854775808", nil),
        ] as [(String, Int?)])
    func lenientTakesBothAndNothingElse(text: String, expected: Int?) {
        #expect((try? read(text, by: .lenient(Int.self))) == expected)
    }

    @Test func lenientKeepsLargeIntegersAndFractions() throws {
        #expect(try read("18446744073709551615", by: .lenient(UInt.self)) == .max)
        #expect(try read("1e20", by: .lenient(Int128.self)) == 100_000_000_000_000_000_000)
        #expect(try read("3e38", by: .lenient(UInt128.self)).isMultiple(of: 1_000_000_000))
        #expect(throws: DecodingIssues.self) { try read("1e20", by: .lenient(Int.self)) }
        #expect(try read("0.1", by: .lenient(Double.self)) == 0.1)
        #expect(try read(#""0.1""#, by: .lenient(Double.self)) == 0.1)
        #expect(try read("true", by: .lenient(Bool.self)))
    }

    @Test func functionsConvert() throws {
        let document = try JSONDocument(parsing: #"{"colour": "ff", "size": {"w": 2, "h": 3}, "bad": "zz"}"#)
        let (colour, area) = try document.extract(
            .required("colour", by: .converting("a hexadecimal number") { (text: String) in Int(text, radix: 16) }),
            .required(
                "size",
                by: .reading { json in
                    let (width, height) = try json.extract(
                        .required("w", as: Int.self), .required("h", as: Int.self))
                    return width * height
                }))
        #expect(colour == 255)
        #expect(area == 6)
        let error = #expect(throws: DecodingIssues.self) {
            try document.extract(
                .required("bad", by: .converting("a hexadecimal number") { (text: String) in Int(text, radix: 16) }),
                .required("size", by: .reading { try $0.extract(.required("d", as: Int.self)) }))
        }
        #expect(error?.issues.map(\.pointer) == ["/size", "/bad"])
        #expect(error?.issues.last?.message == "expected a hexadecimal number, found the string \"zz\"")
    }

    @Test func collectionsReportEveryElement() throws {
        let elements = #expect(throws: DecodingIssues.self) {
            try read(#"["1", "x", "3", null]"#, by: .elements(.fromString(Int.self)))
        }
        #expect(elements?.issues.map(\.pointer) == ["/1", "/3"])
        let members = #expect(throws: DecodingIssues.self) {
            try read(#"{"a": "1", "b": "x", "c": 3}"#, by: .members(.fromString(Int.self)))
        }
        #expect(members?.issues.map(\.pointer) == ["/b", "/c"])
        #expect(try read(#"{"a": "x", "a": "2"}"#, by: .members(.fromString(Int.self))) == ["a": 2])
        #expect(try read(#"[["1"], []]"#, by: .elements(.elements(.fromString(Int.self)))) == [[1], []])
    }

    /// A type that knows nothing of JSON, and has two mappings.
    private struct Avatar: Equatable {
        var url: String
        var width: Int
    }

    private static func avatar(url: String, width: String) -> JSONTransform<Avatar> {
        .reading { json in
            let (url, width) = try json.extract(.required(url, as: String.self), .required(width, as: Int.self))
            return Avatar(url: url, width: width)
        }
    }

    @Test func oneTypeHasSeveralMappings() throws {
        let plain = Self.avatar(url: "url", width: "width")
        let short = Self.avatar(url: "location", width: "w")
        let document = try JSONDocument(
            parsing: #"{"response": {"avatar": {"url": "a", "width": 1}}, "other": [{"location": "a", "w": 1}]}"#)
        let first = try document.value(at: "response.avatar").read(by: plain)
        let second = try document.extract(.required("other", by: .elements(short)))
        #expect([first] == second)
        let error = #expect(throws: DecodingIssues.self) {
            try document.extract(.required("other[0]", by: plain), .required("response", by: short))
        }
        #expect(error?.issues.map(\.pointer) == ["/response", "/response", "/other/0", "/other/0"])
    }

    @Test func lenientKeepsNumbersAsTheyStandWhereTheTypeCan() throws {
        #expect(try read("1.0", by: .lenient(String.self)) == "1.0")
        #expect(try read("1e2", by: .lenient(String.self)) == "1e2")
        #expect(try read("-0.0", by: .lenient(Double.self)).sign == .minus)
        #expect(try read("1e2", by: .lenient(Double.self)) == 100)
        #expect(try read("[1.0, 1e2]", by: .elements(.lenient(JSON.Number.self))).map(\.description) == ["1.0", "1e2"])
    }

    /// Numbers too small for their type were read as zero.
    @Test(arguments: ["1e-400", #""1e-400""#, "-1e-400", "1e400", #""1e400""#])
    func numbersBeyondTheRangeOfTheirTypeAreRefused(text: String) throws {
        #expect(throws: DecodingIssues.self) { try read(text, by: .lenient(Double.self)) }
        #expect(throws: DecodingIssues.self) { try read("[\(text)]", by: .elements(.lenient(Float.self))) }
        let zeros = #"[0.0, -0, 0e-400, "0e9", "-.0"]"#
        #expect(try read(zeros, by: .elements(.lenient(Double.self))) == [0, 0, 0, 0, 0])
    }

    @Test func stringsThatHoldNumbersBeyondTheirTypeAreRefused() throws {
        #expect(throws: DecodingIssues.self) { try read(#""1e-400""#, by: .fromString(Double.self)) }
        #expect(throws: DecodingIssues.self) { try read(#""1e-60""#, by: .fromString(Float.self)) }
        #expect(try read(#""1e-300""#, by: .fromString(Double.self)) == 1e-300)
    }

    @Test func whatIsExpectedOfLenientTransformsIsSaid() throws {
        func complaint(about transform: JSONTransform<Int>) throws -> String? {
            try #require(throws: DecodingIssues.self) { try read("null", by: transform) }.issues.first?.expected
        }
        #expect(try complaint(about: .fromString()) == "a string that holds a value of type Int")
        #expect(try complaint(about: .lenient()) == "a string that holds a value of type Int, or the value itself")
    }

    @Test func keysThatSwiftTakesForOneAreNotMergedInSilence() throws {
        let text = "{\"\u{e9}\": \"1\", \"e\u{301}\": \"2\"}"
        let error = #expect(throws: DecodingIssues.self) { try read(text, by: .members(.fromString(Int.self))) }
        #expect(error?.issues.first?.expected == "a key that is not canonically equivalent to another one")
    }

    @Test func nullIsAbsentToFieldsWithADefaultOrATransform() throws {
        let document = try JSONDocument(parsing: #"{"a": null, "c": "7"}"#)
        for path in ["a", "b"] {
            #expect(try document.extract(.defaulted(path, by: .fromString(Int.self), to: 5)) == 5)
            let optional: Int? = try document.extract(.optional(path, by: .fromString(Int.self)))
            #expect(optional == nil)
        }
        #expect(try document.extract(.defaulted("c", by: .fromString(Int.self), to: 5)) == 7)
        let wrong = try JSONDocument(parsing: #"{"c": "x"}"#)
        #expect(throws: DecodingIssues.self) {
            try wrong.extract(.defaulted("c", by: .fromString(Int.self), to: 5))
        }
    }
}
