internal import BricolageCore
internal import BricolageSchema
internal import CurioKit
internal import Testing

/// Choices of OpenAPI for which the schema names the member that distinguishes their branches.
@Suite struct DiscriminatorTests {
    private func description(_ schemas: String) -> String {
        """
        {"openapi": "3.0.3", "info": {"title": "x", "version": "1"}, "paths": {},
         "components": {"schemas": {\(schemas)}}}
        """
    }

    private func object(_ kind: String, _ member: String) -> String {
        """
        {"type": "object", "required": ["kind"],
         "properties": {"kind": \(kind), "type": {"type": "string"}, "\(member)": {"type": "integer"}}}
        """
    }

    private func choice(_ names: String..., discriminator: String) -> String {
        let branches = names.map { ##"{"$ref": "#/components/schemas/\##($0)"}"## }.joined(separator: ", ")
        return #"{"oneOf": [\#(branches)], "discriminator": \#(discriminator)}"#
    }

    private static let plain = #"{"type": "string"}"#

    /// Whether a document is read as a component by types that refuse unknown tags.
    private func isRead(_ document: String, as name: String, of schemas: String) throws -> Bool {
        let source = SchemaSource(path: "s.json", document: try JSONDocument(parsing: description(schemas)))
        var configuration = Generator.Configuration()
        configuration.keepsUnknownCases = false
        let fitting = try TypeFitting(
            source, at: JSONPointer(tokens: ["components", "schemas", name]), loader: nil, configuration: configuration)
        return try fitting.fit(JSONDocument(parsing: document)).refusal == nil
    }

    @Test func choicesThatDifferInItAloneAreDifferentTypes() throws {
        let first = choice("Cat", "Dog", discriminator: #"{"propertyName": "kind", "mapping": {"d": "Dog"}}"#)
        let second = choice("Cat", "Dog", discriminator: #"{"propertyName": "type", "mapping": {"e": "Cat"}}"#)
        let text = try text(
            description(
                """
                "Cat": \(object(Self.plain, "a")), "Dog": \(object(Self.plain, "b")), "First": \(first),
                "Second": \(second)
                """))
        #expect(text.contains(#"case "d", "Dog": self = .dog"#))
        #expect(text.contains(#"case "e", "Cat": self = .cat"#))
        #expect(text.contains("enum Second"))
    }

    @Test func textsThatBranchesListThemselvesGoBeforeItsOwn() throws {
        let pet = choice("Cat", "Dog", "Bird", discriminator: #"{"propertyName": "kind"}"#)
        let schemas = """
            "Cat": \(object(#"{"enum": ["cat"]}"#, "a")), "Dog": \(object(#"{"enum": ["dog"]}"#, "b")),
            "Bird": \(object(Self.plain, "c")), "Pet": \(pet)
            """
        for kind in ["cat", "dog", "Bird", "bird"] {
            #expect(try isRead(#"{"kind": "\#(kind)", "a": 1}"#, as: "Pet", of: schemas), "\(kind)")
        }
        #expect(try !isRead(#"{"kind": "cat", "a": "x", "c": "x"}"#, as: "Pet", of: schemas))
    }

    /// A list that all branches share distinguishes nothing, but the discriminator does.
    @Test func textsThatBranchesListAreToldApartByIt() throws {
        let kinds = #"{"enum": ["Cat", "Dog", "Fish"]}"#
        let pet = choice("Cat", "Dog", discriminator: #"{"propertyName": "kind"}"#)
        let text = try text(
            description(#""Cat": \#(object(kinds, "a")), "Dog": \#(object(kinds, "b")), "Pet": \#(pet)"#))
        #expect(text.contains(#"case "Cat": self = .cat(try json.read())"#))
        #expect(text.contains(#"case "Dog": self = .dog(try json.read())"#))
    }

    @Test func aBranchThatIsAnotherNameForAnotherOneKeepsItsText() throws {
        let event = choice("Made", "Gone", "Moved", discriminator: #"{"propertyName": "kind"}"#)
        let schemas = """
            "Made": \(object(Self.plain, "a")), "Gone": {"$ref": "#/components/schemas/Made"},
            "Moved": \(object(Self.plain, "b")), "Event": \(event)
            """
        for kind in ["Made", "Gone", "Moved"] {
            #expect(try isRead(#"{"kind": "\#(kind)"}"#, as: "Event", of: schemas), "\(kind)")
        }
        #expect(try !isRead(#"{"kind": "Lost"}"#, as: "Event", of: schemas))
    }

    @Test(arguments: [#"["a"]"#, #"["a", "b"]"#])
    func nullIsReadBesideHoweverManyValues(values: String) throws {
        let schemas = """
            "A": \(object(#"{"type": "string", "nullable": true, "enum": \#(values)}"#, "n"))
            """
        #expect(try isRead(#"{"kind": null}"#, as: "A", of: schemas))
        #expect(try isRead(#"{"kind": "a"}"#, as: "A", of: schemas))
        #expect(try !isRead(#"{"kind": "c"}"#, as: "A", of: schemas))
    }
}
