internal import BricolageCore
internal import BricolageSchema
internal import Testing

/// Names that schemas give to places in them.
@Suite struct AnchorTests {
    private func title(of reference: String, in schema: String, from pointer: String = "") throws -> String? {
        var registry = SchemaRegistry()
        let root = registry.add(SchemaSource(path: "root.json", document: try JSONDocument(parsing: schema)))
        let start = pointer.isEmpty ? root : try registry.resolve("#" + pointer, from: root)
        return try registry.resolve(reference, from: start).title
    }

    @Test(arguments: ["$anchor", "$dynamicAnchor"])
    func leadToTheirPlace(keyword: String) throws {
        let schema = """
            {"$id": "https://example.com/a.json", "$defs": {"x": {"\(keyword)": "mark", "title": "found"},
              "inner": {"$id": "b.json", "$defs": {"y": {"\(keyword)": "mark", "title": "inner"}}}}}
            """
        #expect(try title(of: "#mark", in: schema) == "found")
        #expect(try title(of: "a.json#mark", in: schema) == "found")
        #expect(try title(of: "b.json#mark", in: schema) == "inner")
        #expect(try title(of: "#mark", in: schema, from: "/$defs/inner") == "inner")
        #expect(throws: ReferenceError.noSuchAnchor("Mark", in: "https://example.com/a.json")) {
            try title(of: "#Mark", in: schema)
        }
    }

    /// Up to draft 7, an identifier that is a fragment is an anchor, also that of the whole file.
    @Test(arguments: ["#mark", "https://example.com/a.json#mark"])
    func identifiersWithFragmentsAreAnchors(identifier: String) throws {
        let draft7 = "http://json-schema.org/draft-07/schema#"
        let schema = ##"{"$schema": "\##(draft7)", "$id": "\##(identifier)", "title": "root"}"##
        #expect(try title(of: "#mark", in: schema) == "root")
        let inner = ##"{"$schema": "\##(draft7)", "definitions": {"a": {"$id": "#mark", "title": "inner"}}}"##
        #expect(try title(of: "#mark", in: inner) == "inner")
    }

    @Test(arguments: [##""$id": "x.json""##, ##""$anchor": "x.json""##])
    func ofWhatALaterKeyReplacesMeanNothing(name: String) throws {
        let reference = name.contains("anchor") ? "#x.json" : "x.json"
        for schema in [
            #"{"$defs": {"x": {N, "title": "first"}}, "$defs": {"x": {N, "title": "last"}}}"#,
            #"{"$defs": {"x": {N, "title": "first"}, "x": {N, "title": "last"}}}"#,
            #"{"not": {N, "title": "first"}, "\u006eot": {N, "title": "last"}}"#,
            #"{"allOf": [{N, "title": "first"}], "items": {N, "title": "last"}, "allOf": []}"#,
        ] {
            #expect(try title(of: reference, in: schema.replacing("N", with: name)) == "last", "\(schema)")
        }
    }

    @Test func pointersWithoutTheirFirstSlashAreTold() throws {
        let schema = #"{"$id": "https://example.com/a.json", "$defs": {"x": true}}"#
        let error = #expect(throws: ReferenceError.self) { try title(of: "#$defs/x", in: schema) }
        #expect(
            error?.description
                == ##"there is no anchor "$defs/x" in "https://example.com/a.json"; did you mean "#/$defs/x"?"##)
    }

    @Test func pointersIntoFilesWithoutTheirFirstSlashAreTold() throws {
        let schema = #"{"$id": "https://example.com/a.json", "$defs": {"x": true}}"#
        let error = #expect(throws: ReferenceError.self) { try title(of: "a.json#$defs/x", in: schema) }
        #expect(error?.description.hasSuffix(##"; did you mean "#/$defs/x"?"##) == true)
    }

    @Test func theFragmentOfAnIdentifierIsOneUpToDraft7() throws {
        let schema = """
            {"$schema": "http://json-schema.org/draft-07/schema#", "definitions": {"x": {"$id": "#mark", "title": "found"}}}
            """
        #expect(try title(of: "#mark", in: schema) == "found")
    }

    @Test func pointersGoThroughListsAndEscapes() throws {
        let schema = #"{"allOf": [{"title": "zero"}, {"title": "one"}], "$defs": {"a/b~c %": {"title": "odd"}}}"#
        #expect(try title(of: "#/allOf/1", in: schema) == "one")
        #expect(try title(of: "#/$defs/a~1b~0c%20%25", in: schema) == "odd")
        #expect(try title(of: "#%2FallOf/0", in: schema) == "zero")
        #expect(throws: ReferenceError.noSuchPlace("/allOf/2", in: "root.json")) {
            try title(of: "#/allOf/2", in: schema)
        }
    }

    @Test func aPercentSignThatIsNoEscapeStandsForItself() throws {
        let schema = #"{"$defs": {"%": {"title": "percent"}, "%20": {"title": "escape"}, "a~%": {"title": "tilde"}}}"#
        #expect(try title(of: "#/$defs/%", in: schema) == "percent")
        #expect(try title(of: "#/$defs/%25", in: schema) == "percent")
        #expect(try title(of: "#/$defs/a~0%", in: schema) == "tilde")
        #expect(throws: ReferenceError.noSuchPlace("/$defs/%20", in: "root.json")) {
            try title(of: "#/$defs/%20", in: schema)
        }
    }

    @Test func escapesInTheNamesOfAnchorsAreReplaced() throws {
        let schema = ##"{"$defs": {"x": {"$anchor": "foo", "title": "found"}}}"##
        #expect(try title(of: "#%66oo", in: schema) == "found")
        #expect(try title(of: "#%66%6F%6f", in: schema) == "found")
        #expect(throws: ReferenceError.noSuchAnchor("fooo", in: "root.json")) { try title(of: "#foo%6F", in: schema) }
        let old = """
            {"$schema": "http://json-schema.org/draft-07/schema#", "definitions": {"x": {"$id": "#m%61rk", "title": "found"}}}
            """
        #expect(try title(of: "#mark", in: old) == "found")
        #expect(try title(of: "#m%61rk", in: old) == "found")
    }

    @Test func aQueryAloneIsAnAddress() throws {
        let schema = """
            {"$id": "https://example.com/a.json", "$defs": {
              "x": {"$id": "?v=2", "title": "query", "$defs": {"y": {"$anchor": "mark", "title": "inner"}}}}}
            """
        #expect(try title(of: "?v=2", in: schema) == "query")
        #expect(try title(of: "https://example.com/a.json?v=2#mark", in: schema) == "inner")
    }

    @Test func marksBehindDelimitersBelongToNoDelimiter() throws {
        let schema = #"{"$defs": {"\u0301x": {"title": "marked"}, "": {"\u0301": {"title": "inner"}}}}"#
        #expect(try title(of: "#/$defs/\u{301}x", in: schema) == "marked")
        #expect(try title(of: "#/$defs//\u{301}", in: schema) == "inner")
        let anchored = ##"{"$id": "https://example.com/a/b", "$defs": {"x": {"$id": "/\u0301c", "title": "found"}}}"##
        #expect(try title(of: "https://example.com/\u{301}c", in: anchored) == "found")
        #expect(try title(of: "../\u{301}c", in: anchored) == "found")
    }
}
