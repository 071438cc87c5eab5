internal import BricolageCore
internal import BricolageFields
internal import Foundation
internal import Testing

/// Members that can have only one value, as generated types check them.
@Suite struct ConstantMemberTests {
    private struct Cat: JSONReadableObject {
        init(fields: inout JSONFields) throws { try fields.check("kind", equals: "cat") }
    }

    private func kinds(_ text: String) throws -> [DecodingIssue.Kind] {
        do {
            _ = try JSON.decode(Cat.self, from: text)
            return []
        } catch let error as DecodingIssues {
            return error.issues.map(\.kind)
        }
    }

    @Test func theValueIsReadAndMustBeThere() throws {
        #expect(try kinds(#"{"kind": "cat"}"#).isEmpty)
        #expect(try kinds("{}") == [.missing(key: "kind")])
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(Cat.self, from: Data("{}".utf8)) }
        guard case .keyNotFound(let key, _)? = error else { return #expect(Bool(false), "\(error as Any)") }
        #expect(key.stringValue == "kind")
    }

    /// Without a coder, the error states the expected value.
    @Test func theMissingValueIsNamed() throws {
        let error = #expect(throws: JSONReadingError.self) { try Cat(json: JSONDocument(parsing: "{}").root) }
        #expect(error?.kind == .missing(key: "kind"))
        #expect(error?.expected == #""cat""#)
    }

    @Test func anotherValueIsAnUnknownCaseAndAnotherKindIsWrong() throws {
        #expect(try kinds(#"{"kind": "dog"}"#) == [.unknownCase])
        #expect(try kinds(#"{"kind": 1}"#) == [.wrongKind])
    }
}
