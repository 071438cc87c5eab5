import Bricolage
import BricolageSchema
import BricolageValidation
import TestSupport
import Testing

/// Schemas that cannot be compiled, with the places of their issues.
struct SchemaIssueTests {
    @Test(
        "an invalid part of a schema is reported at its place",
        arguments: [
            (#"{"type": "objekt"}"#, "/type"), (#"{"type": ["string", 5]}"#, "/type/1"),
            (#"{"required": "a"}"#, "/required"),
            (#"{"required": ["a", 1]}"#, "/required/1"), (#"{"properties": [1]}"#, "/properties"),
            (#"{"properties": {"a": 1}}"#, "/properties/a"), (#"{"minLength": -1}"#, "/minLength"),
            (#"{"minLength": 1.5}"#, "/minLength"), (#"{"minimum": "1"}"#, "/minimum"),
            (#"{"multipleOf": 0}"#, "/multipleOf"),
            (#"{"pattern": "("}"#, "/pattern"), (#"{"patternProperties": {"[": true}}"#, "/patternProperties/["),
            (#"{"allOf": []}"#, "/allOf"), (#"{"anyOf": {}}"#, "/anyOf"), (#"{"items": "x"}"#, "/items"),
            (##"{"$ref": "#/nowhere"}"##, "/$ref"), (##"{"$ref": "#anchor"}"##, "/$ref"), (#"{"$ref": 5}"#, "/$ref"),
            (#"{"$ref": "https://example.com/other"}"#, "/$ref"), (#"{"uniqueItems": "yes"}"#, "/uniqueItems"),
            (#"{"enum": "a"}"#, "/enum"), (#""text""#, ""), (#"{"prefixItems": []}"#, "/prefixItems"),
            (#"{"prefixItems": {"a": true}}"#, "/prefixItems"),
        ])
    func places(schema: String, pointer: String) throws {
        let issues = try #require(throws: SchemaIssues.self) { try compiled(schema) }
        #expect(issues.issues.map(\.pointer.description) == [pointer])
    }

    @Test("all issues of a schema are reported at once, in words and in the order of the text")
    func severalIssues() throws {
        let issues = try #require(throws: SchemaIssues.self) {
            try compiled("{\"type\": \"objekt\",\n \"properties\": {\"a\": {\"minimum\": null}}, \"pattern\": \"a++\"}")
        }
        let words = issues.issues.map { "\($0.location): \($0.message)" }
        #expect(
            words == [
                #"1:10: expected the name of a type, found the string "objekt"; did you mean "object"?"#,
                "2:34: expected a number, found null",
                #"2:53: "a++" is not a regular expression: offset 2: expected something to repeat before '+'; ECMA-262 has no possessive quantifiers"#,
            ])
    }

    @Test(
        "a message ends with advice if the intended schema can be guessed",
        arguments: [
            ("", #"{"type": "int"}"#, "; did you mean \"integer\"?"),
            ("", #"{"type": ["Float"]}"#, "; did you mean \"number\"?"),
            ("", #"{"type": "objekt"}"#, "; did you mean \"object\"?"),
            ("", #"{"type": "Boolean"}"#, "; did you mean \"boolean\"?"),
            ("", #"{"type": "datetime"}"#, "; did you mean \"string\", with the format \"date-time\"?"),
            ("", #"{"type": "any"}"#, "; without \"type\", values of all types are valid"),
            ("", #"{"type": "thing"}"#, ""), ("", #"{"type": 1}"#, ""),
            ("", #"{"type": null}"#, "; the name of the type is the string \"null\""),
            ("", #"{"type": ["string", null]}"#, "; the name of the type is the string \"null\""),
            (
                "", #"{"required": true}"#,
                "; since draft 4, \"required\" lists keys and is part of the schema of the object"
            ),
            ("", #"{"required": "a"}"#, ""),
            ("", #"{"exclusiveMinimum": true}"#, "; since draft 6, it is the bound itself and replaces \"minimum\""),
            ("", #"{"exclusiveMaximum": false}"#, "; since draft 6, it is the bound itself and replaces \"maximum\""),
            (
                "draft-04", #"{"exclusiveMinimum": 1}"#,
                "; before draft 6, it is a boolean beside \"minimum\", which is the bound"
            ),
            (
                "draft-04", #"{"exclusiveMaximum": 1}"#,
                "; before draft 6, it is a boolean beside \"maximum\", which is the bound"
            ),
            ("draft-04", #"{"exclusiveMaximum": "1"}"#, ""),
            ("", #"{"items": [true]}"#, "; since 2020-12, a list of schemas is \"prefixItems\""),
            ("", #"{"enum": "a"}"#, "; use \"const\" for a single value"), ("draft-04", #"{"enum": "a"}"#, ""),
            ("", #"{"enum": {}}"#, ""),
        ])
    func advice(dialect: String, schema: String, advice: String) throws {
        let source = SchemaSource(path: "s.json", document: try JSONDocument(parsing: schema))
        var registry = SchemaRegistry(dialect: SchemaDialect(rawValue: dialect) ?? .draft2020)
        let root = registry.add(source)
        let error = try #require(throws: SchemaIssues.self) { try CompiledSchema(root, registry: registry) }
        let issue = try #require(error.issues.first)
        #expect(error.issues.count == 1)
        #expect(issue.issueDescription.remark == advice)
        #expect(issue.message == issue.issueDescription.message + advice)
    }

    @Test(
        "the error about a reference that leads nowhere suggests the one that was probably meant",
        arguments: [
            (##"{"$ref": "#/$defs/adress", "$defs": {"address": {}}}"##, "#/$defs/address"),
            (##"{"$ref": "#/$defs/Foo", "$defs": {"bar": {}, "foo": {}}}"##, "#/$defs/foo"),
            (##"{"$ref": "#/definitions/x", "$defs": {"x": {}}}"##, "#/$defs/x"),
            (##"{"$ref": "#/$defs/adress", "definitions": {"address": {}}}"##, "#/definitions/address"),
            (
                ##"{"$ref": "#/definitions/a b/properties/nmae", "definitions": {"a b": {"properties": {"name": {}}}}}"##,
                "#/definitions/a%20b/properties/name"
            ),
            (##"{"$ref": "#/Address", "$defs": {"Address": {}}}"##, "#/$defs/Address"),
            (##"{"$ref": "#Address", "$defs": {"Address": {}}}"##, "#/$defs/Address"),
            (##"{"$ref": "#adress", "$defs": {"a": {"$anchor": "address"}}}"##, "#address"),
            (##"{"$ref": "Address", "$defs": {"Address": {}}}"##, "#/$defs/Address"),
            (##"{"$ref": "$defs/Address", "$defs": {"Address": {}}}"##, "#/$defs/Address"),
            (##"{"$id": "https://e.x/a", "$ref": "a#/$defs/adress", "$defs": {"address": {}}}"##, "a#/$defs/address"),
            (##"{"$ref": "#/$defs/other", "$defs": {"address": {}}}"##, nil),
            (##"{"$ref": "#/$defs/titl", "$defs": {"title": "x"}}"##, nil),
            (##"{"$ref": "https://e.x/Address", "$defs": {"Address": {}}}"##, nil),
        ] as [(String, String?)])
    func meantReferences(schema: String, meant: String?) throws {
        let issues = try #require(throws: SchemaIssues.self) { try compiled(schema) }.issues
        let issue = try #require(issues.first)
        #expect(issue.issueDescription.remark == (meant.map { "; did you mean \"\($0)\"?" } ?? ""))
    }

    @Test("only the first of many references that lead nowhere are compared with others")
    func manyDanglingReferences() throws {
        let references = (0..<150).map { ##""a\##($0)": {"$ref": "#/$defs/adress\##($0)"}"## }.joined(separator: ",")
        let definitions = (0..<150).map { "\"address\($0)\": true" }.joined(separator: ",")
        let issues = try #require(throws: SchemaIssues.self) {
            try compiled("{\"properties\": {\(references)}, \"$defs\": {\(definitions)}}")
        }.issues
        #expect(issues.count == 150)
        #expect(issues.count { !$0.issueDescription.remark.isEmpty } == 100)
    }

    @Test(
        "hostile schemas get the verdicts that the corpus names",
        .enabled(if: Suites.has("hostile/manifest.json"), Suites.hint))
    func hostileSchemas() throws {
        let manifest = try JSONDocument(parsing: Suites.bytes(#require(Suites.locate("hostile/manifest.json"))))
        var tried = 0
        for entry in try #require(manifest.root["cases"]).elements where entry["kind"]?.string == "schema" {
            let file = try #require(entry["file"]?.string)
            let comment = Comment(rawValue: file)
            let document = try JSONDocument(parsing: Suites.bytes(#require(Suites.locate("hostile/" + file))))
            let name = try #require(entry["instance"]?.string)
            let instance = try JSONDocument(parsing: Suites.bytes(#require(Suites.locate("hostile/" + name))))
            let schema = try? CompiledSchema(document)
            let report = try schema.map { schema in
                try onSmallStack(bytes: 32 << 20) { schema.report(on: instance) }
            }
            switch entry["expect"]?.string {
            case "valid": #expect(report?.isValid == true, comment)
            case "invalid": #expect(report?.issues.isEmpty == false, comment)
            case "compile-error": #expect(schema == nil, comment)
            default: break
            }
            tried += 1
        }
        #expect(tried == 19)
    }
}
