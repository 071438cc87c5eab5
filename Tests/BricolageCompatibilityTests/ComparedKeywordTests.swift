import Bricolage
import BricolageCompatibility
import BricolageSchema
import BricolageValidation
import Testing

/// What follows from keywords in combination, and what is reported where something does not follow.
@Suite struct ComparedKeywordTests {
    private func comparison(
        _ old: String, _ new: String, _ options: ValidationOptions = ValidationOptions()
    ) throws -> SchemaCompatibility {
        try SchemaCompatibility(
            old: JSONDocument(parsing: old), new: JSONDocument(parsing: new), options: options)
    }

    private static let draft3 = "http://json-schema.org/draft-03/schema#"
    private static let draft4 = "http://json-schema.org/draft-04/schema#"

    @Test(arguments: [
        (#"{"properties": {"a": false}}"#, #"{"properties": {"a": false}, "dependentRequired": {"a": ["b"]}}"#),
        (#"{"$schema": "\#(draft4)", "type": "integer"}"#, #"{"$schema": "\#(draft4)", "type": ["integer", "null"]}"#),
        (#"{"type": "string", "allOf": [{"type": "null"}]}"#, #"{"not": {}}"#),
        (#"{"type": "string", "minLength": 2, "allOf": [{"minLength": 5}]}"#, #"{"minLength": 4}"#),
        (#"{"type": "string", "maxLength": 5, "allOf": [{"maxLength": 2}]}"#, #"{"maxLength": 3}"#),
        (#"{"maximum": 9, "exclusiveMaximum": 5}"#, #"{"maximum": 7}"#),
        (#"{"minimum": 1, "exclusiveMinimum": 5}"#, #"{"minimum": 3}"#),
        (#"{"prefixItems": [{}, {}], "items": false, "maxItems": 5}"#, #"{"maxItems": 3}"#),
        (#"{"maxItems": 1}"#, #"{"prefixItems": [{}, {"type": "string"}]}"#),
        (#"{"maxItems": 1}"#, #"{"prefixItems": [{}], "items": {"type": "string"}}"#),
        (#"{"maxItems": 1}"#, #"{"uniqueItems": true}"#),
        (#"{"enum": ["abcdef", 1], "maxLength": 3}"#, #"{"enum": [1]}"#),
        // Numbers of members and elements that follow from other keywords.
        (#"{"required": ["a"]}"#, #"{"minProperties": 1}"#),
        (#"{"required": ["a"], "dependentRequired": {"a": ["b"]}}"#, #"{"minProperties": 2}"#),
        (
            #"{"properties": {"a": true, "b": true, "c": false}, "additionalProperties": false}"#,
            #"{"maxProperties": 2}"#
        ),
        (#"{"contains": {"const": 1}}"#, #"{"minItems": 1}"#),
        (#"{"contains": {"const": 1}, "minContains": 3, "allOf": [{"contains": true}]}"#, #"{"minItems": 3}"#),
        (#"{"prefixItems": [true], "items": false}"#, #"{"maxItems": 1}"#),
        // Bounds that mean the same for integers.
        (#"{"type": "integer", "exclusiveMinimum": 0}"#, #"{"minimum": 1}"#),
        (#"{"type": "integer", "exclusiveMaximum": 0}"#, #"{"maximum": -1}"#),
        (#"{"type": "integer", "minimum": 0.5}"#, #"{"minimum": 1}"#),
        (#"{"type": "integer", "minimum": 0.5}"#, #"{"exclusiveMinimum": 0}"#),
        (#"{"type": ["integer", "string"], "maximum": 9.99}"#, #"{"maximum": 9}"#),
        (
            #"{"type": "object", "properties": {"a": {"properties": {"b": true}, "unevaluatedProperties": false}}}"#,
            #"{"properties": {"a": {"properties": {"b": true}, "unevaluatedProperties": false}}}"#
        ),
        (#"{"enum": [[1, 2, 3, 4]]}"#, #"{"$schema": "\#(draft4)", "items": {"type": ["integer", "number"]}}"#),
        ("{}", #"{"contentEncoding": "base64"}"#),
        // The subschemas are the same, although nothing else is known about this keyword.
        (
            #"{"maxItems": 1, "items": {"anyOf": [{"contains": {"const": 1}}, {}], "unevaluatedItems": {"type": "null"}}}"#,
            #"{"maxItems": 2, "items": {"anyOf": [{"contains": {"const": 1}}, {}], "unevaluatedItems": {"type": "null"}}}"#
        ),
    ])
    func follows(old: String, new: String) throws {
        #expect(try comparison(old, new).changes.map(\.message) == [])
    }

    @Test(arguments: [
        (
            #"{"contains": {"const": 1}, "maxContains": 2}"#, #"{"contains": {"const": 1}, "maxContains": 1}"#,
            ["contains cannot be compared"]
        ),
        (
            "{\"dependentRequired\": {\"a\": [\"\u{E9}\"]}}", "{\"dependentRequired\": {\"a\": [\"e\u{301}\"]}}",
            ["\"a\" needs \"e\u{301}\" now"]
        ),
        (#"{"required": ["a", "a"]}"#, #"{"minProperties": 2}"#, ["the minimum number of members is now 2"]),
        (#"{"contains": true, "minContains": 0}"#, #"{"minItems": 1}"#, ["the minimum number of elements is now 1"]),
        (
            #"{"properties": {"a": true}, "patternProperties": {"^b": true}, "additionalProperties": false}"#,
            #"{"maxProperties": 1}"#, ["the maximum number of members is now 1"]
        ),
        (#"{"type": "integer", "exclusiveMinimum": 0}"#, #"{"minimum": 2}"#, ["the smallest number is now 2"]),
        (
            #"{"type": "integer", "minimum": 1}"#, #"{"exclusiveMinimum": 1}"#,
            ["the smallest number is now 1 (exclusive)"]
        ),
        (#"{"type": "number", "exclusiveMinimum": 0}"#, #"{"minimum": 1}"#, ["the smallest number is now 1"]),
        (
            #"{"type": "integer", "exclusiveMaximum": -9223372036854775808}"#,
            #"{"maximum": -9223372036854775808, "exclusiveMaximum": -9223372036854775809}"#,
            ["the largest number is now -9223372036854775809 (exclusive)"]
        ),
        ("{}", #"{"if": {"type": "string"}, "else": {"minimum": 1}}"#, ["if cannot be compared"]),
        (
            #"{"if": {"type": "string"}, "then": {"minLength": 1}, "else": {"minimum": 1}}"#,
            #"{"if": {"type": "string"}, "then": {"minLength": 1}, "else": {"minimum": 2}}"#,
            ["the smallest number is now 2"]
        ),
        (
            #"{"$schema": "\#(draft4)", "type": ["integer", "number"]}"#,
            #"{"$schema": "\#(draft4)", "type": "integer"}"#,
            ["no longer accepted: number with a fraction", "1.0 is not an integer in this version of JSON Schema"]
        ),
        (
            #"{"propertyNames": {"maxLength": 3}}"#, #"{"propertyNames": {"maxLength": 2}}"#,
            ["names are restricted now"]
        ),
        (#"{"type": "number"}"#, #"{"multipleOf": 1}"#, ["numbers are now multiples of 1"]),
        (
            #"{"$schema": "\#(draft3)", "type": "integer"}"#, #"{"$schema": "\#(draft3)", "divisibleBy": 2}"#,
            ["numbers are now multiples of 2"]
        ),
        (
            #"{"patternProperties": {"^x": {"type": "integer"}}, "additionalProperties": false}"#,
            #"{"patternProperties": {"^xy": {"type": "string"}}}"#,
            ["no longer accepted: array, boolean, null, number, object"]
        ),
        (
            ##"{"not": {"items": {"$ref": "#/$defs/a"}}, "$defs": {"a": {"minimum": 1}}}"##,
            ##"{"not": {"items": {"$ref": "#/$defs/a"}}, "$defs": {"a": {"minimum": 0}}}"##, ["not cannot be compared"]
        ),
        (
            #"{"$schema": "\#(draft3)"}"#,
            #"{"$schema": "\#(draft3)", "type": ["integer", {"properties": {"a": {"required": true}}}]}"#,
            ["type cannot be compared"]
        ),
        (
            #"{"properties": {"a": true, "b": true}, "unevaluatedProperties": false}"#,
            #"{"properties": {"a": true}, "unevaluatedProperties": false}"#,
            [#""b" is no longer accepted"#]
        ),
        (
            #"{"patternProperties": {"^b": true}, "unevaluatedProperties": false}"#,
            #"{"properties": {"b": true}, "unevaluatedProperties": false}"#,
            ["unevaluatedProperties cannot be compared"]
        ),
        // The old schema lists 1 as 1.0; for draft 4 only the spelling 1 is an integer.
        (#"{"enum": [1.0]}"#, #"{"$schema": "\#(draft4)", "not": {"type": "integer"}}"#, ["1 is no longer accepted"]),
        (#"{"enum": [1, 2, 3, 4]}"#, #"{"type": "string"}"#, ["1, 2, 3, 4 is no longer accepted"]),
        (#"{"enum": [1, 2, 3, 4, 5]}"#, #"{"type": "string"}"#, ["1, 2, 3, 4 … is no longer accepted"]),
        // Both branches lead to the same message about the same keyword.
        (
            #"{"type": ["string", "null"], "anyOf": [{"minLength": 1}, {"maxLength": 3}]}"#, #"{"type": "null"}"#,
            ["no longer accepted: string"]
        ),
    ])
    func doesNotFollow(old: String, new: String, messages: [String]) throws {
        #expect(try comparison(old, new).changes.map(\.message) == messages)
    }

    @Test func whatTwoBranchesLoseIsToldOnce() throws {
        let changes = try comparison(
            #"{"type": ["string", "null"], "anyOf": [{"minLength": 1}, {"maxLength": 3}]}"#, #"{"type": "null"}"#
        ).changes
        #expect(changes.count == 1 && changes.first?.otherPointers.isEmpty == true)
    }

    /// More than one schema of a `oneOf` may match, unless the others are certainly excluded.
    @Test(arguments: [
        (#"{"type": "string"}"#, #"{"oneOf": [{"type": "string"}, {"type": ["string", "null"]}]}"#),
        (
            #"{"type": "object", "required": ["k"], "properties": {"k": {"const": "a"}}}"#,
            #"{"oneOf": [{"required": ["k"]}, {"required": ["k", "j"], "properties": {"k": {"const": "a"}}}]}"#
        ),
        (
            #"{"type": "object", "required": ["k"], "properties": {"k": {"enum": ["a", "b"]}}}"#,
            #"{"oneOf": [{"required": ["k"]}, {"required": ["k"], "properties": {"k": {"enum": ["b", "c"]}}}]}"#
        ),
        // A value that is not an object has no members that could exclude a branch.
        (
            #"{"required": ["k"], "properties": {"k": {"const": "a"}}}"#,
            #"{"oneOf": [{"properties": {"k": {"const": "a"}}}, {"properties": {"k": {"const": "b"}}}]}"#
        ),
    ])
    func severalOfOneOf(old: String, new: String) throws {
        #expect(
            try comparison(old, new).changes.map(\.message) == [
                "it does not follow that exactly one schema of oneOf matches"
            ])
    }

    /// Dynamic references with equal text lead to different schemas where the surrounding schemas differ.
    @Test(arguments: [
        ##"{"$dynamicRef": "#n", "$defs": {"n": {"$dynamicAnchor": "n", "type": "?"}}}"##,
        """
        {"$id": "https://example.com/r", "$ref": "l", "$defs": {"x": {"$dynamicAnchor": "n", "type": "?"},
         "l": {"$id": "l", "not": {"$dynamicRef": "#n"}, "$defs": {"d": {"$dynamicAnchor": "n", "type": "integer"}}}}}
        """,
    ])
    func dynamicReferences(schema: String) throws {
        let comparison = try comparison(schema.replacing("?", with: "string"), schema.replacing("?", with: "boolean"))
        #expect(comparison.verdict == .incompatible)
    }

    @Test func contentCountsWhereItIsAsserted() throws {
        var options = ValidationOptions()
        options.assertsContent = true
        #expect(
            try comparison("{}", #"{"contentEncoding": "base64"}"#, options).changes.map(\.message)
                == ["contentEncoding is now \"base64\""])
        let draft4 = #"{"$schema": "\#(Self.draft4)", "contentEncoding": "base64"}"#
        #expect(try comparison("{}", draft4, options).changes.isEmpty)
    }

    @Test func aChangeStandsWhereTheKeywordStands() throws {
        let constant = try comparison(#"{"enum": [1, 2]}"#, #"{"const": 1}"#)
        #expect(constant.changes.map(\.new.pointer) == ["/const"] && constant.changes.map(\.old.pointer) == ["/enum"])
        // A keyword that the dialect of a schema does not have is ignored.
        let names = try comparison(
            #"{"$schema": "\#(Self.draft4)", "propertyNames": {"maxLength": 3}}"#,
            #"{"propertyNames": {"maxLength": 3}}"#)
        #expect(names.changes.map(\.old.pointer) == [.root])
        #expect(names.changes.map(\.new.pointer) == ["/propertyNames"])
    }

    @Test func theShortestDocumentThatWasFoundIsShown() throws {
        let long = String(repeating: "a", count: 20)
        #expect(try comparison(#"{"enum": ["a", "\#(long)"]}"#, #"{"type": "integer"}"#).witness == "a")
        // The witness is just beyond the limit.
        let limit = try comparison(#"{"type": "string", "maxLength": 5001}"#, #"{"maxLength": 5000}"#)
        #expect(limit.witness?.string?.count == 5001)
    }

    @Test func whereThereIsNoVerdictNothingIsShown() throws {
        let endless = try comparison("{}", ##"{"$ref": "#"}"##)
        #expect(endless.changes.map(\.message) == ["it refers to itself endlessly"])
        #expect(endless.verdict == .unknown && endless.witness == nil)
    }

    @Test func theLeastEffortIsOneSample() throws {
        var (oldRegistry, newRegistry) = (SchemaRegistry(), SchemaRegistry())
        let old = oldRegistry.add(SchemaSource(document: try JSONDocument(parsing: #"{"type": "string"}"#)))
        let new = newRegistry.add(SchemaSource(document: try JSONDocument(parsing: #"{"type": "integer"}"#)))
        for (effort, verdict) in [(0, SchemaCompatibility.Verdict.unknown), (1, .incompatible)] {
            let comparison = try SchemaCompatibility(
                old: old, in: oldRegistry, new: new, in: newRegistry, effort: effort)
            #expect(comparison.verdict == verdict)
        }
    }
}
