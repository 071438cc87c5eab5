import BricolageCore
import ECMARegex
import Foundation
import TestSupport
import Testing

@Suite struct PropertyTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/ECMARegex/Unicode")

    /// The names that a generated table contains.
    private static func names(of table: String) throws -> [String] {
        let text = try String(contentsOf: folder.appendingPathComponent(table + ".swift"), encoding: .utf8)
        return text.split(separator: "\n").filter { $0.hasPrefix("        case \"") }
            .flatMap { $0.matches(of: /"(\w+)"/).map { String($0.1) } }
    }

    /// Needs the version of Unicode from which the tables are made: a newer one has characters that the tables lack.
    @Test(.enabled(if: Node.isThere, Node.hint)) func everyPropertyHasTheCharactersThatNodeSays() throws {
        guard try Node.run("console.log(process.versions.unicode)", input: .null).hasPrefix("17.") else { return }
        let groups =
            "Other C Letter L Cased_Letter LC Mark M Combining_Mark Number N Punctuation P punct Symbol S Z Separator"
        let categories = try Self.names(of: "GeneralCategoryTable") + groups.split(separator: " ").map { String($0) }
        // ECMA-262 accepts every name that Unicode has; Node accepts no name of a script without characters.
        let scripts = try Self.names(of: "ScriptTable").filter { !["Katakana_Or_Hiragana", "Hrkt"].contains($0) }
        var patterns = try Self.names(of: "BinaryPropertyTable") + ["Any", "ASCII", "Assigned"] + categories
        patterns += categories.flatMap { ["gc=" + $0, "General_Category=" + $0] }
        patterns += scripts.flatMap { ["sc=" + $0, "Script=" + $0, "scx=" + $0, "Script_Extensions=" + $0] }
        #expect(patterns.count > 1500)
        var random = SeededGenerator(seed: 17)
        let points = (0..<400).map { _ in
            UInt32.random(in: 0...(Bool.random(using: &random) ? 0x2FFF : 0x10FFFF), using: &random)
        }
        let texts = points.compactMap { Unicode.Scalar($0).map { String($0) } }
        let searches = patterns.map { Node.Search("^\\p{\($0)}$", in: texts) }
        for (search, expected) in try zip(searches, Node.occurrences(searches)) {
            let regex = try ECMARegex(search.pattern)
            #expect(try texts.map { try regex.occurs(in: $0) } == expected, "\(search.pattern)")
        }
    }

    @Test(arguments: [
        "\\p{letter}", "\\p{Script=greek}", "\\p{Greek}", "\\p{Block=ASCII}", "\\p{IsGreek}", "\\p{InGreek}", "\\p{ L}",
        "\\p{gc=Greek}", "\\p{sc=L}", "\\p{Alphabetic=Yes}", "\\p{RGI_Emoji}", "\\p{L", "\\p{}", "\\p{=L}", "\\p{sc=}",
        "\\pL", "\\p", "\\p{^L}", "\\p{Script}", "\\p{Line_Break}", "\\p{Other_Alphabetic}", "\\P{unknown}",
        "[\\p{Lx}]",
    ]) func aNameThatTheStandardDoesNotHaveIsRefused(_ pattern: String) {
        #expect(throws: ECMARegex.SyntaxError.self) { try ECMARegex(pattern) }
    }

    @Test(.enabled(if: Python.isThere && Suites.has("ucd"), "skipped: needs python3 and the folder ucd of Unicode 17"))
    func theTablesAreWhatTheScriptWrites() throws {
        let folder = try #require(Suites.locate("ucd")).path
        #expect(try Python.run(script: "generate-unicode-tables", "--check", folder) == 0)
    }
}
