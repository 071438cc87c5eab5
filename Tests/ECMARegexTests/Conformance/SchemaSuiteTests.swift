import BricolageCore
import ECMARegex
import TestSupport
import Testing

/// The cases about patterns in the test suite of JSON Schema.
@Suite struct SchemaSuiteTests {
    private static let drafts = ["draft3", "draft4", "draft6", "draft7", "draft2019-09", "draft2020-12", "v1"]
    private static let files = [
        "pattern.json", "patternProperties.json", "optional/ecmascript-regex.json", "optional/non-bmp-regex.json",
        "optional/format/regex.json", "optional/format/ecmascript-regex.json", "format/regex.json",
        "format/ecmascript-regex.json",
    ]

    @Test(.enabled(if: Suites.has("json-schema-test-suite"), Suites.hint))
    func everyCaseOfEveryDraftHasItsVerdict() throws {
        var count = 0
        for draft in Self.drafts {
            for file in Self.files {
                let path = "json-schema-test-suite/tests/\(draft)/\(file)"
                guard let location = Suites.locate(path) else { continue }
                let groups = try JSONDocument(parsing: Suites.bytes(location)).root.json
                for group in groups.array ?? [] {
                    let schema = PatternSchema(schema: group["schema"] ?? .null)
                    for test in group["tests"]?.array ?? [] {
                        let name = "\(draft)/\(file): \(group["description"] ?? ""), \(test["description"] ?? "")"
                        let verdict = try schema.accepts(test["data"] ?? .null)
                        #expect(.bool(verdict) == test["valid"], "\(name)")
                        count += 1
                    }
                }
            }
        }
        #expect(count >= 837)
    }
}
