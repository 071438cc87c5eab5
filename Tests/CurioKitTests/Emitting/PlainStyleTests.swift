internal import CurioKit
internal import Testing

/// Types in plain Swift: their imports, and the remarks on members that they lose.
@Suite struct PlainStyleTests {
    /// Formerly, the time for reading grew exponentially with the depth of `left`.
    @Test func aRecursiveUnionDoesNotReadObjectsThatLackAMember() throws {
        let branch = { (name: String, left: String) in
            ##"""
            {"type": "object", "required": ["left", "\##(name)"], "properties": {
              "left": {"$ref": "#/$defs/\##(left)"}, "\##(name)": {"type": "integer"}}}
            """##
        }
        let schema = { (left: String) in
            ##"""
            {"title": "T", "type": "object", "properties": {"e": {"$ref": "#/$defs/E"}}, "$defs": {
              "E": {"anyOf": [\##(branch("plus", left)), \##(branch("minus", left)), {"type": "integer"}]},
              "F": {"type": "object", "properties": {"f": {"type": "integer"}}}}}
            """##
        }
        let lines = try text(schema("E"), .init(style: .codable))
        for name in ["plus", "minus"] {
            let demand = "try Self.demandMember(\"\(name)\", in: decoder)\n            self = .\(name)("
            #expect(lines.contains(demand))
        }
        #expect(try !text(schema("F"), .init(style: .codable)).contains("demandMember"))
    }

    private static let plain = Generator.Configuration(style: .codable)

    /// Other members are dropped, so their type appears nowhere.
    @Test func whatIsDroppedBringsNoImport() throws {
        let schema = { (version: String) in
            #"{"type": "object", "properties": {"version": \#(version)}, "additionalProperties": {"type": "object"}}"#
        }
        #expect(try !text(schema(#"{"type": "string"}"#), Self.plain).contains("import"))
        #expect(try text(schema("{}"), Self.plain).contains("public import Bricolage"))
    }

    /// A file did not say why types in plain Swift need the library.
    @Test func theHeadOfAFileSaysWhatTheLibraryIsImportedFor() throws {
        let reasons = { (members: String, style: Generator.Style) in
            try text(#"{"title": "T", "type": "object", "properties": {\#(members)}}"#, .init(style: style))
                .split(separator: "\n").filter { $0.hasSuffix("import Bricolage") || $0.contains("is imported for") }
        }
        let (values, recursion) = (#""any": {}"#, ##""next": {"$ref": "#"}"##)
        let json = "// Bricolage is imported for JSON, which holds values of any kind."
        let boxes = "// Bricolage is imported for Indirect, which stores members that are recursive or large."
        #expect(try reasons(#""n": {"type": "integer"}"#, .codable).isEmpty)
        #expect(try reasons(values, .codable) == [json[...], "public import Bricolage"])
        #expect(try reasons(recursion, .codable) == [boxes[...], "public import Bricolage"])
        #expect(try reasons(values + "," + recursion, .codable) == [json[...], boxes[...], "public import Bricolage"])
        #expect(try reasons(values + "," + recursion, .fast) == ["public import Bricolage"])
    }

    /// Only enumerations that keep other texts need a case of this name for them; in plain Swift none does.
    @Test func aPlainEnumerationMayHaveACaseOther() throws {
        let schema = #"{"title": "T", "type": "object", "properties": {"a": {"enum": ["other"]}}}"#
        #expect(try declarations(schema, Self.plain).contains("case other"))
        #expect(try !declarations(schema).contains("case other"))
    }

    /// Drafts 3 and 4 have no `const`: authors mean one, but other values are valid, and plain enumerations refused
    /// them.
    @Test(arguments: [(#""x""#, "String"), ("3", "Int"), ("1.5", "Double")])
    func aConstantThatTheDraftDoesNotKnowMakesNoPlainEnumeration(value: String, type: String) throws {
        let schema = { (draft: String) in
            """
            {"$schema": "http://json-schema.org/\(draft)/schema#", "title": "T", "type": "object",
             "properties": {"a": {"const": \(value)}}}
            """
        }
        let older = try text(schema("draft-04"), Self.plain)
        #expect(older.contains("public var a: \(type)?\n") && !older.contains("public enum A: "))
        let newer = try text(schema("draft-06"), Self.plain)
        #expect(newer.contains("public enum A: ") == (type != "Double"))
    }

    /// A file did not say that null is lost.
    @Test func theHeadOfAFileSaysWhereNullIsLost() throws {
        let schema = { (required: String) in
            """
            {"title": "T", "type": "object", "properties": {"a": {"type": ["string", "null"]}, "b": {"type": "string"}},
             "required": [\(required)]}
            """
        }
        let line = "// Optional members that may be null are nil for null as well, and nil is not written."
        #expect(try text(schema(""), Self.plain).contains(line))
        #expect(try !text(schema(#""a""#), Self.plain).contains(line))
        #expect(try !text(schema("")).contains(line))
    }

    @Test func aPlainUnionThatRefusesMembersHasKeysToFindThem() throws {
        let closed = #"{"type": "object", "properties": {"x": {}}, "additionalProperties": false}"#
        let open = #"{"type": "object", "properties": {"x": {}, "y": {}}, "required": ["x"]}"#
        let text = try text(#"{"title": "T", "anyOf": [\#(closed), \#(open), {"type": "string"}]}"#, Self.plain)
        #expect(text.contains("refuseMembers(besides known: [String]") && text.contains("struct CodingKeys: CodingKey"))
    }

    @Test(arguments: [(#""\u00E9", "e\u0301""#, true), (#""\u00E9", "e""#, false)])
    func plainEnumerationsTellTextsApartThatSwiftDoesNot(values: String, areToldApart: Bool) throws {
        let schema = #"{"title": "T", "type": "object", "properties": {"a": {"enum": [\#(values)]}}}"#
        #expect(try text(schema, Self.plain).contains("init?(rawValue: String)") == areToldApart)
    }

    @Test(arguments: [(20, #"k19\""#), (21, #"k19\", …"#)])
    func anErrorTellsTwentyTags(count: Int, end: String) throws {
        let branches = (0..<count).map {
            #"{"type": "object", "properties": {"kind": {"const": "k\#($0)"}, "m\#($0)": {}}, "required": ["kind"]}"#
        }
        let schema = #"{"title": "T", "oneOf": [\#(branches.joined(separator: ", "))]}"#
        let text = try text(schema, Self.plain)
        #expect(text.contains(#"let description = "expected \"kind\" to be one of \"k0\", "#))
        #expect(text.contains(end + "\"\n"))
    }

    private func branch(_ title: String, _ member: String, _ more: String = "") -> String {
        """
        {"title": "\(title)", "type": "object", "required": ["name"],
         "properties": {"name": {"type": "string"}, "\(member)": {"type": "string"}}\(more)}
        """
    }

    private func losses(_ branches: String...) throws -> [String] {
        try remarks(#"{"title": "T", "oneOf": [\#(branches.joined(separator: ", "))]}"#, Self.plain)
            .filter { $0.contains("fits several of these types") }
    }

    @Test func membersThatAUnionMayLoseAreToldWithTheirPlace() throws {
        let told = try losses(branch("Cat", "meow"), branch("Dog", "bark"))
        #expect(told.count == 1 && told[0].hasPrefix("s.json:1:25: warning: "))
        let closed = #", "additionalProperties": false"#
        #expect(try losses(branch("Cat", "meow", closed), branch("Dog", "bark", closed)).isEmpty)
        #expect(try losses(branch("Cat", "meow", closed), branch("Dog", "bark")).isEmpty)
        let longer = branch("Dog", "bark").replacing(#"["name"]"#, with: #"["name", "bark"]"#)
        #expect(try losses(branch("Cat", "meow"), longer).isEmpty)
        let kinds = ["tabby", "collie"].map {
            branch($0, $0 + " own").replacing(#"{"type": "string"}, "#, with: #"{"const": "\#($0)"}, "#)
        }
        #expect(try losses(kinds[0], kinds[1]).isEmpty)
    }

    /// Only branches that are objects themselves were compared.
    @Test func membersThatAUnionOfArraysOrMapsMayLoseAreTold() throws {
        let closed = branch("Cat", "meow", #", "additionalProperties": false"#)
        let list = { (items: String) in #"{"type": "array", "items": \#(items)}"# }
        let map = { (values: String) in #"{"type": "object", "additionalProperties": \#(values)}"# }
        for wrap in [list, map, { list(map($0)) }] as [(String) -> String] {
            #expect(try losses(wrap(closed), wrap(branch("Dog", "bark"))).count == 1)
            #expect(try losses(wrap(closed), wrap(map(#"{"type": "string"}"#))).count == 1)
            #expect(try losses(wrap(closed), wrap(#"{"type": "string"}"#)).isEmpty)
        }
        #expect(try losses(list(closed), map(branch("Dog", "bark"))).isEmpty)
    }

    /// The choice by a tag loses nothing.
    @Test func aDiscriminatorKeepsAUnionFromLosingMembers() throws {
        let schema = ##"""
            {"title": "T", "oneOf": [{"$ref": "#/$defs/Cat"}, {"$ref": "#/$defs/Dog"}],
             "discriminator": {"propertyName": "name"},
             "$defs": {"Cat": \##(branch("Cat", "meow")), "Dog": \##(branch("Dog", "bark"))}}
            """##
        #expect(try remarks(schema, Self.plain).allSatisfy { !$0.contains("fits several of these types") })
    }

    @Test func optionsWithoutEffectAreTold() throws {
        let told = { (configuration: Generator.Configuration) in
            try remarks(#"{"type": "object"}"#, configuration).filter { $0.contains("has no effect") }
                .map { $0.split(separator: "warning: ").last.map(String.init) ?? "" }
        }
        #expect(try told(Self.plain).isEmpty)
        var all = Self.plain
        all.formats = Set(TypedFormat.table)
        (all.checksConstraints, all.hasConveniences) = (true, true)
        (all.comparison, all.defaults) = (.json, .reading)
        let options = ["comparison: json", "constraints", "conveniences", "defaults: reading", "formats"]
        #expect(try told(all).sorted() == options.map { $0 + " has no effect on types in codable style" })
        all.style = .fast
        #expect(try told(all).isEmpty)
    }

    /// A box needs the library; members of more than 128 bytes had one.
    @Test func aLargeMemberBringsNoImport() throws {
        let members = { (count: Int) in
            (0..<count).map { #""p\#($0)": {"type": "string"}"# }.joined(separator: ", ")
        }
        let schema = { (count: Int) in
            #"{"title": "T", "properties": {"a": {"type": "object", "properties": {\#(members(count))}}}}"#
        }
        #expect(try !text(schema(20), Self.plain).contains("import"))
        #expect(try text(schema(20)).contains("@Indirect public var a: A?"))
        #expect(try text(schema(300), Self.plain).contains("@Indirect public var a: A?"))
    }
}
