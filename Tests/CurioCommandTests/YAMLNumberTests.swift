import Foundation
import Testing

/// Which plain scalars of YAML are numbers, by its core schema, and which of these JSON does not have.
@Suite("Numbers of YAML")
struct YAMLNumberTests {
    private func found(_ scalar: String) throws -> String {
        let scratch = try Scratch()
        try scratch.write(#"{"const": []}"#, to: "schema.json")
        let run = try CurioRun("validate", "-s", "schema.json", "--yaml", input: scalar + "\n", folder: scratch.folder)
        let line = (run.output + run.errors).split(separator: "\n").first ?? ""
        return line.firstRange(of: ", found ").map { String(line[$0.upperBound...]) } ?? String(line)
    }

    @Test(
        "are read as JSON writes them",
        arguments: [
            ("0x1F", "31"), ("0o17", "15"), (".5", "0.5"), ("5.", "5"), ("1E3", "1e3"), ("+7", "7"), ("007", "7"),
            ("-1.50", "-1.50"), ("1e+2", "1e+2"),
        ])
    func numbers(scalar: String, number: String) throws {
        #expect(try found(scalar) == number)
    }

    @Test(
        "are texts where they only begin like one",
        arguments: ["0x", "0x+5", "0o-5", "1e5x", "1e", "+", ".", "1.2.3", "0o8", "-0x1"])
    func texts(scalar: String) throws {
        #expect(try found(scalar) == "the string \"\(scalar)\"")
    }

    @Test(
        "are refused where they are none of JSON",
        arguments: [".inf", "-.inf", "+.inf", ".Inf", ".INF", ".nan", ".NaN", ".NAN"])
    func others(scalar: String) throws {
        #expect(try found(scalar) == "<stdin>:1:1: error: JSON has no number \(scalar)")
    }
}
