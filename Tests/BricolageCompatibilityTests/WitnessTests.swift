import Bricolage
import BricolageCompatibility
import BricolageSchema
import BricolageValidation
import TestSupport
import Testing

/// The documents that show that schemas are not compatible.
@Suite struct WitnessTests {
    private func comparison(_ old: String, _ new: String) throws -> SchemaCompatibility {
        try SchemaCompatibility(old: JSONDocument(parsing: old), new: JSONDocument(parsing: new))
    }

    /// A schema with so many members that any may have, and one more.
    private func wide(_ count: Int, _ member: String) -> String {
        let others = (0..<count).map { #""o\#($0)": {"type": "array", "items": {"type": "string"}, "minItems": 2}"# }
        return #"{"type": "object", "required": ["o0"], "properties": {\#(others.joined(separator: ",")), \#(member)}}"#
    }

    /// It had all that a document of its kind has.
    @Test("a witness has nothing that it does not need")
    func shortWitness() throws {
        let old = wide(
            60, #""deep": {"type": "array", "items": {"type": "object", "additionalProperties": {"type": "integer"}}}"#)
        let new = old.replacing(#""integer""#, with: #""integer", "not": {"minimum": -9e99}"#)
        let witness = try #require(try comparison(old, new).witness)
        #expect(witness["o0"]?.array?.count == 2 && witness["deep"]?.array?.count == 1)
        #expect(witness.object?.count == 2 && witness["deep"]?[0]?.object?.count == 1)
    }

    /// It was looked for in documents that have whatever the path to the change names.
    @Test("a member that is required now is left out of documents that are tried")
    func requiredNow() throws {
        let member = #""inner": {"type": "object", "properties": {"a": {"type": "string"}}}"#
        let old = wide(40, member)
        let comparison = try comparison(old, wide(40, #""inner": {"required": ["a"], "type": "object"}"#))
        #expect(comparison.witness?["inner"] == [:])
        #expect(comparison.witness?.object?.count == 2)
    }

    @Test("the first document that is tried has all but a member that is required now")
    func firstDocument() throws {
        var (oldRegistry, newRegistry) = (SchemaRegistry(), SchemaRegistry())
        let old = oldRegistry.add(
            SchemaSource(document: try JSONDocument(parsing: #"{"properties": {"a": {"properties": {"b": {}}}}}"#)))
        let new = newRegistry.add(
            SchemaSource(document: try JSONDocument(parsing: #"{"properties": {"a": {"required": ["b"]}}}"#)))
        let comparison = try SchemaCompatibility(old: old, in: oldRegistry, new: new, in: newRegistry, effort: 1)
        #expect(comparison.witness == ["a": [:]])
    }

    @Test("what is inside elements and members of any name is found though documents are small")
    func elementsAndMembers() throws {
        func schema(_ kind: String) -> String {
            #"{"items": {"additionalProperties": {"patternProperties": {"^x": {"items": {"type": "\#(kind)"}}}}}}"#
        }
        let witness = try #require(try comparison(schema("boolean"), schema("null")).witness)
        let member = try #require(witness[0]?.object?.first?.value.object?.first)
        #expect(member.key.hasPrefix("x") && member.value[0]?.bool != nil)
    }
}
