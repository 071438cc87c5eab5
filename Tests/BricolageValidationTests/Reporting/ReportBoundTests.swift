import Bricolage
import BricolageValidation
import TestSupport
import Testing

/// The depths that reports, explanations and outputs can deal with.
struct ReportBoundTests {
    private func arrays(_ depth: Int, around core: String = "") throws -> JSONDocument {
        try JSONDocument(
            parsing: String(repeating: "[", count: depth) + core + String(repeating: "]", count: depth))
    }

    @Test("a document that is not too deep for a verdict is not too deep for the reasons")
    func sameDepth() throws {
        let schema = try compiled(##"{"items": {"$ref": "#"}, "type": ["array", "integer"]}"##)
        for (core, isValid) in [("1", true), (#""x""#, false)] {
            let document = try arrays(1_100, around: core)
            let (report, output, explanation) = try onSmallStack(bytes: 64 << 20) {
                (
                    schema.report(on: document), try schema.output(on: document, as: .flag),
                    try schema.explanation(of: document)
                )
            }
            #expect(report.interruption == nil)
            #expect(report.issues.map(\.pointer.tokens.count) == (isValid ? [] : [1_100]))
            #expect(output == ["valid": .bool(isValid)])
            #expect(explanation.isValid == isValid)
        }
    }

    @Test("values that the verdict does not depend on may be deeper than the limit")
    func deepBehindTheFirstFault() throws {
        var options = ValidationOptions()
        options.maximumDepth = 20
        let schema = try compiled(
            ##"{"minItems": 2, "items": {"$ref": "#/$defs/a"}, "$defs": {"a": {"items": {"$ref": "#/$defs/a"}}}}"##,
            options)
        let document = try arrays(200)
        let report = schema.report(on: document)
        #expect(report.interruption == nil && report.issues.map(\.pointer.tokens.count) == [0])
        #expect(try schema.explanation(of: document).isValid == false)
        #expect(schema.report(on: try JSONDocument(parsing: "[\(document), 1]")).interruption == .depthLimit(20))
    }

    @Test("a document that is too deep for a verdict has no output and no explanation")
    func noOutputWithoutVerdict() throws {
        var options = ValidationOptions()
        options.maximumDepth = 20
        let schema = try compiled(
            ##"{"allOf": [{"items": {"$ref": "#"}, "minItems": 0}], "anyOf": [{"minItems": 0, "items": {"$ref": "#"}}]}"##,
            options)
        for depth in 1...25 {
            let document = try arrays(depth)
            guard let interruption = schema.report(on: document).interruption else {
                #expect(try schema.output(on: document, as: .flag) == ["valid": true])
                continue
            }
            #expect(throws: interruption) { try schema.output(on: document, as: .flag) }
            #expect(throws: interruption) { try schema.explanation(of: document) }
        }
    }

    @Test("the text of an explanation grows linearly with the depth, not quadratically")
    func deepExplanations() throws {
        let schema = try compiled(##"{"items": {"$ref": "#"}}"##)
        let texts = try onSmallStack(bytes: 64 << 20) {
            try [200, 800].map { try schema.explanation(of: arrays($0)).description }
        }
        // Only the pointers grow without bound.
        let margins = texts.map { text in
            text.split(separator: "\n").map { $0.unicodeScalars.prefix { $0 != "\u{2713}" }.count }.max() ?? 0
        }
        #expect(margins == [65 * 3, 65 * 3])
    }

    @Test("an output that is too deep for the stack does not end the program", arguments: [512 << 10, 4 << 20])
    func deepOutputs(stack: Int) throws {
        let schema = try compiled(##"{"title": "t", "items": {"$ref": "#"}, "type": ["array", "integer"]}"##)
        for core in ["1", #""x""#] {
            for depth in [50, 200, 800] {
                let document = try arrays(depth, around: core)
                for format in CompiledSchema.OutputFormat.allCases {
                    let verdict = try onSmallStack(bytes: stack) {
                        try? schema.output(on: document, as: format)["valid"]
                    }
                    // Only what is too deep for the stack has no output.
                    let isShallow = depth == 50 && stack > 1 << 20
                    #expect(verdict == .bool(core == "1") || verdict == nil && !isShallow)
                }
            }
        }
    }
}
