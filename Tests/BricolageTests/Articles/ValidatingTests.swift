import Bricolage
import BricolageSchema
import BricolageValidation
import Foundation
import TestSupport
import Testing

/// The snippets of the article on validation.
@Suite("Validating")
struct ValidatingTests {
    @Test func documentsAreChecked() throws {
        // snippet
        let schema = try CompiledSchema(
            JSONDocument(
                parsing: """
                    {
                      "type": "object",
                      "properties": {
                        "dish": {"type": "string", "minLength": 1},
                        "price": {"type": "number", "exclusiveMinimum": 0},
                        "spice": {"enum": ["mild", "medium", "hot"]}
                      },
                      "required": ["dish", "price"],
                      "additionalProperties": false
                    }
                    """))
        let tea = try JSONDocument(parsing: #"{"dish": "Tea", "price": 2}"#)
        let isValid = schema.isValid(tea)  // true
        // end
        #expect(isValid)
        // snippet
        let soup = try JSONDocument(parsing: #"{"dish": "Soup", "prize": 4.50, "spice": "midl"}"#)
        print(schema.report(on: soup))
        // end
        try PrintedText.expect("\(schema.report(on: soup))", in: "Validating")
    }

    @Test func schemasReferToOthers() throws {
        // snippet
        var registry = SchemaRegistry()
        registry.add(
            SchemaSource(
                identifier: "https://example.com/price",
                document: try JSONDocument(parsing: #"{"type": "number", "exclusiveMinimum": 0}"#)))
        let order = registry.add(
            SchemaSource(
                identifier: "https://example.com/order",
                document: try JSONDocument(parsing: #"{"properties": {"total": {"$ref": "price"}}}"#)))
        let orders = try CompiledSchema(order, registry: registry)
        let isFree = orders.isValid(try JSONDocument(parsing: #"{"total": 0}"#))  // false
        // end
        #expect(!isFree)
        // snippet
        var oldSchemas = SchemaRegistry(dialect: .draft4)
        let old = oldSchemas.add(
            SchemaSource(document: try JSONDocument(parsing: #"{"minimum": 1, "exclusiveMinimum": true}"#)))
        let isOldValid = try CompiledSchema(old, registry: oldSchemas).isValid(try JSONDocument(parsing: "1"))  // false
        // end
        #expect(!isOldValid)
    }
}

/// The output that articles show.
enum PrintedText {
    /// Expects an article to show a text, indented as code.
    static func expect(_ text: String, in article: String) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/Bricolage/Bricolage.docc/\(article).md").standardizedFileURL
        let printed = text.components(separatedBy: "\n").map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
        #expect(try String(contentsOf: file, encoding: .utf8).contains(printed), "\(printed)")
    }
}
