internal import CurioKit
internal import Testing

/// Choices that contain themselves.
@Suite struct RecursiveUnionTests {
    private func cases(_ definition: String, _ style: Generator.Style) throws -> [String] {
        let schema = """
            {"type": "object", "properties": {"x": {"$ref": "#/$defs/Datum"}}, "$defs": {"Datum": \(definition)}}
            """
        return try declarations(schema, .init(style: style)).filter {
            $0.hasPrefix("public enum Datum") || $0.hasPrefix("case ") && !$0.hasPrefix("case .") && $0.contains("(")
        }.map { String($0.split(separator: ":")[0]) }
    }

    private static let item = ##"{"$ref": "#/$defs/Datum"}"##

    @Test(arguments: Generator.Style.allCases) func aChoiceThatHoldsItselfIsOneType(style: Generator.Style) throws {
        let list = try cases(
            #"{"oneOf": [{"type": "string"}, {"type": "array", "items": \#(Self.item)}]}"#, style)
        #expect(list == ["public enum Datum", "case string(String)", "case elements([Datum])"])
        let map = try cases(
            #"{"anyOf": [{"type": "integer"}, {"type": "object", "additionalProperties": \#(Self.item)}]}"#, style)
        #expect(map == ["public enum Datum", "case integer(Int)", "case object([String"])
        let nullable = try cases(
            #"{"oneOf": [{"type": "null"}, {"type": "string"}, {"type": "array", "items": \#(Self.item)}]}"#, style)
        #expect(nullable == ["public enum Datum", "case string(String)", "case elements([Datum?])"])
    }

    @Test(arguments: Generator.Style.allCases) func aBranchThatIsTheChoiceItselfIsNone(style: Generator.Style) throws {
        let own = try cases(#"{"anyOf": [{"type": "string"}, \#(Self.item), {"type": "boolean"}]}"#, style)
        #expect(own == ["public enum Datum", "case string(String)", "case bool(Bool)"])
    }

    @Test func aNameForItselfOrNullIsAnyValue() throws {
        let schema =
            ##"{"title": "T", "properties": {"x": {"$ref": "#/$defs/A"}}, "$defs": {"A": \##(Self.nullable)}}"##
        #expect(try declarations(schema).contains("public var x: JSON?"))
        #expect(try remarks(schema).contains { $0.contains("refers only to itself") })
    }

    /// Formerly, the types did not compile: they had no kind of value to read.
    @Test(arguments: Generator.Style.allCases) func choicesOfNothingButEachOtherAreAnyValue(
        style: Generator.Style
    ) throws {
        let schema = ##"""
            {"title": "T", "type": "object", "properties": {
              "x": {"$ref": "#/$defs/A"}, "y": {"$ref": "#/$defs/C"}}, "$defs": {
              "A": {"oneOf": [{"$ref": "#/$defs/A"}, {"$ref": "#/$defs/B"}]},
              "B": {"anyOf": [{"$ref": "#/$defs/A"}, {"$ref": "#/$defs/B"}, {"type": "null"}]},
              "C": {"oneOf": [{"$ref": "#/$defs/A"}, {"$ref": "#/$defs/C"}, {"type": "string"}]}}}
            """##
        let lines = try declarations(schema, .init(style: style))
        #expect(lines.contains("public var x: JSON?"))
        #expect(!lines.contains { $0.hasPrefix("public enum A") || $0.hasPrefix("public enum B") })
        #expect(try remarks(schema, .init(style: style)).contains { $0.contains("\"A\" refers only to itself") })
        #expect(try !remarks(schema, .init(style: style)).contains { $0.contains("\"C\" refers only to itself") })
    }

    private static let nullable = ##"{"anyOf": [{"type": "null"}, {"$ref": "#/$defs/A"}]}"##

    @Test func aListOfItselfStaysATypeWithOneCase() throws {
        let list = try cases(#"{"type": "array", "items": \#(Self.item)}"#, .fast)
        #expect(list == ["public enum Datum", "case elements([Datum])"])
    }
}
