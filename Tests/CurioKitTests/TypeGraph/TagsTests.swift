internal import CurioKit
internal import Testing

/// Unions whose branches are distinguished by a member.
@Suite struct TagsTests {
    private func union(_ branches: String, _ configuration: Generator.Configuration = .init()) throws -> String {
        try text(#"{"title": "T", "type": "object", "properties": {"u": {"oneOf": [\#(branches)]}}}"#, configuration)
    }

    private func branch(_ tag: String, _ member: String) -> String {
        """
        {"type": "object", "required": ["type"],
         "properties": {"type": {"const": "\(tag)"}, "\(member)": {"type": "string"}}}
        """
    }

    @Test func theTagsValueNamesCaseAndType() throws {
        let text = try union([branch("command", "a"), branch("http-request", "b")].joined(separator: ", "))
        #expect(text.contains("case command(Command)"))
        #expect(text.contains("case httpRequest(HttpRequest)"))
    }

    @Test func oneTagForSeveralBranchesLeavesTheirMembersToTellThemApart() throws {
        let text = try union(
            [branch("file", "path"), branch("web", "url"), branch("web", "host")].joined(separator: ", "))
        #expect(text.contains("case file(File)"))
        #expect(text.contains("case webUrl(WebUrl)"))
        #expect(text.contains("case webHost(WebHost)"))
        #expect(text.contains("case \"file\": self = .file(try json.read())"))
        #expect(text.contains("throw json.failure(\"one of WebUrl, WebHost\", candidates: failures)"))
    }

    /// Formerly, a note without a body was read as the first branch that accepted it, a page.
    @Test func aPatternOfOneTextTellsBranchesApartLikeAConstant() throws {
        let branch = { (pattern: String, member: String) in
            """
            {"type": "object", "required": ["type"], "properties": {
              "type": {"type": "string", "pattern": "\(pattern)"}, "\(member)": {"type": "string"}}}
            """
        }
        let plain = try union([branch("^Page$", "a"), branch("^web-site:1$", "b")].joined(separator: ", "))
        #expect(plain.contains("case \"Page\": self = .page(try json.read())"))
        #expect(plain.contains("case \"web-site:1\": self = .webSite1(try json.read())"))
        let other = try union([branch("^Page", "a"), branch("^a.b$", "b"), branch("^$", "c")].joined(separator: ", "))
        #expect(!other.contains("switch json[\"type\"]"))
    }

    /// Formerly, such branches were called after the text, a number, or a member beside it.
    @Test func oneTagForSeveralBranchesLeavesThemTheNamesOfTheirDefinitions() throws {
        let names = ["WebPage", "WebSite", "LocalFile"]
        let definitions = zip(names, [branch("web", "url"), branch("web", "host"), branch("file", "path")])
            .map { #""\#($0)": \#($1)"# }.joined(separator: ", ")
        let references = names.map { ##"{"$ref": "#/$defs/\##($0)"}"## }.joined(separator: ", ")
        let text = try text(#"{"title": "T", "oneOf": [\#(references)], "$defs": {\#(definitions)}}"#)
        #expect(text.contains("case webPage(WebPage)"))
        #expect(text.contains("case webSite(WebSite)"))
        #expect(text.contains("case file(LocalFile)"))
    }

    @Test func oneTagForSeveralBranchesThatHaveAnotherOne() throws {
        let branch = { (format: String) in
            """
            {"type": "object", "required": ["type"],
             "properties": {"type": {"const": "logs"}, "format": {"const": "\(format)"}}}
            """
        }
        let text = try union([self.branch("file", "path"), branch("syslog"), branch("json")].joined(separator: ", "))
        #expect(text.contains("case logsSyslog(LogsSyslog)"))
        #expect(text.contains("case logsJson(LogsJson)"))
    }

    @Test func anUnknownTagIsKeptUnlessUnionsAreClosed() throws {
        let branches = [branch("file", "path"), branch("web", "url")].joined(separator: ", ")
        #expect(try union(branches).contains("default: self = .other(try json.read())"))
        let closed = try union(branches, .init(keepsUnknownCases: false))
        #expect(!closed.contains("case other(JSON)"))
        #expect(closed.contains(#"default: throw (json["type"] ?? json).failure("one of \"file\", \"web\"")"#))
    }

    @Test func anUnknownTextIsKeptUnlessEnumerationsAreClosed() throws {
        let schema = #"{"title": "T", "type": "object", "properties": {"e": {"enum": ["a", "b"]}}}"#
        #expect(try text(schema).contains("case other(String)"))
        let closed = try text(schema, .init(keepsUnknownCases: false))
        #expect(!closed.contains("other"))
        #expect(closed.contains("public enum E: String, JSONClosedEnum"))
    }

    @Test func aMemberTellsBranchesApartThatHaveNoTag() throws {
        let text = try union(
            #"{"type": "object", "properties": {"path": {"type": "string"}, "name": {"type": "string"}}},"#
                + #"{"type": "object", "properties": {"url": {"type": "string"}, "name": {"type": "string"}}}"#)
        #expect(text.contains("case path(Path)"))
        #expect(text.contains("case url(Url)"))
    }

    @Test func aTagThatNeedNotBeThereIsLookedAtWhereItIs() throws {
        let branch = { (kind: String) in
            #"{"title": "\#(kind)s", "type": "object", "properties": {"kind": {"enum": ["\#(kind)"]}, "n": {}}}"#
        }
        let text = try union([branch("cat"), branch("dog")].joined(separator: ", "))
        #expect(text.contains(#"case "cat": self = .cats(try json.read())"#))
        #expect(text.contains(#"case "dog": self = .dogs(try json.read())"#))
        #expect(text.contains(#"throw json.failure("one of Cats, Dogs", candidates: failures)"#))
    }

    /// The kinds of one choice are also those of the other.
    @Test func choicesThatAreBranchesOfEachOtherHaveTheSameKinds() throws {
        let text = try text(
            """
            {"type": "object", "properties": {"u": {"anyOf": [{"$ref": "#/$defs/B"}, {"type": "array"}]}}, "$defs": {
              "A": {"anyOf": [{"$ref": "#/$defs/B"}, {"type": "object", "properties": {"n": {"type": "integer"}}}]},
              "B": {"anyOf": [{"$ref": "#/$defs/A"}, {"type": "string"}]}}}
            """)
        #expect(text.contains("case .object: self = .b(try json.read())"))
        #expect(text.contains("case .string: self = .b(try json.read())"))
    }
}
