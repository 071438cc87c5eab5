internal import BricolageCore
internal import BricolagePointers
internal import BricolageSchema
internal import CurioKit
internal import Testing

/// Roots that are schemas inside a document.
@Suite struct PlaceTests {
    private func generation(at place: String) throws -> Generation {
        let text = ##"""
            {"$defs": {"Order": {"type": "object", "properties": {"lines": {"type": "array", "items": {"$ref": "#/$defs/Line"}}}},
                       "Line": {"type": "object", "properties": {"article": {"type": "string"}}},
                       "Unused": {"type": "string"}, "none": 1}}
            """##
        let source = SchemaSource(path: "s.json", document: try JSONDocument(parsing: text))
        return try Generator().generate(source, at: JSONPointer(fragment: place))
    }

    @Test func aDefinitionIsTheRoot() throws {
        let generation = try generation(at: "#/$defs/Order")
        #expect(generation.rootTypeName == "Order")
        let text = generation.files.map(\.contents).joined()
        #expect(text.contains("public var lines: [Line]?"))
        #expect(!text.contains("Unused"))
    }

    @Test(arguments: ["#/$defs/Missing", "#/$defs/none/x"])
    func aPlaceWithoutAValueIsAnError(place: String) throws {
        #expect(throws: GenerationError.noSuchPlace(try JSONPointer(fragment: place))) { try generation(at: place) }
    }

    @Test func aPlaceWithoutASchemaIsAnError() throws {
        #expect(throws: GenerationError.notASchema("s.json")) { try generation(at: "#/$defs/none") }
    }
}
