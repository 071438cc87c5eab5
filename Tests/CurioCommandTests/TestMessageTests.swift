import Foundation
import Testing

/// What `curio test` prints about tests that fail, and about files that are not lists of tests.
@Suite("Messages of curio test")
struct TestMessageTests {
    private let tests = """
        [{"schema": {"additionalProperties": {"type": "string"}},
          "tests": [{"data": {"a": 1, "b": 2, "c": 3, "d": 4}, "valid": true}, {"data": {}, "valid": false}]},
         {"description": "named", "schema": true, "tests": [{"description": "one", "data": 1, "valid": false}]}]
        """

    @Test("a test without a description is identified by its number, with at most three reasons")
    func names() throws {
        let run = try CurioRun("test", input: tests)
        #expect(run.status == 1)
        let place = "<stdin>:2:13: error: group 1: test 1: expected a valid document, found one that is not"
        #expect(run.output.contains(place + " at /0/tests/0\n"))
        #expect(run.output.contains("group 1: test 2: expected a document that is not valid, found a valid one"))
        #expect(run.output.contains("named: one: expected a document that is not valid, found a valid one"))
        #expect(run.output.ranges(of: "    note: 2:").count == 3, "\(run.output)")
        #expect(run.errors == "3 of 3 tests have failed\n")
    }

    @Test("the kind of an issue says whether a document was refused or accepted")
    func rules() throws {
        let run = try CurioRun("test", "--format", "json", input: tests)
        let rules = run.output.matches(of: #/"kind": ?"(\w+)"/#).map { String($0.1) }
        #expect(rules == ["refused", "accepted", "accepted"])
    }

    @Test("an error in a file of tests has its place")
    func places() throws {
        for (text, message) in [
            (#"[{"schema": true, "tests": 5}]"#, #"<stdin>:1:28: error: expected "tests", a list"#),
            (#"[{"schema": true}]"#, #"<stdin>:1:2: error: expected "tests", a list"#),
            (
                "[{\"schema\": {\"properties\": {\"a\":\n {\"minLength\": \"x\"}}}, \"tests\": []}]",
                "<stdin>:2:16: error: "
            ),
            ("[{\"tests\": []}]", #"<stdin>:1:2: error: expected "schema" here, or the option --schema"#),
        ] {
            let run = try CurioRun("test", input: text)
            #expect(run.status == 65 && run.errors.hasPrefix(message), "\(run.errors)")
        }
    }

    /// Only the first of them had been reported, and no group after it was run.
    @Test("groups that cannot be read are all reported, and the others are run")
    func faultyGroups() throws {
        let groups = [
            #"{"schema": {"type": "strin", "minLength": "x"}, "tests": []}"#,
            #"{"description": "right", "schema": true, "tests": [{"data": 1, "valid": false}]}"#,
            #"{"schema": true, "tests": [{"data": 1}]}"#, #"{"tests": []}"#,
        ]
        let run = try CurioRun("test", input: "[\(groups.joined(separator: ",\n"))]")
        #expect(run.status == 65)
        #expect(run.output.contains("<stdin>:2:52: error: right: test 1: expected a document that is not valid"))
        for place in ["1:22", "1:44", "3:28", "4:1"] {
            #expect(run.errors.contains("<stdin>:\(place): error: "), "\(place) \(run.errors)")
        }
        #expect(run.errors.hasSuffix("\n1 of 1 test has failed; 1 input cannot be read\n"), "\(run.errors)")
    }

    /// Each group has a registry of its own, and reading the file again for each would take minutes.
    @Test("a file that many groups refer to is read once")
    func groupsThatShareAFile() throws {
        let scratch = try Scratch()
        let words = (0..<20_000).map { "  - word \($0)\n" }.joined()
        try scratch.write("type: integer\nexamples:\n\(words)", to: "shared.yaml")
        let group = #"{"schema": {"$ref": "shared.yaml"}, "tests": [{"data": 1, "valid": true}]}"#
        try scratch.write("[\(Array(repeating: group, count: 400).joined(separator: ", "))]", to: "tests.json")
        let run = try CurioRun(shell: #"ulimit -t 30; "$CURIO" test tests.json"#, folder: scratch.folder)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test("a test without a verdict fails, whether it expects a valid document or not")
    func noVerdict() throws {
        let tests = #"[{"data": 1, "valid": false}, {"data": 1, "valid": true}]"#
        let run = try CurioRun("test", input: ##"[{"schema": {"$ref": "#"}, "tests": \##(tests)}]"##)
        #expect(run.status == 1 && run.errors.hasSuffix("2 of 2 tests have failed\n"), "\(run.errors)")
        #expect(run.output.contains("expected a document that is not valid, found no verdict"), "\(run.output)")
        #expect(run.output.contains("expected a valid document, found no verdict"))
    }

    @Test("--max-errors counts the failures of a file, not of a test")
    func limit() throws {
        let scratch = try Scratch()
        try scratch.write(tests, to: "a.json")
        try scratch.write(tests, to: "b.json")
        let run = try CurioRun("test", "a.json", "b.json", "--max-errors", "1", folder: scratch.folder)
        #expect(run.status == 1 && run.errors == "6 of 6 tests have failed\n")
        for name in ["a.json", "b.json"] {
            #expect(run.output.ranges(of: "\(name):2:13: error: ").count == 1, "\(run.output)")
            #expect(run.output.contains("\(name): note: 2 more issues (--max-errors)\n"))
        }
        #expect(run.output.ranges(of: ": error: ").count == 2)
        let report = try CurioRun("test", "a.json", "--max-errors", "1", "--format", "junit", folder: scratch.folder)
        #expect(report.output.contains(#"tests="3" failures="3""#), "\(report.output)")
    }
}
