internal import Bricolage
internal import BricolageSchema
internal import BricolageValidation
internal import CurioKit
internal import GoldenModels
internal import PlainGoldenModels
internal import Testing

/// Types that contain the schema that they were generated from.
@Suite struct CheckedTypesTests {
    @Test func whatIsValidIsRead() throws {
        let ticket = try GoldenModels.Ticket(valid: #"{"seat": "A1", "price": 0.5, "guests": ["Ada"]}"#)
        #expect(ticket.guests == ["Ada"])
        #expect(try ticket.validationReport().isValid)
    }

    @Test func everythingThatIsWrongIsTold() throws {
        let text = #"{"seat": "a", "price": 0, "guests": ["A", "Bo", "C"]}"#
        let report = #expect(throws: ValidationReport.self) { try GoldenModels.Ticket(valid: text) }
        #expect(
            report?.issues.map { "\($0.pointer)" } == ["/seat", "/price", "/guests", "/guests/0", "/guests/2"])
        #expect(throws: ValidationReport.self) { try PlainGoldenModels.Ticket(valid: text) }
    }

    @Test func valuesThatWereMadeCanBeChecked() throws {
        var ticket = GoldenModels.Ticket(seat: "B2")
        ticket.price = -1
        #expect(try ticket.validationReport().issues.map { "\($0.pointer)" } == ["/price"])
    }

    @Test func aTextThatIsNoJSONIsAnErrorOfItsOwn() {
        #expect(throws: JSONSyntaxError.self) { try GoldenModels.Ticket(valid: "{") }
    }

    @Test func aSchemaThatIsNoneIsToldWhenItIsAskedFor() {
        #expect(throws: (any Error).self) { try EmbeddedSchema("{").compiled }
        #expect(throws: (any Error).self) { try EmbeddedSchema(##"{"$ref": "#/none"}"##).compiled }
        #expect(throws: (any Error).self) { try EmbeddedSchema("{}", at: "/none").compiled }
    }

    @Test func aSchemaWithoutATypeOfItsOwnIsToldOf() throws {
        let schema = #"{"title": "T", "type": "array", "items": {"type": "string"}}"#
        #expect(
            try remarks(schema, .init(checksValues: true)).contains { $0.contains("does not become a separate type") })
        #expect(try !text(schema, .init(checksValues: true)).contains("SchemaChecked"))
    }

    /// Such a schema, which many generators of schemas write, had no type that validated.
    @Test(arguments: [nil, "Space"])
    func aSchemaThatOnlyRefersToADefinitionIsCheckedByTheTypeOfThatDefinition(namespace: String?) throws {
        let schema = """
            {"$ref": "#/$defs/Tree", "$defs": {"Tree": {"type": "object", "properties": {
             "size": {"type": "integer", "minimum": 1}, "kids": {"type": "array", "items": {"$ref": "#/$defs/Tree"}}}}}}
            """
        var configuration = Generator.Configuration(name: "Forest", checksValues: true)
        configuration.writing.namespace = namespace
        let text = try text(schema, configuration)
        let type = namespace.map { $0 + ".Tree" } ?? "Tree"
        #expect(text.contains("extension \(type): SchemaChecked {") && text.contains("typealias Forest = \(type)\n"))
        #expect(try !remarks(schema, configuration).contains { $0.contains("does not become a separate type") })
    }

    @Test(arguments: [#""type": "array""#, #""type": ["object", "null"]"#])
    func aSchemaThatRefersToATypeOfAnotherFormIsToldOf(form: String) throws {
        let schema = ##"{"$ref": "#/$defs/A", "$defs": {"A": {\##(form), "properties": {"b": {"type": "string"}}}}}"##
        #expect(
            try remarks(schema, .init(checksValues: true)).contains { $0.contains("does not become a separate type") })
    }

    @Test func aDefinitionIsCheckedByItsOwnSchema() throws {
        let text = #"{"$defs": {"a": {"type": "object", "properties": {"b": {"type": "string"}}}}}"#
        let source = SchemaSource(path: "s.json", document: try JSONDocument(parsing: text))
        let generator = Generator(configuration: .init(checksValues: true))
        let generation = try generator.generate(source, at: JSONPointer("/$defs/a"))
        #expect(generation.files[0].contents.contains(#"at: "/$defs/a")"#))
    }

    @Test func whereNobodyAsksTheSchemaStaysOutside() throws {
        #expect(try !text(#"{"title": "T", "properties": {"a": {}}}"#).contains("BricolageValidation"))
    }
}
