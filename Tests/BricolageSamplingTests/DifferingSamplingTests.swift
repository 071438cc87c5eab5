import Bricolage
import BricolageSampling
import Testing

/// Arrays whose elements must differ, or of which only so many may match a schema.
@Suite struct DifferingSamplingTests {
    private func listed(_ count: Int, _ element: (Int) -> String) -> String {
        (0..<count).map(element).joined(separator: ",")
    }

    /// Twelve attempts for each element used to miss the last values.
    @Test("an array has all listed values if it must", arguments: [2, 30, 90])
    func allListed(count: Int) throws {
        for items in [
            #"{"enum": [\#(listed(count) { "\"v\($0)\"" })]}"#,
            #"{"oneOf": [\#(listed(count) { #"{"const": "v\#($0)"}"# })]}"#,
            #"{"allOf": [{"enum": [\#(listed(count) { "\"v\($0)\"" }), 7]}, {"type": "string"}]}"#,
            #"{"type": "integer", "minimum": 1, "maximum": \#(count)}"#,
        ] {
            let schema = #"{"type": "array", "items": \#(items), "minItems": \#(count), "uniqueItems": true}"#
            for sample in try acceptedSamples(schema, count: 2, { $0.attempts = 4 }) {
                #expect(sample.array?.count == count)
            }
        }
    }

    @Test("a value is in all lists and of an allowed type")
    func commonValues() throws {
        let numbers = listed(40) { "\($0)" }
        for keywords in [
            #""allOf": [{"enum": [\#(numbers)]}, {"enum": [50, 39]}]"#,
            #""allOf": [{"enum": [\#(numbers)]}, {"const": 7}]"#,
            #""enum": [\#(numbers)], "const": 3"#, #""allOf": [{"enum": [\#(numbers), "a"]}, {"type": "string"}]"#,
        ] {
            _ = try acceptedSamples("{\(keywords)}", count: 8) { $0.attempts = 1 }
        }
    }

    @Test("no more elements match contains than maxContains allows")
    func mostContained() throws {
        for keywords in [
            #""items": {"enum": ["a", "b", "c"]}, "contains": {"const": "a"}, "maxContains": 1, "minItems": 8"#,
            #""items": {"enum": [1, 2, "b"]}, "contains": {"type": "integer"}, "minContains": 0, "maxContains": 0, "minItems": 5"#,
            #""items": {"type": ["integer", "string"]}, "contains": {"type": "integer"}, "minContains": 3, "maxContains": 3, "minItems": 9"#,
            #""items": {"enum": [1, 2, 3]}, "minItems": 6, "allOf": [{"contains": {"const": 1}, "minContains": 2, "maxContains": 2}, {"contains": {"const": 2}, "maxContains": 1}]"#,
        ] {
            _ = try acceptedSamples(#"{"type": "array", \#(keywords)}"#) { $0.attempts = 1 }
        }
    }

    @Test("one element matches several contained schemas if there is no room for more elements")
    func sharedElements() throws {
        for keywords in [
            // The schemas that one element can match are far apart.
            #""maxItems": 2, "allOf": [{"contains": {"const": 1}}, {"contains": {"const": "a"}}, {"contains": {"type": "string"}}, {"contains": {"minimum": 0, "type": "integer"}}]"#,
            // The first position matches the second schema.
            #""prefixItems": [{"type": "integer"}, {"type": "string"}], "items": false, "allOf": [{"contains": {"type": "string"}}, {"contains": {"type": "integer"}}]"#,
        ] {
            _ = try acceptedSamples(#"{"type": "array", \#(keywords)}"#) { $0.attempts = 4 }
        }
    }

    /// Contained elements used to have to match `unevaluatedItems` too.
    @Test func containedElementsAreEvaluated() throws {
        _ = try acceptedSamples(
            #"{"type": "array", "prefixItems": [{"const": "a"}], "allOf": [{"contains": {"type": "integer"}}], "unevaluatedItems": {"type": "string"}, "minItems": 4}"#
        )
    }
}
