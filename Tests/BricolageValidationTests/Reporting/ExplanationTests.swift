import Bricolage
import BricolageValidation
import TestSupport
import Testing

/// Explanations: the result of every rule for every value.
@Suite struct ExplanationTests {
    private func explanation(_ schema: String, _ text: String) throws -> Explanation {
        let explanation = try compiled(schema).explanation(of: JSONDocument(parsing: text))
        #expect(explanation.isValid == (try isValid(text, by: schema)))
        return explanation
    }

    @Test func textsOfTheSchemaStayInTheirLine() throws {
        #expect(
            try explanation(#"{"title": "A\n✓ the document\u001b[31m", "maximum": 1}"#, "2").description == #"""
                ✗ the document at 1:1, by # (A\n✓ the document\u{1B}[31m)
                └─ ✗ maximum 1: expected at most 1, found 2
                """#)
    }

    @Test func rulesStandInTheOrderOfTheSchemaWithWhatTheySaid() throws {
        let schema = """
            {"title": "Order", "required": ["id"], "type": "object", "maxProperties": 3,
             "properties": {"id": {"type": "integer", "minimum": 1, "maxLength": 3}, "tags": {"items": {"type": "string"}}},
             "additionalProperties": false}
            """
        #expect(
            try explanation(schema, #"{"id": 0, "tags": ["a", 1]}"#).description == """
                ✗ the document at 1:1, by # (Order)
                ├─ ✓ required ["id"]
                ├─ ✓ type "object"
                ├─ ✓ maxProperties 3
                └─ ✗ properties
                   ├─ ✗ /id at 1:8, by #/properties/id
                   │  ├─ ✓ type "integer"
                   │  └─ ✗ minimum 1: expected at least 1, found 0
                   └─ ✗ /tags at 1:19, by #/properties/tags
                      └─ ✗ items
                         ├─ ✓ /tags/0 at 1:20, by #/properties/tags/items
                         │  └─ ✓ type "string"
                         └─ ✗ /tags/1 at 1:25, by #/properties/tags/items
                            └─ ✗ type "string": expected a string, found 1
                """)
        #expect(
            try explanation(schema, #"{"id": 0, "tags": ["a", 1]}"#).description(isComplete: false) == """
                ✗ the document at 1:1, by # (Order)
                └─ ✗ properties
                   ├─ ✗ /id at 1:8, by #/properties/id
                   │  └─ ✗ minimum 1: expected at least 1, found 0
                   └─ ✗ /tags at 1:19, by #/properties/tags
                      └─ ✗ items
                         └─ ✗ /tags/1 at 1:25, by #/properties/tags/items
                            └─ ✗ type "string": expected a string, found 1
                """)
    }

    @Test func aValueOfAnotherKindIsAskedNothingMore() throws {
        #expect(
            try explanation(#"{"type": "string", "enum": ["a"], "minLength": 1}"#, "1").description == """
                ✗ the document at 1:1, by #
                └─ ✗ type "string": expected a string, found 1
                """)
    }

    @Test func choicesAndReferencesAreFollowed() throws {
        let schema = """
            {"anyOf": [{"$ref": "#/$defs/even"}, {"const": 7}], "not": {"const": 8}, "$defs": {"even": {"multipleOf": 2}}}
            """
        #expect(
            try explanation(schema, "7").description == """
                ✓ the document at 1:1, by #
                ├─ ✓ anyOf
                │  ├─ ✗ the document at 1:1, by #/anyOf/0
                │  │  └─ ✗ $ref "#/$defs/even"
                │  │     └─ ✗ the document at 1:1, by #/$defs/even
                │  │        └─ ✗ multipleOf 2: expected a multiple of 2, found 7
                │  └─ ✓ the document at 1:1, by #/anyOf/1
                │     └─ ✓ const 7
                └─ ✓ not
                   └─ ✗ the document at 1:1, by #/not
                      └─ ✗ const 8: expected 8, found 7
                """)
        let negated = try explanation(schema, "8")
        #expect(negated.root.rules.map(\.isObeyed) == [true, false])
        #expect(negated.description(isComplete: false).contains("└─ ✓ the document at 1:1, by #/not"))
    }

    @Test func schemasThatAreFalseSaySo() throws {
        let text = try explanation(#"{"properties": {"a": false}}"#, #"{"a": 1}"#).description
        #expect(text.contains("no value is allowed"), "\(text)")
        #expect(try explanation("false", "1").root.rules.count == 1)
        #expect(try explanation("true", "1").root.rules.isEmpty)
    }

    /// If a shared schema were explained each time, the tree would double with each level.
    @Test func whatIsAskedAgainIsToldOnce() throws {
        let levels = 30
        var definitions = #""d0": {"type": "integer"}"#
        for level in 1...levels {
            let below = ##"{"$ref": "#/$defs/d\##(level - 1)"}"##
            definitions += #", "d\#(level)": {"allOf": [\#(below), \#(below)]}"#
        }
        let schema = ##"{"$ref": "#/$defs/d\##(levels)", "$defs": {\##(definitions)}}"##
        let lines = try explanation(schema, "1").description.split(separator: "\n")
        #expect(lines.count < levels * 12)
        #expect(lines.contains { $0.hasSuffix(", as above") })
    }

    @Test func deepDocumentsEndInAnErrorOrATree() throws {
        let schema = ##"{"items": {"$ref": "#"}}"##
        let text = String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000)
        #expect(throws: ValidationInterruption.self) {
            try compiled(schema).explanation(of: JSONDocument(parsing: text))
        }
        let shallow = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
        let tree = try onSmallStack {
            (try? compiled(schema).explanation(of: JSONDocument(parsing: shallow)))?.description
        }
        #expect(tree.map { $0.contains("by #") } ?? true)
    }

    @Test(
        "a keyword that means nothing here has no line",
        arguments: [
            (#"{"$schema": "http://json-schema.org/draft-04/schema#", "const": 1}"#, "2"),
            (
                ##"{"$schema": "http://json-schema.org/draft-07/schema#", "$ref": "#/definitions/a", "maximum": 1, "##
                    + #""definitions": {"a": {}}}"#, "5"
            ),
            (#"{"$schema": "http://json-schema.org/draft-07/schema#", "contains": true, "minContains": 3}"#, "[1]"),
            (
                #"{"$schema": "http://json-schema.org/draft-04/schema#", "dependentRequired": {"a": ["b"]}}"#,
                #"{"a": 1}"#
            ),
            (#"{"$schema": "http://json-schema.org/draft-03/schema#", "multipleOf": 2}"#, "3"),
            (#"{"format": "date"}"#, #""x""#),
        ])
    func silentKeywords(schema: String, text: String) throws {
        let told = try explanation(schema, text).root.rules.map(\.keyword)
        #expect(told.allSatisfy { ["$ref", "contains"].contains($0) }, "\(told)")
    }

    @Test("keywords that one rule checks together have a line each, and so has an asserted format")
    func companions() throws {
        let array = try explanation(#"{"contains": {"const": 1}, "minContains": 1, "maxContains": 2}"#, "[1]")
        #expect(array.root.rules.map(\.keyword) == ["contains", "minContains", "maxContains"])
        let draft4 = #"{"$schema": "http://json-schema.org/draft-04/schema#", "minimum": 1, "exclusiveMinimum": true}"#
        #expect(try explanation(draft4, "2").root.rules.map(\.keyword) == ["minimum", "exclusiveMinimum"])
        #expect(try explanation(draft4, "1").root.rules.map(\.keyword) == ["minimum"])
        let draft7 = #"{"$schema": "http://json-schema.org/draft-07/schema#", "format": "date"}"#
        let date = try explanation(draft7, #""2000-01-01""#)
        #expect(date.root.rules.map(\.keyword) == ["format"] && date.root.rules.allSatisfy(\.isObeyed))
    }

    @Test("what a pattern of names leads to is told under patternProperties")
    func patternsOfNames() throws {
        let schema = #"{"properties": {"b": {}}, "patternProperties": {"^c": {"type": "null"}}}"#
        #expect(
            try explanation(schema, #"{"c": 1}"#).description == """
                ✗ the document at 1:1, by #
                └─ ✗ patternProperties
                   └─ ✗ /c at 1:7, by #/patternProperties/%5Ec
                      └─ ✗ type "null": expected null, found 1
                """)
    }

    @Test("a branch that never ends and that the verdict does not need is not followed")
    func endlessBranches() throws {
        let choice = ##"{"anyOf": [{"type": "string"}, {"$ref": "#"}]}"##
        #expect(
            try explanation(choice, #""x""#).description == """
                ✓ the document at 1:1, by #
                └─ ✓ anyOf
                   ├─ ✓ the document at 1:1, by #/anyOf/0
                   │  └─ ✓ type "string"
                   └─ ✓ the document at 1:1, by #/anyOf/1
                      └─ ✓ $ref "#"
                         └─ ✓ the document at 1:1, by #, as above
                """)
        let schema = ##"{"allOf": [{"type": "string"}, {"$ref": "#"}]}"##
        let report = try compiled(schema).report(on: JSONDocument(parsing: "1"))
        #expect(report.issues.map(\.message) == ["expected a string, found 1"] && report.interruption == nil)
        #expect(try !explanation(schema, "1").isValid)
        #expect(throws: ValidationInterruption.self) {
            try compiled(choice).explanation(of: JSONDocument(parsing: "1"))
        }
    }

    @Test("a negated schema that never ends and that the verdict does not need is not followed")
    func endlessNegations() throws {
        let schema = ##"""
            {"anyOf": [{"type": "integer"}, {"$ref": "#/$defs/a"}], "$defs": {"a": {"not": {"$ref": "#/$defs/a"}}}}
            """##
        let explanation = try explanation(schema, "1")
        #expect(explanation.isValid)
        #expect(explanation.description.hasSuffix("1:1, by #/$defs/a, as above"), "\(explanation)")
        #expect(throws: ValidationInterruption.self) {
            try compiled(schema).explanation(of: JSONDocument(parsing: #""x""#))
        }
    }

    @Test(
        "a complaint about a name says so",
        arguments: [
            (#"{"maxLength": 1}"#, "expected at most 1 character, found 3 characters"),
            (#"{"anyOf": [{"maxLength": 1}, {"const": "x"}]}"#, "expected one of 2 schemas to match"),
            ("false", "expected no value"),
        ])
    func names(schema: String, message: String) throws {
        let report = try compiled(#"{"propertyNames": \#(schema)}"#).report(on: JSONDocument(parsing: #"{"abc": 1}"#))
        let issue = try #require(report.issues.first)
        #expect(issue.message.hasPrefix(#"the name "abc": "# + message), "\(issue.message)")
    }
}
