import Bricolage
import Foundation
import TestSupport
import Testing

/// The parsing tests of JSONTestSuite: files that begin with `y_` are JSON, with `n_` are not, with `i_` may be.
@Suite(.enabled(if: Suites.has("json-test-suite/test_parsing"), Suites.hint))
struct JSONTestSuiteTests {
    private static let files = Suites.files(in: "json-test-suite/test_parsing")

    @Test(arguments: EntryPoint.allCases)
    func hasTheRightVerdict(entryPoint: EntryPoint) throws {
        #expect(Self.files.count == 318)
        var verdicts = 0
        for file in Self.files {
            let text = try Suites.bytes(file)
            let value = Result { try entryPoint.value(of: text) }
            switch file.lastPathComponent.prefix(2) {
            case "y_":
                #expect(throws: Never.self, "\(file.lastPathComponent)") { try value.get() }
                verdicts += 1
            case "n_":
                #expect(throws: (any Error).self, "\(file.lastPathComponent)") { try value.get() }
                verdicts += 1
            default: break
            }
        }
        #expect(verdicts == 283)
    }

    @Test func allEntryPointsGiveOneAnswer() throws {
        for file in Self.files {
            let text = try Suites.bytes(file)
            let answers = EntryPoint.allCases.map { try? $0.value(of: text) }
            // Decoders stop at 512 levels by default, documents do not.
            guard (try? JSONDocument(parsing: text))?.depth ?? 0 <= 512 else { continue }
            #expect(answers.allSatisfy { $0 == answers[0] }, "\(file.lastPathComponent)")
        }
    }

    @Test func acceptedTextsSurviveWriting() throws {
        for file in Self.files {
            guard let value = try? JSON(parsing: Suites.bytes(file)) else { continue }
            #expect(try JSON(parsing: value.description) == value, "\(file.lastPathComponent)")
        }
    }
}
