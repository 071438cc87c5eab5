import Testing

/// How a union finds the branch of an object.
@Suite struct BranchOrderTests {
    /// The order in which the branches are tried.
    private func trials(_ branches: String...) throws -> [String] {
        let schema = #"{"title": "T", "oneOf": [\#(branches.joined(separator: ", "))]}"#
        return try text(schema).matches(of: #/self = \.(\w+)\(try json\.read\(\)\)/#).map { String($0.1) }
    }

    private static let vague = #"{"title": "Vague", "type": "object", "properties": {"a": {"type": "string"}}}"#
    private static let strict =
        #"{"title": "Strict", "type": "object", "required": ["b"], "properties": {"b": {"type": "string"}}}"#
    private static let closed =
        #"{"title": "Closed", "type": "object", "properties": {"c": {"type": "string"}}, "additionalProperties": false}"#

    @Test func whatFitsAlmostEverythingIsTriedLast() throws {
        #expect(try trials(Self.vague, Self.strict) == ["strict", "vague"])
        #expect(try trials(Self.strict, Self.vague) == ["strict", "vague"])
        #expect(try trials(Self.vague, Self.closed) == ["closed", "vague"])
        #expect(try trials(Self.closed, Self.vague, Self.strict) == ["closed", "strict", "vague"])
    }

    @Test func aBranchThatAcceptsAnythingLeavesTheOthersTheirTypes() throws {
        // After the branches for objects comes the one for anything, which is also that of the four other kinds.
        let others = Array(repeating: "other", count: 5)
        #expect(try trials("{}", Self.strict) == ["strict"] + others)
        #expect(try trials("{}", Self.vague, Self.closed) == ["closed", "vague"] + others)
        #expect(try trials(#"{"title": "Extra"}"#, Self.strict).prefix(2) == ["strict", "extra"])
        #expect(try remarks(#"{"title": "T", "oneOf": [{}, \#(Self.strict)]}"#).isEmpty)
        let everything = try text(#"{"title": "T", "oneOf": [{}, {"description": "Anything."}]}"#)
        #expect(everything.contains("typealias T = JSON"))
    }

    @Test func aChoiceWithABranchForAnythingIsTriedLast() throws {
        let open = #"{"anyOf": [{"type": "integer"}, {}]}"#
        let lines = try text(
            ##"{"title": "T", "oneOf": [{"$ref": "#/$defs/Open"}, {"type": "string"}], "$defs": {"Open": \##(open)}}"##)
        let strings = try #require(lines.split(separator: "case .string:").dropFirst().first { $0.contains(".open") })
        let order = strings.matches(of: #/self = \.(\w+)\(try json\.read\(\)\)/#).map { String($0.1) }
        #expect(order.starts(with: ["string", "open"]))
        #expect(lines.contains("case open(Open)"))
    }

    @Test func whatRequiresMoreOfTheSameIsTriedFirst() throws {
        let longer = Self.strict.replacing("Strict", with: "Longer").replacing(#"["b"]"#, with: #"["b", "d"]"#)
        #expect(try trials(Self.strict, longer) == ["longer", "strict"])
        #expect(try trials(longer, Self.strict) == ["longer", "strict"])
        #expect(try trials(Self.vague, Self.strict, Self.closed, longer) == ["longer", "strict", "closed", "vague"])
        let closed = Self.strict.replacing(#""string"}}"#, with: #""string"}}, "additionalProperties": false"#)
        #expect(try trials(closed, longer) == ["strict", "longer"])
    }

    /// Five branches that list one text for a member, and accept any other text, or any other value.
    private func listing(besides other: String) throws -> String {
        let branches = ["web", "logs", "backup", "slots", "push"].map { text in
            let name = #"{"oneOf": [{"enum": ["\#(text)"], "type": "string"}, \#(other)]}"#
            return #"{"type": "object", "required": ["name"], "properties": {"name": \#(name)}}"#
        }
        return try text(#"{"title": "T", "oneOf": [\#(branches.joined(separator: ", "))]}"#)
    }

    /// Formerly, the first branch read every object, and the branches had numbers for names.
    @Test(arguments: [#"{"type": "string", "pattern": "^\\\\[.*\\\\]$"}"#, #"{"type": "object"}"#, "{}"])
    func ofManyBranchesThatAcceptAnyTextTheOneThatListsItIsTriedFirst(other: String) throws {
        let lines = try listing(besides: other)
        let selection = try #require(lines.split(separator: #"switch json["name"]?.string {"#).dropFirst().first)
        let arm = [
            "            case \"logs\":", "                do {", "                    self = .logs(try json.read())",
            "                    return", "                } catch {}", "",
        ]
        #expect(selection.contains(arm.joined(separator: "\n")))
        let order = selection.matches(of: #/self = \.(\w+)\(try json\.read\(\)\)/#).map { String($0.1) }
        let all = ["web", "logs", "backup", "slots", "push"]
        #expect(order.starts(with: all + all))
    }

    @Test func aBranchIsNotTriedWithoutTheMemberThatItAloneRequires() throws {
        let text = try text(#"{"title": "T", "oneOf": [\#(Self.vague), \#(Self.strict)]}"#)
        #expect(text.contains(#"if json.suggests("b") {"#))
        #expect(!text.contains(#"json.suggests("a")"#))
    }

    /// The members by which branches with the given required members are recognized.
    private func tellingKeys(_ branches: [String]...) throws -> [String] {
        let written = branches.map { keys in
            let properties = keys.map { #""\#($0)": {"type": "string"}"# }.joined(separator: ", ")
            return #"{"type": "object", "required": \#(keys), "properties": {\#(properties)}}"#
        }
        let text = try text(#"{"title": "T", "oneOf": [\#(written.joined(separator: ", "))]}"#)
        return text.matches(of: #/json\.suggests\("(\w+)"\)/#).map { String($0.1) }
    }

    @Test func aBranchIsToldByTheMemberThatFewestRequire() throws {
        #expect(try tellingKeys(["data", "mark"], ["data", "spec"], ["layer"]) == ["mark", "spec", "layer"])
        #expect(try tellingKeys(["a", "b"], ["a"], ["c"]) == ["b", "a", "c"])
    }

    @Test func ofMembersThatTellAsMuchTheFirstIsAsked() throws {
        #expect(try tellingKeys(["a", "b"], ["c", "d"]) == ["a", "c"])
        #expect(try tellingKeys(["a"], ["a", "b"]) == ["b"])
    }

    @Test func branchesThatRequireTheSameAreRankedByTheMembersThatTheyName() throws {
        func branch(_ required: [String], _ member: String, _ more: String = "") -> String {
            let properties = (required + [member]).map { #""\#($0)": {"type": "string"}"# }.joined(separator: ", ")
            return """
                {"title": "B\(member)", "type": "object", "required": \(required), "properties": {\(properties)}\(more)}
                """
        }
        func ranked(_ branches: String...) throws -> Bool {
            try text(#"{"title": "T", "oneOf": [\#(branches.joined(separator: ", "))]}"#).contains("rankedByMembers")
        }
        #expect(try ranked(branch(["k"], "a"), branch(["k"], "b")))
        #expect(try ranked(branch([], "a"), branch([], "b")))
        // A branch that refuses the other's members, or names all of them, needs no count.
        let closed = #", "additionalProperties": false"#
        #expect(try !ranked(branch(["k"], "a", closed), branch(["k"], "b")))
        #expect(try !ranked(branch(["k"], "a"), branch([], "k").replacing("[]", with: #"["k"]"#)))
        #expect(try !ranked(branch(["k"], "a"), branch(["k", "x"], "b"), branch(["x"], "c")))
        #expect(try !ranked(branch(["k"], "a"), branch(["k"], "b").replacing("string", with: "number")))
    }

    @Test func aTagNeedsADifferentTextInEveryBranch() throws {
        func branch(_ title: String, _ tag: String) -> String {
            """
            {"title": "\(title)", "type": "object", "required": ["kind"], "properties": {"kind": {"const": "\(tag)"}}}
            """
        }
        let told = try text(#"{"title": "T", "oneOf": [\#(branch("A", "a")), \#(branch("B", "b"))]}"#)
        #expect(told.contains(#"case "a""#) && told.contains(#"case "b""#))
        let same = try text(#"{"title": "T", "oneOf": [\#(branch("A", "a")), \#(branch("B", "a"))]}"#)
        #expect(!same.contains(#"case "a""#))
    }

    /// The text of a union whose branches have a member `repo`, which may be absent by default.
    ///
    /// It has the given texts, or any text if none are given.
    private func repositories(_ texts: [String]..., required: String = "[]") throws -> String {
        let branches = texts.enumerated().map { position, texts in
            let values = texts.isEmpty ? "" : #", "enum": \#(texts)"#
            return """
                {"title": "R\(position)", "type": "object", "required": \(required), "properties": {
                "repo": {"type": "string"\(values)}, "own\(position)": {"type": "string"}}}
                """
        }
        return try text(#"{"title": "T", "anyOf": [\#(branches.joined(separator: ", "))]}"#)
    }

    @Test func aBranchThatListsTextsIsTriedWithTheseBeforeOneThatTakesAny() throws {
        let text = try repositories([], ["meta"], ["local"])
        #expect(text.contains(#"switch json["repo"]?.string {"#))
        let arms = text.matches(of: #/(?:case "(\w+)"|default):\n|self = \.(\w+)\(try json\.read/#).map {
            $0.1.map { "\"\($0)\"" } ?? $0.2.map(String.init) ?? "default"
        }
        // Without the member, and with other texts, which open enumerations keep, the others are tried as well.
        #expect(
            arms == [
                #""meta""#, "meta", "r0", #""local""#, "local", "r0", "default", "r0", "meta", "local",
            ])
    }

    @Test func aBranchThatMustHaveOneOfItsTextsIsNotTriedWithAnother() throws {
        let text = try repositories([], ["meta"], required: #"["repo"]"#)
        #expect(text.contains("default: self = .r0(try json.read())"))
    }

    @Test func whereManyTakeAnyTextAllAreTried() throws {
        #expect(try repositories(["meta"], [], [], []).contains(#"json["repo"]"#))
        #expect(try !repositories(["meta"], [], [], [], []).contains(#"json["repo"]"#))
        #expect(try !repositories([], []).contains(#"json["repo"]"#))
    }

    @Test func branchesOfOneTextAreToldByAnother() throws {
        func branch(_ direction: String, _ type: String, _ title: String) -> String {
            """
            {"title": "\(title)", "type": "object", "required": ["direction"], "properties": {
            "direction": {"enum": ["\(direction)"]}, "type": {"type": "string"\(type)}, "own\(title)": {"type": "string"}}}
            """
        }
        let branches = [
            branch("in", "", "Any"), branch("in", #", "enum": ["blob"]"#, "Blob"), branch("out", "", "Out"),
        ]
        let text = try text(#"{"title": "T", "oneOf": [\#(branches.joined(separator: ", "))]}"#)
        let outer = try #require(text.firstRange(of: #"switch json["direction"]?.string {"#))
        let inner = try #require(text.firstRange(of: #"switch json["type"]?.string {"#))
        #expect(outer.lowerBound < inner.lowerBound)
        #expect(text.contains(#"case "out": self = .out(try json.read())"#))
    }

    /// A union of objects whose member `kind` has one of two texts each.
    private func kinds(_ name: String, required: String = #"["kind"]"#) -> String {
        let branches = ["a", "b"].map { text in
            """
            {"type": "object", "required": \(required), "properties": {
            "kind": {"const": "\(name)-\(text)"}, "type": {"const": "\(text)"}, "\(name) \(text)": {"type": "string"}}}
            """
        }
        return #""\#(name)": {"oneOf": [\#(branches.joined(separator: ", "))]}"#
    }

    /// Formerly, every object was read as the first union, which keeps objects that it does not know.
    @Test func anyNumberOfUnionsIsToldByTheirTexts() throws {
        let names = ["one", "two", "three", "four", "five", "six"]
        let references = names.map { ##"{"$ref": "#/$defs/\##($0)"}"## }.joined(separator: ", ")
        let definitions = names.map { kinds($0) }.joined(separator: ", ")
        let text = try text(#"{"title": "T", "oneOf": [\#(references)], "$defs": {\#(definitions)}}"#)
        let first = text.matches(of: #/case "(\w+)-a", "\w+-b":[\s\S]*?self = \.(\w+)\(try json\.read/#)
        #expect(first.map { String($0.1) } == names)
        #expect(first.map { String($0.2) } == names)
    }

    @Test func whatABranchOfAUnionNeedNotHaveDoesNotTellTheUnion() throws {
        let definitions = [kinds("one", required: #"["type"]"#), #""two": \#(Self.vague)"#].joined(separator: ", ")
        let branches = ##"{"$ref": "#/$defs/one"}, {"$ref": "#/$defs/two"}"##
        let text = try text(#"{"title": "T", "oneOf": [\#(branches)], "$defs": {\#(definitions)}}"#)
        #expect(text.contains(#"switch json["type"]?.string {"#) && !text.contains(#"json["kind"]"#))
    }

    @Test func whatOneBranchListsBesideAnyOthersTellsNothing() throws {
        let branches = ["{}", #"{"anyOf": [{"enum": ["a", "b"]}, {"type": "string"}]}"#].enumerated().map {
            """
            {"title": "K\($0)", "type": "object", "required": ["kind"], "properties": {
            "kind": \($1), "own\($0)": {"type": "string"}}}
            """
        }
        let text = try text(#"{"title": "T", "oneOf": [\#(branches.joined(separator: ", "))]}"#)
        #expect(!text.contains(#"json["kind"]"#))
    }

    /// Formerly, all trials were written for the texts, and once more for all other texts.
    @Test func textsThatLeadWhereAllOthersLeadAreNotAskedFor() throws {
        let branches = [
            #"{"title": "Plain", "required": ["a"], "properties": {"a": {}, "format": {"enum": ["x", "y"]}}}"#,
            #"{"title": "Long", "required": ["a", "b"], "properties": {"a": {}, "b": {}}}"#,
        ].joined(separator: ", ")
        let text = try text(#"{"title": "T", "type": "object", "oneOf": [\#(branches)]}"#)
        #expect(!text.contains(#"json["format"]"#))
        #expect(text.matches(of: #/self = \.long\(/#).count == 1)
    }
}
