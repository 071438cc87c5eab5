import Bricolage
import BricolageSchema
import Foundation
import TestSupport
import Testing

@Suite("Schemas from types")
struct SchemasFromTypesTests {
    @Test func schemas() throws {
        // snippet
        struct Address: Codable {
            var street: String
            var zip: Int?
        }
        struct Person: Codable {
            enum Role: String, Codable { case guest, member }
            var name: String
            var role: Role
            var home: Address?
            var friends: [Person]
        }
        let described = DescribedSchema(of: Person.self)
        let text = described.json.serialized(.pretty)
        // end
        #expect(try JSON(parsing: text) == shownSchema())

        // snippet
        var decoder = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        decoder.dateDecodingStrategy = .iso8601
        let events = DescribedSchema(of: [Date].self, using: decoder)
        // end
        #expect(events.json["items"] == ["type": "string", "format": "date-time"])

        // snippet
        struct Account: Codable, JSONSchemaDescribing {
            var email: String
            var age: Int

            static func describe(_ schema: inout JSONSchemaDescription) {
                schema.description = "Somebody who may sign in."
                schema["email"].format = "email"
                schema["age"].minimum = 18
                schema.additionalProperties = false
            }
        }
        // end
        #expect(DescribedSchema(of: Account.self).json["properties"]?["age"]?["minimum"] == 18)

        // snippet
        struct Checked: Decodable {
            init(from decoder: any Decoder) throws {
                let text = try decoder.singleValueContainer().decode(String.self)
                guard text.count == 22 else {
                    throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "not an account number"))
                }
            }
        }
        let gaps = DescribedSchema(of: Checked.self).gaps.map(\.type)
        // end
        #expect(gaps == ["Checked"])

        // snippet
        let tool = DescribedSchema(of: Account.self).strict
        let parameters = tool.json.serialized()
        // end
        #expect(tool.isComplete)
        #expect(
            parameters == """
                {"title":"Account","description":"Somebody who may sign in.","type":"object","properties":\
                {"email":{"type":"string","format":"email"},"age":{"type":"integer","description":"minimum 18."}},\
                "required":["email","age"],"additionalProperties":false}
                """)
    }

    /// The schema that the article shows.
    private func shownSchema() throws -> JSON {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let article = folder.appendingPathComponent("../../../Sources/Bricolage/Bricolage.docc/SchemasFromTypes.md")
        let text = try String(contentsOf: article.standardizedFileURL, encoding: .utf8)
        let shown = text.components(separatedBy: "```json\n").dropFirst().first?.components(separatedBy: "```").first
        return try JSON(parsing: try #require(shown))
    }
}
