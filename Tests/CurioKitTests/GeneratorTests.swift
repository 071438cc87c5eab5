internal import BricolageCore
internal import BricolageSchema
internal import CurioKit
internal import Testing

@Suite struct GeneratorTests {
    @Test func nothingIsMadeOfNoSchema() throws {
        #expect(throws: GenerationError.noInput) { try Generator().generate([]) }
        #expect("\(GenerationError.noInput)" == "there is no schema to make types of")
    }

    @Test func everyLineBreakInADescriptionStaysInTheComment() throws {
        let breaks = ["\\n", "\\r", "\\r\\n", "\\u2028", "\\u2029", "\\u0085", "\\u000B", "\\u000C"]
        for lineBreak in breaks {
            let text = try text(#"{"type": "object", "description": "a\#(lineBreak)PWNED", "properties": {"p": true}}"#)
            let lines = text.unicodeScalars.split {
                $0.properties.generalCategory == .control || $0 == "\u{2028}" || $0 == "\u{2029}"
            }
            let marked = lines.map { String($0) }.filter { $0.contains("PWNED") }
            #expect(marked == ["/// PWNED"])
        }
    }

    @Test func charactersThatReorderTextAreLeftOut() throws {
        let text = try text(
            #"{"type": "object", "title": "A", "description": "x\u202E\u2066y", "properties": {"p": true}}"#)
        #expect(text.contains("/// xy\n"))
    }

    /// Members beside a choice imply an object; the null of the choice must not get lost because of that.
    @Test func nullBesideImpliedMembersIsKept() throws {
        let text = try text(
            """
            {"title": "T", "type": "object", "properties": {
                "event": {"allOf": [{"$ref": "#/$defs/event"}], "properties": {"types": {"type": "string"}}}},
             "$defs": {"event": {"oneOf": [{"type": "object"}, {"type": "null"}], "additionalProperties": true}}}
            """)
        #expect(text.contains("public var event: Nullable<"))
    }

    /// A schema without `type` allows null whatever its keywords imply.
    @Test func nullOfAMemberWithoutTypeIsKept() throws {
        let schema =
            #"{"title": "T", "type": "object", "properties": {"event": {"properties": {"a": {"type": "string"}}}}}"#
        #expect(try text(schema).contains("public var event: Meant<Event>?"))
        #expect(try text(schema, .init(style: .codable)).contains("public var event: Event?"))
    }

    /// A branch without `type` allows values of other kinds than the one that its keywords imply.
    @Test func otherKindsBesideABranchWithoutTypeAreKept() throws {
        let text = try text(
            """
            {"title": "T", "type": "object", "properties": {
                "report": {"anyOf": [{"items": {"type": "string"}}, {"type": "boolean"}]}}}
            """)
        #expect(text.contains("case other(JSON)"))
        #expect(text.contains("default: self = .other(try json.read())"))
        #expect(text.contains("public var report: Nullable<Report>"))
    }

    @Test func aKeywordThatAllowsEverythingImpliesNothing() throws {
        let text = try text(
            #"{"title": "T", "type": "object", "properties": {"a": {"additionalProperties": true}, "b": {"items": {}}}}"#
        )
        #expect(text.contains("public var a: JSON?"))
        #expect(text.contains("public var b: JSON?"))
    }

    @Test func namesDoNotDependOnTheOrderOfTheSchema() throws {
        let forward = try text(
            #"{"title": "T", "type": "object", "properties": {"a-b": {"type": "string"}, "a_b": {"type": "string"}}}"#)
        let backward = try text(
            #"{"title": "T", "type": "object", "properties": {"a_b": {"type": "string"}, "a-b": {"type": "string"}}}"#)
        #expect(forward.contains(#"aB = try fields["a-b"]"#))
        #expect(backward.contains(#"aB = try fields["a-b"]"#))
        #expect(forward.contains(#"aUnderscoreB = try fields["a_b"]"#))
        #expect(backward.contains(#"aUnderscoreB = try fields["a_b"]"#))
    }

    @Test func namesOfTheStandardLibraryAreNotTaken() throws {
        for name in ["String", "Int", "Array", "Optional", "JSON", "Codable", "Error", "Self", "Protocol", "Hashable"] {
            let text = try text(#"{"title": "\#(name)", "type": "object", "properties": {"a": {"type": "string"}}}"#)
            #expect(text.contains("public struct \(name)Value: "))
        }
    }

    @Test func aKeywordThatLeavesNoTraceIsReportedWithItsPlace() throws {
        let generation = try generate(
            """
            {"type": "object",
             "properties": {"a": {"type": "string", "minLength": 2}},
             "not": {"required": ["b"]}}
            """)
        let lines = generation.diagnostics.map(\.description)
        #expect(lines.contains("s.json:2:54: note: minLength is not checked by the type"))
        #expect(lines.contains("s.json:3:9: warning: not is not expressed by the type and not checked"))
    }

    @Test func aRequiredMemberThatNothingDescribesIsAWarning() throws {
        let generation = try generate(
            """
            {"type": "object", "required": ["title", "calorie"],
             "properties": {"title": {"type": "string"}, "calories": {"type": "integer"},
               "tags": {"type": "object", "required": ["first"], "additionalProperties": {"type": "string"}},
               "none": {"type": "object", "required": ["x"], "additionalProperties": false}}}
            """)
        #expect(
            generation.diagnostics.map(\.description) == [
                "s.json:1:42: warning: \"calorie\" is required and not among the properties; "
                    + "the type does not require it; did you mean \"calories\"?",
                "s.json:3:44: warning: \"first\" is required and not among the properties; the type does not require it",
                "s.json:4:44: warning: \"x\" is required and not among the properties, so that no object is valid",
            ])
    }

    @Test func aRequiredMemberThatAnotherPartDescribesIsNoWarning() throws {
        let generation = try generate(
            ##"""
            {"allOf": [{"$ref": "#/$defs/base"}, {"required": ["a"]}], "type": "object", "required": ["b"],
             "oneOf": [{"properties": {"b": {"const": 1}}}, {"properties": {"b": {"const": "x"}}}],
             "$defs": {"base": {"type": "object", "properties": {"a": {"type": "string"}}}}}
            """##)
        #expect(generation.diagnostics.map(\.description) == [])
    }

    @Test func aReferenceThatCannotBeFollowedIsAnyJSONAndAWarning() throws {
        let generation = try generate(
            #"{"type": "object", "properties": {"a": {"$ref": "https://example.com/none.json"}}}"#)
        #expect(generation.files[0].contents.contains("public var a: JSON?"))
        #expect(generation.diagnostics.map(\.severity) == [.warning])
    }

    @Test func definitionsThatOnlyNameEachOtherEnd() throws {
        let generation = try generate(
            ##"{"$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}}"##)
        #expect(generation.files[0].contents.contains("= JSON\n"))
        #expect(generation.diagnostics.contains { $0.severity == .warning })
    }

    @Test func depthIsLimitedByAnError() throws {
        let nested = { (depth: Int) in
            String(repeating: #"{"type": "array", "items": "#, count: depth) + "true"
                + String(repeating: "}", count: depth)
        }
        #expect(throws: Never.self) { try generate(nested(300)) }
        #expect(throws: GenerationError.limit("nested schemas", 400)) { try generate(nested(1000)) }
    }

    @Test func moreDefinitionsThanTypesAreRefusedBeforeAnyIsLookedAt() throws {
        let definitions = (0...20_000).map { #""d\#($0)": {"type": "string"}"# }.joined(separator: ",")
        for text in [
            #"{"$defs": {\#(definitions)}}"#,
            #"{"openapi": "3.1.0", "components": {"schemas": {\#(definitions)}}}"#,
        ] {
            #expect(throws: GenerationError.limit("types", 20_000)) { try generate(text) }
        }
    }

    /// Formerly, time and memory grew with the square of the length of such a chain.
    @Test func chainsThatDemandMoreWithEachLinkAreLimited() throws {
        let chain = { (count: Int) in
            let links = (0..<count).map { ##""d\##($0)": {"$ref": "#/$defs/d\##($0 + 1)", "minimum": \##($0)}"## }
            return #"{"$defs": {\#(links.joined(separator: ",")), "d\#(count)": {"type": "integer"}}}"#
        }
        #expect(throws: Never.self) { try generate(chain(300)) }
        let error = GenerationError.limit("steps to combine schemas", 500_000)
        #expect(throws: error) { try generate(chain(1500)) }
    }

    @Test func membersOfAPatternThatMayBeAnythingAreADictionary() throws {
        let schema = """
            {"type": "object", "additionalProperties": false,
             "patternProperties": {"^x-": {"$ref": "#/definitions/extension"}, "^/": {"type": "string"}},
             "definitions": {"extension": {"additionalProperties": true}}}
            """
        let text = try text(schema)
        #expect(text.contains("public var extensions: [String: JSON]\n"), "\(text)")
    }

    @Test func anObjectThatNamesNoMemberReadsAndWritesAllOthers() throws {
        let text = try text(#"{"title": "T", "type": "object", "properties": {"a": false}}"#)
        #expect(text.contains("additional = try fields.rest()") && text.contains("fields.rest(additional)"), "\(text)")
    }

    @Test func aSchemaOfDefinitionsMakesATypeOfEach() throws {
        let definitions = """
            "definitions": {"count": {"type": "integer"}, "names": {"type": "array", "items": {"type": "string"}},
                "pair": {"type": "object", "properties": {"a": {"$ref": "#/definitions/count"}}}}
            """
        for head in ["", #""type": "object", "#] {
            let lines = try Set(text("{\(head)\(definitions)}").split(separator: "\n"))
            #expect(lines.isSuperset(of: ["public typealias Count = Int", "public typealias Names = [String]"]))
            #expect(lines.contains { $0.hasPrefix("public struct Pair: ") })
        }
        #expect(try !text(#"{"type": "object", "minProperties": 1, \#(definitions)}"#).contains("Count"))
    }

    @Test func manyDefinitionsAreEachFoundByTheirName() throws {
        let definitions = (0..<80).map { #""item\#($0)": {"type": "object", "properties": {"p\#($0)": {}}}"# }
        let references = (0..<80).reversed().map { ##""r\##($0)": {"$ref": "#/$defs/item\##($0)"}"## }
        let schema = """
            {"type": "object", "properties": {\(references.joined(separator: ","))},
             "$defs": {\(definitions.joined(separator: ","))}}
            """
        let lines = try Set(text(schema).split(separator: "\n"))
        #expect((0..<80).allSatisfy { lines.contains("    public var r\($0): Item\($0)?") })
    }

    @Test func longNamesAreCut() throws {
        let name = "start" + String(repeating: "long", count: 200)
        let text = try text(#"{"title": "T", "type": "object", "properties": {"\#(name)": {"type": "string"}}}"#)
        let line = try #require(text.split(separator: "\n").first { $0.contains("public var startlong") })
        #expect(line.count < 100)
    }

    @Test func theSameSchemaGivesTheSameText() throws {
        let schema =
            #"{"type": "object", "properties": {"a": {"enum": ["x", 1, true]}, "b": {"anyOf": [{"type": "string"}, {"type": "array"}]}}}"#
        #expect(try generate(schema) == generate(schema))
    }

    @Test func accessAndConformancesFollowTheConfiguration() throws {
        let configuration = Generator.Configuration(access: .internal, conformances: [.sendable])
        let text = try text(
            #"{"title": "T", "type": "object", "properties": {"a": {"type": "string"}}}"#, configuration)
        #expect(text.contains("\nstruct T: JSONModel, GuessableDecodable, Sendable {"))
        #expect(!text.contains("public"))
    }

    @Test func membersThatOnlyARegularExpressionTellsAreToldWithTheirPlace() throws {
        let schema = """
            {"type": "object", "properties": {"a": {"type": "string"}}, "patternProperties": {
             "^x-": {"type": "integer"}, "^(ab)+$": {"type": "string"}, "^(cd)+$": {}}}
            """
        let told = try remarks(schema).filter { $0.contains("whose keys match") }
        #expect(
            told == [
                "s.json:2:41: warning: members whose keys match \"^(ab)+$\" are kept as JSON: "
                    + "only a regular expression can recognize them"
            ])
        let alone = """
            {"type": "object", "patternProperties": {"^(ab)+$": {"type": "string"}}, "additionalProperties": false}
            """
        #expect(try remarks(alone).allSatisfy { !$0.contains("whose keys match") })
    }

    @Test func entriesOfMapsThatCodableStyleKeepsAsJSONAreToldWithTheirPlace() throws {
        let schema = """
            {"type": "object", "patternProperties": {
             "^[a-z]+$": {"type": "object", "properties": {"n": {"type": "string"}}}, "^x-": {}}}
            """
        let keysAreNotTold = "are kept as JSON: types in codable style do not tell keys apart"
        #expect(
            try remarks(schema, .init(style: .codable)).filter { $0.contains("kept as JSON") } == [
                "s.json:2:14: warning: members whose keys match \"^[a-z]+$\" \(keysAreNotTold)"
            ])
        #expect(try remarks(schema).isEmpty)
        let rest = #"{"type": "object", "patternProperties": {"^x-": {}}, "additionalProperties": {"type": "integer"}}"#
        #expect(
            try remarks(rest, .init(style: .codable)).filter { $0.contains("kept as JSON") } == [
                "s.json:1:78: warning: other members \(keysAreNotTold)"
            ])
    }

    @Test func membersThatCodableStyleDropsAreToldWithTheirPlace() throws {
        let schema = """
            {"type": "object", "properties": {"a": {"type": "string"}},
             "patternProperties": {"^x-": {"type": "integer"}, "^y-": false, "^(b|c)$": {"type": "string"}}}
            """
        let told = try remarks(schema, .init(style: .codable)).filter { $0.contains("whose keys match") }
        #expect(
            told == ["s.json:2:31: warning: types in codable style drop the members whose keys match \"^x-\""])
        #expect(try remarks(schema).isEmpty)
        let map =
            #"{"type": "object", "patternProperties": {"^x-": {"type": "integer"}}, "additionalProperties": false}"#
        #expect(try remarks(map, .init(style: .codable)).allSatisfy { !$0.contains("whose keys match") })
    }
}
