import BricolageCore
import BricolagePointers
import BricolageWriting
import TestSupport
import Testing

@Suite struct KeyPathTests {
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
        let pointer = try JSONPointer(keyPath: text)
        #expect(pointer.tokens == tokens)
        #expect(pointer == JSONPointer(stringLiteral: text))
        #expect(try JSONPointer(keyPath: pointer.keyPath) == pointer)
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
            (#"['\ud800']"#, .invalidEscape, 2), ("['a\tb']", .unexpectedCharacter("\t"), 4),
            ("a.b\u{1}", .unexpectedCharacter("\u{1}"), 4), ("/a~2", .invalidTilde, 3),
        ] as [(String, JSONPointerError.Reason, Int)])
    func refusesMalformedTextAndSaysWhere(text: String, reason: JSONPointerError.Reason, column: Int) {
        let error = #expect(throws: JSONPointerError.self) { try JSONPointer(keyPath: text) }
        #expect(error?.reason == reason)
        #expect(error?.location.line == 1)
        #expect(error?.location.column == column)
    }

    @Test func printsThePlaceOfAMistake() throws {
        let text = "people[x].name"
        let error = #expect(throws: JSONPointerError.self) { try JSONPointer(keyPath: text) }
        #expect(
            error?.description == """
                key path:1:8: expected an index or a quoted key in the brackets
                    people[x].name
                           ^
                """)
    }

    @Test func canonicalSpellingFitsIntoALiteral() {
        #expect(
            JSONPointer(tokens: ["a", "0", "b.c", "", "it's", "d e"]).keyPath == #"a[0]['b.c']['']['it\'s'].d e"#)
        #expect(JSONPointer(tokens: ["/a", "\u{1}\u{7F}"]).keyPath == #"['/a']['\u0001\u007f']"#)
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
            let pointer = JSONPointer(tokens: tokens)
            #expect(try JSONPointer(keyPath: pointer.keyPath) == pointer, "\(pointer)")
            #expect(try JSONPointer(keyPath: pointer.description) == pointer)
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
                let pointer = try JSONPointer(keyPath: text)
                accepted += 1
                #expect((try? JSONPointer(keyPath: pointer.keyPath)) == pointer, "\(text)")
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
        #expect(document[pointer: "response.avatars[0].url"]?.string == "u")
        #expect(document.root[pointer: "response.avatars[1]['a.b'][1]"]?.int == 2)
        #expect(document[pointer: "[0]"]?.string == "zero")
        #expect(document[pointer: "response.avatars[2]"] == nil)
        #expect(document[pointer: "response.avatars.url"] == nil)
        #expect(json[pointer: "response.avatars[1]['a.b'][0]"] == 1)
        json[pointer: "response.avatars[1]['a.b'][0]"] = "one"
        json[pointer: "made.on[0].the way"] = true
        #expect(json[pointer: "/response/avatars/1/a.b/0"] == "one")
        #expect(json["made"]?["on"]?["0"]?["the way"] == true)
        json[pointer: "response.avatars[0]"] = nil
        #expect(json["response"]?["avatars"]?.array?.count == 1)
        json[pointer: "made.on[0].the way"] = nil
        #expect(json["made"]?["on"]?["0"] == [:])
        #expect(
            document[pointer: "response.avatars[1]['a.b'][1]"]?.pointer.keyPath == "response.avatars[1]['a.b'][1]")
    }

    @Test func subscriptsTakeKeyPaths() throws {
        let keyPath: JSONKeyPath = "menu[1].price"
        let document = try JSONDocument(parsing: #"{"menu":[{"price":1},{"price":2}]}"#)
        var json = document.json
        #expect(document[keyPath: keyPath]?.int == 2)
        #expect(document.root[keyPath: "menu[0]"]?[keyPath: "price"]?.int == 1)
        #expect(document[keyPath: "menu[2].price"] == nil)
        json[keyPath: keyPath] = 3
        #expect(json[keyPath: keyPath] == 3)
        #expect(json[keyPath: "menu[0].price"] == 1)
    }

    @Test func malformedLiteralsAreOneKey() {
        let pointer: JSONPointer = "a..b"
        #expect(pointer.tokens == ["a..b"])
        #expect(pointer.keyPath == "['a..b']")
    }

    @Test func isCodedAsAPointer() throws {
        let pointer: JSONPointer = "a.b[0]"
        #expect(try JSON.encode([pointer]) == Array(#"["/a/b/0"]"#.utf8))
    }

    /// A control character between quotes was once said to be a wrong backslash.
    @Test func aControlCharacterNeedsAnEscape() throws {
        let error = #expect(throws: JSONPointerError.self) { try JSONPointer(keyPath: "['a\tb']") }
        #expect(error?.message.contains(#"as an escape in quotes, as in ['a\u0009']"#) == true)
        #expect(try JSONPointer(keyPath: #"['a\u0009']"#).tokens == ["a\t"])
    }
}
