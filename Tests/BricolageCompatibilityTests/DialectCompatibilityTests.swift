import Bricolage
import BricolageCompatibility
import BricolageSchema
import BricolageValidation
import Testing

/// Schemas are compared only by keywords that their dialect and metaschema have.
@Suite struct DialectCompatibilityTests {
    private static let draft3 = "http://json-schema.org/draft-03/schema#"
    private static let draft4 = "http://json-schema.org/draft-04/schema#"
    private static let draft6 = "http://json-schema.org/draft-06/schema#"
    private static let draft7 = "http://json-schema.org/draft-07/schema#"
    private static let draft2019 = "https://json-schema.org/draft/2019-09/schema"
    private static let draft2020 = "https://json-schema.org/draft/2020-12/schema"

    /// Custom metaschemas: one that asserts formats, one that has no rules for values, one of draft 4.
    private static let metaschemas = [
        ("https://example.com/formats", draft2020, ["core", "applicator", "validation", "format-assertion"]),
        ("https://example.com/shapes", draft2020, ["core", "applicator"]),
        ("https://example.com/old", draft4, []),
    ]

    /// Compares two schemas, each with the `$schema` given.
    private func comparison(_ old: (String, String), _ new: (String, String)) throws -> SchemaCompatibility {
        func schema(_ text: String, _ dialect: String) throws -> (JSONSchema, SchemaRegistry) {
            var registry = SchemaRegistry()
            for (address, base, vocabularies) in Self.metaschemas {
                let list = vocabularies.map { #""https://json-schema.org/draft/2020-12/vocab/\#($0)": true"# }
                let words = list.isEmpty ? "" : #", "$vocabulary": {\#(list.joined(separator: ", "))}"#
                let text = #"{"$schema": "\#(base)", "\#(base == Self.draft4 ? "id" : "$id")": "\#(address)"\#(words)}"#
                registry.add(SchemaSource(identifier: address, document: try JSONDocument(parsing: text)))
            }
            var json = try JSON(parsing: text)
            if !dialect.isEmpty { json["$schema"] = .string(dialect) }
            return (
                registry.add(SchemaSource(identifier: "https://example.com/s", document: try JSONDocument(json))),
                registry
            )
        }
        let (first, second) = (try schema(old.1, old.0), try schema(new.1, new.0))
        return try SchemaCompatibility(old: first.0, in: first.1, new: second.0, in: second.1, effort: 60)
    }

    @Test(
        "keywords that the old schema's dialect does not have prove nothing",
        arguments: [
            (draft4, #"{"const": 1}"#, draft4, #"{"type": "integer"}"#),
            (draft3, #"{"required": ["a"]}"#, draft4, #"{"required": ["a"]}"#),
            (draft3, #"{"maxProperties": 1}"#, draft4, #"{"maxProperties": 1}"#),
            (draft3, #"{"allOf": [{"type": "string"}]}"#, draft4, #"{"type": "string"}"#),
            (draft7, #"{"dependentRequired": {"a": ["b"]}}"#, draft2020, #"{"dependentRequired": {"a": ["b"]}}"#),
            (draft4, #"{"propertyNames": {"maxLength": 1}}"#, draft6, #"{"propertyNames": {"maxLength": 1}}"#),
            (draft4, #"{"contains": {"type": "string"}}"#, draft6, #"{"contains": {"type": "string"}}"#),
            (draft3, #"{"type": "thing"}"#, draft4, #"{"type": "string"}"#),
        ])
    func wordsOfOtherDialects(first: String, old: String, second: String, new: String) throws {
        let found = try comparison((first, old), (second, new))
        #expect(found.verdict != .compatible)
        #expect(!found.changes.isEmpty)
    }

    @Test(
        "keywords that the new schema's dialect does not have demand nothing",
        arguments: [
            (draft4, #"{"type": "string"}"#, draft4, #"{"type": "string", "const": 1, "contains": false}"#),
            (draft3, #"{"type": "string"}"#, draft3, #"{"type": "string", "allOf": [false], "not": {}}"#),
            (draft7, #"{"type": "object"}"#, draft7, #"{"type": "object", "dependentRequired": {"a": ["b"]}}"#),
        ])
    func idleWords(first: String, old: String, second: String, new: String) throws {
        let found = try comparison((first, old), (second, new))
        #expect(found.verdict == .compatible, "\(found.changes.map(\.message))")
    }

    @Test(
        "a format counts only where it is asserted and means the same",
        arguments: [
            (draft2019, draft7, "date", false), (draft7, draft7, "date", true), (draft4, draft7, "date", true),
            (draft7, draft2019, "date", true), (draft3, draft7, "time", false), (draft7, draft7, "time", true),
            ("https://example.com/formats", draft7, "ipv4", true),
            (draft2020, "https://example.com/formats", "ipv4", false),
            (draft7, "https://example.com/formats", "ipv4", true),
        ])
    func formats(first: String, second: String, format: String, isCompatible: Bool) throws {
        let text = #"{"type": "string", "format": "\#(format)"}"#
        let found = try comparison((first, text), (second, text))
        #expect((found.verdict == .compatible) == isCompatible, "\(found.changes.map(\.message))")
        let plain = try comparison((first, #"{"type": "string"}"#), (second, text))
        #expect((plain.verdict == .compatible) == (second == Self.draft2019))
    }

    @Test("the null that OpenAPI's nullable adds to a type is compared")
    func nullable() throws {
        let open = #"{"type": "string", "nullable": true}"#
        func verdict(_ old: String, _ new: String) throws -> SchemaCompatibility.Verdict {
            var (first, second) = (SchemaRegistry(dialect: .draft4), SchemaRegistry(dialect: .draft4))
            let old = first.add(SchemaSource(document: try JSONDocument(parsing: old)))
            let new = second.add(SchemaSource(document: try JSONDocument(parsing: new)))
            return try SchemaCompatibility(old: old, in: first, new: new, in: second, effort: 60).verdict
        }
        #expect(try verdict(open, #"{"type": "string"}"#) == .incompatible)
        #expect(try verdict(#"{"type": "string"}"#, open) == .compatible)
        #expect(try verdict(open, #"{"type": "string", "nullable": true, "minLength": 0}"#) == .compatible)
        // In a schema that declares draft 4, `nullable` means nothing.
        #expect(
            try verdict(open, #"{"$schema": "\#(Self.draft4)", "type": "string", "nullable": true}"#) == .incompatible)
        let member = #"{"properties": {"a": \#(open)}}"#
        #expect(
            try verdict(member, #"{"$schema": "\#(Self.draft4)", "properties": {"a": \#(open)}}"#) == .incompatible)
    }

    @Test(
        "keywords prove nothing under a metaschema that leaves them out or is of another dialect",
        arguments: [
            ("https://example.com/shapes", #"{"type": "string"}"#, "", #"{"type": "string"}"#),
            ("https://example.com/old", #"{"const": 1}"#, "", #"{"type": "integer"}"#),
            ("https://example.com/old", #"{"enum": [1]}"#, "https://example.com/old", #"{"type": "integer"}"#),
        ])
    func ownMetaschemas(first: String, old: String, second: String, new: String) throws {
        #expect(try comparison((first, old), (second, new)).verdict != .compatible)
    }

    @Test("under a metaschema that leaves keywords out, only schemas with these keywords remain undecided")
    func partialMetaschema() throws {
        let address = "https://example.com/shapes"
        let (old, new) = (#"{"properties": {"a": false, "b": true}}"#, #"{"properties": {"a": false}}"#)
        #expect(try comparison((address, old), (address, new)).verdict == .compatible)
        #expect(try comparison((address, new), ("", old)).verdict == .compatible)
        #expect(try comparison((address, #"{"properties": {}}"#), (address, new)).verdict == .incompatible)
        let typed = #"{"properties": {"a": false}, "type": "object"}"#
        #expect(try comparison((address, typed), ("", new)).verdict != .compatible)
    }

    @Test("a custom metaschema with all rules is treated like that of its dialect")
    func completeMetaschema() throws {
        let address = "https://example.com/formats"
        #expect(
            try comparison((address, #"{"type": "integer", "minimum": 2}"#), (address, #"{"minimum": 1}"#)).verdict
                == .compatible)
    }

    @Test(
        "a listed number is also accepted in its other spellings",
        arguments: [
            #"{"enum": [1]}"#, #"{"enum": [[2, "a"]]}"#, #"{"enum": [{"a": 1}]}"#, #"{"enum": [1e2]}"#,
            #"{"enum": [1e20]}"#, #"{"enum": [-2.5E300]}"#,
        ])
    func listedNumbers(old: String) throws {
        let new = """
            {"type": ["integer", "array", "object"], "items": {"type": ["integer", "string"]},
             "additionalProperties": {"type": "integer"}}
            """
        #expect(try comparison((Self.draft4, old), (Self.draft4, new)).verdict != .compatible)
        #expect(try comparison((Self.draft4, old), (Self.draft6, new)).verdict == .compatible)
        #expect(
            try comparison((Self.draft4, #"{"type": "integer"}"#), (Self.draft4, #"{"type": "integer"}"#)).verdict
                == .compatible)
        #expect(
            try comparison((Self.draft6, #"{"type": "integer"}"#), (Self.draft4, #"{"type": "integer"}"#)).verdict
                != .compatible)
    }

    /// Numbers beyond the largest `Int` used to have no other spelling, so their digits were not checked.
    @Test("a listed number with an exponent is also accepted in plain digits")
    func largeListedNumbers() throws {
        func verdict(_ number: String, _ new: String) throws -> SchemaCompatibility.Verdict {
            try comparison((Self.draft4, #"{"enum": [\#(number)]}"#), (Self.draft4, new)).verdict
        }
        let noIntegers = #"{"not": {"type": "integer"}}"#
        for number in ["1e20", "100000000000000000000.0", "-1E20", "1e99999"] {
            #expect(try verdict(number, noIntegers) != .compatible, "\(number)")
        }
        #expect(try verdict("1e20", #"{"type": "number"}"#) == .compatible)
        #expect(try verdict("1e20", #"{"maximum": 1e20}"#) == .compatible)
    }

    @Test("a count that no metaschema has checked does not end the program")
    func uncheckedCounts() throws {
        let old = #"{"type": "string", "extends": {"minLength": -5}}"#
        #expect(try comparison(("", old), ("", #"{"type": "null"}"#)).verdict == .incompatible)
    }

    @Test("canonically equivalent names are different names")
    func canonicallyEqualNames() throws {
        let (composed, decomposed) = ("{\"required\": [\"\u{E9}\"]}", "{\"required\": [\"e\u{301}\"]}")
        #expect(try comparison(("", composed), ("", decomposed)).verdict == .incompatible)
        #expect(try comparison(("", composed), ("", composed)).verdict == .compatible)
    }
}
