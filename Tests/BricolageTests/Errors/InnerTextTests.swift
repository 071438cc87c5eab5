import Bricolage
import Foundation
import Testing

/// A type that decodes JSON text in a string with Foundation's decoder: faults in that text are reported at the string,
/// wherever the inner path would lead in the outer document.
struct InnerTextTests {
    private struct Inner: Codable {
        var payload: [String: Int]
        var name: String?
    }

    private struct Message: Decodable {
        let inner: Inner

        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            inner = try JSONDecoder().decode(Inner.self, from: Data(text.utf8))
        }
    }

    private struct Envelope: Decodable {
        var messages: [Message]
        var payload: [String: Int]
    }

    private struct Archive: Decodable {
        var envelopes: [String: Envelope]
    }

    private let wrong = #"{"payload":{"a":"x"}}"#.replacingOccurrences(of: "\"", with: "\\\"")

    @Test(arguments: [JSON.Decoder.IssueReporting.first, .all, .guessing])
    func anInnerErrorStandsAtItsString(_ reporting: JSON.Decoder.IssueReporting) throws {
        var decoder = JSON.Decoder()
        decoder.reporting = reporting
        let text = #"{"envelopes":{"x":{"messages":["\#(wrong)"],"payload":{"a":1}}}}"#
        let issues = decoder.decodingIssues(of: Archive.self, in: try JSONDocument(parsing: text))
        #expect(issues.issues.map(\.pointer.description) == ["/envelopes/x/messages/0"])
        #expect(issues.issues.first?.description.contains("the path of the error is /payload/a") == true)
        // With an outer path that is no longer than the inner one.
        let short = decoder.decodingIssues(
            of: Envelope.self, in: try JSONDocument(parsing: #"{"messages":["\#(wrong)"],"payload":{"a":1}}"#))
        #expect(short.issues.map(\.pointer.description) == ["/messages/0"])
    }

    @Test func anErrorWithoutAPathStandsWhereItWasThrown() throws {
        struct Even: Decodable {
            init(from decoder: any Decoder) throws {
                let number = try decoder.singleValueContainer().decode(Int.self)
                if number % 2 == 1 {
                    throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "an odd number"))
                }
            }
        }
        let document = try JSONDocument(parsing: #"{"a":[2,3],"b":[5]}"#)
        let issues = JSON.decodingIssues(of: [String: [Even]].self, in: document)
        #expect(issues.issues.map(\.pointer.description) == ["/a/1", "/b/0"])
        #expect(issues.issues.map(\.expected) == ["an odd number", "an odd number"])
    }

    @Test func anInnerErrorThatWasCaughtIsForgotten() throws {
        struct Forgiving: Decodable {
            init(from decoder: any Decoder) throws {
                var container = try decoder.unkeyedContainer()
                _ = try? container.decode(Message.self)
                throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "never mind"))
            }
        }
        let document = try JSONDocument(parsing: #"{"a":["\#(wrong)"]}"#)
        var decoder = JSON.Decoder()
        decoder.reporting = .first
        let issues = decoder.decodingIssues(of: [String: Forgiving].self, in: document)
        #expect(issues.issues.map(\.pointer.description) == ["/a"])
        #expect(issues.issues.map(\.expected) == ["never mind"])
    }
}
