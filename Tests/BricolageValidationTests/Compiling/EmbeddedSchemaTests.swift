import Bricolage
import BricolageSchema
import BricolageValidation
import Testing

/// Schemas in the text of a program.
@Suite struct EmbeddedSchemaTests {
    private static let text = ##"""
        {"type": "object",
         "$defs": {"size": {"type": "integer", "$ref": "#/$defs/small"}, "small": {"maximum": 9}}}
        """##

    @Test func theWholeTextIsTheSchemaUnlessAPlaceIsNamed() throws {
        let whole = try EmbeddedSchema(Self.text).compiled
        #expect(try whole.isValid(JSON(parsing: "{}")))
        #expect(try !whole.isValid(JSON(parsing: "7")))
        let part = try EmbeddedSchema(Self.text, at: "/$defs/size").compiled
        #expect(try part.isValid(JSON(parsing: "7")))
        #expect(try !part.isValid(JSON(parsing: "10")))
        #expect(try !part.isValid(JSON(parsing: "{}")))
    }

    @Test func whatIsWrongIsThrownWhenTheSchemaIsAskedFor() {
        #expect(throws: JSONSyntaxError.self) { try EmbeddedSchema("{").compiled }
        #expect(throws: SchemaIssues.self) { try EmbeddedSchema(#"{"type": "objekt"}"#).compiled }
        #expect(throws: ReferenceError.self) { try EmbeddedSchema("{}", at: "/$defs/size").compiled }
    }
}
