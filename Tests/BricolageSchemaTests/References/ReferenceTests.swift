internal import BricolageCore
internal import BricolageSchema
internal import Testing

/// A loader over texts by name.
private struct Shelf: SchemaLoader {
    var texts: [String: String]

    func load(_ reference: String, relativeTo source: SchemaSource) throws -> SchemaSource? {
        try texts[reference].map { SchemaSource(path: reference, document: try JSONDocument(parsing: $0)) }
    }
}

@Suite struct ReferenceTests {
    private static let schema = """
        {
          "$id": "https://example.com/root.json",
          "$defs": {
            "a/b": { "title": "pointer" },
            "anchored": { "$anchor": "mark", "title": "anchor" },
            "embedded": { "$id": "inner.json", "title": "embedded", "$defs": { "deep": { "title": "deep" } } }
          }
        }
        """

    @Test(arguments: [
        ("#/$defs/a~1b", "pointer"), ("#mark", "anchor"), ("inner.json", "embedded"),
        ("https://example.com/inner.json#/$defs/deep", "deep"), ("sibling.json#/definitions/x", "sibling"),
        ("https://example.com/sibling.json#/definitions/x", "sibling"),
    ])
    func everyFormOfReferenceLeadsToItsSchema(reference: String, title: String) throws {
        var registry = SchemaRegistry(
            loader: Shelf(texts: ["sibling.json": #"{"definitions": {"x": {"title": "sibling"}}}"#]))
        let root = registry.add(SchemaSource(path: "root.json", document: try JSONDocument(parsing: Self.schema)))
        #expect(try registry.resolve(reference, from: root).title == title)
    }

    /// The same text is followed once for all schemas of a document that share an address.
    @Test func aReferenceMeansAnotherPlaceInAnEmbeddedResource() throws {
        let text = """
            {
              "$id": "https://example.com/root.json",
              "$defs": {
                "x": { "title": "outer" },
                "inner": { "$id": "inner.json", "$defs": { "x": { "title": "inner" } } }
              }
            }
            """
        var registry = SchemaRegistry()
        let root = registry.add(SchemaSource(path: "root.json", document: try JSONDocument(parsing: text)))
        let inner = try registry.resolve("inner.json", from: root)
        #expect(try registry.resolve("#/$defs/x", from: root).title == "outer")
        #expect(try registry.resolve("#/$defs/x", from: inner).title == "inner")
    }

    @Test func referencesThatOnlyLookAlikeLeadToDifferentPlaces() throws {
        let text = #"{"$defs": {"\u00E9": {"title": "composed"}, "e\u0301": {"title": "decomposed"}}}"#
        var registry = SchemaRegistry()
        let root = registry.add(SchemaSource(path: "root.json", document: try JSONDocument(parsing: text)))
        #expect(try registry.resolve("#/$defs/\u{E9}", from: root).title == "composed")
        #expect(try registry.resolve("#/$defs/e\u{301}", from: root).title == "decomposed")
    }

    @Test func aReferenceThatWasFollowedLeadsToAFileThatIsAddedLater() throws {
        func source(_ title: String) throws -> SchemaSource {
            let text = #"{"$id": "https://example.com/shared.json", "title": "\#(title)"}"#
            return SchemaSource(path: title + ".json", document: try JSONDocument(parsing: text))
        }
        var registry = SchemaRegistry()
        let root = registry.add(SchemaSource(path: "root.json", document: try JSONDocument(parsing: "{}")))
        registry.add(try source("first"))
        #expect(try registry.resolve("https://example.com/shared.json", from: root).title == "first")
        registry.add(try source("second"))
        #expect(try registry.resolve("https://example.com/shared.json", from: root).title == "second")
    }

    @Test func aReferenceToNothingSaysWhatIsMissing() throws {
        var registry = SchemaRegistry()
        let root = registry.add(SchemaSource(path: "root.json", document: try JSONDocument(parsing: Self.schema)))
        #expect(throws: ReferenceError.unreachable("https://elsewhere.org/x.json")) {
            try registry.resolve("https://elsewhere.org/x.json", from: root)
        }
        #expect(throws: ReferenceError.noSuchAnchor("none", in: "https://example.com/root.json")) {
            try registry.resolve("#none", from: root)
        }
    }

    @Test func aSchemaInsideDoesNotTakeTheAddressOfItsFile() throws {
        let text = """
            {
              "$id": "https://example.com/root.json", "title": "root",
              "$defs": {
                "a": { "$id": "https://example.com/root.json", "title": "a" },
                "b": { "$id": "root.json", "title": "b", "$defs": { "c": { "title": "inner" } } },
                "c": { "title": "outer" }
              }
            }
            """
        var registry = SchemaRegistry()
        let root = registry.add(SchemaSource(path: "file.json", document: try JSONDocument(parsing: text)))
        for (reference, title) in [("#", "root"), ("root.json", "root"), ("#/$defs/c", "outer"), ("#/$defs/b", "b")] {
            #expect(try registry.resolve(reference, from: root).title == title, "\(reference)")
        }
    }

    @Test func anIndexIsWrittenWithoutLeadingZeros() throws {
        let text = #"{"allOf": [{"title": "first"}, {"title": "second"}]}"#
        var registry = SchemaRegistry()
        let root = registry.add(SchemaSource(path: "root.json", document: try JSONDocument(parsing: text)))
        #expect(try registry.resolve("#/allOf/1", from: root).title == "second")
        #expect(throws: ReferenceError.noSuchPlace("/allOf/01", in: "root.json")) {
            try registry.resolve("#/allOf/01", from: root)
        }
    }

