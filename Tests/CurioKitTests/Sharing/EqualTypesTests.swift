import Testing

/// Types that are the same in name and content.
@Suite struct EqualTypesTests {
    private func schema(_ first: String, _ second: String, name: String) -> String {
        """
        {"title": "T", "type": "object", "properties": {
          "x": {"type": "object", "properties": {"\(name)": \(first)}, "required": ["\(name)"]},
          "y": {"type": "object", "properties": {"\(name)": \(second)}}}}
        """
    }

    private static let part = #"{"type": "object", "properties": {"q": {"type": "string"}}}"#
    private static let other = #"{"type": "object", "properties": {"q": {"type": "integer"}}}"#

    @Test func areOneTypeAtTheTop() throws {
        let lines = try text(schema(Self.part, Self.part, name: "part")).split(separator: "\n")
        #expect(lines.filter { $0.contains("struct Part") }.map { $0.prefix(18) } == ["public struct Part"])
        #expect(lines.filter { $0.hasSuffix(": Part") || $0.hasSuffix(": Part?") }.count == 2)
    }

    @Test func areCalledAfterTheirOwnerWhereTheNameSaysNothing() throws {
        let lines = try text(schema(Self.part, Self.part, name: "value")).split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("public struct XValue: ") })
        #expect(lines.contains { $0.hasSuffix("public var value: XValue?") })
        #expect(lines.contains { $0.hasSuffix("public var value: XValue") })
    }

    @Test func areTwoTypesWhereTheContentDiffers() throws {
        let lines = try declarations(schema(Self.part, Self.other, name: "part"))
        #expect(lines.filter { $0 == "public struct Part" }.count == 2)
        let described = #"{"description": "d", "type": "object", "properties": {"q": {"type": "string"}}}"#
        let optional = #"{"type": "object", "properties": {"q": {"type": "string"}}, "required": ["q"]}"#
        let closed = #"{"type": "object", "properties": {"q": {"type": "string"}}, "additionalProperties": false}"#
        for different in [optional, closed] {
            let count = try declarations(schema(Self.part, different, name: "part")).filter {
                $0 == "public struct Part"
            }
            .count
            #expect(count == 2, "\(different)")
        }
        #expect(
            try declarations(schema(Self.part, described, name: "part")).filter { $0 == "public struct Part" }.count
                == 1)
    }
}
