import Bricolage
import BricolageSampling
import Testing

/// How numbers are written.
@Suite struct NumberSamplingTests {
    @Test(
        "integers are written in digits alone, in every dialect",
        arguments: ["draft-04/schema#", "draft-06/schema#", "draft-07/schema#"],
        [
            #""minimum": -9.223372036854776e+18, "maximum": -9e+18"#, #""minimum": 5.0, "maximum": 5.0"#,
            #""minimum": 1.50E1, "maximum": 15"#, #""minimum": 0e5, "maximum": 0.0"#,
            #""minimum": 10000e-2, "maximum": 1000e-1"#, #""minimum": 1e30"#,
        ])
    func integers(dialect: String, bounds: String) throws {
        let schema = #"{"$schema": "http://json-schema.org/\#(dialect)", "type": "integer", \#(bounds)}"#
        for sample in try acceptedSamples(schema, count: 20) {
            #expect(sample.description.allSatisfy { $0.isNumber || $0 == "-" }, "\(sample) by \(bounds)")
        }
    }

    /// Large steps used to be treated as steps of one.
    @Test("steps may be of any size", arguments: ["2000000000", "3e12", "9000000000000000", "25e-1", "1e18"])
    func steps(_ step: String) throws {
        for bound in ["", #""minimum": 1, "#] {
            let schema = #"{"type": "number", \#(bound)"multipleOf": \#(step)}"#
            let samples = try acceptedSamples(schema, count: 20)
            #expect(samples.contains { $0 != 0 }, "\(step)")
        }
    }

    @Test("the tightest of several bounds counts", arguments: ["draft-04", "draft-07"])
    func bounds(dialect: String) throws {
        let flag = dialect == "draft-04" ? #""minimum": 999, "exclusiveMinimum": true"# : #""exclusiveMinimum": 999"#
        let schema = #"""
            {"$schema": "http://json-schema.org/\#(dialect)/schema#", "type": "array", "minItems": 30,
             "items": {"type": "integer", "allOf": [{\#(flag)}, {"minimum": 1}], "maximum": 1001}}
            """#
        _ = try acceptedSamples(schema, count: 3)
    }
}
