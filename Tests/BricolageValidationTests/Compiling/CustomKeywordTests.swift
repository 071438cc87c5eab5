import Bricolage
import BricolageSchema
import BricolageValidation
import Testing

/// Custom keywords and formats.
struct CustomKeywordTests {
    /// `"isEven": true`: even integers.
    private struct IsEven: CustomKeyword, CustomCheck {
        struct NoBoolean: Error, CustomStringConvertible {
            var description: String { "isEven wants a boolean" }
        }

        func check(for value: JSONDocument.Node, in schema: JSONSchema) throws -> (any CustomCheck)? {
            guard let isEven = value.bool else { throw NoBoolean() }
            return isEven ? self : nil
        }

        func complaint(about value: JSONDocument.Node) -> String? {
            guard let number = value.int, !number.isMultiple(of: 2) else { return nil }
            return "expected an even number, found \(number)"
        }
    }

    @Test("a custom keyword checks values, and its complaint is the message of the issue")
    func keyword() throws {
        var options = ValidationOptions()
        options.customKeywords["isEven"] = IsEven()
        let schema = try compiled(#"{"items": {"isEven": true}}"#, options)
        let report = schema.report(on: try JSONDocument(parsing: "[2, 3, \"a\"]"))
        #expect(report.issues.map(\.message) == ["expected an even number, found 3"])
        #expect(report.issues.first?.keyword == "isEven")
        #expect(try isValid("3", by: #"{"isEven": false}"#, options))
        let issues = try #require(throws: SchemaIssues.self) { try compiled(#"{"isEven": 1}"#, options) }
        #expect(issues.issues.first?.message == "isEven wants a boolean")
    }

    @Test("a custom format is checked, and may replace a known format")
    func format() throws {
        var options = ValidationOptions()
        options.assertsFormats = true
        options.customFormats["shout"] = { $0 == $0.uppercased() }
        options.customFormats["date"] = { $0 == "today" }
        #expect(try isValid(#""HEY""#, by: #"{"format": "shout"}"#, options))
        #expect(try !isValid(#""hey""#, by: #"{"format": "shout"}"#, options))
        #expect(try isValid(#""today""#, by: #"{"format": "date"}"#, options))
        #expect(try !isValid(#""2024-01-01""#, by: #"{"format": "date"}"#, options))
        #expect(try isValid(#""anything""#, by: #"{"format": "nobody knows it"}"#, options))
    }

    /// Finds fault with every value.
    private struct Refusal: CustomKeyword, CustomCheck {
        let name: String

        func check(for value: JSONDocument.Node, in schema: JSONSchema) throws -> (any CustomCheck)? { self }

        func complaint(about value: JSONDocument.Node) -> String? { name }
    }

    @Test("custom keywords are checked in the order of their names, not of the schema or the options")
    func order() throws {
        let names = (10..<40).map { "keyword\($0)" }
        var options = ValidationOptions()
        for name in names { options.customKeywords[name] = Refusal(name: name) }
        let schema = try compiled("{\(names.reversed().map { "\"\($0)\": 1" }.joined(separator: ", "))}", options)
        #expect(schema.report(on: try JSONDocument(parsing: "1")).issues.map(\.message) == names)
    }
}
