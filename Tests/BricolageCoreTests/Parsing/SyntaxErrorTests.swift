import BricolageCore
import Testing

@Suite struct SyntaxErrorTests {
    @Test(arguments: [
        ("", "1:1: error: expected a value, but the text is empty"),
        (" ", "1:2: error: expected a value, but the text ends here"),
        ("[1,]", "1:4: error: expected another value, found ']'"),
        ("{\"a\" 1}", "1:6: error: expected ':' after a key, found '1'"),
        ("{\"a\":1,}", "1:8: error: expected a key, found '}'"),
        ("[1 2]", "1:4: error: expected ',' or ']', found '2'"),
        ("[", "1:2: error: expected a value or ']', but the text ends here"),
        ("\n\n  nul", "3:3: error: expected a value, found 'nul'"),
        ("[1]]", "1:4: error: expected the end of the text, found ']'"),
        ("\"é\n\"", "1:3: error: the end of the line must be escaped in a string"),
        ("01", "1:2: error: invalid number: expected no digit after a leading zero"),
        ("1.", "1:3: error: invalid number: expected a digit"),
        ("[-0.]", "1:5: error: invalid number: expected a digit"),
        ("\"\\ud800\"", "1:2: error: half of a surrogate pair"),
        ("\"\\", "1:3: error: expected an escape, but the text ends here"),
        ("\"abc", "1:5: error: expected '\"' at the end of a string, but the text ends here"),
    ])
    func printsPlaceAndReason(text: String, expected: String) {
        let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: text) }
        #expect(error?.description.hasPrefix(expected) == true, "\(error?.description ?? "")")
    }

    @Test(arguments: [
        (#"{"a":1,}"#, "expected a key, found '}'; is the comma before it superfluous?"),
        ("{,}", "expected a key or '}', found ','"),
        ("[[1, ]]", "expected another value, found ']'; is the comma before it superfluous?"),
        (#"{"a": ]}"#, "expected a value, found ']'"),
        ("[1,}", "expected a value, found '}'"),
        ("[1, nul]", "expected a value, found 'nul'"),
        ("{a: 1}", "expected a key or '}', found 'a'; keys must be in double quotes"),
        (#"{"a": 1, beta: 2}"#, "expected a key, found 'beta'; keys must be in double quotes"),
        ("{'a': 1}", "expected a key or '}', found '''; strings and keys must be in double quotes: \""),
        ("[1,\u{201C}a\u{201D}]", "expected a value, found '\u{201C}'; strings and keys must be in double quotes: \""),
        ("[True]", "expected a value or ']', found 'True'; did you mean true?"),
        ("None", "expected a value, found 'None'; did you mean null?"),
        (#"{"a": NaN}"#, "expected a value, found 'NaN'; JSON has no such number"),
        ("[-Infinity]", "expected a digit, found 'Infinity'; JSON has no such number"),
        ("[-inf]", "expected a digit, found 'inf'; JSON has no such number"),
        ("[-x]", "invalid number: expected a digit"),
        ("[1, // two", "expected a value, found '/'; JSON has no comments"),
        ("<!DOCTYPE html>", "expected a value, found '<'; is this a page of HTML or XML?"),
        ("\u{1F}\u{8B}", "expected a value, found U+001F; is the text compressed?"),
        ("[1\u{1F}]", "expected ',' or ']', found U+001F; this character is not allowed between values"),
        ("[1,\u{A0}2]", "expected a value, found U+00A0; this character is not allowed between values"),
        ("{}\u{FEFF}", "expected the end of the text, found U+FEFF; this character is not allowed between values"),
        ("[1\u{200B}]", "expected ',' or ']', found U+200B; this character is not allowed between values"),
        ("[1\0]", "expected ',' or ']', found U+0000; this character is not allowed between values"),
        ("[\u{A1}]", "expected a value or ']', found '\u{A1}'"),
        ("[1,\u{2010}1]", "expected a value, found '\u{2010}'"),
        ("[1,\u{1F600}]", "expected a value, found '\u{1F600}'"),
        ("[.5]", "expected a value or ']', found '.'; a number begins with a digit"),
        (#"{"a": +5}"#, "expected a value, found '+'; a number begins with a digit or '-'"),
        (#"["a" + "b"]"#, "expected ',' or ']', found '+'"),
        (#"{"a": 1 "b": 2}"#, #"expected ',' or '}', found '"'; is a comma missing before it?"#),
        ("[{} {}]", "expected ',' or ']', found '{'; is a comma missing before it?"),
        ("[1 -2]", "expected ',' or ']', found '-'; is a comma missing before it?"),
        ("[1 : 2]", "expected ',' or ']', found ':'"),
        ("{}\n{}", "expected the end of the text, found '{'; several values, one on each line, are JSON Lines"),
        ("{} x", "expected the end of the text, found 'x'"),
        ("[\"a,\n\"b\"]", "the end of the line must be escaped in a string; is the closing quote missing?"),
        ("\"\t\"", "a tab must be escaped in a string"),
    ])
    func saysWhatWasProbablyMeant(text: String, expected: String) {
        let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: text) }
        #expect(error?.message == expected)
    }

    @Test func drawsACaretUnderThePlace() {
        let error = #expect(throws: JSONSyntaxError.self) { try JSON(parsing: "{\n  \"größe\": tru\n}") }
        #expect(
            error?.description == """
                2:12: error: expected a value, found 'tru'
                      "größe": tru
                               ^
                """)
    }

    @Test(arguments: ["", "  \t", "[1,\n"]) func drawsNoLineWithNothingOnIt(text: String) {
        let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: text) }
        #expect(error?.description.contains("^") == false)
    }

    @Test func cutsLongLinesAroundThePlace() throws {
        let text = String(repeating: " ", count: 100_000) + "x" + String(repeating: "y", count: 100_000)
        let error = #expect(throws: JSONSyntaxError.self) { try JSON(parsing: text) }
        let excerpt = try #require(error?.excerpt)
        #expect(excerpt.line.count == 120 && excerpt.caret == 60)
        #expect(Array(excerpt.line)[excerpt.caret] == "x")
    }

    @Test func everyPrefixOfATextIsRefusedInsideTheText() throws {
        let text = Array(#"{"a":[1,-2.5e+3,"\u00e9\ud83d\ude00é",true,false,null,{}],"b":{"c":""}}"#.utf8)
        for count in 0..<text.count {
            let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: Array(text[..<count])) }
            #expect((0...count).contains(error?.location.offset ?? -1))
        }
    }

    /// Foundation's decoder traps on exactly this input.
    @Test func fiveHundredAndThirteenOpenBrackets() {
        let text = [UInt8](repeating: UInt8(ascii: "["), count: 513)
        #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: text) }
        #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: text, options: .coding) }
    }

    @Test func nulDoesNotEndANumber() {
        #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: Array("123\0".utf8)) }
        #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: Array("[123\0]".utf8)) }
    }
}
