import Bricolage
import BricolageCompatibility
import BricolageSampling
import BricolageSchema
import BricolageValidation
import TestSupport
import Testing

/// Whether a new schema accepts all that an old one did.
@Suite struct CompatibilityTests {
    private func comparison(_ old: String, _ new: String) throws -> SchemaCompatibility {
        let (oldDocument, newDocument) = (try JSONDocument(parsing: old), try JSONDocument(parsing: new))
        let comparison = try SchemaCompatibility(old: oldDocument, new: newDocument)
        if let witness = comparison.witness {
            #expect(try CompiledSchema(oldDocument).isValid(witness))
            #expect(try !CompiledSchema(newDocument).isValid(witness))
            #expect(comparison.refusal?.isValid == false)
        }
        #expect((comparison.verdict == .incompatible) == (comparison.witness != nil))
        #expect((comparison.verdict == .compatible) == comparison.changes.isEmpty)
        return comparison
    }

    /// Annotations used to make `oneOf`, `not` and similar keywords incomparable.
    @Test(arguments: [
        (
            #"{"oneOf": [{"required": ["a"]}, {"properties": {"title": {"type": "string"}}, "required": ["b"]}]}"#,
            #"{"oneOf": [{"required": ["a"], "title": "A"}, {"properties": {"title": {"type": "string", "description": "T"}}, "required": ["b"]}]}"#
        ),
        (#"{"not": {"anyOf": [{"const": 1}]}}"#, #"{"not": {"anyOf": [{"const": 1, "$comment": "one"}]}}"#),
        (
            ##"{"not": {"$ref": "#/$defs/a"}, "$defs": {"a": {"minimum": 1}}}"##,
            ##"{"not": {"$ref": "#/$defs/a"}, "$defs": {"a": {"minimum": 1, "deprecated": true}}}"##
        ),
        (
            ##"{"oneOf": [{"$ref": "#/$defs/a"}, {"minimum": 9}], "$defs": {"a": {"items": {"$ref": "#"}}}}"##,
            ##"{"oneOf": [{"$ref": "#/$defs/b"}, {"minimum": 9}], "$defs": {"b": {"$id": "b", "items": {"$ref": "/#"}}}, "$id": "/"}"##
        ),
        (
            #"{"if": {"required": ["a"]}, "then": {"required": ["b"]}}"#,
            #"{"if": {"required": ["a"]}, "then": {"required": ["b"], "examples": [{"a": 1, "b": 2}]}}"#
        ),
    ])
    func annotationsChangeNothing(old: String, new: String) throws {
        #expect(try comparison(old, new).verdict == .compatible)
        #expect(try comparison(new, old).verdict == .compatible)
    }

    @Test(arguments: [
        (#"{"not": {"const": {"title": 1}}}"#, #"{"not": {"const": {"title": 2}}}"#),
        (#"{"not": {"properties": {"title": false}}}"#, #"{"not": {"properties": {}}}"#),
        (#"{"not": {"enum": [{"default": 1}]}}"#, #"{"not": {"enum": [{}]}}"#),
        (
            ##"{"not": {"$ref": "#/$defs/a"}, "$defs": {"a": {"minimum": 1}, "b": {"minimum": 0}}}"##,
            ##"{"not": {"$ref": "#/$defs/b"}, "$defs": {"a": {"minimum": 1}, "b": {"minimum": 0}}}"##
        ),
        (
            ##"{"not": {"$ref": "#/$defs/a"}, "$defs": {"a": {"minimum": 1}}}"##,
            ##"{"not": {"$ref": "#/$defs/a"}, "$defs": {"a": {"minimum": 0}}}"##
        ),
    ])
    func whatOnlyLooksLikeAnAnnotationCounts(old: String, new: String) throws {
        #expect(try comparison(old, new).verdict != .compatible)
    }

    @Test(arguments: [
        ("{}", "true"), ("false", #"{"type": "string"}"#),
        (#"{"type": "integer"}"#, #"{"type": "number"}"#),
        (#"{"type": "string"}"#, #"{"type": ["string", "null"]}"#),
        (#"{"enum": ["a", 1]}"#, #"{"type": ["string", "integer"], "maxLength": 1, "minimum": 1}"#),
        (#"{"const": 4}"#, #"{"multipleOf": 2}"#),
        (#"{"minimum": 3, "maximum": 5}"#, #"{"minimum": 1, "exclusiveMaximum": 6}"#),
        (#"{"exclusiveMinimum": 3}"#, #"{"minimum": 3}"#),
        (#"{"type": "number", "multipleOf": 4}"#, #"{"multipleOf": 2}"#),
        (#"{"type": "integer"}"#, #"{"type": "integer", "multipleOf": 1}"#),
        (#"{"minLength": 2, "pattern": "^a"}"#, #"{"minLength": 1, "pattern": "^a"}"#),
        (#"{"minLength": 2, "maxLength": 5}"#, #"{"minLength": 2, "maxLength": 6}"#),
        (#"{"minItems": 2, "maxItems": 5}"#, #"{"minItems": 1, "maxItems": 5}"#),
        (#"{"type": "integer"}"#, #"{"type": "integer", "minLength": 5, "required": ["a"], "items": false}"#),
        (#"{"required": ["a", "b"]}"#, #"{"required": ["b"], "dependentRequired": {"c": ["a"]}}"#),
        (
            #"{"properties":{"a":{"type":"integer"}},"additionalProperties":false}"#,
            #"{"properties":{"a":{"type":"number"},"b":{"type":"null"}},"additionalProperties":false}"#
        ),
        (
            #"{"additionalProperties":{"type":"integer"}}"#,
            #"{"properties":{"a":{"type":"number"}},"patternProperties":{"^x":{"type":"integer"}}}"#
        ),
        (#"{"patternProperties": {"^x": {"type": "integer"}}}"#, #"{"patternProperties": {"^x": {"type": "number"}}}"#),
        (
            #"{"properties": {"xa": {"type": "integer"}}, "additionalProperties": false}"#,
            #"{"patternProperties": {"^x": {"type": "number"}}, "additionalProperties": false}"#
        ),
        (
            ##"{"not": {"$ref": "#/$defs/a"}, "$defs": {"a": {"const": 1}}, "maximum": 5}"##,
            ##"{"not": {"$ref": "#/$defs/a"}, "$defs": {"a": {"const": 1}}, "maximum": 6}"##
        ),
        (
            #"{"dependentSchemas": {"a": {"minProperties": 2}}, "maxProperties": 5}"#,
            #"{"dependentSchemas": {"a": {"minProperties": 2}}, "maxProperties": 6}"#
        ),
        (
            #"{"type": "integer", "oneOf": [{"minimum": 5}, {"maximum": 0}]}"#,
            #"{"type": ["integer", "null"], "oneOf": [{"minimum": 5}, {"maximum": 0}]}"#
        ),
        (#"{"properties": {"a": false}}"#, #"{"properties": {"a": {"type": "string"}}}"#),
        (#"{"items": {"type": "integer"}, "minItems": 1, "uniqueItems": true}"#, #"{"items": {"type": "number"}}"#),
        (#"{"prefixItems": [{"type": "integer"}], "items": false}"#, #"{"items": {"type": "integer"}, "maxItems": 3}"#),
        (#"{"anyOf": [{"type": "string"}, {"type": "integer"}]}"#, #"{"type": ["string", "number"]}"#),
        (#"{"type": "string"}"#, #"{"anyOf": [{"type": "integer"}, {"type": "string"}]}"#),
        (#"{"type": "string"}"#, #"{"oneOf": [{"type": "integer"}, {"type": "string"}]}"#),
        (#"{"allOf": [{"minimum": 1}, {"maximum": 2}]}"#, #"{"maximum": 3, "allOf": [{"minimum": 0}]}"#),
        (
            #"{"not":{"const":1},"if":{"minimum":1},"then":{"maximum":5}}"#,
            #"{"if":{"minimum":1},"then":{"maximum":5},"not":{"const":1}}"#
        ),
        (
            ##"{"properties":{"next":{"$ref":"#"},"v":{"type":"integer"}}}"##,
            ##"{"$ref":"#/$defs/n","$defs":{"n":{"properties":{"next":{"$ref":"#/$defs/n"},"v":{"type":"number"}}}}}"##
        ),
        (
            #"{"type":"object","required":["k"],"properties":{"k":{"const":"a"}}}"#,
            #"{"oneOf":[{"required":["k"],"properties":{"k":{"const":"a"}}},{"required":["k"],"properties":{"k":{"const":"b"}}}]}"#
        ),
    ])
    func whatFollowsIsCompatible(old: String, new: String) throws {
        let comparison = try comparison(old, new)
        #expect(comparison.verdict == .compatible, "\(comparison.changes)")
    }

    @Test("a dynamic reference leads to the same schema in equal files")
    func dynamicReferences() throws {
        let schema = """
            {"$id": "https://example.com/tree", "$dynamicAnchor": "node", "type": "object", "properties":
             {"children": {"items": {"$dynamicRef": "#node"}}, "value": {"type": "integer"}}}
            """
        #expect(try comparison(schema, schema).verdict == .compatible)
        let other = schema.replacing("integer", with: "string")
        #expect(try comparison(schema, other).verdict == .incompatible)
    }

    @Test("keywords beside a reference count, except in the drafts that ignore them")
    func siblingsOfReferences() throws {
        let draft7 = "http://json-schema.org/draft-07/schema#"
        let draft2020 = "https://json-schema.org/draft/2020-12/schema"
        func bounded(_ dialect: String) -> String {
            ##"{"$schema":"\##(dialect)","$ref":"#/definitions/n","minimum":1,"definitions":{"n":{"type":"integer"}}}"##
        }
        func plain(_ dialect: String, _ rest: String) -> String {
            #"{"$schema":"\#(dialect)","type":"integer"\#(rest)}"#
        }
        // As the new schema: draft 7 asks for an integer, 2020-12 for a positive one.
        #expect(try comparison(plain(draft7, ""), bounded(draft7)).verdict == .compatible)
        #expect(try comparison(plain(draft2020, ""), bounded(draft2020)).verdict == .incompatible)
        // As the old schema: in draft 7 it also accepted 0.
        #expect(try comparison(bounded(draft7), plain(draft7, #","minimum":1"#)).verdict == .incompatible)
        #expect(try comparison(bounded(draft2020), plain(draft2020, #","minimum":1"#)).verdict == .compatible)
    }

    @Test(arguments: [
        (#"{"type": "object"}"#, #"{"type": "object", "required": ["a"]}"#, "/a", #""a" is required now"#),
        (#"{"type": ["string", "null"]}"#, #"{"type": "string"}"#, "", "no longer accepted: null"),
        (#"{"type": "number"}"#, #"{"type": "integer"}"#, "", "no longer accepted: number with a fraction"),
        (#"{"enum": ["a", "b", "c"]}"#, #"{"enum": ["a", "c"]}"#, "", #""b" is no longer accepted"#),
        (#"{"type":"integer","maximum":10}"#, #"{"type":"integer","maximum":9}"#, "", "the largest number is now 9"),
        (
            #"{"type":"integer","minimum":1}"#, #"{"type":"integer","exclusiveMinimum":1}"#, "",
            "the smallest number is now 1 (exclusive)"
        ),
        (#"{"type": "integer"}"#, #"{"multipleOf": 3}"#, "", "numbers are now multiples of 3"),
        (#"{"type": "string", "maxLength": 5}"#, #"{"maxLength": 4}"#, "", "the maximum number of characters is now 4"),
        (#"{"type": "string", "maxLength": 9}"#, #"{"minLength": 3}"#, "", "the minimum number of characters is now 3"),
        (#"{"type": "string"}"#, #"{"pattern": "^a+$"}"#, "", #"pattern is now "^a+$""#),
        (
            #"{"properties":{"a":{"type":"integer"},"b":{}}}"#,
            #"{"properties":{"a":{"type":"integer"}},"additionalProperties":false}"#, "/b",
            #""b" is no longer accepted"#
        ),
        (
            #"{"type":"object","patternProperties":{"^x":{"type":"string"}},"additionalProperties":{"type":"integer"}}"#,
            #"{"additionalProperties":{"type":"integer"}}"#, "/*", "no longer accepted: string"
        ),
        (
            #"{"type":"object","patternProperties":{"^x":{"type":["integer","string"]}}}"#,
            #"{"properties":{"xa":{"type":"integer"}}}"#, "/xa", "no longer accepted: string"
        ),
        (
            #"{"type":"integer","oneOf":[{"minimum":5},{"maximum":0}]}"#,
            #"{"oneOf":[{"minimum":5},{"maximum":0},{"multipleOf":7}]}"#, "",
            "it does not follow that exactly one schema of oneOf matches"
        ),
        (
            ##"{"required":["a"],"type":"object","dependentSchemas":{"a":{"$ref":"#/$defs/n"}},"$defs":{"n":{"type":"object"}}}"##,
            ##"{"dependentSchemas":{"a":{"$ref":"#/$defs/n"}},"$defs":{"n":{"required":["b"]}}}"##, "/b",
            "\"b\" is required now"
        ),
        (
            #"{"type":"object"}"#, #"{"additionalProperties":false}"#, "/*",
            "members of other names are no longer accepted"
        ),
        (
            #"{"type":"object","properties":{"a":{"type":"object","properties":{"b":{"type":["integer","string"]}}}}}"#,
            #"{"properties":{"a":{"properties":{"b":{"type":"integer"}}}}}"#, "/a/b", "no longer accepted: string"
        ),
        (
            #"{"type":"array","items":{"type":"integer"}}"#,
            #"{"items":{"type":"integer","minimum":0},"uniqueItems":true}"#, "", "elements must be unique now"
        ),
        (
            #"{"type":"array"}"#, #"{"prefixItems":[{"type":"string"}]}"#, "/0",
            "no longer accepted: array, boolean, null, number, object"
        ),
        (#"{"type": "array", "maxItems": 3}"#, #"{"minItems": 2}"#, "", "the minimum number of elements is now 2"),
        (
            #"{"type": "object", "maxProperties": 3}"#, #"{"minProperties": 2}"#, "",
            "the minimum number of members is now 2"
        ),
        (
            #"{"type": "object", "minProperties": 1}"#, #"{"maxProperties": 2}"#, "",
            "the maximum number of members is now 2"
        ),
        (
            #"{"type":"object","dependentRequired":{"a":["b"]}}"#, #"{"dependentRequired":{"a":["b","c"]}}"#, "/a",
            #""a" needs "c" now"#
        ),
        (
            #"{"anyOf":[{"type":"string"},{"type":"integer"}]}"#, #"{"anyOf":[{"type":"string"}]}"#, "",
            "it does not follow that a schema of anyOf matches"
        ),
        (
            #"{"type":"integer"}"#, #"{"oneOf":[{"minimum":0},{"maximum":0}]}"#, "",
            "it does not follow that exactly one schema of oneOf matches"
        ),
        (#"{"type": "integer"}"#, #"{"not": {"minimum": 5}}"#, "", "not cannot be compared"),
        (#"{"type": "integer"}"#, "false", "", "no value is accepted any more"),
        (
            #"{"type":"object","patternProperties":{"^x":{"type":"integer"}}}"#,
            #"{"patternProperties":{"^x":{"type":"integer","maximum":3}}}"#, "/*", "the largest number is now 3"
        ),
    ])
    func whatIsRefusedNowIsShownByADocument(old: String, new: String, place: String, message: String) throws {
        let comparison = try comparison(old, new)
        #expect(comparison.verdict == .incompatible, "\(comparison.changes)")
        #expect(
            comparison.changes.contains { $0.pointer.description == place && $0.message == message },
            "\(comparison.changes.map { "\($0.pointer) \($0.message)" })")
    }

    /// Limits far from the sizes that samples have by default are found too.
    @Test(arguments: [
        (#"{"type": "integer"}"#, #"{"maximum": 1000000}"#), (#"{"type": "string"}"#, #"{"maxLength": 200}"#),
        (#"{"type": "array"}"#, #"{"maxItems": 40}"#), (#"{"type": "object"}"#, #"{"maxProperties": 20}"#),
        (#"{"type": "number"}"#, #"{"minimum": -5000}"#),
    ])
    func limitsFarAwayAreShownByADocument(old: String, new: String) throws {
        #expect(try comparison(old, new).verdict == .incompatible)
    }

    @Test func bothPlacesAreTold() throws {
        let old = "{\"properties\": {\n  \"a\": {\"maximum\": 10}}}"
        let new = "{\"properties\": {\"a\": {\n\n  \"maximum\": 9}}}"
        let change = try #require(try comparison(old, new).changes.first)
        #expect(change.old.pointer == "/properties/a/maximum" && change.old.location.line == 2)
        #expect(change.new.pointer == "/properties/a/maximum" && change.new.location.line == 3)
        #expect(change.isCertain)
    }

    @Test(
        "the report points to the keyword that refuses a member",
        arguments: [
            (#"{"properties": {}, "additionalProperties": false}"#, "/additionalProperties"),
            (#"{"properties": {"a": false}}"#, "/properties"),
        ])
    func keywordsThatRefuseMembers(new: String, keyword: String) throws {
        let changes = try comparison(#"{"properties": {"a": {"type": "integer"}}}"#, new).changes
        let change = try #require(changes.first { $0.pointer == "/a" })
        #expect(change.message == #""a" is no longer accepted"# && change.new.pointer.description == keyword)
    }

    @Test(
        "changes of simple rules are certain",
        arguments: [
            ("{}", #"{"type": "string"}"#), ("{}", #"{"enum": [1, 2]}"#), ("{}", #"{"const": 1}"#),
            ("{}", #"{"minLength": 2}"#), ("{}", #"{"maxLength": 2}"#), ("{}", #"{"minItems": 2}"#),
            ("{}", #"{"maxItems": 2}"#), ("{}", #"{"uniqueItems": true}"#), ("{}", #"{"minProperties": 2}"#),
            ("{}", #"{"maxProperties": 2}"#), ("{}", #"{"minimum": 2}"#), ("{}", #"{"multipleOf": 2}"#),
            ("{}", #"{"required": ["a"]}"#), (#"{"properties": {"a": {}}}"#, #"{"properties": {"a": false}}"#),
            (#"{"properties": {"a": {}}}"#, #"{"additionalProperties": false}"#),
        ])
    func certainty(old: String, new: String) throws {
        let changes = try comparison(old, new).changes
        #expect(!changes.isEmpty && changes.allSatisfy(\.isCertain), "\(changes)")
    }

    /// The new schema accepts the same values as the old one, but the comparison cannot know this.
    @Test func whatIsNotKnownIsCalledUnknown() throws {
        let comparison = try comparison(
            #"{"type": "string", "pattern": "^(a|b)$"}"#, #"{"type": "string", "pattern": "^[ab]$"}"#)
        #expect(comparison.verdict == .unknown)
        #expect(comparison.changes.map(\.isCertain) == [false])
    }

    @Test func whatIsNoSchemaIsReported() throws {
        #expect(throws: SchemaIssues.self) { try comparison("{}", #"{"minLength": -1}"#) }
        #expect(throws: SchemaIssues.self) { try comparison(##"{"$ref": "#/none"}"##, "{}") }
    }

    @Test("without effort no document is tried, and little effort finds a simple witness")
    func littleEffort() throws {
        var (oldRegistry, newRegistry) = (SchemaRegistry(), SchemaRegistry())
        let old = oldRegistry.add(SchemaSource(document: try JSONDocument(parsing: #"{"type": "string"}"#)))
        let new = newRegistry.add(SchemaSource(document: try JSONDocument(parsing: #"{"type": "null"}"#)))
        for (effort, verdict) in [
            (0, SchemaCompatibility.Verdict.unknown), (-1, .unknown), (1, .incompatible), (7, .incompatible),
            (.max, .incompatible),
        ] {
            let comparison = try SchemaCompatibility(
                old: old, in: oldRegistry, new: new, in: newRegistry, effort: effort)
            #expect(comparison.verdict == verdict, "\(effort)")
        }
    }

    /// The verdict without looking for a witness.
    private static func untried(_ old: JSONDocument, _ new: JSONDocument) throws -> SchemaCompatibility.Verdict {
        var (oldRegistry, newRegistry) = (SchemaRegistry(), SchemaRegistry())
        let old = oldRegistry.add(SchemaSource(document: old))
        let new = newRegistry.add(SchemaSource(document: new))
        return try SchemaCompatibility(old: old, in: oldRegistry, new: new, in: newRegistry, effort: 0).verdict
    }

    /// Other spellings of these values used to be searched for by a function that recursed for each level.
    @Test("listed values may be nested deeper than the stack has room for", arguments: ["04", "07"])
    func deepListedValues(draft: String) throws {
        let depth = 60_000
        let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        let dialect = "\"$schema\": \"http://json-schema.org/draft-\(draft)/schema#\""
        let old = try JSONDocument(parsing: "{\(dialect), \"enum\": [\(deep)]}")
        let new = try JSONDocument(parsing: "{\(dialect), \"enum\": [1]}")
        #expect(try onSmallStack { try Self.untried(old, new) } == .unknown)
    }

    enum Large: CaseIterable {
        case listedValues, positions, changes

        /// An old and a new schema with this many of the parts that the case names.
        func schemas(_ count: Int) throws -> (JSONDocument, JSONDocument) {
            func list(_ part: (Int) -> String) -> String { (0..<count).map(part).joined(separator: ",") }
            let (old, new) =
                switch self {
                case .listedValues: (#"{"enum": [\#(list { #""v\#($0)""# })]}"#, #"{"type": "integer"}"#)
                case .positions:
                    (
                        #"{"prefixItems": [\#(list { #"{"minimum": \#($0)}"# })]}"#,
                        #"{"title": "T", "prefixItems": [\#(list { #"{"minimum": \#($0), "maxLength": 9}"# })]}"#
                    )
                case .changes:
                    (
                        #"{"properties": {\#(list { #""p\#($0)": {"type": "number"}"# })}}"#,
                        #"{"properties": {\#(list { #""p\#($0)": {"type": "integer"}"# })}}"#
                    )
                }
            return (try JSONDocument(parsing: old), try JSONDocument(parsing: new))
        }
    }

    /// The old schema used to be compiled for each listed value, the tuple made for each position, and each change
    /// found by a walk from the beginning.
    @Test("comparing eight times as many parts takes about eight times as long", arguments: Large.allCases)
    func costIsLinear(_ large: Large) throws {
        let growth = try growth(from: large.schemas(250), to: large.schemas(2_000)) { old, new in
            let verdict = try Self.untried(old, new)
            #expect(verdict == .unknown)
        }
        #expect(growth < 24, "\(growth) times")
    }

    @Test("a pattern is compiled once for all members")
    func patternsOfManyMembers() throws {
        func schemas(_ count: Int) throws -> (JSONDocument, JSONDocument) {
            let properties = (0..<count).map { #""p\#($0)": {"type": "integer"}"# }.joined(separator: ",")
            let pattern = (0..<2_000).map { "x\($0)" }.joined(separator: "|")
            func schema(_ title: String) -> String {
                #"{"title": "\#(title)", "properties": {\#(properties)}, "patternProperties": {"^(\#(pattern))$": true}}"#
            }
            return (try JSONDocument(parsing: schema("old")), try JSONDocument(parsing: schema("new")))
        }
        let growth = try growth(from: schemas(10), to: schemas(80)) { old, new in
            let verdict = try SchemaCompatibility(old: old, new: new).verdict
            #expect(verdict == .compatible)
        }
        #expect(growth < 4, "eight times as many members take \(growth) times as long")
    }

    @Test("a name is compared only with patterns that begin like it")
    func manyPatternsOfManyMembers() throws {
        func schemas(_ count: Int) throws -> (JSONDocument, JSONDocument) {
            func list(_ part: (Int) -> String) -> String { (0..<count).map(part).joined(separator: ",") }
            let properties = list { #""p\#($0)x": {"type": "number"}"# }
            // A pattern with a backreference takes steps to match.
            let patterns = list { #""^p\#($0)(x?)y*\\1$": {"type": "integer"}"# }
            return (
                try JSONDocument(parsing: #"{"properties": {\#(properties)}}"#),
                try JSONDocument(parsing: #"{"patternProperties": {\#(patterns)}}"#)
            )
        }
        let growth = try growth(from: schemas(100), to: schemas(800)) { old, new in
            let verdict = try Self.untried(old, new)
            #expect(verdict == .unknown)
        }
        #expect(growth < 24, "eight times as many patterns and members take \(growth) times as long")
    }

    @Test("a combining mark after a bar does not hide the bar")
    func marksInPatterns() throws {
        let old = #"{"patternProperties": {"^a|\u0301b": {"type": "string"}}, "additionalProperties": false}"#
        let new = #"{"properties": {"x\u0301b": {"type": "number"}}}"#
        #expect(try comparison(old, new).verdict == .incompatible)
    }
}
