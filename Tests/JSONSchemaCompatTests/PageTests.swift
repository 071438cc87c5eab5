import Foundation
import JSONSchemaCompat
import Testing

/// The example of JSONSchema's page, with its signature, and with that of the last release.
struct PageTests {
    struct MyModel: SafeJSONSerializable, Equatable {
        var boolField: Bool
        var stringField: String?
        var arrayField: [String?]?

        struct Schema: JSONSchemaType {
            enum PropertyName: String {
                case bool_field
                case string_field
                case array_field
            }
            let required: [PropertyName] = [.bool_field]

            var properties: [PropertyName: JSONValueValidator] {
                return [
                    .bool_field: bool(),
                    .string_field: string(
                        length(min: 10, max: 50)
                    ),
                    .array_field: array(
                        items(
                            number()
                        )
                    ),
                ]
            }
        }

        /// As on the page.
        public static func fromValidatedJSON(json: [Schema.PropertyName: Any]) throws -> MyModel {
            guard let boolField = json[.bool_field] as? Bool else { throw CocoaError(.coderInvalidValue) }
            let stringField = json[.string_field] as? String
            let arrayField = (json[.array_field] as? [JSONValue]).flatMap { $0.map { $0.asString() } }

            return MyModel(
                boolField: boolField,
                stringField: stringField,
                arrayField: arrayField
            )
        }
    }

    private func model(_ text: String) throws -> MyModel {
        let data = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let jsonData = try JSONObject(raw: data)
        return try MyModel.fromJSON(json: jsonData)
    }

    @Test func readsValidObjects() throws {
        #expect(try model(#"{"bool_field": true}"#) == MyModel(boolField: true))
        let whole = try model(#"{"bool_field": false, "string_field": "long enough", "array_field": [1, 2.5]}"#)
        #expect(whole == MyModel(boolField: false, stringField: "long enough", arrayField: [nil, nil]))
    }

    @Test func refusesOthersWithEverythingThatIsWrong() throws {
        let error = try #require(throws: JSONValidationError.self) {
            try model(#"{"string_field": "short", "array_field": [1, "2", true]}"#)
        }
        #expect(
            error.description == """
                expected a number, found the string "2" at /array_field/1
                expected a number, found true at /array_field/2
                expected at least 10 characters, found 5 at /string_field
                missing "bool_field"
                """)
    }

    struct Released: SafeJSONSerializable {
        typealias Schema = MyModel.Schema

        var flag: Bool?
        var other: String?

        static func fromValidatedJSON(json: ValidatedJSON<Schema.PropertyName>) throws -> Released {
            Released(flag: json[.bool_field] as? Bool, other: json["other"] as? String)
        }
    }

    @Test func signatureOfTheRelease() throws {
        let value = try Released.fromJSON(json: ["bool_field": .boolean(true), "other": .string("x")])
        #expect(value.flag == true)
        #expect(value.other == "x")
    }

    struct Unfinished: SafeJSONSerializable {
        typealias Schema = MyModel.Schema
    }

    @Test func typesWithNeitherSignatureThrow() throws {
        let error = #expect(throws: (any Error).self) { try Unfinished.fromJSON(json: ["bool_field": .boolean(true)]) }
        #expect(error.map { "\($0)" } == "Unfinished does not implement fromValidatedJSON(json:)")
    }

    @Test func qualifiedNames() {
        let value: JSONSchema.JSONValue = .null
        let members: JSONSchema.JSONObject = ["a": value]
        let validator: JSONSchema.ContentValidator<Int> = { _ in }
        let dependency: JSONSchema.PropertyDependency<MyModel.Schema.PropertyName> = .property([.bool_field])
        #expect(members["a"] == JSONValue.null)
        #expect(throws: Never.self) { try validator(1) }
        if case .property(let names) = dependency { #expect(names == [.bool_field]) }
    }
}
