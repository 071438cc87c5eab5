import Bricolage
import Testing

/// What a type says of a value before it is read.
@Suite struct RecognitionTests {
    private func tagged(_ text: String) throws -> JSONRecognition {
        .tagged("kind", "cat", in: try JSONDocument(parsing: text).root)
    }

    @Test func aTagIsToldByItsValue() throws {
        #expect(try tagged(#"{"kind": "cat"}"#) == .certain)
        #expect(try tagged(#"{"kind": "dog"}"#) == .impossible)
        #expect(try tagged("{}") == .impossible)
        #expect(try tagged(#"["kind"]"#) == .impossible)
    }

    /// Whatever it is equal to: comparing it would cost as much as it holds, with every type that is tried.
    @Test func aContainerIsNoTag() throws {
        let json = try JSONDocument(parsing: #"{"kind": ["cat"]}"#).root
        #expect(JSONRecognition.tagged("kind", ["cat"], in: json) == .impossible)
    }
}
