import Bricolage
import BricolageSampling
import Testing

/// Conditions, and schemas that must not match.
@Suite struct ConditionSamplingTests {
    private func tagged(_ count: Int) -> String {
        let tags = (0..<count).map { #""t\#($0)""# }.joined(separator: ",")
        let rules = (0..<count).map {
            #"""
            {"if": {"properties": {"tag": {"const": "t\#($0)"}}},
             "then": {"required": ["f\#($0)"], "properties": {"f\#($0)": {"type": "integer"}}}}
            """#
        }.joined(separator: ",")
        return #"""
            {"type": "object", "required": ["tag"], "properties": {"tag": {"enum": [\#(tags)]}}, "allOf": [\#(rules)]}
            """#
    }

    /// Half of the conditions used to be chosen to hold at once, although they exclude each other.
    @Test("of many conditions that exclude each other one holds", arguments: [2, 8, 40])
    func manyTags(count: Int) throws {
        let schema = tagged(count)
        let seen = Set(try acceptedSamples(schema, count: 60) { $0.attempts = 8 }.map { $0["tag"] })
        #expect(seen.count > min(count - 1, 10))
        let nested = #"{"type": "array", "minItems": 3, "items": \#(schema)}"#
        _ = try acceptedSamples(nested, count: 10) { $0.attempts = 1 }
    }

    /// Which conditions hold used to be left to chance, although the value determines it.
    @Test("independent conditions hold or fail as the members determine", arguments: [12, 4])
    func manyFlags(requiredCount: Int) throws {
        let flags = (0..<12).map { #""f\#($0)": {"type": "boolean"}"# }.joined(separator: ",")
        let rules = (0..<12).map {
            #"""
            {"if": {"properties": {"f\#($0)": {"const": true}}, "required": ["f\#($0)"]},
             "then": {"required": ["a\#($0)"]}, "else": {"required": ["b\#($0)"]}}
            """#
        }.joined(separator: ",")
        let names = (0..<requiredCount).map { #""f\#($0)""# }.joined(separator: ",")
        let schema = #"""
            {"type": "object", "properties": {\#(flags)}, "allOf": [\#(rules)], "required": [\#(names)]}
            """#
        for extent in [SamplingOptions.Extent.varied, .least, .most] {
            _ = try acceptedSamples(schema, count: 20) {
                $0.attempts = 2
                $0.extent = extent
            }
        }
    }

    /// No part of such a schema used to be checked by itself once more than eight parts were.
    @Test func manyPartsAreCheckedBesideAMetaschema() throws {
        let names = (0..<10).map { "m\($0)" }
        let part = #"""
            {"type": "object", "required": ["t"], "properties": {"t": {"enum": ["go", "end"]}, "a": true, "b": true},
             "if": {"properties": {"t": {"const": "go"}}}, "then": {"oneOf": [{"required": ["a"]}, {"required": ["b"]}]}}
            """#
        let properties = names.map { #""\#($0)": \#(part)"# }.joined(separator: ",")
        let required = names.map { #""\#($0)""# }.joined(separator: ",")
        let schema = #"""
            {"type": "object", "required": [\#(required)], "properties": {\#(properties)},
             "$defs": {"schema": {"$ref": "https://json-schema.org/draft/2020-12/schema"}}}
            """#
        _ = try acceptedSamples(schema, count: 3) {
            $0.attempts = 2
            $0.extent = .most
        }
    }

    @Test("conditions on the absence of members hold if these members are left out")
    func manyAbsentMembers() throws {
        let names = (0..<12).map { #""f\#($0)": {"type": "boolean"}"# }.joined(separator: ",")
        let rules = (0..<12).map {
            #"""
            {"if": {"not": {"required": ["f\#($0)"]}}, "then": {"required": ["a\#($0)"]}, "else": {"required": ["b\#($0)"]}}
            """#
        }.joined(separator: ",")
        _ = try acceptedSamples(#"{"type": "object", "properties": {\#(names)}, "allOf": [\#(rules)]}"#, count: 20) {
            $0.attempts = 2
        }
    }

    @Test(
        "texts avoid a pattern that overlaps with one that they must match",
        arguments: [
            #""allOf": [{"not": {"pattern": "^-"}}, {"not": {"pattern": "-$"}}, {"pattern": "-"}]"#,
            #""pattern": "^[ab]{2}$", "allOf": [{"not": {"pattern": "^a|b$"}}]"#,
            #""pattern": "^[a-c]{3,5}$", "not": {"pattern": "[ab]"}"#,
        ])
    func refusedPatterns(keywords: String) throws {
        _ = try acceptedSamples(#"{"type": "string", \#(keywords)}"#, count: 10) { $0.attempts = 1 }
    }

    @Test("a condition of several parts, one of which always holds, may hold and may not")
    func conditionsInParts() throws {
        let schema = #"""
            {"type": "object", "properties": {"a": true}, "then": {"required": ["t"]},
             "if": {"allOf": [{"required": ["a"]}, {"type": "object"}]}}
            """#
        let kinds = try acceptedSamples(schema).map { $0["t"] != nil }
        #expect(Set(kinds) == [true, false])
    }

    /// Leaving out all optional members used to leave too few.
    @Test func membersThatMustNotBeTogetherAreLeftOutOneByOne() throws {
        let schema = #"""
            {"type": "object", "properties": {"a": true, "b": true, "c": true}, "minProperties": 2, "additionalProperties": false,
             "not": {"anyOf": [{"required": ["a", "b"]}, {"required": ["b", "c"]}]}}
            """#
        for sample in try acceptedSamples(schema, count: 10, { $0.extent = .most }) {
            #expect(sample.object?.keys.sorted() == ["a", "c"])
        }
    }
}
