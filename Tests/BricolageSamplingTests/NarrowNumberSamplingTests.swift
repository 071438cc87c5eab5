import Bricolage
import BricolageSampling
import Testing

/// Numbers for which there is little room.
@Suite struct NarrowNumberSamplingTests {
    @Test(
        "numbers are found between bounds that are close together",
        arguments: [
            #""type": "number", "exclusiveMinimum": 0.001, "exclusiveMaximum": 0.002"#,
            #""type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 1e-20"#,
            #""type": "number", "exclusiveMinimum": -2.0001, "exclusiveMaximum": -2"#,
            #""type": "integer", "exclusiveMinimum": 9223372036854775807"#,
            #""type": "integer", "exclusiveMinimum": 18446744073709551616, "exclusiveMaximum": 18446744073709551618"#,
            #""type": "integer", "exclusiveMaximum": -18446744073709551616, "multipleOf": 3"#,
            #""type": "integer", "minimum": 1.5, "maximum": 2.5"#,
            #""type": "integer", "exclusiveMinimum": -7.5, "exclusiveMaximum": -6.5"#,
            #""type": "integer", "exclusiveMinimum": 6.5, "exclusiveMaximum": 7.5"#,
            #""type": "number", "multipleOf": 1e-7, "minimum": 1.5e-7, "maximum": 2.5e-7"#,
            #""type": "integer", "multipleOf": 2.5, "minimum": 1, "maximum": 9"#,
            #""type": "number", "multipleOf": 0.125, "exclusiveMinimum": 1, "exclusiveMaximum": 1.25"#,
            #""type": "integer", "allOf": [{"multipleOf": 7}, {"multipleOf": 11}, {"multipleOf": 13}], "minimum": 1, "maximum": 1001"#,
            #""type": "number", "allOf": [{"multipleOf": 0.6}, {"multipleOf": 0.25}], "exclusiveMinimum": 0, "exclusiveMaximum": 6"#,
            #""type": "number", "multipleOf": 1e3, "exclusiveMinimum": -1e3, "exclusiveMaximum": 1e3"#,
            #""type": "integer", "minimum": 1e37, "exclusiveMaximum": 170141183460469231731687303715884105728"#,
        ])
    func narrowBounds(keywords: String) throws {
        _ = try acceptedSamples("{\(keywords)}", count: 20) { $0.attempts = 1 }
    }

    @Test("bounds with more digits than the arithmetic can hold do not end the process")
    func manyDigits() throws {
        let long = "1.\(String(repeating: "0", count: 50))1"
        for bound in ["170141183460469231731687303715884105727", "1e300", "1e-300", "1e999", long] {
            for keyword in ["exclusiveMinimum", "exclusiveMaximum", "minimum", "multipleOf"] {
                let document = try JSONDocument(parsing: #"{"type": "integer", "\#(keyword)": \#(bound)}"#)
                let sample = try? SchemaSampler(document).sample(seed: 1)
                // Not every number between such bounds is found, but these are.
                let isLarge = ["170141183460469231731687303715884105727", "1e300", "1e999"].contains(bound)
                if keyword == "multipleOf" || keyword == "minimum" && isLarge {
                    #expect(sample?.number != nil, "\(keyword) \(bound)")
                }
            }
        }
    }

    @Test("numbers without bounds are on both sides of zero, and numbers with one bound are near it")
    func openNumbers() throws {
        let open = try acceptedSamples(#"{"type": "integer"}"#, count: 200).compactMap(\.int)
        #expect(open.contains { $0 < 0 } && open.contains { $0 > 1_000 })
        #expect(open.allSatisfy { (-100...1_900).contains($0) })
        let above = try acceptedSamples(#"{"type": "integer", "minimum": 5}"#, count: 200).compactMap(\.int)
        #expect(above.contains(5) && above.contains { $0 > 1_005 } && above.allSatisfy { $0 <= 2_005 })
        let below = try acceptedSamples(#"{"type": "integer", "maximum": -5}"#, count: 200).compactMap(\.int)
        #expect(below.contains(-5) && below.contains { $0 < -500 } && below.allSatisfy { $0 >= -1_005 })
    }
}