    @Test(arguments: [
        ("http://a/b/c/d;p?q", "../g", "http://a/b/g"), ("http://a/b/c/d;p?q", "g?y#s", "http://a/b/c/g?y#s"),
        ("http://a/b/c/d;p?q", "../../../g", "http://a/g"), ("http://a/b/c/d;p?q", "//g", "http://g"),
        ("folder/root.json", "other.json", "folder/other.json"), ("folder/root.json", "../x.json", "x.json"),
    ])
    func referencesResolveAsTheURIStandardSays(base: String, reference: String, result: String) {
        #expect(URIReference(base).resolving(URIReference(reference)).description == result)
    }

    @Test(
        "a metaschema is found by the spellings of its address that $schema may have",
        arguments: [
            ("https://json-schema.org/draft-07/schema#", "http://json-schema.org/draft-07/schema"),
            ("https://json-schema.org/draft-04/schema", "http://json-schema.org/draft-04/schema"),
            ("http://json-schema.org/draft-05/schema#", "http://json-schema.org/draft-04/schema"),
            ("http://json-schema.org/draft/2020-12/schema", "https://json-schema.org/draft/2020-12/schema"),
            ("http://json-schema.org/draft/2019-09/meta/core", "https://json-schema.org/draft/2019-09/meta/core"),
        ])
    func metaschemas(reference: String, address: String) throws {
        var registry = SchemaRegistry()
        let root = registry.add(SchemaSource(path: "root.json", document: try JSONDocument(parsing: "{}")))
        let metaschema = try registry.resolve(reference, from: root)
        #expect(metaschema.source.identifier == address)
        #expect(try registry.resolve(reference, from: root) == metaschema)
        #expect(try registry.resolve(address, from: root) == metaschema)
        let part = URIReference(reference).withoutFragment.description + "#/properties"
        #expect(try registry.resolve(part, from: root).source.identifier == address)
        #expect(throws: ReferenceError.self) {
            try registry.resolve("https://json-schema.org/draft-08/schema", from: root)
        }
        #expect(throws: ReferenceError.self) {
            try registry.resolve("ftp://json-schema.org/draft-07/schema", from: root)
        }
    }

    @Test func whatLooksAlikeIsNotTheSameAddress() throws {
        let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
        #expect(URIReference(composed + ".json") != URIReference(decomposed + ".json"))
        #expect(Set([composed, decomposed].map { URIReference("http://a/" + $0) }).count == 2)
        let schema = """
            {"$defs": {"a": {"$id": "\(composed)", "title": "composed"}, "b": {"$id": "\(decomposed)", "title": "decomposed"},
             "c": {"$anchor": "\(composed)", "title": "composed"}, "d": {"$anchor": "\(decomposed)", "title": "decomposed"}}}
            """
        var registry = SchemaRegistry()
        let root = registry.add(SchemaSource(path: "root.json", document: try JSONDocument(parsing: schema)))
        for sign in ["", "#"] {
            #expect(try registry.resolve(sign + composed, from: root).title == "composed")
            #expect(try registry.resolve(sign + decomposed, from: root).title == "decomposed")
        }
    }

    @Test func theDialectFollowsFromItsIdentifier() {
        #expect(SchemaDialect(identifier: "http://json-schema.org/draft-04/schema#") == .draft4)
        #expect(SchemaDialect(identifier: "https://json-schema.org/draft/2019-09/schema") == .draft2019)
        #expect(SchemaDialect(identifier: "https://example.com/mine") == nil)
    }

    /// An address inside of the file does not make a pointer lead into another dialect.
    @Test func aFileFoundByItsOwnNameKeepsTheDialectOfTheRun() throws {
        var registry = SchemaRegistry(dialect: .draft4)
        let schema = ##"{"x": {"id": "http://e.com/a", "p": {"$ref": "#/y"}}, "y": {"minimum": 3}}"##
        let root = registry.add(SchemaSource(path: "root.json", document: try JSONDocument(parsing: schema)))
        let inner = root.subschema(try #require(root.node["x"]))
        #expect(try registry.resolve("#/y", from: inner).dialect == .draft4)
    }

    /// Files of definitions seldom declare their dialect.
    @Test func aFileWithoutADialectHasThatOfTheSchemaThatRefersToIt() throws {
        var registry = SchemaRegistry(
            loader: Shelf(texts: [
                "plain.json": ##"{"definitions": {"a": {"$ref": "deeper.json"}}}"##, "deeper.json": "{}",
                "own.json": ##"{"$schema": "http://json-schema.org/draft-04/schema#"}"##,
            ]))
        let text = ##"{"$schema": "http://json-schema.org/draft-07/schema#"}"##
        let root = registry.add(SchemaSource(path: "root.json", document: try JSONDocument(parsing: text)))
        let plain = try registry.resolve("plain.json#/definitions/a", from: root)
        #expect(plain.dialect == .draft7)
        #expect(try registry.resolve("deeper.json", from: plain).dialect == .draft7)
        #expect(try registry.resolve("own.json", from: root).dialect == .draft4)
    }
}
