import Bricolage
import BricolageValidation
import Testing

/// Where errors of the standard outputs stand, and what is left out of them.
struct OutputPlaceTests {
    private func output(
        _ text: String, by schema: String, as format: CompiledSchema.OutputFormat = .basic
    ) throws -> JSON {
        try compiled(schema).output(on: JSONDocument(parsing: text), as: format)
    }

    @Test(
        "errors about members and elements stand where these do (Core 12.4.4)",
        arguments: [
            (#"{"properties": {"a": true}, "additionalProperties": false}"#, #"{"a": 1, "x/y": 2}"#, ["/x~1y"]),
            (#"{"unevaluatedProperties": false}"#, #"{"a": 1, "b": 2}"#, ["/a", "/b"]),
            (#"{"prefixItems": [true], "unevaluatedItems": false}"#, "[1, 2]", ["/1"]),
            (#"{"uniqueItems": true}"#, "[1, 2, 1]", [""]), (#"{"required": ["a"]}"#, "{}", [""]),
            (#"{"properties": {"a": {"minimum": 3}}}"#, #"{"a": 1}"#, ["/a"]),
        ])
    func places(schema: String, text: String, places: [String]) throws {
        let errors = try #require(try output(text, by: schema)["errors"]?.array)
        let named = errors.filter { $0["error"] != "a subschema does not hold" }
        #expect(named.map { $0["instanceLocation"]?.string ?? "none" } == places)
    }

    @Test("a part of a document is where places begin")
    func placesOfParts() throws {
        let document = try JSONDocument(parsing: #"{"in": [{"b": 1}]}"#)
        let part = try #require(document.root["in"]?.elements.first { _ in true })
        let output = try compiled(#"{"additionalProperties": false}"#).output(on: part, as: .basic)
        #expect(output["errors"]?.array?.map { $0["instanceLocation"] } == ["/b"])
    }

    @Test("of what is valid and says nothing the detailed output is the root alone (Core 12.4.3)")
    func detailed() throws {
        let schema = #"{"properties": {"a": {"type": "integer"}}, "items": {"type": "string"}}"#
        let output = try output(#"{"a": 1}"#, by: schema, as: .detailed)
        #expect(output["valid"] == true)
        #expect(output["annotations"] == nil && output["errors"] == nil)
        let titled = try self.output("1", by: #"{"title": "one"}"#, as: .detailed)
        #expect(titled["annotation"] == "one" || titled["annotations"] != nil)
    }
}
