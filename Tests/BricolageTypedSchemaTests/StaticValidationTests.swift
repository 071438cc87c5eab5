import Bricolage
import BricolageTypedSchema
import BricolageValidation
import Testing

/// The example of the static validation on which this target is modelled, in the terms of this project.
@Suite struct StaticValidationTests {
    struct Model: Equatable {
        var isShown: Bool
        var caption: String?
        var counts: [Int]?

        struct Schema: ObjectSchema {
            enum Name: String, PropertyName {
                case isShown = "bool_field"
                case caption = "string_field"
                case counts = "array_field"
            }

            let isShown = Property(required: Name.isShown, .boolean())
            let caption = Property(optional: Name.caption, .string(minLength: 10, maxLength: 50))
            let counts = Property(optional: Name.counts, .array(of: .integer()))
        }

        init(_ json: ValidatedObject<Schema>) {
            isShown = json.isShown
            caption = json.caption
            counts = json.counts
        }
    }

    static let model = TypedSchema.object(Model.Schema.self).map(Model.init)

    @Test func validDocumentsBecomeModels() throws {
        let schema = try Self.model.compiled()
        let text = #"{"bool_field": true, "string_field": "ten letters and more", "array_field": [1, 2.0, 3e1]}"#
        let model = try schema.value(of: JSONDocument(parsing: text))
        #expect(model.isShown)
        #expect(model.caption == "ten letters and more")
        #expect(model.counts == [1, 2, 30])
        let least = try schema.value(of: JSONDocument(parsing: #"{"bool_field": false, "more": 1}"#))
        #expect(!least.isShown)
        #expect(least.caption == nil)
        #expect(least.counts == nil)
    }

    @Test func everythingThatIsWrongIsReportedWithItsPlace() throws {
        let schema = try Self.model.compiled()
        let text = #"{"string_field": "short", "array_field": [1, "2", 3.5]}"#
        let document = try JSONDocument(parsing: text)
        let report = #expect(throws: ValidationReport.self) { try schema.value(of: document) }
        let issues = try #require(report).issues
        #expect(issues.map { $0.pointer.description } == ["", "/string_field", "/array_field/1", "/array_field/2"])
        #expect(issues.map(\.keyword) == ["required", "minLength", "type", "type"])
        // The places in the schema are those of the document that the schema makes.
        let emitted = schema.document
        for issue in issues { #expect(emitted[pointer: issue.schemaPointer] != nil) }
    }

    @Test func theDocumentSaysTheSameToOthers() throws {
        let json = Model.Schema.json
        #expect(
            json == [
                "$schema": "https://json-schema.org/draft/2020-12/schema",
                "type": "object",
                "properties": [
                    "bool_field": ["type": "boolean"],
                    "string_field": ["type": "string", "minLength": 10, "maxLength": 50],
                    "array_field": ["type": "array", "items": ["type": "integer"]],
                ],
                "required": ["bool_field"],
            ])
    }
}
