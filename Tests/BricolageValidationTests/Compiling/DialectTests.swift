import Bricolage
@_spi(Keywords) import BricolageSchema
import BricolageValidation
import Testing

/// A keyword, and a value that it refuses in the dialects that have it.
struct DatedKeyword: Sendable, CustomTestStringConvertible {
    let name: String
    let dialects: ClosedRange<SchemaDialect>
    let schema: String
    let refused: String

    var testDescription: String { "\(name): \(schema)" }

    init(_ name: String, _ dialects: ClosedRange<SchemaDialect>, _ schema: String, _ refused: String) {
        (self.name, self.dialects, self.schema, self.refused) = (name, dialects, schema, refused)
    }

    /// A keyword that all dialects have.
    init(_ name: String, _ schema: String, _ refused: String) {
        self.init(name, .draft3 ... .v1, schema, refused)
    }
}

/// The keywords of each dialect, as the specifications list them: all others are ignored.
@Suite struct DialectTests {
    static let keywords: [DatedKeyword] = [
        .init("type", #""type": "string""#, "1"),
        .init("enum", #""enum": [2]"#, "1"),
        .init("const", .draft6 ... .v1, #""const": 2"#, "1"),
        .init("minimum", #""minimum": 2"#, "1"),
        .init("maximum", #""maximum": 0"#, "1"),
        .init("multipleOf", .draft4 ... .v1, #""multipleOf": 2"#, "1"),
        .init("divisibleBy", .draft3 ... .draft3, #""divisibleBy": 2"#, "1"),
        .init("minLength", #""minLength": 2"#, #""a""#),
        .init("maxLength", #""maxLength": 0"#, #""a""#),
        .init("pattern", #""pattern": "b""#, #""a""#),
        .init("minItems", #""minItems": 1"#, "[]"),
        .init("maxItems", #""maxItems": 0"#, "[1]"),
        .init("uniqueItems", #""uniqueItems": true"#, "[1, 1]"),
        .init("items", #""items": {"type": "string"}"#, "[1]"),
        .init("prefixItems", .draft2020 ... .v1, #""prefixItems": [{"type": "string"}]"#, "[1]"),
        .init("contains", .draft6 ... .v1, #""contains": {"type": "string"}"#, "[1]"),
        .init("minContains", .draft2019 ... .v1, #""contains": {"type": "string"}, "minContains": 2"#, #"["a"]"#),
        .init("maxContains", .draft2019 ... .v1, #""contains": {"type": "string"}, "maxContains": 1"#, #"["a", "b"]"#),
        .init("unevaluatedItems", .draft2019 ... .v1, #""unevaluatedItems": {"type": "string"}"#, "[1]"),
        .init("properties", #""properties": {"a": {"type": "string"}}"#, #"{"a": 1}"#),
        .init("patternProperties", #""patternProperties": {"a": {"type": "string"}}"#, #"{"a": 1}"#),
        .init("additionalProperties", #""additionalProperties": false"#, #"{"a": 1}"#),
        .init("required", .draft4 ... .v1, #""required": ["a"]"#, "{}"),
        .init("minProperties", .draft4 ... .v1, #""minProperties": 1"#, "{}"),
        .init("maxProperties", .draft4 ... .v1, #""maxProperties": 0"#, #"{"a": 1}"#),
        .init("propertyNames", .draft6 ... .v1, #""propertyNames": {"maxLength": 1}"#, #"{"ab": 1}"#),
        .init("unevaluatedProperties", .draft2019 ... .v1, #""unevaluatedProperties": false"#, #"{"a": 1}"#),
        .init("dependentRequired", .draft2019 ... .v1, #""dependentRequired": {"a": ["b"]}"#, #"{"a": 1}"#),
        .init("dependentSchemas", .draft2019 ... .v1, #""dependentSchemas": {"a": {"type": "null"}}"#, #"{"a": 1}"#),
        .init(
            "propertyDependencies", .v1 ... .v1, #""propertyDependencies": {"a": {"b": {"type": "null"}}}"#,
            #"{"a": "b"}"#),
        .init("extends", .draft3 ... .draft3, #""extends": {"type": "string"}"#, "1"),
        .init("disallow", .draft3 ... .draft3, #""disallow": "number""#, "1"),
        .init("allOf", .draft4 ... .v1, #""allOf": [{"type": "string"}]"#, "1"),
        .init("anyOf", .draft4 ... .v1, #""anyOf": [{"type": "string"}]"#, "1"),
        .init("oneOf", .draft4 ... .v1, #""oneOf": [{"type": "string"}]"#, "1"),
        .init("not", .draft4 ... .v1, #""not": {"type": "number"}"#, "1"),
        .init("if", .draft7 ... .v1, #""if": {"type": "number"}, "then": {"type": "string"}"#, "1"),
        .init("else", .draft7 ... .v1, #""if": {"type": "string"}, "else": {"type": "string"}"#, "1"),
        .init(
            "siblings of $ref", .draft2019 ... .v1,
            ##""$ref": "#/definitions/a", "type": "string", "definitions": {"a": {}}"##, "1"),
        .init(
            "$recursiveRef", .draft2019 ... .draft2019,
            ##""properties": {"a": {"$recursiveRef": "#"}}, "type": "object""##, #"{"a": 1}"#),
        .init(
            "$dynamicRef", .draft2020 ... .v1, ##""properties": {"a": {"$dynamicRef": "#"}}, "type": "object""##,
            #"{"a": 1}"#),
    ]

    private func accepts(_ keyword: DatedKeyword, _ dialect: SchemaDialect, isNamed: Bool) throws -> Bool {
        let name = isNamed ? "\"$schema\": \"\(dialect.metaschemaAddress)\", " : ""
        var registry = SchemaRegistry(dialect: isNamed ? .draft2020 : dialect)
        let document = try JSONDocument(parsing: "{\(name)\(keyword.schema)}")
        let root = registry.add(SchemaSource(path: "schema.json", document: document))
        let schema = try CompiledSchema(root, registry: registry)
        return schema.isValid(try JSONDocument(parsing: keyword.refused))
    }

    @Test("a keyword refuses values in the dialects that have it, and has no effect in others", arguments: keywords)
    func keyword(_ keyword: DatedKeyword) throws {
        for dialect in SchemaDialect.allCases {
            let isKnown = keyword.dialects.contains(dialect)
            #expect(try accepts(keyword, dialect, isNamed: true) == !isKnown, "\(dialect), by $schema")
            #expect(try accepts(keyword, dialect, isNamed: false) == !isKnown, "\(dialect), by the registry")
        }
    }

    @Test("every keyword of a dialect is in the table, except for annotations and identifiers")
    func complete() {
        let asking = SchemaKeyword.all.filter {
            $0.dialects != nil && ![.annotation, .identity].contains($0.purpose)
        }
        let others: Set = [
            "additionalItems", "dependencies", "exclusiveMaximum", "exclusiveMinimum", "format", "then",
        ]
        #expect(Set(asking.map(\.name)).subtracting(Self.keywords.map(\.name)).subtracting(others).isEmpty)
    }

    /// The list of `extends` in draft 3 may be empty, unlike that of `allOf` in later drafts.
    @Test func anEmptyListOfExtendedSchemas() throws {
        let text = #"{"$schema": "http://json-schema.org/draft-03/schema#", "extends": [], "type": "string"}"#
        let schema = try CompiledSchema(JSONDocument(parsing: text))
        #expect(schema.isValid(try JSONDocument(parsing: #""a""#)))
        #expect(!schema.isValid(try JSONDocument(parsing: "1")))
    }

    @Test func onlyInDraft3DependenciesMayBeASingleName() throws {
        let schema = { (draft: String) in
            #"{"$schema": "http://json-schema.org/\#(draft)/schema#", "dependencies": {"a": "b"}}"#
        }
        #expect(try !isValid(#"{"a": 1}"#, by: schema("draft-03")))
        #expect(try isValid(#"{"a": 1, "b": 1}"#, by: schema("draft-03")))
        #expect(throws: SchemaIssues.self) { try compiled(schema("draft-07")) }
    }
}
