import Testing

@Suite struct CommentTests {
    /// The comment above the only type of a schema with a description.
    private func comment(_ description: String) throws -> [String] {
        let schema = #"{"title": "T", "description": "\#(description)", "type": "object", "properties": {"a": {}}}"#
        return try text(schema).split(separator: "\n").map(String.init).filter { $0.hasPrefix("///") }
    }

    @Test(arguments: [
        ("a", ["/// T", "///", "/// a"]),
        ("a  ", ["/// T", "///", "/// a"]),
        (#"a \n b  \n\n c"#, ["/// T", "///", "/// a", "///  b", "///", "///  c"]),
        (#"\n \na\n\n"#, ["/// T", "///", "/// a"]),
        (#"é  \r\n\tb\u2028c "#, ["/// T", "///", "/// é", "///  b", "/// c"]),
        (#" \n "#, ["/// T"]),
        (#"\u200b\na\n \u200b"#, ["/// T", "///", "/// a"]),
    ])
    func linesEndAtTheirLastLetter(description: String, lines: [String]) throws {
        #expect(try comment(description) == lines)
    }

    @Test func anotherNameForATypeHasItsComment() throws {
        let schema = ##"""
            {"$defs": {"Name": {"description": "What it is called.", "type": "string"},
                       "B": {"type": "object", "properties": {"n": {"$ref": "#/$defs/Name"}}}}}
            """##
        #expect(try text(schema).contains("/// What it is called.\npublic typealias Name = String\n"))
    }

    /// Formerly, a root that is only another name for a type lost what its schema says.
    @Test func aRootThatIsAnotherNameForATypeHasItsComment() throws {
        let list = #"{"title": "T", "description": "What it lists.", "type": "array", "items": {"type": "string"}}"#
        #expect(try text(list).contains("/// T\n///\n/// What it lists.\npublic typealias T = [String]\n"))
        let other = ##"""
            {"title": "T", "$ref": "#/$defs/Name", "$schema": "https://json-schema.org/draft/2020-12/schema",
             "$defs": {"Name": {"description": "What it is.", "type": "object", "properties": {"n": {}}}}}
            """##
        let both = try text(other)
        #expect(both.contains("/// T\npublic typealias T = Name\n"))
        #expect(both.contains("/// What it is.\npublic struct Name"))
    }

    @Test func whatATypeSaysItsNameWithNullDoesNotSayAgain() throws {
        let schema = #"{"title": "T", "description": "What.", "type": ["object", "null"], "properties": {"a": {}}}"#
        let text = try text(schema)
        #expect(text.contains("/// What.\npublic struct TValue"))
        #expect(text.contains("public typealias T = TValue?\n"))
        #expect(text.matches(of: #/What\./#).count == 1)
    }

    /// A line is as wide as its characters, however many bytes they have.
    @Test(arguments: ["a", "é", "漢"]) func linesAreFilled(letter: String) throws {
        let whole = String(repeating: letter, count: 57) + " " + String(repeating: letter, count: 58)
        #expect(try comment(whole) == ["/// T", "///", "/// " + whole])
        let halves = whole.split(separator: " ").map { "/// " + $0 }
        #expect(try comment(whole + letter) == ["/// T", "///", halves[0], halves[1] + letter])
    }

    /// All lines of a list or a piece of code have its indentation.
    @Test func brokenLinesKeepTheirMargin() throws {
        let word = String(repeating: "a", count: 60)
        #expect(
            try comment("a\\n   \(word) \(word) \(word)")
                == ["/// T", "///", "/// a"] + [word, word, word].map { "///    " + $0 })
    }

    /// A line of Swift is as wide as its characters, too.
    @Test(arguments: ["x", "é"]) func declarationsAreFilled(letter: String) throws {
        let (fitting, long) = (String(repeating: letter, count: 49), String(repeating: letter, count: 50))
        #expect(try declaration(of: fitting).contains("\n        fields[\"\(fitting)\"] = \(fitting)\n"))
        #expect(try declaration(of: long).contains("\n        fields[\"\(long)\"] =\n            \(long)\n"))
    }

    private func declaration(of key: String) throws -> String {
        try text(#"{"title": "T", "type": "object", "properties": {"\#(key)": {"type": "string"}}}"#)
    }
}
