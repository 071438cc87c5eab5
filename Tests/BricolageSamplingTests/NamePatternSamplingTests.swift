import Bricolage
import BricolageSampling
import TestSupport
import Testing

/// Names of members that patterns and lists describe.
@Suite struct NamePatternSamplingTests {
    /// The pattern of a name used to be chosen at random; the last of many patterns with one name each was missed.
    @Test("where each pattern has one name, all of them are found", arguments: [10, 300])
    func exactPatterns(count: Int) throws {
        let patterns = (0..<count).map { #""^abc\#($0)$": {"type": "integer"}"# }.joined(separator: ",")
        let schema = #"""
            {"type": "object", "patternProperties": {\#(patterns)}, "minProperties": \#(count),
             "additionalProperties": false}
            """#
        for sample in try acceptedSamples(schema, count: 2, { $0.attempts = 1 }) {
            #expect(sample.object?.count == count)
        }
    }

    @Test("all names of a pattern are found")
    func allNamesOfAPattern() throws {
        let schema = #"""
            {"type": "object", "patternProperties": {"^[A-D][a-e]$": {"type": "integer"}}, "minProperties": 20,
             "additionalProperties": false}
            """#
        for sample in try acceptedSamples(schema, count: 10, { $0.attempts = 3 }) {
            #expect(sample.object?.count == 20)
        }
    }

    /// All patterns used to be tried for each member.
    @Test("names are compared only with patterns that begin like them")
    func manyPatterns() throws {
        func sampler(_ count: Int) throws -> SchemaSampler {
            let patterns = (0..<count).map { #""^\#(1_000 + $0)[a-z]+$": {"type": "null"}"# }.joined(separator: ",")
            let names = (0..<count).map { #""\#(1_000 + $0)abc""# }.joined(separator: ",")
            let schema = #"{"type": "object", "patternProperties": {\#(patterns)}, "required": [\#(names)]}"#
            var options = SamplingOptions()
            options.extent = .least
            return try SchemaSampler(JSONDocument(parsing: schema), options: options)
        }
        let growth = try growth(from: sampler(50), to: sampler(400)) { _ = try $0.sample(seed: 1) }
        #expect(growth < 24, "eight times as much takes \(growth) times as long")
    }

    @Test(
        "a pattern is looked up by a prefix only if all of its names have that prefix",
        arguments: [
            #""^ab?c": {"const": 1}"#, #""^ab*c": {"const": 1}"#, #""^ab{0,2}c": {"const": 1}"#,
            #""^x|c": {"const": 1}"#,
            #""c": {"const": 1}"#, #""^": {"const": 1}"#,
            #""^a": {"const": 1}, "c$": {"type": "integer"}"#,
            #""^[a]c": {"const": 1}"#,
            #""^ac$": {"const": 1}, "^ac": {"type": "integer"}"#,
            #""^(ac|é)": {"const": 1}"#,
            #""^ac+": {"const": 1}"#, #""ac": {"const": 1}"#,
        ])
    func beginnings(patterns: String) throws {
        for names in [#""ac""#, #""ac", "é""#, #""a", "", "ac""#] {
            let schema = #"{"type": "object", "patternProperties": {\#(patterns)}, "required": [\#(names)]}"#
            for sample in try acceptedSamples(schema, count: 4, { $0.attempts = 1 }) { #expect(sample["ac"] == 1) }
        }
    }

    /// Each name used to be drawn from the whole list, so the last one was missed.
    @Test("an object can have as many members as there are listed names", arguments: [3, 400])
    func listedNames(count: Int) throws {
        let names = (0..<count).map { #""n\#($0)""# }.joined(separator: ",")
        for keywords in ["", #", "properties": {"n1": {"const": 1}, "other": true}"#] {
            let schema = #"""
                {"type": "object", "propertyNames": {"enum": [\#(names), 1]}, "minProperties": \#(count)\#(keywords)}
                """#
            for sample in try acceptedSamples(schema, count: 2, { $0.attempts = 8 }) {
                #expect(sample.object?.count == count)
            }
        }
    }

    /// The first branch used to be taken always, as if names were nested values.
    @Test func namesOfSeveralKinds() throws {
        let schema = #"""
            {"type": "object", "minProperties": 4,
             "propertyNames": {"anyOf": [{"enum": ["id", "name"]}, {"pattern": "^x-[a-z]+$"}]}}
            """#
        _ = try acceptedSamples(schema, count: 10) { $0.attempts = 1 }
    }
}
