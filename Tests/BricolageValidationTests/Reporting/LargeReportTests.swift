import Bricolage
import BricolageValidation
import TestSupport
import Testing

/// Reports and outputs with many errors: their cost grows linearly with the document, not quadratically.
@Suite("Large reports") struct LargeReportTests {
    /// A schema whose keywords are far from its beginning, as in a large file.
    private func schema(_ rule: String) throws -> CompiledSchema {
        let padding = (0..<2_000).map { #""name \#($0)": {"type": "null"}"# }.joined(separator: ",")
        return try compiled(#"{"$defs": {\#(padding)}, "items": \#(rule)}"#)
    }

    private func numbers(_ count: Int) throws -> JSONDocument {
        try JSONDocument(parsing: "[" + (0..<count).map(String.init).joined(separator: ",") + "]")
    }

    @Test("a report can contain 100,000 issues, each with its place")
    func manyIssues() throws {
        let report = try schema(#"{"type": "string"}"#).report(on: numbers(100_000), upTo: 100_000)
        #expect(report.issues.count == 100_000)
        #expect(report.omittedCount == 0)
        #expect(report.issues.last?.pointer.description == "/99999")
        #expect(report.issues.last?.schemaPointer.description == "/items/type")
    }

    @Test(
        "reports and outputs take linear time",
        arguments: [#"{"type": "string"}"#, #"{"anyOf": [{"minimum": 1e9}, {"multipleOf": 0.3}]}"#])
    func linearTime(rule: String) throws {
        let schema = try schema(rule)
        let (small, large) = (try numbers(2_000), try numbers(8_000))
        let reports = growth(from: small, to: large) { _ = schema.report(on: $0, upTo: 100_000) }
        #expect(reports < 10, "\(reports) times as much for four times the issues")
        let outputs = try growth(from: small, to: large) { _ = try schema.output(on: $0, as: .basic) }
        #expect(outputs < 10, "\(outputs) times as much for four times the units")
    }

    /// Its records had taken gigabytes for a document of some kilobytes.
    @Test("a report on many values and branches is complete, and detailed for the first of them")
    func manyRefusals() throws {
        let branches = (0..<300).map { #"{"minimum": \#($0 + 10)}"# }.joined(separator: ", ")
        let values = Array(repeating: "1", count: 400).joined(separator: ",\n")
        let schema = try compiled(#"{"items": {"anyOf": [\#(branches)]}}"#)
        let report = schema.report(on: try JSONDocument(parsing: "[\(values)]"))
        #expect(report.interruption == nil && report.issues.count == 400)
        let isDetailed = report.issues.map { !$0.description.contains(#"expected what "anyOf" requires"#) }
        let detailed = isDetailed.prefix { $0 }.count
        #expect((200..<300).contains(detailed) && isDetailed.dropFirst(detailed).allSatisfy { !$0 })
    }

    /// The list had been written for each value.
    @Test("an explanation of many values by a long list takes linear time")
    func explainedList() throws {
        func explain(_ count: Int) throws -> () throws -> Void {
            let document = try numbers(count)
            let schema = try compiled(#"{"items": {"enum": \#(document)}}"#)
            return {
                let explanation = try schema.explanation(of: document)
                #expect(explanation.isValid)
            }
        }
        let growth = try growth(from: explain(500), to: explain(4_000)) { try $0() }
        #expect(growth < 24, "eight times as much takes \(growth) times as long")
    }

    @Test("reports on repeated elements take linear time")
    func repeatedElements() throws {
        let schema = try compiled(#"{"items": {"uniqueItems": true}}"#)
        func document(_ count: Int) throws -> JSONDocument {
            try JSONDocument(parsing: "[" + (0..<count).map { _ in "[1,1]" }.joined(separator: ",") + "]")
        }
        let growth = try growth(from: document(2_000), to: document(16_000)) { document in
            #expect(schema.report(on: document, upTo: 1).omittedCount == document.root.count - 1)
        }
        #expect(growth < 24, "eight times as much takes \(growth) times as long")
        let issues = try schema.report(on: document(3)).issues
        #expect(issues.map(\.pointer.description) == ["/0/1", "/1/1", "/2/1"])
        #expect(issues.map(\.notes) == (0..<3).map { ["it equals the element at /\($0)/0"] })
    }

    @Test(
        "a rule is described in words once for all values that violate it",
        arguments: ["enum", "const", "properties", "required", "dependencies", "oneOf"])
    func wordsOfTheSchema(keyword: String) throws {
        func schema(_ count: Int) throws -> CompiledSchema {
            let names = (0..<count).map { "name \($0)" }
            let list = "[\"\(names.joined(separator: "\",\""))\"]"
            let properties = "{\(names.map { #""\#($0)": true"# }.joined(separator: ","))}"
            let dependencies = names.map { #""\#($0)": []"# }.joined(separator: ",")
            let rule =
                switch keyword {
                case "properties": #"{"properties": \#(properties), "additionalProperties": false}"#
                case "required": #"{"properties": \#(properties), "required": ["y"]}"#
                case "dependencies": #"{"dependentRequired": {"x": ["y"], \#(dependencies)}}"#
                case "oneOf":
                    // After many other keywords, all of which are passed to find the place of a branch.
                    "{\((0..<count * 50).map { #""unknown \#($0)": 1"# }.joined(separator: ",")), \"oneOf\": [true, true]}"
                default: #"{"\#(keyword)": \#(list)}"#
                }
            return try compiled(#"{"$defs": {"b": {"$defs": \#(properties)}}, "items": \#(rule)}"#)
        }
        let document = try JSONDocument(
            parsing: "[" + (0..<500).map { _ in #"{"x":1}"# }.joined(separator: ",") + "]")
        let growth = try growth(from: schema(20), to: schema(400)) { schema in
            #expect(schema.report(on: document, upTo: 1).omittedCount == 499)
        }
        #expect(growth < 5, "a schema of twenty times as many words takes \(growth) times as long")
    }

    @Test("branches of issues beyond the limit are not reported")
    func choicesBeyondTheLimit() throws {
        let schema = try compiled(#"{"items": {"anyOf": [{"minimum": 10}, {"multipleOf": 0.3}]}}"#)
        let report = schema.report(on: try JSONDocument(parsing: "[1, 2]"), upTo: 1)
        #expect(report.omittedCount == 1)
        #expect(
            report.issues.map(\.notes) == [
                [
                    "as /items/anyOf/0: expected at least 10, found 1 at /0",
                    "as /items/anyOf/1: expected a multiple of 0.3, found 1 at /0",
                ]
            ])
    }

    @Test("the detailed output of a valid document contains its annotations")
    func detailed() throws {
        let schema = try compiled(#"{"title": "T", "items": {"title": "E", "type": "integer"}}"#)
        let document = try JSONDocument(parsing: "[1]")
        let detailed = try schema.output(on: document, as: .detailed)
        #expect(detailed["valid"] == true)
        #expect(detailed["annotations"]?.array?.count == 2)
        #expect(detailed["annotations"]?[1]?["instanceLocation"] == "/0")
        #expect(detailed["annotations"]?[1]?["annotation"] == "E")
    }

    @Test("locations in the output for a part of a document start at the part")
    func partOfADocument() throws {
        let schema = try compiled(#"{"items": {"type": "string"}}"#)
        let part = try #require(try JSONDocument(parsing: #"{"a": ["x", 1]}"#).root["a"])
        let output = try schema.output(on: part, as: .basic)
        #expect(output["errors"]?.array?.map { $0["instanceLocation"]?.string }.contains("/1") == true)
        #expect(output["errors"]?.array?.contains { $0["instanceLocation"] == "/a/1" } == false)
    }

    @Test(
        "reports on many invalid or missing members take linear time",
        arguments: ["additionalProperties", "unevaluatedProperties", "required"])
    func manyMembers(keyword: String) throws {
        func input(_ count: Int) throws -> (CompiledSchema, JSONDocument) {
            let names = (0..<count).map { "name\($0)" }
            let properties = names.map { #""\#($0)": true"# }.joined(separator: ",")
            let rule = keyword == "required" ? "[\"\(names.joined(separator: "\",\""))\"]" : "false"
            let members = names.map { #""un\#($0)": 1"# }.joined(separator: ",")
            return (
                try compiled(#"{"properties": {\#(properties)}, "\#(keyword)": \#(rule)}"#),
                try JSONDocument(parsing: "{\(members)}")
            )
        }
        let growth = try growth(from: input(500), to: input(4_000)) { schema, document in
            #expect(schema.report(on: document, upTo: 1).omittedCount > 400)
        }
        #expect(growth < 24, "eight times as much takes \(growth) times as long")
    }

    @Test("outputs are finite although schemas lead to each other in exponentially many ways")
    func manyWays() throws {
        let links = (0..<60).map {
            ##""a\##($0)": {"title": "t", "allOf": [{"$ref": "#/$defs/a\##($0 + 1)"}, {"$ref": "#/$defs/a\##($0 + 1)"}]}"##
        }
        for (rule, isValid) in [("integer", true), ("string", false)] {
            let schema = try compiled(
                ##"""
                {"$ref": "#/$defs/a0", "$defs": {\##(links.joined(separator: ",")), "a60": {"type": "\##(rule)"}}}
                """##)
            for format in CompiledSchema.OutputFormat.allCases {
                let output = try schema.output(on: JSONDocument(parsing: "1"), as: format)
                #expect(output["valid"] == .bool(isValid))
            }
        }
    }

    @Test("the annotations and errors of a schema are reported for each reference to it")
    func severalWays() throws {
        let schema = try compiled(
            ##"{"allOf": [{"$ref": "#/$defs/a"}, {"$ref": "#/$defs/a"}], "$defs": {"a": {"title": "A", "minimum": 1}}}"##
        )
        let annotations = try schema.output(on: JSONDocument(parsing: "1"), as: .basic)["annotations"]?.array
        #expect(annotations?.map { $0["annotation"] } == ["A", "A"])
        let errors = try schema.output(on: JSONDocument(parsing: "0"), as: .basic)["errors"]?.array
        #expect(errors?.map { $0["error"] } == ["expected at least 1, found 0", "expected at least 1, found 0"])
    }
}
