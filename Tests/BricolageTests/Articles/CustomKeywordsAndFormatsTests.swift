import Bricolage
import BricolageSchema
import BricolageValidation
import Testing

// snippet
/// `"isSorted": true`: an array whose numbers ascend.
struct IsSorted: CustomKeyword, CustomCheck {
    struct NoBoolean: Error, CustomStringConvertible {
        var description: String { "expected a boolean for \"isSorted\"" }
    }

    func check(for value: JSONDocument.Node, in schema: JSONSchema) throws -> (any CustomCheck)? {
        guard let isSorted = value.bool else { throw NoBoolean() }
        return isSorted ? self : nil
    }

    func complaint(about value: JSONDocument.Node) -> String? {
        let numbers = value.elements.compactMap(\.number)
        for (number, next) in zip(numbers, numbers.dropFirst()) where next < number {
            return "expected ascending numbers, found \(next) behind \(number)"
        }
        return nil
    }
}
// end

/// The snippets of the article on keywords and formats of one's own.
@Suite("Custom keywords and formats")
struct CustomKeywordsAndFormatsTests {
    @Test func keywordsAndFormats() throws {
        // snippet
        var options = ValidationOptions()
        options.customKeywords["isSorted"] = IsSorted()
        options.customFormats["vat-number"] = { text in text.count == 11 && text.hasPrefix("DE") }
        options.assertsFormats = true
        let schema = try CompiledSchema(
            JSONDocument(
                parsing: #"{"properties": {"floors": {"isSorted": true}, "vat": {"format": "vat-number"}}}"#),
            options: options)
        print(schema.report(on: try JSONDocument(parsing: #"{"floors": [1, 3, 2], "vat": "DE12"}"#)))
        // end
        let report = schema.report(on: try JSONDocument(parsing: #"{"floors": [1, 3, 2], "vat": "DE12"}"#))
        try PrintedText.expect("\(report)", in: "CustomKeywordsAndFormats")
        #expect(report.formatted(.redacted).contains("not what \"isSorted\" requires"))
        // snippet
        do {
            _ = try CompiledSchema(JSONDocument(parsing: #"{"isSorted": "yes"}"#), options: options)
        } catch {
            print(error)
        }
        // end
        let error = #expect(throws: SchemaIssues.self) {
            try CompiledSchema(JSONDocument(parsing: #"{"isSorted": "yes"}"#), options: options)
        }
        try PrintedText.expect("\(try #require(error))", in: "CustomKeywordsAndFormats")
    }
}
