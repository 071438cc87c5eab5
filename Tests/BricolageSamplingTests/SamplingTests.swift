import Bricolage
import BricolageSampling
import BricolageSchema
import BricolageValidation
import TestSupport
import Testing

/// Documents that schemas accept.
@Suite struct SamplingTests {
    @Test(arguments: [
        #"{"type": "string", "minLength": 3, "maxLength": 3}"#,
        #"{"type": "string", "pattern": "^[A-Z]{2}-[0-9]{3,5}$", "minLength": 8}"#,
        #"{"allOf": [{"pattern": "^a"}, {"pattern": "z$"}], "type": "string", "maxLength": 2, "minLength": 2, "pattern": "^[az]+$"}"#,
        #"{"type": "integer", "minimum": 10, "exclusiveMaximum": 12}"#,
        #"{"type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 1}"#,
        #"{"type": "number", "multipleOf": 0.01, "minimum": 3.14, "maximum": 3.15}"#,
        #"{"type": "integer", "multipleOf": 7, "minimum": 100, "maximum": 105}"#,
        #"{"type": "number", "minimum": 123456789012345678901234567890}"#,
        #"{"enum": [1, "a", null, {"b": []}], "not": {"type": "string"}}"#,
        #"{"const": {"a": [1, 2.50]}}"#,
        #"{"type": "array", "items": {"enum": [1, 2, 3]}, "uniqueItems": true, "minItems": 3}"#,
        #"{"type": "array", "prefixItems": [{"type": "string"}, {"type": "null"}], "items": false, "minItems": 2}"#,
        #"{"type": "array", "contains": {"const": 5}, "minContains": 2, "items": {"type": "integer"}}"#,
        #"{"type": "object", "minProperties": 3, "propertyNames": {"pattern": "^[a-z]$"}}"#,
        #"{"type": "object", "patternProperties": {"^x-": {"type": "integer"}}, "additionalProperties": false, "minProperties": 2}"#,
        #"{"required": ["a", "b"], "properties": {"a": {"type": "null"}}, "additionalProperties": {"type": "boolean"}, "type": "object"}"#,
        #"{"type": "object", "properties": {"a": true, "b": {"type": "integer"}}, "dependentRequired": {"a": ["c", "b"]}, "maxProperties": 3}"#,
        #"{"type": "object", "required": ["a"], "dependentSchemas": {"a": {"required": ["b"], "properties": {"b": {"const": 1}}}}}"#,
        #"{"oneOf": [{"type": "integer"}, {"type": "number", "minimum": 5}]}"#,
        #"{"anyOf": [{"type": "string"}, {"type": "object", "required": ["a"]}], "not": {"type": "string"}}"#,
        #"{"if": {"properties": {"a": {"const": 1}}, "required": ["a"]}, "then": {"required": ["b"]}, "else": {"required": ["c"]}, "type": "object", "properties": {"a": {"type": "integer"}}}"#,
        #"{"type": "object", "allOf": [{"properties": {"a": {"type": "integer"}}}], "unevaluatedProperties": false}"#,
        #"{"$schema": "http://json-schema.org/draft-04/schema#", "type": "integer", "minimum": 3, "exclusiveMinimum": true, "maximum": 5, "exclusiveMaximum": true}"#,
        #"{"$schema": "http://json-schema.org/draft-07/schema#", "type": "array", "items": [{"type": "string"}], "additionalItems": {"type": "null"}, "minItems": 3}"#,
    ])
    func everySampleIsAccepted(schema: String) throws { _ = try acceptedSamples(schema) }

