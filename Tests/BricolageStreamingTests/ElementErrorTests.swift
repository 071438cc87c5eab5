import BricolageCore
import BricolageStreaming
import Testing

/// The redacted form of what is wrong with an element prints nothing of it.
@Suite struct ElementErrorTests {
    private struct Refusal: Error, CustomStringConvertible {
        var text: String
        var description: String { "\(text) is refused" }
    }

    @Test func brokenTextIsNotQuoted() throws {
        var options = JSONParsingOptions.document
        options.duplicateKeys = .reject
        for text in [#"{"secret": "secret}"#, #"{"secret": secret}"#, #"{"secret": 1, "secret": 2}"#, #"["secret"#] {
            let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument(parsing: text, options: options) }
            let element = JSONElementError(index: 3, cause: error)
            #expect(!element.formatted(.redacted).contains("secret"))
        }
    }

    @Test func errorsOfOthersAreNamedByTheirType() {
        let other = JSONElementError(index: 3, cause: Refusal(text: "secret"))
        #expect(other.formatted(.redacted) == "error: element 3: Refusal was thrown [custom]")
        #expect(other.formatted(.full) == "error: element 3: secret is refused")
    }
}
