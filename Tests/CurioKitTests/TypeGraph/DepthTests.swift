internal import CurioKit
import Testing

@Suite struct DepthTests {
    private func nested(_ depth: Int) -> String {
        String(repeating: #"{"type": "array", "items": "#, count: depth) + "{\"type\": \"string\"}"
            + String(repeating: "}", count: depth)
    }

    @Test func schemasAreFollowedDownToTheLimitAndNotBeyond() throws {
        #expect(try text(nested(399)).contains("typealias S = " + String(repeating: "[", count: 399) + "String]"))
        #expect(throws: GenerationError.limit("nested schemas", 400)) { try generate(nested(400)) }
    }

    /// Types are declared inside each other to a depth of three; deeper ones move out to that level.
    @Test func typesAreNestedThreeDeep() throws {
        let schema =
            ["a", "b", "c", "d", "e"].reversed().reduce(#"{"type": "string"}"#) { inner, name in
                #"{"type": "object", "properties": {"\#(name)": \#(inner)}}"#
            }
        let lines = try text(#"{"title": "T", \#(schema.dropFirst())"#).split(separator: "\n")
        let extensions = lines.filter { $0.hasPrefix("extension ") }
        #expect(extensions == ["extension T {", "extension T.A {", "extension T.A.B {"])
        #expect(
            lines.contains { $0.hasPrefix("    public struct C: ") }
                && lines.contains { $0.hasPrefix("    public struct D: ") })
    }
}
