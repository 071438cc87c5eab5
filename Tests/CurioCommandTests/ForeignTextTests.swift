import BricolageCore
import Foundation
import Testing

/// Names of files, documents and schemas may come from anyone: they must not forge lines or control a terminal.
@Suite("Untrusted text in output")
struct ForeignTextTests {
    private static let name = "a\n::error::injected\u{1B}[31m%"
    private static let shown = #"a\n::error::injected\u{1B}[31m%"#

    private func folder() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(#"{"required": ["x", "y"]}"#, to: "s.json")
        try scratch.write("{}", to: Self.name)
        return scratch
    }

    @Test("the name of a file cannot forge one of GitHub's commands")
    func github() throws {
        let scratch = try folder()
        let run = try CurioRun(
            "validate", "-s", "s.json", "--format", "github", "--max-errors", "1", Self.name, "none\r\n\u{7}",
            folder: scratch.folder)
        #expect(
            run.output.split(separator: "\n").map(String.init) == [
                #"::error file=a%0A%3A%3Aerror%3A%3Ainjected\u{1B}[31m%25,line=1,col=1,title=required::"#
                    + #"missing "x": expected a value"#,
                #"::notice::1 more issue in a\n::error::injected\u{1B}[31m%25"#,
                #"::error file=none%0D%0A\u{7},title=unreadable::cannot be read: No such file or directory"#,
            ])
        #expect(
            run.errors == """
                none\\r\\n\\u{7}: error: cannot be read: No such file or directory
                1 of 1 document is not valid; 1 input cannot be read

                """)
    }

    @Test("each message about a file is one line, whatever its name")
    func lines() throws {
        let scratch = try folder()
        let run = try CurioRun(
            "validate", "-s", "s.json", "--max-errors", "1", Self.name, folder: scratch.folder)
        let lines = run.output.split(separator: "\n")
        #expect(lines.first == #"\#(Self.shown):1:1: error: missing "x": expected a value"#[...])
        #expect(lines.last == "\(Self.shown): note: 1 more issue (--max-errors)"[...])
        #expect(
            try CurioRun("format", "x\n\u{1B}[31m").errors
                == #"x\n\u{1B}[31m: error: cannot be read: No such file or directory"# + "\n")
        try scratch.write(GenerateTests.schema, to: "meal.json")
        let planned = try CurioRun("generate", "meal.json", "--dry-run", "-o", "x\ny", folder: scratch.folder)
        #expect(planned.output == #"x\ny: new"# + "\n")
    }

    @Test("messages about invalid arguments are one line, with control characters escaped")
    func usage() throws {
        let wrong = try CurioRun("format", "--indent", "x\n\u{1B}[31m::error::y")
        #expect(wrong.status == 64)
        #expect(wrong.errors.hasPrefix(#"error: The value 'x\n\u{1B}[31m::error::y' is invalid"#))
        #expect(try CurioRun("x\n::error::y").errors.hasPrefix(#"error: there is no command "x\n::error::y";"#))
        let input = try CurioRun("validate", "-s", "x\ny#/%", input: "{}")
        #expect(input.status == 64 && input.errors.hasPrefix(#"error: x\ny#/%: "#), "\(input.errors)")
    }

    @Test("explain, compatible and coverage escape control characters")
    func answers() throws {
        let scratch = try Scratch()
        try scratch.write(
            #"{"title": "T\u001b[31m\nx", "properties": {"\u009b1m": {"type": "string"}}}"#, to: "old.json")
        try scratch.write(#"{"properties": {"\u009b1m": {"type": "integer"}}}"#, to: "new.json")
        try scratch.write(#"{"\u009b1m": {}, "a\n\u001b": 1}"#, to: "d.json")
        let explained = try CurioRun("explain", "old.json", "d.json", folder: scratch.folder)
        #expect(explained.output.hasPrefix(#"✗ the document at 1:1, by # (T\u{1B}[31m\nx)"# + "\n"))
        #expect(explained.output.contains(#"✗ /\u{9B}1m at 1:14, by #/properties/%C2%9B1m"#))
        let compared = try CurioRun("compatible", "old.json", "new.json", folder: scratch.folder)
        #expect(compared.status == 1)
        #expect(compared.output.contains(#"warning: no longer accepted: string at /\u{9B}1m"#))
        let covered = try CurioRun("coverage", "-s", "new.json", "--list", "d.json", folder: scratch.folder)
        #expect(covered.output.contains(#" at /\u{9B}1m"#))
        let open = try CurioRun("coverage", "-s", "s.json", "--list", "d.json", folder: try folderOfOpen(scratch))
        #expect(open.output.contains(#"d.json: open: /a\n\u{1B}"# + "\n"))
        for run in [explained, compared, covered, open] {
            #expect(!run.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" })
        }
    }

    private func folderOfOpen(_ scratch: Scratch) throws -> URL {
        try scratch.write(#"{"properties": {"x": true}}"#, to: "s.json")
        return scratch.folder
    }

    @Test("line breaks in file names are escaped in JUnit's attributes")
    func junit() throws {
        let scratch = try folder()
        let run = try CurioRun(
            "validate", "-s", "s.json", "--format", "junit", "a\nb\tc", folder: scratch.folder)
        #expect(run.output.contains(#"<testcase name="a&#10;b&#9;c" "#))
        #expect(try JUnitSchema.issues(of: run.output) == [])
    }
}
