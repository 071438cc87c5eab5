import Bricolage
import BricolageValidation
import Testing

/// The places of errors in the standard outputs, and what the outputs omit.
struct OutputPlaceTests {
    private func output(
        _ text: String, by schema: String, as format: CompiledSchema.OutputFormat = .basic
    ) throws -> JSON {
        try compiled(schema).output(on: JSONDocument(parsing: text), as: format)
    }

    @Test(
        "errors about members and elements have the locations of these (Core 12.4.4)",
        arguments: [
            (#"{"properties": {"a": true}, "additionalProperties": false}"#, #"{"a": 1, "x/y": 2}"#, ["/x~1y"]),
            (#"{"unevaluatedProperties": false}"#, #"{"a": 1, "b": 2}"#, ["/a", "/b"]),
            (#"{"prefixItems": [true], "unevaluatedItems": false}"#, "[1, 2]", ["/1"]),
            (#"{"uniqueItems": true}"#, "[1, 2, 1]", [""]), (#"{"required": ["a"]}"#, "{}", [""]),
            (#"{"properties": {"a": {"minimum": 3}}}"#, #"{"a": 1}"#, ["/a"]),
        ])
    func places(schema: String, text: String, places: [String]) throws {
        let errors = try #require(try output(text, by: schema)["errors"]?.array)
        let named = errors.filter { $0["error"] != "a subschema does not match" }
        #expect(named.map { $0["instanceLocation"]?.string ?? "none" } == places)
    }

    @Test("locations start at the part of a document that is validated")
    func placesOfParts() throws {
        let document = try JSONDocument(parsing: #"{"in": [{"b": 1}]}"#)
        let part = try #require(document.root["in"]?.elements.first { _ in true })
        let output = try compiled(#"{"additionalProperties": false}"#).output(on: part, as: .basic)
        #expect(output["errors"]?.array?.map { $0["instanceLocation"] } == ["/b"])
    }

    @Test("the detailed output for a valid document without annotations is the root alone (Core 12.4.3)")
    func detailed() throws {
        let schema = #"{"properties": {"a": {"type": "integer"}}, "items": {"type": "string"}}"#
        let output = try output(#"{"a": 1}"#, by: schema, as: .detailed)
        #expect(output["valid"] == true)
        #expect(output["annotations"] == nil && output["errors"] == nil)
        // A unit that contains a single unit is replaced by it.
        let error = try self.output(#"{"a": 1}"#, by: #"{"properties": {"a": {"minimum": 3}}}"#, as: .detailed)
        #expect(error["keywordLocation"] == "/properties/a/minimum" && error["errors"] == nil)
        let titled = try self.output("1", by: #"{"title": "one"}"#, as: .detailed)
        #expect(titled["annotation"] == "one" || titled["annotations"] != nil)
    }

    @Test("annotations of schemas inside not and propertyNames are dropped")
    func droppedAnnotations() throws {
        let schema = #"{"not": {"not": {"title": "t"}}}"#
        #expect(try output("1", by: schema)["annotations"] == [])
        let list = try #require(try output("1", by: schema, as: .list)["details"]?.array)
        #expect(list.compactMap { $0["droppedAnnotations"]?["title"] } == ["t"])
        #expect(list.allSatisfy { $0["annotations"] == nil })
        let name = try output(#"{"a": 1}"#, by: #"{"propertyNames": {"title": "t"}, "title": "u"}"#)
        #expect(name["annotations"]?.array?.map { $0["annotation"] } == ["u"])
    }

    @Test("units are in the order of the schema")
    func order() throws {
        let list = try output(#"{"a": 1, "b": 2}"#, by: #"{"properties": {"a": true, "b": true}}"#, as: .list)
        let places = try #require(list["details"]?.array).map { $0["instanceLocation"] }
        #expect(places == ["", "/a", "/b"])
    }

    @Test("content annotations are reported for strings only")
    func contents() throws {
        let schema = #"{"contentEncoding": "base64", "title": "t"}"#
        #expect(try output("1", by: schema)["annotations"]?.count == 1)
        #expect(try output(#""QQ==""#, by: schema)["annotations"]?.count == 2)
    }

    @Test("errors of one keyword are one string, and absolute locations start at a schema that has an address")
    func keywordsAndAddresses() throws {
        let list = try output("{}", by: #"{"required": ["a", "b"]}"#, as: .list)
        let error = try #require(list["details"]?[0]?["errors"]?["required"]?.string)
        #expect(error.contains("a") && error.contains("b") && error.contains("; "))
        let schema =
            #"{"$ref": "/in", "$defs": {"b": {"$id": "https://e.com/in", "items": {"type": "null"}}}, "$id": "https://e.com/"}"#
        let errors = try #require(try output("[1]", by: schema)["errors"]?.array)
        #expect(errors.last?["absoluteKeywordLocation"] == "https://e.com/in#/items/type")
    }
}
