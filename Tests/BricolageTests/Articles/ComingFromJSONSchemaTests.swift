import Bricolage
import Foundation
import JSONSchemaCompat
import Testing

/// The snippets of the article for users of JSONSchema.
@Suite("Coming from JSONSchema")
struct ComingFromJSONSchemaTests {
    @Test func schemas() throws {
        // snippet
        struct Person: SafeJSONSerializable {
            struct Schema: JSONSchemaType {
                enum PropertyName: String {
                    case name, email, tags
                }
                let required: [PropertyName] = [.name]

                var properties: [PropertyName: JSONValueValidator] {
                    [
                        .name: string(length(min: 1)),
                        .email: string(format(.email)),
                        .tags: array(items(string()), unique()),
                    ]
                }
            }

            var name: String
            var tags: [String]

            static func fromValidatedJSON(json: ValidatedJSON<Schema.PropertyName>) throws -> Person {
                let tags = (json[.tags] as? [JSONValue])?.compactMap { $0.asString() }
                return Person(name: json[.name] as? String ?? "", tags: tags ?? [])
            }
        }

        let data = Data(#"{"name": "Ann", "email": "ann@example", "tags": ["a", "b", "a", 1]}"#.utf8)
        let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        do {
            _ = try Person.fromJSON(json: try JSONObject(raw: object))
        } catch {
            print(error)
        }
        // end
        let error = try #require(throws: JSONValidationError.self) {
            try Person.fromJSON(json: try JSONObject(raw: object))
        }
        try PrintedText.expect(error.description, in: "ComingFromJSONSchema")

        // snippet
        let value = try JSONValue(JSON(parsing: #"{"name": "Ann"}"#))
        let person = try Person.fromJSON(json: value.asObject() ?? [:])
        let json = try JSON(value)
        // end
        #expect(person.name == "Ann")
        #expect(json == ["name": "Ann"])
    }
}