    @Test(
        "branches that cannot hold together with the rest are not tried",
        arguments: [#"{"type": "object"}"#, "false", #"{"enum": [true]}"#, #"{"type": "string", "enum": [1]}"#])
    func impossibleBranches(branch: String) throws {
        let branches = Array(repeating: branch, count: 400).joined(separator: ", ")
        let values = try acceptedSamples(#"{"enum": ["a", "b"], "anyOf": [\#(branches), {"minLength": 1}]}"#)
        #expect(Set(values) == ["a", "b"])
    }

    @Test(arguments: [
        "date", "time", "date-time", "duration", "email", "idn-email", "hostname", "idn-hostname", "ipv4", "ipv6",
        "uri",
        "uri-reference", "iri", "iri-reference", "uri-template", "uuid", "json-pointer", "relative-json-pointer",
        "regex",
    ])
    func everyFormatHasSamples(format: String) throws {
        let samples = try acceptedSamples(#"{"type": "string", "format": "\#(format)"}"#)
        #expect(Set(samples).count > 3)
    }

    @Test("each of many values is checked on its own for rules that only a validator can decide")
    func manyParts() throws {
        // Half of the values of the second branch are refused, since the first branch matches them too.
        let names = (0..<100).map { "\"n\($0)\"" }
        let properties = names.map {
            #"\#($0): {"oneOf": [{"type": "string"}, {"type": ["string", "null"], "pattern": "^[0-9]+$"}]}"#
        }
        let schema = #"""
            {"type": "object", "required": [\#(names.joined(separator: ", "))],
             "properties": {\#(properties.joined(separator: ", "))}}
            """#
        _ = try acceptedSamples(schema, count: 3)
    }

    @Test func recursionIsBounded() throws {
        let tree = ##"""
            {"type": "object", "required": ["value"], "additionalProperties": false,
             "properties": {"value": {"type": "integer"}, "left": {"$ref": "#"}, "right": {"$ref": "#"},
                            "more": {"type": "array", "items": {"$ref": "#"}}}}
            """##
        for document in try acceptedSamples(tree, count: 60) {
            #expect(try JSONDocument(document).depth <= 20)
        }
        // Here the values of every branch but one contain others.
        let expression = ##"""
            {"oneOf": [{"type": "array", "items": {"$ref": "#"}, "minItems": 2}, {"type": "number"}]}
            """##
        _ = try acceptedSamples(expression)
    }

    @Test func theSameSeedGivesTheSameDocuments() throws {
        let schema = try JSONDocument(parsing: #"{"type": "array", "items": {"format": "uuid"}, "minItems": 1}"#)
        let sampler = try SchemaSampler(schema)
        let first = Array(sampler.samples(seed: 3).prefix(5))
        #expect(first == Array(sampler.samples(seed: 3).prefix(5)))
        #expect(first == Array(try SchemaSampler(schema).samples(seed: 3).prefix(5)))
        #expect(first != Array(sampler.samples(seed: 4).prefix(5)))
        #expect(try sampler.sample(seed: 3) == first[0])
        // The samples must not change unnoticed between versions.
        let digits = try SchemaSampler(JSONDocument(parsing: #"{"type": "integer", "minimum": 0, "maximum": 9}"#))
        #expect(digits.samples(seed: 1).prefix(6).map(\.int) == [0, 0, 6, 2, 9, 9])
    }

    @Test func membersOfAllPartsAreThere() throws {
        let schema = #"""
            {"type": "object", "properties": {"a": {"type": "null"}, "b": {"type": "integer"}},
             "allOf": [{"properties": {"b": {"minimum": 5}, "c": {"const": 1}}}, {"properties": {"d": {"const": 2}}}]}
            """#
        for sample in try acceptedSamples(schema, count: 5, { $0.extent = .most }) {
            #expect(sample.object.map { $0.keys.sorted() } == ["a", "b", "c", "d"], "\(sample)")
        }
    }

    @Test func extentsSayHowMuchIsThere() throws {
        let schema =
            #"{"type": "object", "properties": {"a": {"type": "null"}, "b": {"type": "array", "items": true}}, "required": ["a"]}"#
        for least in try acceptedSamples(schema, { $0.extent = .least }) { #expect(least == ["a": nil]) }
        for most in try acceptedSamples(schema, { $0.extent = .most }) { #expect(most["b"] != nil) }
        let included = try acceptedSamples(schema) { options in
            options.extent = .least
            options.includedNames = ["b"]
        }
        for document in included { #expect(document["b"] == []) }
        let open = try acceptedSamples(schema, { $0.addsUnknownMembers = true })
        #expect(open.contains { ($0.object?.count ?? 0) > 2 })
    }

    @Test(arguments: [
        (
            #"{"type": "object", "required": ["a"], "properties": {"a": {"type": "string", "minLength": 5, "maxLength": 3}}}"#,
            "#/properties/a"
        ),
        (#"{"allOf": [{"type": "string"}, {"type": "integer"}]}"#, "#/allOf/1"),
        (#"{"properties": {"a": false}, "required": ["a"], "type": "object"}"#, "#/properties/a"),
        (#"{"type": "integer", "exclusiveMinimum": 1, "exclusiveMaximum": 2}"#, "#"),
        (#"{"allOf": [{"title": "x"}, {"type": "string", "pattern": "^a$", "minLength": 5}]}"#, "#/allOf/1"),
    ])
    func whereNothingIsFoundThereIsAnErrorWithThePlace(schema: String, place: String) throws {
        let sampler = try SchemaSampler(JSONDocument(parsing: schema))
        let failure = #expect(throws: SamplingFailure.self) { try sampler.sample(seed: 1) }
        #expect(failure?.schemaPointer.fragment == place, "\(failure.map { "\($0)" } ?? "")")
        #expect(Array(sampler.samples()).isEmpty)
    }

    @Test(arguments: [
        ##"{"type": "object", "properties": {"a": {"$ref": "#"}}, "required": ["a"]}"##,
        ##"{"type": "array", "minItems": 1, "items": {"$ref": "#"}}"##,
        ##"{"type": "array", "prefixItems": [true], "minItems": 2, "items": {"anyOf": [{"$ref": "#"}]}}"##,
        ##"{"allOf": [{"$ref": "#/$defs/n"}], "$defs": {"n": {"type": "object", "properties": {"a": {"oneOf": [{"$ref": "#/$defs/n"}, {"$ref": "#"}]}}, "required": ["a"]}}}"##,
    ])
    func schemasWithoutFiniteValuesAreRefusedAtOnce(schema: String) throws {
        let failure = #expect(throws: SamplingFailure.self) {
            try SchemaSampler(JSONDocument(parsing: schema)).sample(seed: 1)
        }
        #expect(failure?.attempts == 0)
        #expect(
            failure?.description == "there is no document: every value would be infinitely deep, at # (1:1)")
    }

    @Test("at the maximum depth, the branch with the fewest levels is taken")
    func lowestBranch() throws {
        let schema = #"""
            {"anyOf": [{"$ref": "#/$defs/higher"}, {"$ref": "#/$defs/lower"}],
             "$defs": {"lower": {"type": "array", "minItems": 1, "items": {"type": "string"}},
                       "higher": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/lower"}}}}
            """#
        var options = SamplingOptions()
        options.maximumDepth = 0
        let sampler = try SchemaSampler(JSONDocument(parsing: schema), options: options)
        for seed in 0..<10 as Range<UInt64> { #expect(try sampler.sample(seed: seed)[0]?.string != nil) }
    }

    /// Branches without a `type` counted as scalars, so documents grew until the stack ended, for minutes.
    @Test(
        "a recursive choice ends at the maximum depth wherever the type is said",
        arguments: [
            ##"{"type": "object", "anyOf": BRANCHES}"##,
            ##"{"allOf": [{"type": "object"}, {"anyOf": BRANCHES}]}"##,
            ##"{"$ref": "#/$defs/object", "oneOf": BRANCHES, "$defs": {"object": {"type": "object"}}}"##,
        ])
    func branchesWithoutAType(schema: String) throws {
        let links = (0..<4).map {
            ##"{"required": ["m\##($0)"], "properties": {"m\##($0)": {"$ref": "#"}}, "additionalProperties": false}"##
        }
        let leaf = #"{"required": ["name"], "properties": {"name": {"const": "a"}}, "additionalProperties": false}"#
        let branches = "[\((links + [leaf]).joined(separator: ", "))]"
        let sampler = try SchemaSampler(JSONDocument(parsing: schema.replacing("BRANCHES", with: branches)))
        for seed in 0..<30 as Range<UInt64> {
            let sample = try sampler.sample(seed: seed)
            #expect(sample.serialized().count { $0 == "{" } < 9, "\(sample)")
        }
    }

    @Test("a choice of branches that all contain the whole is endless, wherever the type is said")
    func endlessBranches() throws {
        let branches = ["a", "b"].map { ##"{"required": ["\##($0)"], "properties": {"\##($0)": {"$ref": "#"}}}"## }
        let schema = #"{"type": "object", "anyOf": [\#(branches.joined(separator: ", "))]}"#
        let sampler = try SchemaSampler(JSONDocument(parsing: schema))
        let failure = #expect(throws: SamplingFailure.self) { try sampler.sample(seed: 0) }
        #expect(failure?.description == "there is no document: every value would be infinitely deep, at # (1:1)")
    }

    @Test(arguments: [
        // Q is met while P, which it needs, is not known yet to have a way out.
        ##"{"type": "object", "properties": {"p": {"$ref": "#/$defs/P"}, "q": {"$ref": "#/$defs/Q"}}, "required": ["p", "q"], "$defs": {"P": {"anyOf": [{"$ref": "#/$defs/Q"}, {"type": "string"}]}, "Q": {"type": "object", "properties": {"p": {"$ref": "#/$defs/P"}}, "required": ["p"]}}}"##,
        ##"{"type": "array", "prefixItems": [{"type": "integer"}], "minItems": 1, "items": {"$ref": "#"}}"##,
        ##"{"type": ["array", "object"], "minItems": 1, "items": {"$ref": "#"}, "properties": {"a": {"$ref": "#"}}}"##,
        ##"{"anyOf": [{"type": "array", "minItems": 1, "items": {"$ref": "#"}}, {"const": 1}]}"##,
        ##"{"type": "array", "minItems": 1, "enum": [[1]], "items": {"type": "integer"}}"##,
    ])
    func aWayOutOfAnEndlessSchemaIsFound(schema: String) throws {
        let sampler = try SchemaSampler(JSONDocument(parsing: schema))
        for seed in 0..<20 { _ = try sampler.sample(seed: UInt64(seed)) }
    }
}
