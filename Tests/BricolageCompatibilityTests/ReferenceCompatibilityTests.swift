import Bricolage
import BricolageCompatibility
import BricolageSchema
import BricolageValidation
import TestSupport
import Testing

/// Where references lead, and what follows from that.
@Suite struct ReferenceCompatibilityTests {
    private func verdict(_ old: String, _ new: String) throws -> SchemaCompatibility.Verdict {
        try SchemaCompatibility(old: JSONDocument(parsing: old), new: JSONDocument(parsing: new)).verdict
    }

    @Test("subschemas of equal schemas are paired by name, not by order")
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

    @Test("subschemas of keywords that follow only from equal ones are also paired by name")
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

    @Test(
        "branches inside of keywords that follow only from equal ones are paired by what they refer to",
        arguments: ["anyOf", "oneOf", "allOf"])
    func orderOfBranches(choice: String) throws {
        func schema(_ branches: [String]) -> String {
            let references = branches.map { ##"{"$ref": "#/$defs/\##($0)"}"## }.joined(separator: ", ")
            return ##"""
                {"if": {"\##(choice)": [\##(references)]}, "then": {"maxItems": 3}, "else": {"minItems": 2},
                 "$defs": {"a": {"items": {"not": {"multipleOf": 3}}}, "b": {"items": {"not": {"pattern": "^a"}}}}}
                """##
        }
        #expect(try verdict(schema(["a", "b"]), schema(["b", "a"])) == .compatible)
        #expect(try verdict(schema(["a", "b"]), schema(["b", "b"])) != .compatible)
    }

    @Test("listed values are not validated by a schema whose meaning depends on the surrounding schemas")
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
        "a schema that refers to itself for the same value proves nothing",
        arguments: [
            ##"{"$ref": "#/$defs/a", "$defs": {"a": {"anyOf": [{"$ref": "#/$defs/a"}, {"type": "string"}]}}}"##,
            ##"{"properties": {"p": {"$ref": "#/$defs/a"}}, "$defs": {"a": {"anyOf": [{"$ref": "#/$defs/b"}]}, "b": {"oneOf": [{"$ref": "#/$defs/a"}]}}}"##,
        ])
    func circles(new: String) throws {
        #expect(try verdict("{}", new) != .compatible)
    }

    @Test("a result that was assumed for nested values is not proved for the value itself")
    func circleThroughAMember() throws {
        let new = ##"""
            {"$ref": "#/$defs/a", "$defs": {
                "a": {"properties": {"p": {"$ref": "#/$defs/b"}}, "anyOf": [{"$ref": "#/$defs/b"}]},
                "b": {"allOf": [{"$ref": "#/$defs/a"}]}}}
            """##
        #expect(try verdict(##"{"properties": {"p": {"$ref": "#"}}}"##, new) != .compatible)
    }

    @Test("a result that depends on an assumption is computed again if the assumption fails")
    func assumptionsThatFail() throws {
        func schema(_ limit: Int, _ u: String) -> String {
            ##"""
            {"properties": {"u": \##(u), "v": {"$ref": "#/$defs/b"}}, "$defs": {
                "a": {"properties": {"p": {"$ref": "#/$defs/b"}, "q": {"maximum": \##(limit)}}},
                "b": {"properties": {"r": {"$ref": "#/$defs/a"}}}}}
            """##
        }
        let kinds = #"{"type": ["null", "boolean", "number", "string", "array", "object"]}"#
        let (a, either) = (##"{"$ref": "#/$defs/a"}"##, ##"{"anyOf": [{"$ref": "#/$defs/a"}, \##(kinds)]}"##)
        let changes = try untried(
            JSONDocument(parsing: schema(5, a)), JSONDocument(parsing: schema(4, either))
        ).changes
        #expect(changes.map(\.message) == ["the largest number is now 4"])
        #expect(changes.map(\.pointer) == ["/v/r/q"])
    }

    @Test("schemas that refer to themselves for nested values can be compared")
    func recursion() throws {
        let new = ##"""
            {"$ref": "#/$defs/a", "$defs": {"a": {"anyOf": [{"properties": {"p": {"$ref": "#/$defs/a"}}}, {"type": "string"}]}}}
            """##
        #expect(try verdict("{}", new) == .compatible)
    }

    // MARK: Schemas that are the same

    private func untried(_ old: JSONDocument, _ new: JSONDocument) throws -> SchemaCompatibility {
        var (oldRegistry, newRegistry) = (SchemaRegistry(), SchemaRegistry())
        let old = oldRegistry.add(SchemaSource(document: old))
        let new = newRegistry.add(SchemaSource(document: new))
        return try SchemaCompatibility(old: old, in: oldRegistry, new: new, in: newRegistry, effort: 0)
    }

    /// A schema with definitions, and the same schema with one more rule in its root.
    private func schemas(_ definitions: [String], root: String) throws -> (JSONDocument, JSONDocument) {
        func schema(_ rule: String) throws -> JSONDocument {
            try JSONDocument(
                parsing: #"{"title": "T"\#(rule), \#(root), "$defs": {\#(definitions.joined(separator: ","))}}"#)
        }
        return (try schema(""), try schema(#", "minProperties": 1000"#))
    }

    /// Comparisons across so many links used to be made by a walk that gave up.
    @Test("equal chains of references are recognised as equal, however long they are")
    func longChain() throws {
        let links = (0..<2_500).map { ##""d\##($0)": {"properties": {"a": {"$ref": "#/$defs/d\##($0 + 1)"}}}"## }
        let (old, new) = try schemas(
            links + [#""d2500": {"type": "string"}"#], root: ##""items": {"$ref": "#/$defs/d0"}"##)
        #expect(try untried(old, new).changes.map(\.message) == ["the minimum number of members is now 1000"])
    }

    @Test("a difference at the end of a chain is also found at its beginning, whichever is compared first")
    func differenceAtTheEnd() throws {
        func schema(_ end: String) -> String {
            ##"""
            {"properties": {"a": {"not": {"$ref": "#/$defs/b"}}, "b": {"not": {"$ref": "#/$defs/d"}},
                            "c": {"not": {"$ref": "#/$defs/e"}}},
             "$defs": {"b": {"type": "array", "items": {"$ref": "#/$defs/c"}}, "c": {"items": {"$ref": "#/$defs/d"}},
                       "d": {"items": {"anyOf": [{"$ref": "#/$defs/b"}, {"type": "\##(end)"}]}},
                       "e": {"items": {"$ref": "#/$defs/e"}}}}
            """##
        }
        let (old, new) = try (JSONDocument(parsing: schema("string")), JSONDocument(parsing: schema("integer")))
        #expect(try untried(old, new).changes.map(\.pointer) == ["/a", "/b"])
    }

    /// Such a definition used to be compared, with everything that it refers to.
    @Test("a definition that nothing refers to makes no difference")
    func unusedDefinition() throws {
        func schema(_ rule: String) -> String {
            ##"""
            {"$schema": "http://json-schema.org/draft-07/schema#",
             "properties": {"p": {"contains": {"definitions": {"a": {"$ref": "#/definitions/b"}}}}},
             "definitions": {"b": {"items": {"$ref": "#/definitions/b"}\##(rule)}}}
            """##
        }
        #expect(try verdict(schema(""), schema(#", "minItems": 1"#)) == .compatible)
    }

    enum Many: CaseIterable {
        case crossReferences, parts, branches

        /// This many definitions, and the keyword of the root that refers to them.
        func definitions(_ count: Int) -> (definitions: [String], root: String) {
            func list(_ part: (Int) -> String) -> String { (0..<count).map(part).joined(separator: ",") }
            func reference(_ number: Int) -> String { ##"{"$ref": "#/$defs/d\##(number % count)"}"## }
            switch self {
            case .crossReferences:
                let definitions = (0..<count).map {
                    #""d\#($0)": {"properties": {"a": \#(reference(7 * $0 + 1)), "b": \#(reference($0 + 1))}}"#
                }
                return (definitions, #""properties": {\#(list { #""p\#($0)": \#(reference($0))"# })}"#)
            case .parts:
                return ([], #""allOf": [\#(list { #"{"required": ["p\#($0)"], "properties": {"p\#($0)": {}}}"# })]"#)
            case .branches:
                let definitions = (0..<count).map { #""d\#($0)": {"minimum": \#($0)}"# }
                return (definitions, #""oneOf": [\#(list { #"{"properties": {"a": \#(reference($0))}}"# })]"#)
            }
        }
    }

    /// Each comparison used to walk again through everything that its schemas refer to.
    @Test("comparing eight times as many equal schemas takes about eight times as long", arguments: Many.allCases)
    func costIsLinear(_ many: Many) throws {
        func schemas(_ count: Int) throws -> (JSONDocument, JSONDocument) {
            let (definitions, root) = many.definitions(count)
            return try self.schemas(definitions, root: root)
        }
        let growth = try growth(from: schemas(40), to: schemas(320)) { old, new in
            let verdict = try untried(old, new).verdict
            #expect(verdict == .unknown)
        }
        #expect(growth < 24, "\(growth) times")
    }

    /// `D` follows if `C` does, which was found to follow if `B` does, and this one if `A` does, which fails last.
    @Test(
        "what was found for a definition does not count after a definition that it depends on has failed",
        arguments: ["#/$defs/", "#/$defs/A/properties/"])
    func dependsOnWhatFailed(folder: String) throws {
        let parts = ##"""
            "B": {"type": "object", "properties": {"c": {"$ref": "#/$defs/C"}, "a": {"$ref": "#/$defs/A"}}},
            "D": {"type": "object", "properties": {"c": {"$ref": "#/$defs/C"}}},
            """##
        let references = ##""b": {"$ref": "#/$defs/B"}, "d": {"$ref": "#/$defs/D"},"##
        let isInside = folder != "#/$defs/"
        func schema(_ x: String, _ last: String) -> String {
            ##"""
            {"properties": {"x": \##(x), "y": {"$ref": "\##(folder)D"}}, "$defs": {\##(isInside ? "" : parts)
              "A": {"type": "object", "properties": {\##(isInside ? parts : references) "z": \##(last)}},
              "C": {"type": "object", "properties": {"b": {"$ref": "\##(folder)B"}}}}}
            """##
        }
        let old = schema(##"{"$ref": "#/$defs/A"}"##, #"{"type": "number"}"#)
        let new = ##"{"anyOf": [{"$ref": "#/$defs/A"}, {"type": "object"}]}"##
        #expect(try verdict(old, schema(new, #"{"type": "number"}"#)) == .compatible)
        #expect(try verdict(old, schema(new, #"{"type": "string"}"#)) == .incompatible)
    }
}
