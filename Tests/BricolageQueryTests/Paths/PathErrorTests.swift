import Bricolage
import BricolageQuery
import Testing

/// What is said about queries that are wrong.
@Suite("Malformed JSONPaths")
struct PathErrorTests {
    @Test(
        "the message says what was expected, and where",
        arguments: [
            ("", 0, "expected '$', the root of the document, but the query ends here"),
            ("a.b", 0, "expected '$', the root of the document, found 'a'"),
            ("$.a ", 3, "expected '.' or '[', found ' '"),
            ("$.", 2, "expected a name or '*', but the query ends here"),
            ("$.1", 2, "expected a name or '*', found '1'"),
            ("$..", 3, "expected a name, '*' or '[', but the query ends here"),
            ("$[a]", 2, "expected a name in quotes, an index, a slice, '*' or '?', found 'a'"),
            ("$[0 1]", 4, "expected ',' or ']', found '1'"),
            ("$['a", 2, "the string that begins here does not end"),
            ("$['a\\q']", 4, "this is not an escape of a string in these quotes"),
            ("$[\"\\'\"]", 3, "this is not an escape of a string in these quotes"),
            ("$['\\ud800']", 3, "'\\u' needs four hexadecimal digits; of two surrogates both are needed"),
            ("$['\\ud800\\u0041']", 3, "'\\u' needs four hexadecimal digits; of two surrogates both are needed"),
            ("$['\u{1f}']", 3, "a control character in a string is written as an escape"),
            ("$['\n']", 3, "a control character in a string is written as an escape"),
            ("$[01]", 2, "\"01\" is not an integer between -(2^53 - 1) and 2^53 - 1, written without leading zeros"),
            ("$[9007199254740992]", 2, "\"9007199254740992\" is not an integer between"),
            ("$[?]", 3, "expected '@', '$', a literal or a function, found ']'"),
            ("$[?@.a = 1]", 7, "expected ',' or ']', found '='"),
            ("$[?(@.a]", 7, "expected ')', '&&' or '||', found ']'"),
            ("$[?1]", 3, "this is a value, which is no condition unless it is compared"),
            ("$[?!1]", 4, "this is a value, which is no condition unless it is compared"),
            ("$[?! length(@)]", 5, "this is a value, which is no condition unless it is compared"),
            ("$[?length(@) ]", 3, "this is a value, which is no condition unless it is compared"),
            ("$[?@.* == 1]", 3, "this query may select several values, which cannot be compared"),
            ("$[?1 == $..a]", 8, "this query may select several values, which cannot be compared"),
            ("$[?match(@, 'a') == true]", 3, "match(…) is a condition, which has no value"),
            ("$[?@ == 1.]", 8, "\"1.\" is not a number"),
            ("$[?size(@)]", 3, "there is no function size; the functions are length, count, match, search, value"),
            ("$[?count(1) == 1]", 9, "the argument must be a query"),
            ("$[?match(@)]", 10, "expected ',' and argument 2 of match, found ')'"),
            ("$[?length(@, 1) == 1]", 11, "expected ')' behind the arguments of length, found ','"),
            ("$['é', x]", 8, "expected a name in quotes, an index, a slice, '*' or '?', found 'x'"),
        ])
    func messages(_ text: String, _ offset: Int, _ message: String) throws {
        let error = try #require(throws: JSONPathError.self) { try JSONPath(text) }
        #expect(error.message.hasPrefix(message), "\(error)")
        #expect(error.offset == offset && error.text == text)
    }

    @Test("the column counts characters")
    func column() throws {
        let error = try #require(throws: JSONPathError.self) { try JSONPath("$['é', x]") }
        #expect(error.description.hasPrefix("malformed JSONPath \"$['é', x]\" at column 8: expected a name in quotes"))
    }

    @Test("a message has one line")
    func oneLine() throws {
        let error = try #require(throws: JSONPathError.self) { try JSONPath("$.a\n") }
        #expect(error.description == #"malformed JSONPath "$.a\n" at column 4: expected '.' or '[', found '\n'"#)
    }

    @Test("conditions are nested up to 100 levels deep")
    func nesting() throws {
        func nested(_ count: Int, _ open: String, _ close: String) -> String {
            "$[?" + String(repeating: open, count: count) + "@" + String(repeating: close, count: count) + "]"
        }
        _ = try JSONPath(nested(99, "(", ")"))
        _ = try JSONPath(nested(99, "@[?", "]"))
        for (open, close) in [("(", ")"), ("@[?", "]"), ("!(", ")")] {
            let error = try #require(throws: JSONPathError.self) { try JSONPath(nested(100, open, close)) }
            #expect(error.message == "conditions are nested more than 100 levels deep")
        }
        #expect(throws: JSONPathError.self) { try JSONPath(nested(1_000_000, "length(", ")")) }
    }

    @Test("queries are read and written as text")
    func codable() throws {
        let paths = try JSON.decode([JSONPath].self, from: #"["$.a", "$..*"]"#)
        #expect(paths == [try JSONPath("$.a"), try JSONPath("$..*")] && paths[0] != paths[1])
        #expect(try JSON.Encoder().encodeToString(paths) == #"["$.a","$..*"]"#)
        let issues = JSON.decodingIssues(of: [JSONPath].self, in: try JSONDocument(parsing: #"["$.a", "$."]"#))
        #expect(issues.description.hasPrefix("1:9: error: malformed JSONPath \"$.\" at column 3: expected a name"))
    }

    @Test("an escape that the end of the query cuts off is the error", arguments: ["$['\\u", "$['\\u41", "$['\\u004"])
    func shortEscapes(_ text: String) throws {
        let error = try #require(throws: JSONPathError.self) { try JSONPath(text) }
        #expect(error.message.hasPrefix("'\\u' needs four hexadecimal digits") && error.offset == 3, "\(error)")
    }
}
