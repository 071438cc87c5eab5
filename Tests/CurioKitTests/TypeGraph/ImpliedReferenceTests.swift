import Testing

/// References to a schema to which another reference beside them leads as well.
@Suite struct ImpliedReferenceTests {
    /// A schema that extends another one and refers to itself wherever that one refers to itself, as the metaschema of
    /// AsyncAPI does.
    private static let extended = ##"""
        {"title": "Doc", "type": "object", "properties": {"first": {"$ref": "#/$defs/derived"}}, "$defs": {
            "base": {"type": "object", "properties": {
                "not": {"$ref": "#/$defs/base"}, "inner": {"$ref": "#/$defs/base"}}},
            "derived": {"allOf": [{"$ref": "#/$defs/base"}, {"type": "object", "properties": {
                "not": {"$ref": "#/$defs/derived"}, "inner": {"$ref": "#/$defs/derived"},
                "deprecated": {"type": "boolean"}}}]}}}
        """##

    @Test func whatExtendsItselfIsOneType() throws {
        let text = try text(Self.extended)
        #expect(text.matches(of: #/struct (\w+)/#).map { String($0.1) } == ["Doc", "Derived"])
        #expect(text.contains("var not: Derived?") && text.contains("var inner: Derived?"))
    }

    @Test func whatIsAskedBesideTheReferencesStays() throws {
        let schema = ##"""
            {"title": "T", "allOf": [{"$ref": "#/$defs/derived"}, {"$ref": "#/$defs/base"}, {"$ref": "#/$defs/other"}],
             "$defs": {
                "base": {"type": "object", "properties": {"a": {"type": "string"}}},
                "derived": {"allOf": [{"$ref": "#/$defs/base"}], "properties": {"b": {"type": "string"}}},
                "other": {"type": "object", "properties": {"c": {"type": "string"}}}}}
            """##
        let text = try text(schema)
        for name in ["a", "b", "c"] { #expect(text.contains("var \(name): String?")) }
    }

    @Test func schemasThatReferToEachOtherKeepOne() throws {
        let schema = ##"""
            {"title": "T", "type": "object",
             "properties": {"x": {"allOf": [{"$ref": "#/$defs/one"}, {"$ref": "#/$defs/two"}]}}, "$defs": {
                "one": {"allOf": [{"$ref": "#/$defs/two"}], "properties": {"a": {"type": "string"}}},
                "two": {"allOf": [{"$ref": "#/$defs/one"}], "properties": {"b": {"type": "string"}}}}}
            """##
        let text = try text(schema)
        for name in ["a", "b"] { #expect(text.contains("var \(name): String?")) }
    }

    @Test func whatIsReferredToTwiceIsThatType() throws {
        let schema = ##"""
            {"title": "T", "type": "object",
             "properties": {"x": {"allOf": [{"$ref": "#/$defs/one"}, {"$ref": "#/$defs/one", "description": "Again."}]}},
             "$defs": {"one": {"type": "object", "properties": {"a": {"type": "string"}}}}}
            """##
        #expect(try text(schema).contains("public var x: One?"))
    }

    /// Values of other kinds meet both branches of `oneOf`, so that they are refused.
    @Test func branchesThatAreReferencesRefuseOtherKinds() throws {
        let schema = ##"""
            {"title": "T", "type": "object",
             "properties": {"x": {"oneOf": [{"$ref": "#/$defs/one"}, {"$ref": "#/$defs/two"}]}}, "$defs": {
                "one": {"properties": {"a": {"type": "string"}}, "required": ["a"]},
                "two": {"properties": {"b": {"type": "string"}}, "required": ["b"]}}}
            """##
        #expect(try text(schema).contains("public var x: X?"))
    }
}
