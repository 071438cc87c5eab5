import Bricolage
import BricolageQuery
import TestSupport
import Testing

/// The public tests of JSONPath (jsonpath-compliance-test-suite).
@Suite("Public tests of JSONPath")
struct PathSuiteTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var selector: String
        var document: JSON
        /// The results of which one is right; nil if the selector is invalid.
        var results: [JSON]?
        var paths: [JSON]
        var testDescription: String
    }

    private static let path = "jsonpath-compliance-test-suite/cts.json"

    static func examples() throws -> [Example] {
        guard let file = Suites.locate(path) else { return [] }
        return (try JSON(parsing: try Suites.bytes(file))["tests"]?.array ?? []).map { test in
            Example(
                selector: test["selector"]?.string ?? "", document: test["document"] ?? .null,
                results: test["invalid_selector"] == true
                    ? nil : test["results"]?.array.map(Array.init) ?? [test["result"] ?? .null],
                paths: test["results_paths"]?.array.map(Array.init) ?? [test["result_paths"] ?? .null],
                testDescription: test["name"]?.string ?? "")
        }
    }

    @Test(.enabled(if: Suites.has(path), Suites.hint), arguments: try examples())
    func passes(_ example: Example) throws {
        guard let results = example.results else {
            #expect(throws: JSONPathError.self, "\(example.selector)") { try JSONPath(example.selector) }
            return
        }
        let nodes = try JSONDocument(example.document).nodes(at: JSONPath(example.selector))
        let values = JSON.array(JSON.Array(nodes.map(\.json)))
        #expect(results.contains(values), "\(example.selector): \(values)")
        let paths = JSON.array(JSON.Array(nodes.map { .string($0.normalizedPath) }))
        #expect(example.paths.contains(paths), "\(example.selector): \(paths)")
    }

    @Test(.enabled(if: Suites.has(path), Suites.hint))
    func allAreThere() throws {
        #expect(try Self.examples().count >= 703)
    }

    @Test("a normalized path selects its value alone", .enabled(if: Suites.has(path), Suites.hint))
    func normalizedPaths() throws {
        for example in try Self.examples() where example.results != nil {
            let document = try JSONDocument(example.document)
            for node in try document.nodes(at: JSONPath(example.selector)) {
                let again = try document.nodes(at: JSONPath(node.normalizedPath))
                #expect(again.map(\.pointer) == [node.pointer])
            }
        }
    }
}
