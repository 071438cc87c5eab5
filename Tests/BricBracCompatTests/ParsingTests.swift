import BricBracCompat
import Testing

@Suite struct ParsingTests {
    @Test func everyKindOfValue() throws {
        #expect(
            try Bric.parse(#" {"a": [null, true, -1.5e2, "\u00e9\n"], "b": {}} "#)
                == ["a": [nil, true, -150, "é\n"], "b": [:]])
        #expect(try Bric.parse(Array("[1]".unicodeScalars)) == [1])
        #expect(try Bric.parse("7") == 7)
        #expect(try Bric.parse(#"{"a": 1, "a": 2}"#) == ["a": 2])
    }

    @Test func errorsHaveAPlace() throws {
        let error = try #require(throws: ParseError.self) { try Bric.parse("[1,\n  tru]") }
        #expect(error.line == 2)
        #expect(error.column == 3)
        #expect("\(error)" == "\(error.msg) (line: 2 column: 3)")
        #expect(throws: ParseError.self) { try Bric.validate("[1") }
        try Bric.validate("[1]")
        try Bric.validate("[1,]", options: .AllowTrailingCommas)
        // A text may be valid although a `Bric` cannot hold it.
        try Bric.validate("[9007199254740993]")
    }

    @Test(arguments: ["[1,]", "01", "[1] x", "\"\t\"", "\"\n\"", "[1 2]", "\"\u{3}\"", #""\ud800""#, "", "inf"])
    func strictTextIsJSON(_ text: String) {
        #expect(throws: ParseError.self) { try Bric.parse(text) }
    }

    @Test func depthIsLimited() throws {
        func nested(_ levels: Int) -> String {
            String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        }
        let deep = try Bric.parse(nested(512))
        #expect(deep.stringify() == nested(512))
        let error = try #require(throws: ParseError.self) { try Bric.parse(nested(513)) }
        #expect(error.msg.contains("512"))
        #expect(throws: ParseError.self) { try Bric.parse(nested(100_000), options: .Lenient) }
    }

    @Test func keysThatSwiftTakesForTheSameAreAnError() throws {
        let error = try #require(throws: ParseError.self) { try Bric.parse("{\"\u{e9}\": 1, \"e\u{301}\": 2}") }
        #expect(error.line == 1)
    }
}

@Suite struct LenientParsingTests {
    @Test func eachOptionAcceptsOneThing() throws {
        #expect(try Bric.parse("[1,]", options: .AllowTrailingCommas) == [1])
        #expect(try Bric.parse(#"{"a": 1,}"#, options: .CocoaCompat) == ["a": 1])
        #expect(try Bric.parse("[007, -01.5, 0, 00, 0.5]", options: .AllowLeadingZeros) == [7, -1.5, 0, 0, 0.5])
        #expect(try Bric.parse("00", options: .AllowLeadingZeros) == 0)
        #expect(try Bric.parse("\"a\tb\"", options: .AllowTabsInStrings) == "a\tb")
        #expect(try Bric.parse("\"a\nb\r\"", options: .AllowNewlinesInStrings) == "a\nb\r")
        #expect(throws: ParseError.self) { try Bric.parse("\"a\nb\"", options: .AllowTabsInStrings) }
        #expect(throws: ParseError.self) { try Bric.parse("\"a\tb\"", options: .AllowNewlinesInStrings) }
        #expect(throws: ParseError.self) { try Bric.parse("[1,]", options: .AllowLeadingZeros) }
        #expect(throws: ParseError.self) { try Bric.parse("01", options: .AllowTrailingContent) }
    }

    @Test(
        arguments: [
            ("[1] [2", [1] as Bric), ("7 x", 7), ("\"a\\\"]\"]", "a\"]"), (" {\"a\": [1, \"}\"]}}", ["a": [1, "}"]]),
            ("null,", nil), ("truetrue", true), ("null0", nil),
        ] as [(String, Bric)])
    func whatFollowsTheValueIsNotRead(_ text: String, _ value: Bric) throws {
        #expect(try Bric.parse(text, options: .AllowTrailingContent) == value)
    }

    @Test func everythingAtOnce() throws {
        #expect(try Bric.parse("[01,\"\t\n\",] tail", options: .Lenient) == [1, "\t\n"])
        // What a string contains is not a number or a bracket.
        #expect(try Bric.parse(#"["007", "\\", "]"]"#, options: .Lenient) == ["007", "\\", "]"])
    }

    /// The text is changed before it is parsed, but errors are located in the original.
    @Test func placesAreThoseOfTheText() throws {
        func place(_ text: String) throws -> [Int] {
            let error = try #require(throws: ParseError.self) { try Bric.parse(text, options: .Lenient) }
            return [error.line, error.column]
        }
        #expect(try place("[0001, x]") == [1, 8])
        #expect(try place("[\"\t\t\", x]") == [1, 8])
        #expect(try place("[\"é\n\",\n 00 00]") == [3, 5])
        #expect(try place("[\"\\") == [1, 4])
        #expect(try Bric.parse("\u{FEFF}[01]", options: .Lenient) == [1])
    }
}
