import Bricolage
import BricolageQuery
import TestSupport
import Testing

/// What queries select, beyond the public tests.
@Suite("Evaluating JSONPaths")
struct PathEvaluationTests {
    private func select(_ path: String, _ text: String, mostVisited: Int = 10_000_000) throws -> [JSON] {
        try JSONDocument(parsing: text).nodes(at: JSONPath(path), mostVisited: mostVisited).map(\.json)
    }

    @Test("values have their locations")
    func locations() throws {
        let document = try JSONDocument(parsing: "{\"a\": [1,\n  {\"b'\": 2}]}")
        let nodes = try document.nodes(at: JSONPath("$..*"))
        #expect(nodes.map(\.normalizedPath) == ["$['a']", "$['a'][0]", "$['a'][1]", "$['a'][1]['b\\'']"])
        #expect(nodes.map(\.location.description) == ["1:7", "1:8", "2:3", "2:10"])
    }

    @Test("the places of all values are those of each, in the order of the values")
    func places() throws {
        let text = """
            {"a": [1,
              {"b'": [[2], {}, [3, "é", 4]]}], "": {"c\\n": null}, "\\u0001~/": [[[]]]}
            """
        let document = try JSONDocument(parsing: text)
        for path in ["$", "$..*", "$..['a', '']", "$.a[1, 0, 1]['b\\'']", "$.a[1]..[::-1]", "$.x", "$..[2]"] {
            let nodes = try document.nodes(at: JSONPath(path))
            let places = try document.places(at: JSONPath(path))
            #expect(places.map(\.node.location) == nodes.map(\.location))
            #expect(places.map(\.pointer) == nodes.map(\.pointer), "\(path)")
            #expect(places.map(\.location) == nodes.map(\.location), "\(path)")
            #expect(places.map(\.normalizedPath) == nodes.map(\.normalizedPath), "\(path)")
        }
        #expect(try document.places(at: JSONPath("$")).map(\.normalizedPath) == ["$"])
        #expect(
            try document.places(at: JSONPath("$.a[1].*[2][0]")).map(\.normalizedPath) == ["$['a'][1]['b\\''][2][0]"])
        #expect(
            try document.places(at: JSONPath("$['\\u0001~/', ''].*")).map(\.normalizedPath) == [
                "$['\\u0001~/'][0]", "$['']['c\\n']",
            ])
        #expect(throws: JSONPathLimitError.self) { try document.places(at: JSONPath("$..*"), mostVisited: 10) }
    }

    @Test("the places of many values, and of deep ones, take linear time and memory")
    func linearPlaces() throws {
        let wide = try growth(from: 1_000, to: 8_000) { (count: Int) in
            let text = "[" + (0..<count).map { #"{"a": \#($0)}"# }.joined(separator: ",") + "]"
            let places = try JSONDocument(parsing: text).places(at: JSONPath("$..a"))
            #expect(places.reduce(0) { $0 + $1.normalizedPath.utf8.count } > 10 * count)
        }
        #expect(wide < 24)
        let deep = try growth(from: 4_000, to: 32_000) { (depth: Int) in
            let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
            let places = try JSONDocument(parsing: text).places(at: JSONPath("$..*"))
            #expect(places.last?.pointer.tokens.count == depth - 1)
        }
        #expect(deep < 24)
    }

    @Test("the normalized path of a value in a member with a duplicate key names what the value is in")
    func normalizedDuplicates() throws {
        let document = try JSONDocument(parsing: #"{"a": [7], "a": {"0": 8}}"#)
        #expect(try document.nodes(at: JSONPath("$.*[0]")).map(\.normalizedPath) == ["$['a'][0]"])
    }

    @Test("what is inside a value comes in the order of the document, and before what is beside it")
    func order() throws {
        let text = #"[[{"x": 1}, [{"x": 2}]], {"x": [3, {"x": 4}]}, {"x": 5}]"#
        #expect(try select("$..x", text) == [1, 2, [3, ["x": 4]], 4, 5])
        #expect(try select("$..[0]", text) == [[["x": 1], [["x": 2]]], ["x": 1], ["x": 2], 3])
    }

    @Test(
        "indexes, slices, comparisons and blanks",
        arguments: [
            ("$[-1]", [6]), ("$[-7]", [0]), ("$[-8]", []), ("$[7]", []), ("$[1:3]", [1, 2]), ("$[-3:]", [4, 5, 6]),
            ("$[:-5]", [0, 1]), ("$[1:-4]", [1, 2]), ("$[-9:2]", [0, 1]), ("$[5:9]", [5, 6]), ("$[5:1]", []),
            ("$[1:6:2]", [1, 3, 5]), ("$[5:1:-2]", [5, 3]), ("$[2::-1]", [2, 1, 0]), ("$[:4:-1]", [6, 5]),
            ("$[-2:-5:-1]", [5, 4, 3]), ("$[9:3:-2]", [6, 4]), ("$[1:-9:-1]", [1, 0]), ("$[::0]", []),
            ("$[?@ <= 1]", [0, 1]), ("$[?@ >= 5]", [5, 6]), ("$[?@ < 1]", [0]), ("$[?@ > 5]", [6]),
            ("$[?@ == $[2]]", [2]), ("$\t\n\r [\t\n\r 1\t\n\r ,\t\n\r 2\t\n\r :\t\n\r 3\t\n\r ]", [1, 2]),
        ] as [(String, [JSON])])
    func elements(_ path: String, _ expected: [JSON]) throws {
        #expect(try select(path, "[0, 1, 2, 3, 4, 5, 6]") == expected)
    }

    @Test("values that do not exist are equal to each other only")
    func missingValues() throws {
        let text = #"[{"a": 1}, {"b": null}, {"c": 1, "d": 1}]"#
        #expect(try select("$[?@.a == @.b]", text) == [["c": 1, "d": 1]])
        #expect(try select("$[?@.a != @.b]", text) == [["a": 1], ["b": nil]])
        #expect(try select("$[?@.b == null]", text) == [["b": nil]])
        #expect(try select("$[?@.x <= @.y]", text).count == 3)
        #expect(try select("$[?@.a <= @.y]", text).count == 2)
    }

    @Test("value is that of a single node")
    func singleValue() throws {
        let text = #"[[{"x": 1}], [{"x": 1}, {"x": 1}], []]"#
        #expect(try select("$[?value(@..x) == 1]", text) == [[["x": 1]]])
        #expect(try select("$[?value(@..x) == value(@.y)]", text).count == 2)
    }

    @Test("of duplicate keys the last one has the name, and all are members")
    func duplicateKeys() throws {
        let text = #"{"a": 1, "a": 2}"#
        #expect(try select("$.a", text) == [2])
        #expect(try select("$.*", text) == [1, 2])
    }

    @Test("numbers are compared by all of their digits")
    func numbers() throws {
        let text = "[9007199254740993, 9007199254740992, 1e400, 1.0]"
        #expect(try select("$[?@ == 9007199254740993]", text) == [9_007_199_254_740_993])
        #expect(try select("$[?@ > 9007199254740992]", text).count == 2)
        #expect(try select("$[?@ == 1]", text) == [1])
    }

    @Test("strings are compared by their code points")
    func strings() throws {
        let text = #"["é", "e\u0301", "\uD834\uDD1E", "\uFB33"]"#
        #expect(try select(#"$[?@ == 'é']"#, text) == ["é"])
        #expect(try select("$[?length(@) == 1]", text) == ["é", "𝄞", "\u{FB33}"])
        // In UTF-16 the first would be less.
        #expect(try select(#"$[?@ > '\uFB33']"#, text) == ["𝄞"])
    }

    @Test("patterns may come from the document, and invalid ones match nothing")
    func patterns() throws {
        let text = #"[{"t": "abc", "p": "a.c"}, {"t": "abc", "p": "b"}, {"t": "b", "p": "("}, {"t": 1, "p": "1"}]"#
        #expect(try select("$[?match(@.t, @.p)].p", text) == ["a.c"])
        #expect(try select("$[?search(@.t, @.p)].p", text) == ["a.c", "b"])
        #expect(try select(#"$[?search(@.t, '[.]|\\.')]"#, #"[{"t": "a"}, {"t": "."}]"#) == [["t": "."]])
    }

    @Test("a match is a match of the whole pattern, with its hyphens")
    func wholePatterns() throws {
        let text = #"["a", "b", "ab", "a)", "a-b", "b-a"]"#
        #expect(try select("$[?match(@, 'a)|(b')]", text) == [])
        #expect(try select("$[?match(@, 'a|b')]", text) == ["a", "b"])
        #expect(try select(#"$[?match(@, 'a\\-b')]"#, text) == ["a-b"])
        #expect(try select(#"$[?match(@, '[b\\-]+a')]"#, text) == ["b-a"])
        #expect(try select(#"$[?search(@, '\\')]"#, text) == [])
        // The dot is a dot again behind a class, and matches what ends a line only in ECMA-262.
        #expect(try select("$[?match(@, '[a].')]", #"["a\u2028", "a\n"]"#) == ["a\u{2028}"])
        // The same pattern, for the whole text and for a part.
        #expect(try select("$[?match(@, 'b') || search(@, 'b') && search(@, '-')]", text) == ["b", "a-b", "b-a"])
    }

    @Test("more patterns than are kept")
    func manyPatterns() throws {
        let text = "[" + (0..<250).map { #"{"t": "\#($0)", "p": "\#($0 % 125)"}"# }.joined(separator: ", ") + "]"
        #expect(try select("$[?match(@.t, @.p)]", text).count == 125)
        // Each is compiled, since not all are kept.
        #expect(throws: JSONPathLimitError.self) { try select("$[?match(@.t, @.p)]", text, mostVisited: 20_000) }
        #expect(try select("$[?match(@.t, '7')]", text, mostVisited: 20_000).count == 1)
    }

    @Test("the work is limited")
    func limit() throws {
        let deep = String(repeating: "[", count: 30) + String(repeating: "]", count: 30)
        let error = try #require(throws: JSONPathLimitError.self) {
            try select("$" + String(repeating: "[*,*]", count: 29), deep)
        }
        #expect(error.reason == .visited(10_000_000))
        #expect(error.description == "the query visits more than 10000000 values")
        // The root and two arrays with two elements each.
        let text = "[[1, 2], [3, 4]]"
        #expect(try select("$[*][*]", text, mostVisited: 9) == [1, 2, 3, 4])
        #expect(throws: JSONPathLimitError.self) { try select("$[*][*]", text, mostVisited: 8) }
    }

    @Test(
        "everything that takes time counts",
        arguments: [
            "$[?$[1999] == 1]", "$[?$ == $]", "$[?@ == $[1999]]", "$[?count($[*]) == 1]", "$[?$[-1:]]", "$[?$..a]",
            "$[?@[?$[*]]]",
        ])
    func counted(_ path: String) throws {
        let text = "[" + String(repeating: "[1],", count: 1_999) + "[1]]"
        #expect(throws: JSONPathLimitError.self) { try select(path, text, mostVisited: 1_000_000) }
    }

    @Test(
        "conditions, selectors and long texts count as well",
        arguments: [
            "$[?" + String(repeating: "!@ || ", count: 600) + "!@]",
            "$[?" + String(repeating: "@ && ", count: 600) + "@]",
            "$[?@[" + String(repeating: "'a', ", count: 600) + "0]]",
            "$[?@[" + String(repeating: "9, ", count: 600) + "9]]",
            "$[?length('" + String(repeating: "x", count: 40_000) + "') == 1]",
            "$[?@ != '" + String(repeating: "x", count: 40_000) + "']",
            "$[?@ != 1" + String(repeating: "0", count: 40_000) + "]",
            "$[?match('x', '" + String(repeating: "x", count: 32_000) + "')]",
            "$[?@[0] == $[0]]",
        ])
    func countedWork(_ path: String) throws {
        let text = "[\"" + String(repeating: "y", count: 40_000) + "\"" + String(repeating: ",[1]", count: 1_999) + "]"
        #expect(throws: JSONPathLimitError.self) { try select(path, text, mostVisited: 1_000_000) }
    }

    @Test("a path that leads nowhere costs little")
    func emptyEarly() throws {
        let text = "[" + String(repeating: "1,", count: 1_999) + "1]"
        #expect(try select("$[?@" + String(repeating: ".a", count: 600) + "]", text, mostVisited: 20_000) == [])
    }

    @Test("names count the members that are looked at")
    func countedNames() throws {
        let text = "{" + (0..<1_500).map { #""k\#($0)": {}"# }.joined(separator: ", ") + "}"
        #expect(throws: JSONPathLimitError.self) { try select("$[?$.k1499 == 1]", text, mostVisited: 2_000_000) }
    }

    @Test("documents may be deeper than the stack")
    func deep() throws {
        let depth = 20_000
        let text = String(repeating: "[", count: depth) + "7" + String(repeating: "]", count: depth)
        let found = try onSmallStack { try self.select("$..[?@ == 7]", text, mostVisited: 1_000_000_000).count }
        #expect(found == 1)
    }

    @Test("conditions that are nested as deeply as they may be are an error if the stack has no room for them")
    func nestedConditions() throws {
        let document = String(repeating: "[", count: 120) + "7" + String(repeating: "]", count: 120)
        for (open, close, levels) in [("@[?", "]", 99), ("(", ")", 99), ("@[?!(", ")]", 49), ("@[?(", ")]", 49)] {
            let text =
                "$[?" + String(repeating: open, count: levels) + "@" + String(repeating: close, count: levels) + "]"
            let count = open.contains("!") ? 0 : 1
            let path = try onSmallStack(bytes: 8 << 20) { try JSONPath(text) }
            let found = try onSmallStack(bytes: 8 << 20) {
                try JSONDocument(parsing: document).nodes(at: path).count
            }
            #expect(found == count, "\(open)")
            for bytes in [128 << 10, 256 << 10, 512 << 10] {
                let read = try onSmallStack(bytes: bytes) { try? JSONPath(text) }
                #expect(read == nil || read == path)
                let found = try onSmallStack(bytes: bytes) {
                    try? JSONDocument(parsing: document).nodes(at: path).count
                }
                #expect(found == nil || found == count)
            }
        }
    }

    @Test("selecting everything takes linear time")
    func linear() throws {
        let ratio = try growth(from: 1_000, to: 8_000) { (count: Int) in
            let text = "[" + (0..<count).map { #"{"a": [\#($0)]}"# }.joined(separator: ",") + "]"
            let document = try JSONDocument(parsing: text)
            #expect(try document.nodes(at: JSONPath("$..a[?@ >= 0]")).count == count)
        }
        #expect(ratio < 24)
    }

    @Test("control characters in normalized paths are escapes that can be read again")
    func escapedNames() throws {
        let document = try JSONDocument(parsing: #"{"\u0001\u001f\b\f\n\r\t'\\\u007f": 1}"#)
        let node = try #require(document.nodes(at: JSONPath("$.*")).first)
        #expect(node.normalizedPath == #"$['\u0001\u001f\b\f\n\r\t\'\\"# + "\u{7F}']")
        #expect(try document.nodes(at: JSONPath(node.normalizedPath)).map(\.pointer) == [node.pointer])
    }

    @Test("values that are neither two numbers nor two strings have no order")
    func unordered() throws {
        let text = #"[1, "a", true, false, null, [], {}]"#
        for operand in ["true", "false", "null", "$[5]", "$[6]"] {
            for comparison in ["<", ">"] { #expect(try select("$[?@ \(comparison) \(operand)]", text) == []) }
        }
        #expect(try select("$[?@ < 'b']", text) == ["a"] && select("$[?@ < 2]", text) == [1])
        #expect(try select("$[?@ <= true]", text) == [true] && select("$[?@ >= null]", text) == [nil])
    }

    @Test("numbers in queries may have exponents with either letter and any sign")
    func exponents() throws {
        for number in ["1e2", "1E2", "1e+2", "1E+02", "10000e-2", "1.0e2", "100"] {
            #expect(try select("$[?@ == \(number)]", "[1, 100, 2]") == [100], "\(number)")
        }
    }

    @Test(
        "slices",
        arguments: [
            ("1:3", "bc"), ("5:", "fg"), ("1:5:2", "bd"), ("5:1:-2", "fd"), ("::-1", "gfedcba"), ("-2:", "fg"),
            (":-5", "ab"), ("::0", ""), ("-10:10:3", "adg"), ("10:-10:-3", "gda"), ("3:1", ""), ("1:3:-1", ""),
            ("-1:-4:-1", "gfe"), (" 1 : 3 : 1 ", "bc"), ("::", "abcdefg"), (":2:", "ab"), ("6:100", "g"), ("7:", ""),
        ])
    func slices(_ slice: String, _ letters: String) throws {
        let found = try select("$[\(slice)]", #"["a", "b", "c", "d", "e", "f", "g"]"#)
        #expect(found.compactMap(\.string).joined() == letters)
        #expect(try select("$[\(slice)]", #"{"a": 1}"#) == [])
    }

    @Test("the dot of a pattern is any character but line feeds and carriage returns, outside of classes")
    func dots() throws {
        let text = #"["\u2028", "\u2029", "\n", "\r", ".", "x"]"#
        #expect(try select("$[?match(@, '.')]", text) == ["\u{2028}", "\u{2029}", ".", "x"])
        #expect(try select("$[?match(@, '[.]')]", text) == ["."])
    }
}
