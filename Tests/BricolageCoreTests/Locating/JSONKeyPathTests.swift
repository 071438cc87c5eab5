import BricolageCore
import TestSupport
import Testing

@Suite struct JSONKeyPathTests {
    @Test(
        arguments: [
            ("", []), ("a", ["a"]), ("a.b[0]", ["a", "b", "0"]), ("[0][12].x", ["0", "12", "x"]),
            ("['a.b']", ["a.b"]), ("[\"a.b\"].c", ["a.b", "c"]), ("a['']", ["a", ""]),
            (#"['it\'s']["say \"hi\""]"#, ["it's", "say \"hi\""]), (#"['"']["'"]"#, ["\"", "'"]),
            (#"['\u00e9\n\\']"#, ["é\n\\"]), ("two words.c-d", ["two words", "c-d"]), ("a.0", ["a", "0"]),
            ("/a~1b/0", ["a/b", "0"]), ("a/b", ["a/b"]), ("['/a']", ["/a"]), ("日本.🍚", ["日本", "🍚"]),
            ("a.01", ["a", "01"]),
        ] as [(String, [String])])
    func readsEveryForm(text: String, tokens: [String]) throws {
        let keyPath = try JSONKeyPath(text)
        #expect(keyPath.tokens == tokens)
        #expect(keyPath.pointer == JSONPointer(tokens: tokens))
        #expect(try JSONKeyPath(keyPath.description) == keyPath)
    }

    @Test(
        arguments: [
            (".", .emptyKey, 1), (".a", .emptyKey, 1), ("a.", .emptyKey, 3), ("a..b", .emptyKey, 3),
            ("a.[0]", .emptyKey, 3), ("a]b", .unexpectedCharacter("]"), 2), ("a[0]b", .unexpectedCharacter("b"), 5),
            ("a\"b", .unexpectedCharacter("\""), 2), ("é'", .unexpectedCharacter("'"), 2),
            ("a./b", .unexpectedCharacter("/"), 3), ("a[", .unterminated, 2), ("a[0", .unterminated, 2),
            ("a['b", .unterminated, 3), (#"a['b\"#, .unterminated, 3), ("a['b'", .unterminated, 2),
            ("a['b'x]", .unexpectedCharacter("x"), 6), ("a[]", .invalidIndex, 3), ("a[01]", .invalidIndex, 3),
            ("a[-1]", .invalidIndex, 3), ("a[b]", .invalidIndex, 3), ("a[ 0]", .invalidIndex, 3),
            ("a[99999999999999999999]", .invalidIndex, 3), (#"['\x']"#, .invalidEscape, 2),
            (#"['\ud800']"#, .invalidEscape, 2), ("/a~2", .invalidPointer(.invalidEscape("/a~2")), 1),
        ] as [(String, JSONKeyPathError.Reason, Int)])
    func refusesMalformedTextAndSaysWhere(text: String, reason: JSONKeyPathError.Reason, column: Int) {
        let error = #expect(throws: JSONKeyPathError.self) { try JSONKeyPath(text) }
        #expect(error?.reason == reason)
        #expect(error?.location.line == 1)
        #expect(error?.location.column == column)
    }

    @Test func printsThePlaceOfAMistake() throws {
        let text = "people[x].name"
        let error = #expect(throws: JSONKeyPathError.self) { try JSONKeyPath(text) }
        #expect(
            error?.description == """
                key path:1:8: expected an index or a quoted key in the brackets
                    people[x].name
                           ^
                """)
    }

    @Test func canonicalSpellingFitsIntoALiteral() {
        #expect(
            JSONKeyPath(tokens: ["a", "0", "b.c", "", "it's", "d e"]).description == #"a[0]['b.c']['']['it\'s'].d e"#)
        #expect(JSONKeyPath(tokens: ["/a", "\u{1}\u{7F}"]).description == #"['/a']['\u0001\u007f']"#)
    }

    /// Tokens of the characters that matter to the spelling, so that collisions are likely.
    @Test func everyListOfTokensSurvivesItsText() throws {
        var random = SeededGenerator(seed: 6901)
        let alphabet: [Character] = [
            ".", "[", "]", "'", "\"", "\\", "/", "~", "0", "1", "a", "é", "\u{301}", "\n", "\u{0}", "\u{7F}", " ", "🍚",
            "u",
        ]
        for _ in 0..<5000 {
            let tokens = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                String(
                    (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in alphabet.randomElement(using: &random)
                    })
            }
            let keyPath = JSONKeyPath(tokens: tokens)
            let again = try JSONKeyPath(keyPath.description)
            #expect(again == keyPath, "\(keyPath)")
            #expect(try JSONKeyPath(keyPath.pointer.description) == keyPath)
            #expect(JSONKeyPath(JSONPointer(tokens: tokens)).pointer.tokens == tokens)
        }
    }

    /// Any text is either a path whose canonical spelling means the same, or an error inside the text.
    @Test func noTextIsUndecided() {
        var random = SeededGenerator(seed: 1)
        let alphabet: [Character] = [".", "[", "]", "'", "\"", "\\", "0", "a", "/", "é", "u", "\n"]
        var accepted = 0
        for _ in 0..<5000 {
            let text = String(
                (0..<Int.random(in: 0...7, using: &random)).compactMap { _ in alphabet.randomElement(using: &random) })
            do {
                let keyPath = try JSONKeyPath(text)
                accepted += 1
                #expect((try? JSONKeyPath(keyPath.description)) == keyPath, "\(text)")
            } catch {
                #expect(error.text == text)
                #expect((0...text.utf8.count).contains(error.location.offset), "\(text)")
                #expect(!error.description.isEmpty)
            }
        }
        #expect(accepted > 300)
    }

    @Test func leadsToTheSamePlacesAsAPointer() throws {
        let text = #"{"response":{"avatars":[{"url":"u"},{"a.b":[1,2]}]},"0":"zero"}"#
        let document = try JSONDocument(parsing: text)
        var json = document.json
        #expect(document[keyPath: "response.avatars[0].url"]?.string == "u")
        #expect(document.root[keyPath: "response.avatars[1]['a.b'][1]"]?.int == 2)
        #expect(document[keyPath: "[0]"]?.string == "zero")
        #expect(document[keyPath: "response.avatars[2]"] == nil)
        #expect(document[keyPath: "response.avatars.url"] == nil)
        #expect(json[keyPath: "response.avatars[1]['a.b'][0]"] == 1)
        json[keyPath: "response.avatars[1]['a.b'][0]"] = "one"
        json[keyPath: "made.on[0].the way"] = true
        #expect(json[pointer: "/response/avatars/1/a.b/0"] == "one")
        #expect(json["made"]?["on"]?["0"]?["the way"] == true)
        json[keyPath: "response.avatars[0]"] = nil
        #expect(json["response"]?["avatars"]?.array?.count == 1)
        #expect(
            document[keyPath: "response.avatars[1]['a.b'][1]"]?.keyPath.description == "response.avatars[1]['a.b'][1]")
    }

    @Test func malformedLiteralsAreOneKey() {
        let keyPath: JSONKeyPath = "a..b"
        #expect(keyPath.tokens == ["a..b"])
        #expect(keyPath.description == "['a..b']")
    }

    @Test func isCodedAsItsText() throws {
        let keyPath: JSONKeyPath = "a.b[0]"
        #expect(try JSON.encode([keyPath]) == Array(#"["a.b[0]"]"#.utf8))
        #expect(try JSON.decode([JSONKeyPath].self, from: #"["a['b'].0"]"#) == [keyPath])
        #expect(throws: DecodingIssues.self) { try JSON.decode([JSONKeyPath].self, from: #"["a."]"#) }
    }
}
