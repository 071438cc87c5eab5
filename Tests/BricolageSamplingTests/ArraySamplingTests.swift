import Bricolage
import BricolageSampling
import Testing

/// What arrays contain.
@Suite struct ArraySamplingTests {
    @Test(
        "arrays contain what several schemas want",
        arguments: [
            #"{"items": {"enum": ["a", "b", "c"]}, "contains": {"const": "a"}, "allOf": [{"contains": {"const": "b"}}]}"#,
            #"{"items": {"enum": ["a", "b", "c"]}, "contains": {"const": "a"}, "anyOf": [{"contains": {"const": "b"}}, {"contains": {"const": "c"}}]}"#,
            // Two must be one and the same element.
            #"{"maxItems": 2, "minContains": 2, "contains": {"type": "integer", "minimum": 5}, "allOf": [{"contains": {"multipleOf": 3, "type": "integer"}}]}"#,
            // The first place takes nothing of what must be there.
            #"{"prefixItems": [{"type": "string"}], "contains": {"type": "integer"}, "allOf": [{"contains": {"type": "null"}}]}"#,
            #"{"contains": {"const": 1}, "minContains": 0, "allOf": [{"contains": {"const": 2}, "minContains": 3}], "maxItems": 3}"#,
        ])
    func severalContained(schema: String) throws {
        _ = try acceptedSamples(#"{"type": "array", \#(schema.dropFirst())"#)
        _ = try acceptedSamples(#"{"type": "array", \#(schema.dropFirst())"#) { $0.extent = .least }
    }
}
