import Bricolage
import BricolageValidation
import TestSupport
import Testing

/// The resources that an evaluation has passed through, in which dynamic references are resolved.
struct DynamicScopeTests {
    @Test("the cost of a chain of resources is linear in its length where references are dynamic")
    func longChains() throws {
        func schema(_ count: Int) throws -> CompiledSchema {
            let links = (0..<count).map { number in
                ##""r\##(number)": {"$id": "r\##(number)", "$dynamicAnchor": "n\##(number)", "$ref": "r\##(number + 1)"}"##
            }
            return try compiled(
                ##"""
                {"$id": "https://example.com/root", "$ref": "r0", "$defs": {\##(links.joined(separator: ",")),
                 "end": {"$id": "r\##(count)", "$dynamicAnchor": "end", "properties": {"a": {"$dynamicRef": "#end"}}}}}
                """##)
        }
        let document = try JSONDocument(parsing: #"{"a": {"a": 1}}"#)
        let growth = try growth(from: schema(100), to: schema(800)) { schema in
            for _ in 0..<20 { _ = schema.isValid(document) }
        }
        #expect(growth < 24, "\(growth)")
        #expect(try schema(800).isValid(document))
    }

    @Test("a dynamic reference leads to the outermost resource with the anchor, however many have it")
    func outermost() throws {
        func schema(_ leaf: String) -> String {
            ##"""
            {"$id": "https://example.com/root", "$ref": "list", "$defs": {
              "leaf": {"$dynamicAnchor": "T", \##(leaf)},
              "list": {"$id": "list", "items": {"$ref": "inner"}, "$defs": {"l": {"$dynamicAnchor": "T", "type": "null"}}},
              "inner": {"$id": "inner", "$dynamicRef": "#T", "$defs": {"l": {"$dynamicAnchor": "T", "type": "boolean"}}}}}
            """##
        }
        #expect(try isValid("[1]", by: schema(#""type": "integer""#)))
        #expect(try !isValid("[null]", by: schema(#""type": "integer""#)))
        #expect(try !isValid("[true]", by: schema(#""type": "integer""#)))
        let anonymous = schema(#""type": "integer""#).replacing(
            #""leaf": {"$dynamicAnchor": "T", "#, with: #""leaf": {"#)
        #expect(try isValid("[null]", by: anonymous))
        #expect(try !isValid("[1]", by: anonymous))
    }

    @Test("many dynamic references and many resources are compiled in linear time")
    func manyReferences() throws {
        func schema(_ count: Int) throws -> JSONDocument {
            let resources = (0..<count).map { ##""r\##($0)": {"$id": "r\##($0)", "$dynamicAnchor": "T"}"## }
            let references = (0..<count).map { ##""p\##($0)": {"$dynamicRef": "#T"}"## }
            let reached = (0..<count).map { ##"{"$ref": "r\##($0)"}"## }
            return try JSONDocument(
                parsing: ##"""
                    {"$id": "https://example.com/root", "$dynamicAnchor": "T", "allOf": [\##(reached.joined(separator: ","))],
                     "properties": {\##(references.joined(separator: ","))}, "$defs": {\##(resources.joined(separator: ","))}}
                    """##)
        }
        let growth = try growth(from: schema(100), to: schema(800)) { _ = try CompiledSchema($0) }
        #expect(growth < 24, "eight times as much takes \(growth) times as long")
    }

    @Test("dynamic references to one anchor from different resources have different targets")
    func sharedAnchors() throws {
        let schema = ##"""
            {"$id": "https://example.com/root", "properties": {"a": {"$ref": "a"}, "b": {"$ref": "b"}}, "$defs": {
              "a": {"$id": "a", "items": {"$dynamicRef": "#T"}, "$defs": {"l": {"$dynamicAnchor": "T", "type": "null"}}},
              "b": {"$id": "b", "items": {"$dynamicRef": "#T"}, "$defs": {"l": {"$dynamicAnchor": "T", "type": "boolean"}}}}}
            """##
        #expect(try isValid(#"{"a": [null], "b": [true]}"#, by: schema))
        #expect(try !isValid(#"{"a": [true]}"#, by: schema))
        #expect(try !isValid(#"{"b": [null]}"#, by: schema))
    }

    /// Verdicts are only kept after many evaluations.
    @Test("a verdict that was kept in a resource does not hold after the resource has been left")
    func verdictsOfLeftResources() throws {
        let busy = (0..<20).map { ##"{"$ref": "#/$defs/d\##($0)"}"## }.joined(separator: ",")
        let definitions = (0..<20).map { #""d\#($0)": {"not": {"const": "\#($0)"}}"# }.joined(separator: ",")
        let schema = ##"""
            {"$id": "https://example.com/root", "items": {"anyOf": [{"$ref": "b"}, {"$ref": "#/$defs/shared"}]}, "$defs": {
              "shared": {"allOf": [\##(busy)], "$dynamicRef": "c#T"}, \##(definitions),
              "b": {"$id": "b", "$ref": "root#/$defs/shared", "$defs": {"l": {"$dynamicAnchor": "T", "type": "string"}}},
              "c": {"$id": "c", "$dynamicAnchor": "T", "type": ["string", "number"]}}}
            """##
        func list(_ last: String) -> String { "[\(String(repeating: "1,", count: 200))\(last)]" }
        #expect(try isValid(list("1"), by: schema))
        #expect(try !isValid(list("null"), by: schema))
    }
}
