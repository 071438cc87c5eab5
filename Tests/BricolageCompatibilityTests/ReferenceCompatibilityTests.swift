import Bricolage
import BricolageCompatibility
import BricolageSchema
import BricolageValidation
import Testing

/// Where references lead, and what follows from that.
@Suite struct ReferenceCompatibilityTests {
    private func verdict(_ old: String, _ new: String) throws -> SchemaCompatibility.Verdict {
        try SchemaCompatibility(old: JSONDocument(parsing: old), new: JSONDocument(parsing: new)).verdict
    }

    @Test("schemas inside equal ones are paired by their names and not by their order")
    func orderOfMembers() throws {
        let old = ##"""
            {"properties": {"p": {"properties": {"a": {"$ref": "#/$defs/x"}, "b": {"$ref": "#/$defs/y"}}}},
             "$defs": {"x": {"type": "string"}, "y": {"type": "integer"}}}
            """##
        func swapped(_ x: String, _ y: String) -> String {
            ##"""
            {"properties": {"p": {"properties": {"b": {"$ref": "#/$defs/y"}, "a": {"$ref": "#/$defs/x"}}}},
             "$defs": {"x": {"type": "\##(x)"}, "y": {"type": "\##(y)"}}}
            """##
        }
        #expect(try verdict(old, swapped("integer", "string")) == .incompatible)
        #expect(try verdict(old, swapped("string", "integer")) == .compatible)
    }

    @Test("keywords that follow only from themselves are paired in the same way")
    func orderInsideOpaqueKeywords() throws {
        func schema(_ members: String, _ x: String, _ y: String) -> String {
            ##"""
            {"type": "object", "dependentSchemas": {\##(members)},
             "$defs": {"x": {"required": ["\##(x)"]}, "y": {"required": ["\##(y)"]}}}
            """##
        }
        let (a, b) = (##""a": {"$ref": "#/$defs/x"}"##, ##""b": {"$ref": "#/$defs/y"}"##)
        #expect(try verdict(schema("\(a), \(b)", "c", "d"), schema("\(b), \(a)", "c", "d")) == .compatible)
        #expect(try verdict(schema("\(a), \(b)", "c", "d"), schema("\(b), \(a)", "d", "c")) != .compatible)
    }

    @Test("listed values are not asked of a schema whose meaning depends on the schemas around it")
    func listedValuesOutsideTheirScope() throws {
        let old = #"{"type": "object", "properties": {"p": {"enum": ["a"]}}}"#
        let new = ##"""
            {"$id": "http://x/r", "$ref": "http://x/lib", "$defs": {
                "o": {"$dynamicAnchor": "T", "type": "integer"},
                "lib": {"$id": "http://x/lib", "properties": {"p": {"$dynamicRef": "#T"}},
                        "$defs": {"t": {"$dynamicAnchor": "T", "type": "string"}}}}}
            """##
        #expect(try verdict(old, new) == .incompatible)
        let recursive = ##"""
            {"$schema": "https://json-schema.org/draft/2019-09/schema", "$id": "http://x/r", "$recursiveAnchor": true,
             "type": ["object", "integer"], "$ref": "lib", "$defs": {"lib": {"$id": "http://x/lib",
                "$recursiveAnchor": true, "properties": {"p": {"$recursiveRef": "#"}}}}}
            """##
        #expect(try verdict(old, recursive) == .incompatible)
    }

    @Test(
        "what refers to itself for the same value proves nothing",
        arguments: [
            ##"{"$ref": "#/$defs/a", "$defs": {"a": {"anyOf": [{"$ref": "#/$defs/a"}, {"type": "string"}]}}}"##,
            ##"{"properties": {"p": {"$ref": "#/$defs/a"}}, "$defs": {"a": {"anyOf": [{"$ref": "#/$defs/b"}]}, "b": {"oneOf": [{"$ref": "#/$defs/a"}]}}}"##,
        ])
    func circles(new: String) throws {
        #expect(try verdict("{}", new) != .compatible)
    }

    @Test("what refers to itself for values inside is compared still")
    func recursion() throws {
        let new = ##"""
            {"$ref": "#/$defs/a", "$defs": {"a": {"anyOf": [{"properties": {"p": {"$ref": "#/$defs/a"}}}, {"type": "string"}]}}}
            """##
        #expect(try verdict("{}", new) == .compatible)
    }
}
