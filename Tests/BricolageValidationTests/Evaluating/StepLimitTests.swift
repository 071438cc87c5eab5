import Bricolage
import BricolageValidation
import Testing

/// Evaluations with more verdicts than are kept.
struct StepLimitTests {
    /// Definitions that each refer to the next one twice for a value, and to the root for the elements in it.
    private static func ladder(_ count: Int) -> String {
        let rungs = (0..<count).map { number in
            let next = number + 1 == count ? #"{"not": {"const": 2}}"# : ##"{"$ref": "#/$defs/d\##(number + 1)"}"##
            return ##""d\##(number)": {"allOf": [\##(next), \##(next)], "items": {"$ref": "#"}}"##
        }
        return ##"{"$ref": "#/$defs/d0", "$defs": {\##(rungs.joined(separator: ", "))}}"##
    }

    private func ones(_ count: Int) throws -> JSONDocument {
        try JSONDocument(parsing: "[\(repeatElement("1", count: count).joined(separator: ","))]")
    }

    @Test("if there are too many verdicts, expensive ones are kept, so that passes over an array are fast")
    func passesOverAnArray() throws {
        var options = ValidationOptions()
        options.keptVerdicts = 2_000
        let schema = try compiled(Self.ladder(60), options)
        // When all verdicts were forgotten, each pass forgot those that the next one needed.
        for count in [10, 60, 200] {
            let report = schema.report(on: try ones(count))
            #expect(report.isValid, "\(report)")
        }
        #expect(!schema.isValid(try JSONDocument(parsing: "[1, [1, 2]]")))
    }

    @Test("an evaluation that keeps computing forgotten verdicts again ends without a verdict")
    func limit() throws {
        var options = ValidationOptions()
        options.keptVerdicts = 4
        let schema = try compiled(Self.ladder(60), options)
        let report = schema.report(on: try ones(60))
        guard case .stepLimit(let limit)? = report.interruption else {
            Issue.record("\(report)")
            return
        }
        #expect(limit < 100_000)
        #expect(report.summary.contains("more than \(limit) steps"))
        #expect(throws: ValidationInterruption.stepLimit(limit)) { try schema.output(on: ones(60), as: .flag) }
        // The next evaluation starts counting from zero.
        #expect(schema.isValid(try JSONDocument(parsing: "1")))
    }
}
