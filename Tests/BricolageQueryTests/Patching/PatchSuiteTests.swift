import Bricolage
import BricolageQuery
import TestSupport
import Testing

/// The public tests of JSON Patch (json-patch-tests).
@Suite("Public tests of JSON Patch")
struct PatchSuiteTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var document: JSON
        var patch: JSON
        /// Nil if the patch must be refused.
        var result: JSON?
        var testDescription: String
    }

    private static let files = ["tests", "spec_tests"]

    /// Tests that the suite disables are run too: they are right.
    static func examples() throws -> [Example] {
        try files.flatMap { name -> [Example] in
            guard let file = Suites.locate("json-patch-tests/\(name).json") else { return [] }
            // One test has the member `op` twice, which must be refused.
            var options = JSONParsingOptions()
            options.duplicateKeys = .keep
            let tests = try JSON(parsing: try Suites.bytes(file), options: options).array ?? []
            return tests.enumerated().map { index, test in
                Example(
                    document: test["doc"] ?? .null, patch: test["patch"] ?? .null,
                    result: test["error"] == nil ? test["expected"] ?? test["doc"] : nil,
                    testDescription: "\(name) \(index): \(test["comment"]?.string ?? "")")
            }
        }
    }

    @Test(.enabled(if: Suites.has("json-patch-tests"), Suites.hint), arguments: try examples())
    func passes(_ example: Example) throws {
        var document = example.document
        do {
            try document.apply(JSONPatch(example))
            #expect(document == example.result)
        } catch {
            #expect(example.result == nil, "\(error)")
            #expect(document == example.document)
        }
    }

    @Test(.enabled(if: Suites.has("json-patch-tests"), Suites.hint))
    func allAreThere() throws {
        #expect(try Self.examples().count >= 112)
    }

    @Test("a patch is written as it was read", .enabled(if: Suites.has("json-patch-tests"), Suites.hint))
    func isWrittenAsRead() throws {
        var count = 0
        for example in try Self.examples() {
            guard let patch = try? JSONPatch(example) else { continue }
            count += 1
            let text = try JSON.Encoder().encodeToString(patch)
            #expect(try JSON.decode(JSONPatch.self, from: text) == patch)
        }
        #expect(count > 80)
    }
}

extension JSONPatch {
    fileprivate init(_ example: PatchSuiteTests.Example) throws {
        var options = JSONParsingOptions()
        options.duplicateKeys = .reject
        let document = try JSONDocument(parsing: example.patch.serialized(), options: options)
        self = try JSON.Decoder().decode(JSONPatch.self, from: document)
    }
}
