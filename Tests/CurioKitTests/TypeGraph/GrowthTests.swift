internal import BricolageCore
internal import BricolageSchema
internal import CurioKit
internal import TestSupport
internal import Testing

/// Schemas that programs write have thousands of everything; generating their types takes linear time.
@Suite struct GrowthTests {
    @Test(
        "generating types takes linear time in the number of parts of a schema",
        arguments: [
            (
                #"{"properties": {"k": {"type": "string"}}, "allOf": ["#,
                #"{"if": {"properties": {"k": {"const": "@"}}}, "then": {"properties": {"p@": {"type": "string"}}}}"#,
                "]}"
            ),
            (
                #"{"dependentSchemas": {"#,
                #""p@": {"properties": {"q@": {"type": "object", "minProperties": 1}}}"#,
                "}}"
            ),
            (
                #"{"oneOf": ["#,
                #"{"type": "object", "required": ["p@"], "properties": {"p@": {"type": "string"}}}"#,
                "]}"
            ),
            (#"{"enum": ["#, #""value @""#, "]}"),
            (
                #"{"allOf": ["#,
                #"{"properties": {"p@": {"type": "string"}}, "patternProperties": {"^q@x[a-z]+(?=b)": {"minLength": 1}}}"#,
                "]}"
            ),
            (
                #"{"allOf": ["#,
                #"{"properties": {"p@": {"type": "string"}}, "additionalProperties": {"type": "string"}}"#, "]}"
            ),
            (
                #"{"allOf": ["#, #"{"properties": {"p@": {"type": "string"}}, "additionalProperties": false}"#, "]}"
            ),
        ])
    func linear(start: String, part: String, end: String) throws {
        func schema(_ count: Int) -> String {
            start + (0..<count).map { part.replacing("@", with: String($0)) }.joined(separator: ",") + end
        }
        let growth = try growth(from: schema(60), to: schema(480)) { _ = try text($0) }
        #expect(growth < 24, "eight times as much takes \(growth) times as long")
    }

    /// Each link used to be followed to the end of the chain.
    @Test(arguments: [
        ##"{"$ref": "#/$defs/d@"}"##, ##"{"description": "A link.", "$ref": "#/$defs/d@"}"##,
        ##"{"allOf": [{"$ref": "#/$defs/d@"}]}"##,
        ##"{"allOf": [true, {"description": "A link."}, {"$ref": "#/$defs/d@"}]}"##,
    ])
    func chainsOfReferencesAreFollowedOnce(link: String) throws {
        func chain(_ count: Int) -> String {
            let links = (0..<count).map { #""d\#($0)": "# + link.replacing("@", with: "\($0 + 1)") }
                .joined(separator: ",")
            return ##"""
                {"title": "T", "type": "object", "properties": {"x": {"$ref": "#/$defs/d0"}},
                 "$defs": {\##(links), "d\##(count)": {"type": "integer"}}}
                """##
        }
        #expect(try declarations(chain(9)).contains("public var x: Int?"))
        let growth = try growth(from: chain(60), to: chain(480)) { _ = try text($0) }
        #expect(growth < 24, "eight times as many links take \(growth) times as long")
    }

    /// References that lead back to themselves end nowhere, from wherever they are followed.
    @Test func aCircleOfReferencesIsAnyValue() throws {
        let links = (0..<4).map { ##""d\##($0)": {"$ref": "#/$defs/d\##(($0 + 1) % 4)"}"## }.joined(separator: ",")
        let members = (0..<4).map { ##""x\##($0)": {"$ref": "#/$defs/d\##($0)"}"## }.joined(separator: ",")
        let lines = try declarations(#"{"type": "object", "properties": {\#(members)}, "$defs": {\#(links)}}"#)
        #expect((0..<4).allSatisfy { lines.contains("public var x\($0): JSON?") }, "\(lines)")
    }

    /// Each order in which resources are entered binds their anchors differently.
    @Test func resourcesThatAllReferToEachOther() throws {
        let resources = (0..<24).map { number in
            let others = (0..<24).map { #""p\#($0)": {"$ref": "r\#($0)"}"# }.joined(separator: ", ")
            let own = #""own": {"$dynamicAnchor": "a\#(number % 12)", "type": "string"}"#
            return ##"""
                "r\##(number)": {"$id": "r\##(number)", "$defs": {\##(own)},
                    "properties": {\##(others), "own": {"$dynamicRef": "#a\##(number % 12)"}}}
                """##
        }
        let text = try text(
            ##"{"$id": "https://example.com/r", "$ref": "r0", "$defs": {\##(resources.joined(separator: ", "))}}"##)
        #expect(text.contains("var own: JSON?"))
    }

    /// Formerly, the pattern was compiled to a regular expression for each object that has it.
    @Test func aPatternThatManyObjectsHaveIsReadOnce() throws {
        func schema(_ pattern: (Int) -> String) -> String {
            let objects = (0..<60).map { number in
                let members = #""type": "object", "properties": {"x\#(number)": {"type": "string"}}"#
                let patterns = #""patternProperties": {"\#(pattern(number))": {"minLength": 1}}"#
                return #""p\#(number)": {\#(members), \#(patterns)}"#
            }
            return #"{"properties": {\#(objects.joined(separator: ", "))}}"#
        }
        let growth = try growth(
            from: schema { _ in "^[a-w][a-w0-9_]{0,150}_bin$" }, to: schema { "^[a-w][a-w0-9_]{0,150}_b\($0)$" }
        ) { _ = try text($0) }
        #expect(growth > 3, "one pattern sixty times takes a \(growth)th of sixty patterns")
    }

    @Test func branchesWithoutAMemberOfTheirOwn() throws {
        func schema(_ count: Int) -> String {
            let branches = (0..<count).map { number in
                let members = (0..<24).map { #""p\#(number / 2)x\#($0)": {"type": "integer"}"# }.joined(separator: ",")
                let required = "p\(number / 2)x\(number % 2)"
                return #"{"type": "object", "required": ["\#(required)"], "properties": {\#(members)}}"#
            }
            return "{\"oneOf\": [\(branches.joined(separator: ", "))]}"
        }
        let growth = try growth(from: schema(40), to: schema(320)) { _ = try text($0) }
        #expect(growth < 20, "eight times as much takes \(growth) times as long")
    }

    @Test func unionsThatReferToEachOther() throws {
        func schema(_ count: Int) -> String {
            let unions = (0..<count).map { number in
                let branches = [("a", number + 1), ("b", number * 7 + 1)].map { key, other in
                    """
                    {"type": "object", "required": ["\(key)\(number)"], "additionalProperties": false,
                     "properties": {"\(key)\(number)": {"$ref": "#/$defs/U\(other % count)"}}}
                    """
                }
                return "\"U\(number)\": {\"anyOf\": [\(branches.joined(separator: ", "))]}"
            }
            return "{\"$defs\": {\(unions.joined(separator: ", "))}}"
        }
        let growth = try growth(from: schema(100), to: schema(800)) { _ = try text($0) }
        #expect(growth < 24, "eight times as much takes \(growth) times as long")
    }

    /// Makes the types of a schema, without their text.
    private func types(_ schema: String, _ configuration: Generator.Configuration = .init()) throws {
        let source = SchemaSource(path: "s.json", document: try JSONDocument(parsing: schema))
        _ = try TypeFitting(source, loader: nil, configuration: configuration)
    }

    @Test func typesThatHoldEachOther() throws {
        func schema(_ count: Int) -> String {
            let types = (0..<count).map { number in
                let next = number + 1 < count ? ##"{"$ref": "#/$defs/N\##(number + 1)"}"## : #"{"type": "string"}"#
                return #""N\#(number)": {"type": "object", "properties": {"next": \#(next)}}"#
            }
            return ##"{"$ref": "#/$defs/N0", "$defs": {\##(types.joined(separator: ", "))}}"##
        }
        let growth = try growth(from: schema(150), to: schema(1200)) { try types($0) }
        #expect(growth < 16, "eight times as much takes \(growth) times as long")
    }

    @Test func partsBesideAChoice() throws {
        func schema(_ count: Int) -> String {
            let parts = (0..<count).map { #"{"required": ["needed number \#($0)"]}"# }.joined(separator: ", ")
            let branches = (0..<count).map {
                #"{"type": "object", "required": ["k\#($0)"], "properties": {"k\#($0)": {"type": "string"}}}"#
            }
            return #"{"type": "object", "allOf": [\#(parts)], "oneOf": [\#(branches.joined(separator: ", "))]}"#
        }
        let growth = try growth(from: schema(60), to: schema(480)) { try types($0) }
        #expect(growth < 24, "eight times as much takes \(growth) times as long")
    }

    @Test func conditionsOfOneMember() throws {
        func schema(_ count: Int) -> String {
            let conditions = (0..<count).map {
                #"{"if": {"required": ["a\#($0)"]}, "then": {"properties": {"s": {"minimum": \#($0)}}}}"#
            }
            return #"{"type": "object", "allOf": [\#(conditions.joined(separator: ", "))]}"#
        }
        let growth = try growth(from: schema(100), to: schema(800)) { try types($0) }
        #expect(growth < 20, "eight times as much takes \(growth) times as long")
    }
}
