import Bricolage
import Foundation
import TestSupport
import Testing

@Suite("curio compatible")
struct CompatibleTests {
    @Test("reports a change with both places and an example, and the verdict by its exit status")
    func verdicts() throws {
        let scratch = try Scratch()
        try scratch.write(Data("{\"type\": \"object\",\n \"required\": [\"id\"]}".utf8), to: "old.json")
        try scratch.write(Data("{\"type\": \"object\",\n\n \"required\": [\"id\", \"mail\"]}".utf8), to: "new.json")
        let run = try CurioRun("compatible", "old.json", "new.json", folder: scratch.folder)
        #expect(run.status == 1 && run.errors.isEmpty)
        let lines = run.output.split(separator: "\n")
        #expect(lines.first == #"new.json:3:14: warning: "mail" is required now at /mail"#)
        #expect(lines.dropFirst().first == "old.json:2:14: note: the old schema")
        #expect(lines.last?.hasPrefix(#"incompatible: old.json accepts {"id":"#) == true)
        let back = try CurioRun("compatible", "new.json", "old.json", folder: scratch.folder)
        #expect(back.status == 0 && back.output == "compatible: old.json accepts all that new.json accepts\n")
        try scratch.write(Data(#"{"type": "string", "pattern": "^(a|b)$"}"#.utf8), to: "either.json")
        try scratch.write(Data(#"{"type": "string", "pattern": "^[ab]$"}"#.utf8), to: "class.json")
        let unknown = try CurioRun("compatible", "either.json", "class.json", folder: scratch.folder)
        #expect(unknown.status == 1 && unknown.output.contains("\nunknown: no document was found"))
    }

    /// The case of an incompatible schema had passed.
    @Test(
        "the new schema is a case in JUnit's XML, and a failure if it is not known to accept all",
        arguments: [
            (#"{"type": "string"}"#, #"{"type": "string", "minLength": 1}"#, "incompatible"),
            (#"{"type": "string", "pattern": "^(a|b)$"}"#, #"{"type": "string", "pattern": "^[ab]$"}"#, "unknown"),
            (#"{"type": "string"}"#, #"{"type": "string"}"#, nil),
        ])
    func junit(old: String, new: String, failure: String?) throws {
        let scratch = try Scratch()
        try scratch.write(old, to: "old.json")
        try scratch.write(new, to: "new.json")
        let run = try CurioRun("compatible", "old.json", "new.json", "--format", "junit", folder: scratch.folder)
        #expect(run.status == (failure == nil ? 0 : 1))
        #expect(run.output.contains(#"<testcase name="new.json" classname="old.json""#))
        #expect(run.output.contains(#" tests="1" failures="\#(failure == nil ? 0 : 1)" errors="0""#))
        #expect(run.output.contains("<failure") == (failure != nil))
        if let failure { #expect(run.output.contains(#"<failure type="\#(failure)""#)) }
        #expect(try JUnitSchema.issues(of: run.output) == [])
    }

    @Test("asserts formats with --assert-formats, and names no place if it is the whole document")
    func formats() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"type": "string"}"#, to: "old.json")
        try scratch.write(#"{"type": "string", "format": "date"}"#, to: "new.json")
        #expect(try CurioRun("compatible", "old.json", "new.json", folder: scratch.folder).status == 0)
        let asserted = try CurioRun("compatible", "old.json", "new.json", "--assert-formats", folder: scratch.folder)
        #expect(asserted.status == 1)
        let verdict = try #require(asserted.output.split(separator: "\n").last)
        #expect(verdict.contains(", which new.json refuses: expected a string of the format date, found the string"))
        #expect(verdict.hasSuffix("\""))
    }

    @Test("accepts --effort 0, and refuses a negative effort")
    func effort() throws {
        let scratch = try Scratch()
        try scratch.write("true", to: "any.json")
        #expect(try CurioRun("compatible", "any.json", "any.json", "--effort", "0", folder: scratch.folder).status == 0)
        let negative = try CurioRun("compatible", "any.json", "any.json", "--effort", "-1", folder: scratch.folder)
        #expect(negative.status == 64 && negative.errors.contains("must not be negative"))
    }

    @Test("exits with 65 for an invalid schema, 66 for a missing file and 64 for wrong usage")
    func statuses() throws {
        #expect(try CurioRun("compatible", "-", "none.json", input: "true").status == 66)
        let scratch = try Scratch()
        try scratch.write(Data("true".utf8), to: "good.json")
        #expect(try CurioRun("compatible", "good.json", "-", input: "{", folder: scratch.folder).status == 65)
        #expect(
            try CurioRun("compatible", "good.json", "-", input: #"{"minLength": -1}"#, folder: scratch.folder).status
                == 65)
        #expect(try CurioRun("compatible", "-", "-", input: "true").status == 64)
    }

    private static let circle =
        #"{"required": ["r"], "properties": {"kind": {"const": "circle"}, "r": {"type": "integer", "maximum": 9}}}"#
    private static let square = #"{"required": ["a"], "properties": {"kind": {"const": "square"}}}"#

    @Test("names a changed branch of oneOf and where it was, a removed branch, and one that now overlaps")
    func branches() throws {
        let scratch = try Scratch()
        func write(_ name: String, _ branches: String...) throws {
            try scratch.write("{\"oneOf\": [\n\(branches.joined(separator: ",\n"))]}", to: name)
        }
        try write("old.json", Self.square, Self.circle)
        try write("moved.json", Self.circle.replacing("9", with: "8"), Self.square)
        let moved = try CurioRun("compatible", "old.json", "moved.json", "--effort", "0", folder: scratch.folder)
        #expect(
            moved.output.hasPrefix(
                """
                moved.json:2:101: warning: the largest number is now 8 at /r
                old.json:3:101: note: the old schema
                moved.json:2:1: note: in the schema /oneOf/0
                old.json:3:1: note: which was /oneOf/1
                """), "\(moved.output)")
        try write("gone.json", Self.circle)
        let gone = try CurioRun("compatible", "old.json", "gone.json", "--effort", "0", folder: scratch.folder)
        #expect(
            gone.output.contains("old.json:2:1: note: for what the old schema /oneOf/0 accepts\n"), "\(gone.output)")
        try write("wider.json", Self.square, Self.circle.replacing(#""required": ["r"], "#, with: ""))
        let wider = try CurioRun("compatible", "old.json", "wider.json", "--effort", "0", folder: scratch.folder)
        #expect(wider.output.contains("wider.json:3:1: note: the schema /oneOf/1 may hold too\n"), "\(wider.output)")
    }

    @Test("prints the changes and the verdict as JSON, and warnings as GitHub commands")
    func forms() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"type": "array", "items": {"anyOf": [{"maximum": 5, "type": "number"}]}}"#, to: "old.json")
        try scratch.write(#"{"type": "array", "items": {"anyOf": [{"maximum": 4, "type": "number"}]}}"#, to: "new.json")
        let run = try CurioRun("compatible", "old.json", "new.json", "--format", "json", folder: scratch.folder)
        #expect(run.status == 1)
        let issues = try JSONDocument(parsing: run.output).root["issues"]?.json.array ?? []
        #expect(issues.map { $0["kind"] } == ["incompatible", "does-not-follow"])
        #expect(issues.first?["witness"]?[0] != nil)
        let change = try #require(issues.last)
        #expect(change["message"] == "the largest number is now 4" && change["pointer"] == "/*")
        #expect(change["schemaPointer"] == "/items/anyOf/0/maximum" && change["isCertain"] == true)
        #expect(change["old"]?["pointer"] == "/items/anyOf/0/maximum" && change["old"]?["path"] == "old.json")
        for branch in ["oldBranch", "newBranch"] { #expect(change[branch]?["pointer"] == "/items/anyOf/0") }
        let same = try CurioRun("compatible", "old.json", "old.json", "--format", "json", folder: scratch.folder)
        #expect(same.status == 0)
        #expect(try JSONDocument(parsing: same.output).root["issues"]?.count == 0)
        let github = try CurioRun("compatible", "old.json", "new.json", "--format", "github", folder: scratch.folder)
        #expect(github.output.contains("::warning file=new.json,line=1"), "\(github.output)")
    }

    @Test("prints at most --max-errors changes, and always the verdict")
    func limit() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"type": "object"}"#, to: "old.json")
        try scratch.write(#"{"required": ["a", "b", "c"]}"#, to: "new.json")
        let run = try CurioRun("compatible", "old.json", "new.json", "--max-errors", "1", folder: scratch.folder)
        #expect(run.output.contains("new.json: note: 2 more changes (--max-errors)\nincompatible: "), "\(run.output)")
    }

    @Test(
        "names the file of a schema inside it, for programs that look for the file",
        arguments: [
            ("api.json#/$defs/old", "api.json#/$defs/new", "api.json#/$defs/old", "api.json#/$defs/new", "api.json"),
            ("api.json#/$defs/old", "-#/$defs/new", "api.json#/$defs/old", "<stdin>#/$defs/new", "<stdin>"),
            ("-", "api.json#/$defs/new", "<stdin>", "api.json#/$defs/new", "api.json"),
        ])
    func parts(old: String, new: String, oldName: String, newName: String, file: String) throws {
        let scratch = try Scratch()
        let text = ##"{"$ref": "#/$defs/old", "$defs": {"old": {"type": "string"}, "new": {"type": "integer"}}}"##
        try scratch.write(text, to: "api.json")
        let run = try CurioRun("compatible", old, new, input: text, folder: scratch.folder)
        #expect(run.output.contains("\nincompatible: \(oldName) accepts "), "\(run.output)")
        #expect(run.output.contains(", which \(newName) refuses"))
        let json = try CurioRun("compatible", old, new, "--format", "json", input: text, folder: scratch.folder)
        let paths = try JSONDocument(parsing: json.output).root["issues"]?.elements.map { $0["path"]?.string }
        #expect(paths == [file, file], "\(json.output)")
        let junit = try CurioRun("compatible", old, new, "--format", "junit", input: text, folder: scratch.folder)
        let names = #"<testcase name="\#(file)" classname="\#(oldName)""#
        let escaped = junit.output.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        #expect(escaped.contains(names), "\(junit.output)")
    }

    @Test("names the files that a change is in, and not those that refer to them")
    func referredFiles() throws {
        let scratch = try Scratch()
        for (folder, type) in [("old", "string"), ("new", "integer")] {
            try scratch.write(#"{"$ref": "part.json"}"#, to: folder + "/root.json")
            try scratch.write(#"{"type": "\#(type)"}"#, to: folder + "/part.json")
        }
        let run = try CurioRun("compatible", "old/root.json", "new/root.json", folder: scratch.folder)
        #expect(
            run.output.hasPrefix(
                """
                new/part.json:1:10: warning: no longer accepted: string
                old/part.json:1:10: note: the old schema
                incompatible: old/root.json accepts
                """), "\(run.output)")
    }
}
