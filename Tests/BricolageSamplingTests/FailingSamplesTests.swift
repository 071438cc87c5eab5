import Bricolage
import BricolageSampling
import TestSupport
import Testing

/// Schemas for which no document can be found.
@Suite struct FailingSamplesTests {
    /// A schema for which nothing is found, nested in others, with three branches to choose from at every other level.
    private func nested(_ schema: String, levels: Int) -> String {
        (0..<levels).reduce(schema) { inner, level in
            let branch =
                #"{"type": "object", "required": ["a"], "properties": {"a": \#(inner), "b": {"type": "null"}}}"#
            return level % 2 == 0
                ? branch : #"{"oneOf": [\#(branch), {"allOf": [\#(branch)]}, {"anyOf": [\#(branch)]}]}"#
        }
    }

    @Test("a search that fails deep inside ends soon, and reports the cause", arguments: [1, 3, 5, 7])
    func deepFailures(levels: Int) throws {
        let schema = nested(#"{"type": "string", "pattern": "^a$", "minLength": 5}"#, levels: levels)
        let sampler = try SchemaSampler(JSONDocument(parsing: schema))
        var failure: SamplingFailure?
        let duration = try ContinuousClock().measure {
            failure = try #require(throws: SamplingFailure.self) { try sampler.sample(seed: 1) }
        }
        #expect(failure?.reason == "no string was found that satisfies all schemas")
        #expect(failure?.schemaPointer.tokens.last == "a" && failure?.reachedMaximumValues == false)
        // It used to take minutes; a busy machine may take some seconds.
        #expect(duration < .seconds(20), "\(duration)")
    }

    @Test func theLimitOfValuesHoldsForAllAttemptsTogether() throws {
        var options = SamplingOptions()
        options.maximumValues = 100
        let document = try JSONDocument(
            parsing: nested(#"{"type": "string", "pattern": "^a$", "minLength": 5}"#, levels: 2))
        let failure = try #require(throws: SamplingFailure.self) {
            try SchemaSampler(document, options: options).sample(seed: 1)
        }
        #expect(failure.reachedMaximumValues && failure.attempts < 100)
        #expect(failure.description.contains("up to the limit of values: no string was found"))
        options.maximumValues = 50_000
        let patient = try #require(throws: SamplingFailure.self) {
            try SchemaSampler(document, options: options).sample(seed: 1)
        }
        #expect(!patient.reachedMaximumValues && patient.attempts == options.attempts)
    }

    @Test("a member that can be left out is not reported as the cause")
    func optionalFailures() throws {
        let schema = #"""
            {"type": "object", "required": ["b"], "properties": {
                "a": {"type": "string", "pattern": "^a$", "minLength": 5}, "b": {"type": "integer", "minimum": 3, "maximum": 2}}}
            """#
        let failure = try #require(throws: SamplingFailure.self) {
            try SchemaSampler(JSONDocument(parsing: schema)).sample(seed: 1)
        }
        #expect(failure.schemaPointer.fragment == "#/properties/b")
    }

    /// In whichever order a chain of references is found, schemas without finite values are reported in linear time.
    @Test(arguments: [false, true]) func endlessSchemasAreToldInLinearTime(isReversed: Bool) throws {
        func sampler(_ size: Int) throws -> SchemaSampler {
            let links = (0..<size).map { ##""a\##($0)": {"$ref": "#/$defs/a\##($0 + 1)"}"## }
            let numbers = isReversed ? Array((0..<size).reversed()) : Array(0..<size)
            let branches = numbers.map { ##"{"$ref": "#/$defs/a\##($0)"}"## }
            let schema = ##"""
                {"allOf": [{"anyOf": [\##(branches.joined(separator: ","))]}, {"$ref": "#/$defs/endless"}],
                 "$defs": {\##(links.joined(separator: ",")), "a\##(size)": {"type": "string"},
                           "endless": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/endless"}}}}
                """##
            return try SchemaSampler(JSONDocument(parsing: schema))
        }
        let growth = try growth(from: sampler(100), to: sampler(800)) { sampler in
            let failure = #expect(throws: SamplingFailure.self) { try sampler.sample(seed: 1) }
            #expect(failure?.attempts == 0)
        }
        #expect(growth < 24, "eight times as much takes \(growth) times as long")
    }
}
