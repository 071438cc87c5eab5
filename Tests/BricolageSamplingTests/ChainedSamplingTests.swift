import Bricolage
import BricolageSampling
import TestSupport
import Testing

/// Members that require each other, in chains of any length.
@Suite struct ChainedSamplingTests {
    private func sampler(_ schema: String, _ change: (inout SamplingOptions) -> Void) throws -> SchemaSampler {
        var options = SamplingOptions()
        change(&options)
        return try SchemaSampler(JSONDocument(parsing: schema), options: options)
    }

    /// Each link of a chain used to be found by a search through all others.
    @Test(
        "a chain of members that require each other is followed in linear time",
        arguments: [
            ("dependentSchemas", #"{"required": ["a$1"]}"#, false),
            ("dependentSchemas", #"{"required": ["a$1"]}"#, true),
            ("dependentRequired", #"["a$1"]"#, true), ("dependentRequired", #"["a$1"]"#, false),
        ])
    func chainsOfMembers(keyword: String, asked: String, isReversed: Bool) throws {
        func sampler(_ size: Int) throws -> SchemaSampler {
            let links = (0..<size).map { #""a\#($0)": \#(asked.replacing("$1", with: "\($0 + 1)"))"# }
            let members = (isReversed ? links.reversed() : links).joined(separator: ",")
            return try self.sampler(#"{"type": "object", "required": ["a0"], "\#(keyword)": {\#(members)}}"#) {
                $0.extent = .least
            }
        }
        #expect(try sampler(1_000).sample(seed: 1).object?.count == 1_001)
        let growth = try growth(from: sampler(50), to: sampler(400)) { _ = try $0.sample(seed: 1) }
        #expect(growth < 24, "eight times as much takes \(growth) times as long")
    }

    /// Of more than four hundred schemas that apply to one object, the last ones used to be ignored.
    @Test("a chain of nested schemas is followed to its end")
    func nestedChain() throws {
        let links = (0..<600).map {
            ##""d\##($0)": {"dependentSchemas": {"a\##($0)": {"required": ["a\##($0 + 1)"], "$ref": "#/$defs/d\##($0 + 1)"}}}"##
        }
        let schema = ##"""
            {"type": "object", "required": ["a0"], "$ref": "#/$defs/d0", "$defs": {\##(links.joined(separator: ",")), "d600": true}}
            """##
        let sample = try sampler(schema) { $0.attempts = 1 }.sample(seed: 1)
        #expect(sample.object?.count == 601)
    }

    @Test("the dependencies of members are satisfied, for whatever reason the members are there")
    func dependencies() throws {
        for schema in [
            // The dependencies of a property that is there by chance.
            #"{"properties": {"a": true, "b": true}, "dependentRequired": {"a": ["c"], "c": ["d"], "d": ["a"]}}"#,
            // A name that is processed before the schema that adds a dependency to it applies.
            #"{"required": ["a", "b"], "dependentSchemas": {"b": {"dependentRequired": {"a": ["c"]}}}}"#,
            #"{"$schema": "http://json-schema.org/draft-07/schema#", "required": ["a"], "dependencies": {"a": ["b"], "b": {"required": ["c"]}}}"#,
            #"{"$schema": "http://json-schema.org/draft-03/schema#", "properties": {"a": {"required": true}}, "dependencies": {"a": "b"}}"#,
        ] {
            _ = try acceptedSamples(#"{"type": "object", \#(schema.dropFirst())"#) { $0.attempts = 1 }
        }
    }
}
