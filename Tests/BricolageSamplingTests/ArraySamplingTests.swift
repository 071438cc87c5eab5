import Bricolage
import BricolageSampling
import Testing

/// What arrays contain.
@Suite struct ArraySamplingTests {
    @Test(
        "arrays contain the elements that several schemas require",
        arguments: [
            #"{"items": {"enum": ["a", "b", "c"]}, "contains": {"const": "a"}, "allOf": [{"contains": {"const": "b"}}]}"#,
            #"{"items": {"enum": ["a", "b", "c"]}, "contains": {"const": "a"}, "anyOf": [{"contains": {"const": "b"}}, {"contains": {"const": "c"}}]}"#,
            // One of the two elements must match both schemas.
            #"{"maxItems": 2, "minContains": 2, "contains": {"type": "integer", "minimum": 5}, "allOf": [{"contains": {"multipleOf": 3, "type": "integer"}}]}"#,
            // The first position accepts none of the required elements.
            #"{"prefixItems": [{"type": "string"}], "contains": {"type": "integer"}, "allOf": [{"contains": {"type": "null"}}]}"#,
            #"{"contains": {"const": 1}, "minContains": 0, "allOf": [{"contains": {"const": 2}, "minContains": 3}], "maxItems": 3}"#,
        ])
    func severalContained(schema: String) throws {
        _ = try acceptedSamples(#"{"type": "array", \#(schema.dropFirst())"#)
        _ = try acceptedSamples(#"{"type": "array", \#(schema.dropFirst())"#) { $0.extent = .least }
    }

    @Test("elements that nothing else evaluates match unevaluatedItems")
    func unevaluatedElements() throws {
        _ = try acceptedSamples(
            #"{"type": "array", "prefixItems": [{"type": "null"}], "unevaluatedItems": {"const": "a"}, "minItems": 3}"#)
    }

    @Test("elements that must differ are tried again one by one, and not with all others")
    func differingElements() throws {
        _ = try acceptedSamples(
            #"{"type": "array", "items": {"type": "boolean"}, "minItems": 2, "uniqueItems": true}"#
        ) { $0.attempts = 1 }
    }

    @Test("with the extent most, an array has two elements more than it must, or all positions of a tuple")
    func mostElements() throws {
        for (schema, count) in [
            (#"{"type": "array", "items": {"type": "integer"}}"#, 2),
            (#"{"type": "array", "items": {"type": "integer"}, "minItems": 3}"#, 5),
            (#"{"type": "array", "prefixItems": [{}, {}, {}, {}, {}, {}, {}], "items": false}"#, 7),
        ] {
            for sample in try acceptedSamples(schema, { $0.extent = .most }) { #expect(sample.array?.count == count) }
        }
    }
}
