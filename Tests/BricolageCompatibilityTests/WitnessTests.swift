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

    /// An object schema with this many members, the first of them required, and one more.
    private func wide(_ count: Int, _ member: String) -> String {
        let others = (0..<count).map { #""o\#($0)": {"type": "array", "items": {"type": "string"}, "minItems": 2}"# }
        return #"{"type": "object", "required": ["o0"], "properties": {\#(others.joined(separator: ",")), \#(member)}}"#
    }

    /// A witness used to have everything that the schema describes.
    @Test("a witness has nothing that it does not need")
    func shortWitness() throws {
        let old = wide(
            60, #""deep": {"type": "array", "items": {"type": "object", "additionalProperties": {"type": "integer"}}}"#)
        let new = old.replacing(#""integer""#, with: #""integer", "not": {"minimum": -9e99}"#)
        let witness = try #require(try comparison(old, new).witness)
        #expect(witness["o0"]?.array?.count == 2 && witness["deep"]?.array?.count == 1)
        #expect(witness.object?.count == 2 && witness["deep"]?[0]?.object?.count == 1)
    }

    /// The witness for two versions of renovate's schema, which refers to itself, kept 21 levels around the fault.
    @Test("what a recursive schema does not need around a fault is left out")
    func outermostWitness() throws {
        let links = (0..<30).map {
            ##"{"required": ["m\##($0)"], "properties": {"m\##($0)": {"$ref": "#"}}, "additionalProperties": false}"##
        }
        func schema(_ name: String) -> String {
            let leaf = #"{"required": ["name"], "properties": {"name": {"const": "\#(name)"}}}"#
            return #"{"type": "object", "anyOf": [\#((links + [leaf]).joined(separator: ", "))]}"#
        }
        #expect(try comparison(schema("a"), schema("b")).witness == ["name": "a"])
    }

    /// Each document of this schema takes many attempts at elements that nothing can be.
    @Test("documents that are hard to find count as several")
    func documentsThatAreHardToFind() throws {
        let old = try JSONDocument(
            parsing: ##"""
                {"items": {"if": {"$dynamicRef": "#m"}, "not": {"if": {}}, "contains": {}}, "$dynamicAnchor": "m"}
                """##)
        let new = try JSONDocument(parsing: #"{"unevaluatedItems": false}"#)
        var (oldRegistry, newRegistry) = (SchemaRegistry(), SchemaRegistry())
        let (first, second) = (
            oldRegistry.add(SchemaSource(document: old)), newRegistry.add(SchemaSource(document: new))
        )
        let growth = try growth(from: 1, to: 60) { effort in
            let comparison = try SchemaCompatibility(
                old: first, in: oldRegistry, new: second, in: newRegistry, effort: effort)
            #expect(comparison.verdict == .unknown)
        }
        #expect(growth < 8, "\(growth) times")
    }

    /// The search used to try only documents that have every member on the path to the change.
    @Test("a newly required member is left out of the documents that are tried")
    func requiredNow() throws {
        let member = #""inner": {"type": "object", "properties": {"a": {"type": "string"}}}"#
        let old = wide(40, member)
        let comparison = try comparison(old, wide(40, #""inner": {"required": ["a"], "type": "object"}"#))
        #expect(comparison.witness?["inner"] == [:])
        #expect(comparison.witness?.object?.count == 2)
    }

    @Test("the first document that is tried lacks only the newly required member")
    func firstDocument() throws {
        var (oldRegistry, newRegistry) = (SchemaRegistry(), SchemaRegistry())
        let old = oldRegistry.add(
            SchemaSource(document: try JSONDocument(parsing: #"{"properties": {"a": {"properties": {"b": {}}}}}"#)))
        let new = newRegistry.add(
            SchemaSource(document: try JSONDocument(parsing: #"{"properties": {"a": {"required": ["b"]}}}"#)))
        let comparison = try SchemaCompatibility(old: old, in: oldRegistry, new: new, in: newRegistry, effort: 1)
        #expect(comparison.witness == ["a": [:]])
    }

    @Test("a change inside elements and members of any name is found even in small documents")
    func elementsAndMembers() throws {
        func schema(_ kind: String) -> String {
            #"{"items": {"additionalProperties": {"patternProperties": {"^x": {"items": {"type": "\#(kind)"}}}}}}"#
        }
        let witness = try #require(try comparison(schema("boolean"), schema("null")).witness)
        let member = try #require(witness[0]?.object?.first?.value.object?.first)
        #expect(member.key.hasPrefix("x") && member.value[0]?.bool != nil)
    }

    /// Limits were looked for in the file of the new schema alone.
    @Test("values on both sides of a new limit are tried also if another file has it")
    func limitInAnotherFile() throws {
        func schema(_ limit: String, in registry: inout SchemaRegistry) throws -> JSONSchema {
            let other = try JSONDocument(parsing: #"{"type": "integer"\#(limit)}"#)
            registry.add(SchemaSource(identifier: "https://example.com/number", document: other))
            let main = #"{"properties": {"n": {"$ref": "https://example.com/number"}}}"#
            return registry.add(SchemaSource(document: try JSONDocument(parsing: main)))
        }
        var (oldRegistry, newRegistry) = (SchemaRegistry(), SchemaRegistry())
        let old = try schema("", in: &oldRegistry)
        let new = try schema(#", "maximum": 9007199254740993"#, in: &newRegistry)
        let comparison = try SchemaCompatibility(old: old, in: oldRegistry, new: new, in: newRegistry)
        #expect(comparison.witness == ["n": 9_007_199_254_740_994])
    }

    @Test("a change in depth is shown however deep it is", arguments: [5, 6, 7, 8, 12], ["a", "0"])
    func deepChange(levels: Int, token: String) throws {
        func schema(_ kind: String) -> String {
            (0..<levels).reduce(#"{"type": "\#(kind)"}"#) { inner, _ in
                token == "a"
                    ? #"{"type": "object", "properties": {"a": \#(inner)}}"# : #"{"type": "array", "items": \#(inner)}"#
            }
        }
        let witness = try #require(try comparison(schema("boolean"), schema("null")).witness)
        #expect(witness[pointer: JSONPointer(tokens: Array(repeating: token, count: levels))]?.bool != nil)
    }
}
