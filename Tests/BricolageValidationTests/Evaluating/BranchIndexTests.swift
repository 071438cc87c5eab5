import Bricolage
import BricolageValidation
import TestSupport
import Testing

/// Choices between many branches that constants distinguish: their verdicts, and that not each branch is evaluated.
@Suite struct BranchIndexTests {
    /// Branches that make a choice large enough for an index.
    private static let fillers = (0..<80).map { #"{"const": "filler \#($0)"}, {"const": \#(1000 + $0)}"# }

    private static func schema(_ keyword: String, _ branches: String...) -> String {
        "{\"\(keyword)\": [\((fillers[..<10] + branches + fillers[10...]).joined(separator: ","))]}"
    }

    @Test(
        "constants of every kind are compared by value",
        arguments: [
            ("1", 1), ("1.0", 1), ("10e-1", 1), ("2", 2), ("3", 0), (#""a""#, 1), (#""\u0061""#, 1), (#""1""#, 0),
            ("null", 1), ("true", 0), ("false", 1), (#"{"b": [1], "a": 2.0}"#, 1), (#"{"a": 2}"#, 0), ("[1, 2]", 1),
            ("[2, 1]", 0), ("[]", 0), (#""filler 3""#, 1), ("1079", 1),
        ])
    func constants(text: String, count: Int) throws {
        for keyword in ["anyOf", "oneOf"] {
            let schema = Self.schema(
                keyword, #"{"enum": [1, 1.0, 2, "a"]}"#, #"{"enum": [2, null, false, {"a": 2, "b": [1]}, [1, 2]]}"#)
            #expect(try isValid(text, by: schema) == (keyword == "anyOf" ? count > 0 : count == 1), "\(keyword)")
        }
    }

    @Test(
        "branches without a constant are evaluated for every value",
        arguments: [("1", 2), ("1000", 2), ("2.5", 0), ("7", 1), (#""filler 0""#, 1), (#""x""#, 0)])
    func others(text: String, count: Int) throws {
        for keyword in ["anyOf", "oneOf"] {
            let schema = Self.schema(keyword, #"{"type": "integer"}"#, #"{"const": 1}"#)
            #expect(try isValid(text, by: schema) == (keyword == "anyOf" ? count > 0 : count == 1), "\(keyword)")
        }
    }

    private static func shapes(_ keyword: String, _ count: Int, _ more: String...) -> String {
        let branches = (0..<count).map {
            ##"{"required": ["kind", "v"], "properties": {"v": {"const": 1}, "kind": {"$ref": "#/$defs/k\##($0)"}, "n\##($0)": {}}}"##
        }
        let kinds = (0..<count).map { #""k\#($0)": {"const": "k\#($0)"}"# }
        return
            #"{"\#(keyword)": [\#((branches + more).joined(separator: ","))], "$defs": {\#(kinds.joined(separator: ","))}}"#
    }

    @Test(
        "branches are distinguished by the constant of a member that they require",
        arguments: [
            (#"{"kind": "k0", "v": 1}"#, 1), (#"{"v": 1.0, "kind": "k99"}"#, 1), (#"{"kind": "k7", "v": 2}"#, 0),
            (#"{"kind": "k100", "v": 1}"#, 0), (#"{"kind": 1, "v": 1}"#, 0), (#"{"kind": ["k1"], "v": 1}"#, 0),
            (#"{"v": 1}"#, 0), (#"{"k\u0069nd": "k\u0031", "v": 1}"#, 1), (#"{"free": 1, "kind": "k1", "v": 1}"#, 2),
            (#"{"free": 1}"#, 1), (#"{"free": 1, "kind": {}}"#, 1),
            // A value is not a key, even if it has the same text.
            (#"{"kind": "k1", "x": "kind", "v": 1}"#, 1), (#"{"x": "kind", "kind": "k1", "v": 1}"#, 1),
            // Of equal keys the last one counts.
            (#"{"kind": "k1", "v": 1, "kind": "x"}"#, 0), (#"{"kind": "x", "v": 1, "kind": "k1"}"#, 1),
        ])
    func members(text: String, count: Int) throws {
        for keyword in ["anyOf", "oneOf"] {
            let schema = Self.shapes(keyword, 100, #"{"required": ["free"]}"#)
            #expect(try isValid(text, by: schema) == (keyword == "anyOf" ? count > 0 : count == 1), "\(keyword)")
        }
    }

    @Test("branches that do not require the distinguishing member match objects without it")
    func missingMember() throws {
        let branches = (0..<80).map { #"{"properties": {"kind": {"const": \#($0)}}, "required": ["n\#($0)"]}"# }
        let schema = #"{"$comment": "", "unevaluatedProperties": true, "anyOf": [\#(branches.joined(separator: ","))]}"#
        #expect(try isValid(#"{"n3": 1}"#, by: schema))
        #expect(try isValid(#"{"n3": 1, "kind": 3}"#, by: schema))
        #expect(try !isValid(#"{"n3": 1, "kind": 4}"#, by: schema))
    }

    @Test("members that a branch evaluates count as evaluated if an index has found the branch")
    func evaluated() throws {
        for keyword in ["anyOf", "oneOf"] {
            let text = Self.shapes(keyword, 80)
            let schema = #"{"unevaluatedProperties": false, \#(text.dropFirst())"#
            #expect(try isValid(#"{"kind": "k3", "v": 1, "n3": 1}"#, by: schema))
            #expect(try !isValid(#"{"kind": "k3", "v": 1, "n4": 1}"#, by: schema))
        }
    }

    @Test("a report lists branches in the order of the schema, or the branches that match together")
    func reports() throws {
        let schema = try compiled(Self.schema("oneOf", #"{"type": "integer"}"#, #"{"const": 1}"#, #"{"const": 2}"#))
        let none = try #require(schema.report(on: JSONDocument(parsing: "{}")).issues.first)
        #expect(none.expected == "a number or a string")
        #expect(none.notes.first == #"as /oneOf/0: expected "filler 0", found an empty object"#)
        let two = try #require(schema.report(on: JSONDocument(parsing: "2")).issues.first)
        #expect(two.found == "2 that do: /oneOf/20 and /oneOf/22")
        #expect(try schema.report(on: JSONDocument(parsing: "1000")).issues.first?.found.hasPrefix("2 that do") == true)
    }

    @Test(
        "elements that are checked against as many constants take linear time",
        arguments: ["oneOf", "anyOf"], ["number", "string", "member", "array"])
    func linearTime(keyword: String, kind: String) throws {
        func constant(_ number: Int) -> String {
            switch kind {
            case "number": "\(number)"
            case "array": "[\(number)]"
            default: "\"constant \(number)\""
            }
        }
        func input(_ count: Int) throws -> (CompiledSchema, JSONDocument, JSONDocument) {
            let branches = (0..<count).map {
                kind == "member"
                    ? #"{"required": ["t"], "properties": {"t": {"const": \#(constant($0))}}}"#
                    : #"{"const": \#(constant($0))}"#
            }
            let values = (0..<count).map { kind == "member" ? "{\"t\": \(constant($0))}" : constant($0) }
            let other = kind == "member" ? #"{"t": 0}"# : "null"
            return (
                try compiled(#"{"items": {"\#(keyword)": [\#(branches.joined(separator: ","))]}}"#),
                try JSONDocument(parsing: "[\(values.joined(separator: ","))]"),
                try JSONDocument(parsing: "[\(values.joined(separator: ",")), \(other)]")
            )
        }
        let (small, large) = (try input(100), try input(1_600))
        let verdicts = growth(from: small, to: large) { #expect($0.0.isValid($0.1)) }
        #expect(verdicts < 64, "sixteen times as much takes \(verdicts) times as long")
        let reports = growth(from: small, to: large) { #expect($0.0.report(on: $0.2).issues.count == 1) }
        #expect(reports < 64, "sixteen times as much takes \(reports) times as long to be told of")
    }
}
