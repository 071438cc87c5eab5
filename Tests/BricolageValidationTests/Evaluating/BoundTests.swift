import Bricolage
import BricolageValidation
import TestSupport
import Testing

/// The bounds of an evaluation: however schemas refer to each other, it ends in time, with a verdict or a reason.
struct BoundTests {
    /// A schema for trees of operations, with a choice whose branches contain the choice again.
    private static let expression = #"""
        {"$ref": "#/$defs/term", "$defs": {"term": {"KEYWORD": [
            {"type": "object", "required": ["plus"], "properties": {"arg": {"$ref": "#/$defs/term"}}},
            {"type": "object", "required": ["minus"], "properties": {"arg": {"$ref": "#/$defs/term"}}},
            {"type": "integer"}
        ]}}}
        """#

    private func nested(_ depth: Int, _ name: String, _ core: String) -> String {
        String(repeating: #"{"arg": "#, count: depth) + core + String(repeating: #", "\#(name)": 0}"#, count: depth)
    }

    @Test(
        "a choice whose branches contain the choice again does not double the time with each level",
        arguments: ["oneOf", "anyOf"])
    func recursiveChoices(keyword: String) throws {
        let schema = Self.expression.replacing("KEYWORD", with: keyword)
        #expect(try isValid(nested(40, "minus", "1"), by: schema))
        #expect(try !isValid(nested(40, "minus", "1.5"), by: schema))
        #expect(try !isValid(nested(40, "times", "1"), by: schema))
    }

    @Test("a recursive choice does not double the time where evaluated members must be known either")
    func recursiveChoicesThatTrack() throws {
        let schema = #"""
            {"$ref": "#/$defs/t", "$defs": {"t": {"unevaluatedProperties": false, "anyOf": [
                {"properties": {"a": {"$ref": "#/$defs/t"}}}, {"properties": {"a": {"$ref": "#/$defs/t"}}},
                {"properties": {"b": true, "a": {"$ref": "#/$defs/t"}}}
            ]}}}
            """#
        let text = String(repeating: #"{"a": "#, count: 60) + #"{"b": 1}"# + String(repeating: "}", count: 60)
        #expect(try isValid(text, by: schema))
        #expect(try !isValid(text.replacing(#""b""#, with: #""c""#), by: schema))
    }

    @Test("schemas that each refer to the next one twice do not double the time with each schema")
    func ladders() throws {
        let rungs = (0..<60).map {
            ##""s\##($0)": {"allOf": [{"$ref": "#/$defs/s\##($0 + 1)"}, {"$ref": "#/$defs/s\##($0 + 1)"}]}"##
        }
        let schema =
            ##"{"$ref": "#/$defs/s0", "$defs": {\##(rungs.joined(separator: ",")), "s60": {"type": "integer"}}}"##
        #expect(try isValid("1", by: schema))
        #expect(try !isValid("1.5", by: schema))
    }

    @Test(
        "a schema that refers to itself for the same value has no verdict",
        arguments: [
            ##"{"$ref": "#"}"##, ##"{"allOf": [{"$ref": "#"}]}"##, ##"{"not": {"$ref": "#"}}"##,
            ##"{"if": {"$ref": "#"}}"##,
            ##"{"$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}}"##,
        ])
    func endlessReferences(schema: String) throws {
        let schema = try compiled(schema)
        let document = try JSONDocument(parsing: "1")
        #expect(!schema.isValid(document))
        #expect(schema.report(on: document).interruption == .endlessReference)
        #expect(throws: ValidationInterruption.endlessReference) { try schema.output(on: document, as: .basic) }
    }

    @Test("a document that is nested deeper than the limit has no verdict, however large the stack is")
    func depth() throws {
        let schema = try compiled(##"{"items": {"$ref": "#"}}"##)
        func arrays(_ depth: Int) throws -> JSONDocument {
            try JSONDocument(parsing: String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
        }
        let (shallow, deep) = (try arrays(900), try arrays(100_000))
        #expect(try onSmallStack(bytes: 32 << 20) { schema.isValid(shallow) })
        for bytes in [256 << 10, 512 << 10, 32 << 20] {
            let reports = try onSmallStack(bytes: bytes) {
                [shallow, deep].map { ($0, schema.report(on: $0), schema.isValid($0)) }
            }
            for (document, report, isValid) in reports {
                let isInterrupted = [.depthLimit(2_000), .depthLimit(nil)].contains(report.interruption)
                #expect(isInterrupted || document.depth == 900)
                #expect(report.isValid == isValid && isValid != isInterrupted)
            }
        }
    }

    @Test("the depth limit that is reported is the one that was set", arguments: [1, 2, 3, 10, 100])
    func smallLimits(limit: Int) throws {
        var options = ValidationOptions()
        options.maximumDepth = limit
        let schema = try compiled(##"{"items": {"$ref": "#"}, "minItems": 0}"##, options)
        func arrays(_ depth: Int) throws -> JSONDocument {
            try JSONDocument(parsing: String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
        }
        // The deepest document that is accepted is as deep as the limit, except for the levels that references take.
        let deepest = try #require(try (1...limit).last { schema.isValid(try arrays($0)) })
        #expect(deepest * 3 >= limit)
        for depth in deepest + 1...deepest + 5 {
            let document = try arrays(depth)
            #expect(!schema.isValid(document))
            #expect(schema.report(on: document).interruption == .depthLimit(limit))
        }
    }

    @Test("verdicts that do not fit in memory are computed again")
    func forgottenVerdicts() throws {
        // Each value is evaluated by each of many schemas twice. These are more verdicts than are kept.
        let names = (0..<800).map { "s\($0)" }
        let references = names.flatMap { repeatElement(##"{"$ref": "#/$defs/\##($0)"}"##, count: 2) }
        let definitions = names.map { #""\#($0)": {"not": {"const": "not \#($0)"}}"# }
        let schema = try compiled(
            #"{"items": {"allOf": [\#(references.joined(separator: ","))]}, "$defs": {\#(definitions.joined(separator: ","))}}"#
        )
        let values = repeatElement(#""right""#, count: 400).joined(separator: ",")
        #expect(schema.isValid(try JSONDocument(parsing: "[\(values)]")))
        #expect(!schema.isValid(try JSONDocument(parsing: #"[\#(values),"not s799"]"#)))
        #expect(!schema.isValid(try JSONDocument(parsing: #"["not s0",\#(values)]"#)))
    }

    @Test("what is evaluated is remembered with a verdict, so that it also counts after thousands of verdicts")
    func keptMarks() throws {
        // Each of twelve schemas is evaluated twice as often as the one before; only then are verdicts kept.
        let doubling = (0..<12).map { number in
            let next = ##"{"$ref": "#/$defs/d\##(number + 1)"}"##
            return #""d\#(number)": {"anyOf": [\#(next), {"minProperties": 1, "anyOf": [\#(next)]}]}"#
        }
        let schema = try compiled(
            ##"""
            {"allOf": [{"$ref": "#/$defs/d0"}, {"anyOf": [{"$ref": "#/$defs/no"}, {"$ref": "#/$defs/tree"}]}],
             "unevaluatedProperties": false, "$defs": {
               \##(doubling.joined(separator: ",")), "d12": {"properties": {"a": true}},
               "no": {"allOf": [{"$ref": "#/$defs/tree"}, {"properties": {"z": {"not": {"$ref": "#/$defs/tree"}}}}]},
               "tree": {"properties": {"z": {"$ref": "#/$defs/tree"}}}}}
            """##)
        #expect(schema.isValid(try JSONDocument(parsing: #"{"a": 1, "z": {"z": 2}}"#)))
        #expect(!schema.isValid(try JSONDocument(parsing: #"{"a": 1, "z": {"z": 2}, "b": 3}"#)))
    }

    @Test("a report contains issues up to the limit, and counts the others")
    func manyIssues() throws {
        let schema = try compiled(#"{"items": {"type": "string"}}"#)
        let text = "[" + (0..<5_000).map(String.init).joined(separator: ",") + "]"
        let report = schema.report(on: try JSONDocument(parsing: text), upTo: 10)
        #expect(report.issues.count == 10)
        #expect(report.omittedCount == 4_990)
        #expect(report.issues.last?.pointer.description == "/9")
        #expect(report.summary == "10 issues, 4990 more beyond the limit")
    }

    @Test("many required members and many properties are checked")
    func manyMembers() throws {
        let names = (0..<200).map { "key\($0)" }
        let list = names.map { "\"\($0)\"" }.joined(separator: ",")
        let schema =
            #"{"required": [\#(list)], "properties": {\#(names.map { "\"\($0)\": {\"type\": \"integer\"}" }.joined(separator: ","))}}"#
        let whole = "{" + names.map { "\"\($0)\": 1" }.joined(separator: ",") + "}"
        #expect(try isValid(whole, by: schema))
        #expect(try !isValid(whole.replacing("\"key199\": 1", with: "\"key199x\": 1"), by: schema))
        #expect(try !isValid(whole.replacing("\"key77\": 1", with: "\"key77\": true"), by: schema))
    }
}
