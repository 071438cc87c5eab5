import CurioKit
import Testing

/// The types of members that several types have from one definition.
@Suite struct InheritedTypesTests {
    private static let size = #"{"enum": ["small", "large"]}"#

    /// The types of the members `size`, each with its owner, of animals that have the members of a pet.
    private func sizes(of animals: [String], besides base: String? = nil) throws -> [String] {
        let owned = #""owner": {"type": "object", "properties": {"name": {"type": "string"}}}"#
        let definitions = animals.map { name in
            ##""\##(name)": {"allOf": [{"$ref": "#/$defs/Pet"}, {"properties": {"\##(name) own": {"type": "integer"}}}]}"##
        }
        let references = (animals + [base].compactMap(\.self)).map { name in
            ##""the \##(name)": {"$ref": "#/$defs/\##(name)"}"##
        }
        let schema = """
            {"title": "T", "type": "object", "properties": {\(references.joined(separator: ", "))},
             "$defs": {"Pet": {"type": "object", "properties": {"size": \(Self.size), \(owned)}},
               \(definitions.joined(separator: ", "))}}
            """
        return try declarations(schema).filter { $0.contains("var size") || $0.contains("var owner") }.sorted()
    }

    /// They were declared in an arbitrary subtype, so that one more subtype renamed them.
    @Test func typesOfInheritedMembersBelongToTheTypeThatTheyAreWrittenIn() throws {
        for animals in [["Dog"], ["Dog", "Cat"], ["Ape", "Dog", "Cat"]] {
            let types = try Set(sizes(of: animals, besides: "Pet"))
            let own = ["public var owner: Owner?", "public var size: Size?"]
            #expect(types == Set(own + ["public var owner: Pet.Owner?", "public var size: Pet.Size?"]))
        }
    }

    @Test func typesOfMembersOfADefinitionThatIsNoTypeAreNamedAfterIt() throws {
        for animals in [["Dog", "Cat"], ["Ape", "Dog", "Cat"]] {
            let types = try Set(sizes(of: animals))
            #expect(types == ["public var owner: PetOwner?", "public var size: PetSize?"])
        }
        #expect(try Set(sizes(of: ["Dog"])) == ["public var owner: Owner?", "public var size: Size?"])
    }

    @Test func typesThatBranchesInheritBelongToTheChoice() throws {
        let schema = """
            {"title": "Pet", "type": "object", "properties": {"size": \(Self.size)}, "oneOf": [
              {"title": "Tame", "properties": {"a": {"type": "string"}}, "required": ["a"]},
              {"title": "Wild", "properties": {"b": {"type": "string"}}, "required": ["b"]}]}
            """
        let text = try text(schema)
        #expect(try declarations(schema).filter { $0.contains("var size") }.count == 2)
        #expect(text.contains("\nextension Pet {") && text.contains("\n    public enum Size: "))
    }
}
