import Bricolage
import BricolageSampling
import BricolageTypedSchema
import BricolageValidation
import Foundation
import Testing

@Suite("Writing schemas in Swift")
struct WritingSchemasInSwiftTests {
    // snippet
    struct Account: ObjectSchema {
        enum Name: String, PropertyName { case id, mail = "e-mail", tags, manager }

        let id = Property(required: Name.id, .integer(minimum: 1))
        let mail = Property(optional: Name.mail, .string(format: .email))
        let tags = Property(optional: Name.tags, .array(of: .string(minLength: 1), uniqueItems: true))
        let manager = Property(optional: Name.manager, .object(Account.self))
        let rules: [ObjectRule<Name>] = [.additionalProperties(false), .dependentRequired(.tags, [.mail])]
    }
    // end

    @Test func objects() throws {
        let text = #"{"id": 2, "e-mail": "ann@shop.example", "manager": {"id": 1}}"#
        let document = try JSONDocument(parsing: text)
        // snippet
        let accounts = try Account.compiled()
        let account = try accounts.value(of: document)
        let id = account.id  // Int
        let mail = account.mail  // String?
        let chief = account.manager?.id  // Int?
        // end
        #expect(id == 2 && mail == "ann@shop.example" && chief == 1)
        let wrong = try JSONDocument(parsing: #"{"id": 0, "tags": [""], "more": 1}"#)
        // snippet
        do throws(ValidationReport) {
            _ = try accounts.value(of: wrong)
        } catch {
            for issue in error.issues { print(issue) }
        }
        // end
        #expect(accounts.schema.report(on: wrong).issues.count == 4)
        // snippet
        let published = Account.json.serialized(.pretty)
        // end
        #expect(published.contains(##""$ref": "#""##))
    }

    // snippet
    struct Person: Sendable {
        var name: String
        var age: Int?

        struct Schema: ObjectSchema {
            enum Name: PropertyName { case name, age }
            let name = Property(required: Name.name, .string(minLength: 1, maxLength: 50))
            let age = Property(optional: Name.age, .integer(minimum: 0))
        }

        init(_ json: ValidatedObject<Schema>) {
            name = json.name
            age = json.age
        }
    }
    // end

    enum ID: Equatable, Sendable {
        case number(Int)
        case name(String)
    }

    @Test func models() throws {
        let document = try JSONDocument(parsing: #"[{"name": "Ann", "age": 40}, {"name": "Bob"}]"#)
        // snippet
        let person = TypedSchema.object(Person.Schema.self).map(Person.init)
        let people = try TypedSchema.array(of: person, minItems: 1).compiled()
        let list = try people.value(of: document)  // [Person]
        // end
        #expect(list.map(\.name) == ["Ann", "Bob"] && list[0].age == 40)
    }

    @Test func kinds() throws {
        // snippet
        let price = TypedSchema.number(minimum: 0, multipleOf: 0.01)
        let size = TypedSchema.enum(["small", "large"])
        let place = TypedSchema.tuple(.number(minimum: -90, maximum: 90), .number(minimum: -180, maximum: 180))
        let scores = TypedSchema.object(additionalProperties: .integer(), propertyNames: .string(pattern: "^[a-z]+$"))
        let nickname = TypedSchema.nullable(.string(minLength: 1))
        let user = TypedSchema.string().excluding(.enum(["root", "admin"]))
        let id = TypedSchema.anyOf(
            TypedSchema.integer(minimum: 1).map(ID.number), TypedSchema.string().map(ID.name))
        // end
        #expect(try id.compiled().value(of: JSONDocument(parsing: "7")) == .number(7))
        #expect(try place.compiled().value(of: JSONDocument(parsing: "[52.5, 13.4]")).1 == 13.4)
        #expect(try price.compiled().value(of: JSONDocument(parsing: "4.50")) == 4.5)
        #expect(try scores.compiled().value(of: JSONDocument(parsing: #"{"a": 1}"#)) == ["a": 1])
        #expect(try size.compiled().value(of: JSONDocument(parsing: #""small""#)) == "small")
        #expect(try nickname.compiled().value(of: JSONDocument(parsing: "null")) == .some(nil))
        #expect(throws: ValidationReport.self) {
            try user.compiled().value(of: JSONDocument(parsing: #""root""#))
        }
    }

    @Test func samples() throws {
        // snippet
        let sampler = try SchemaSampler(JSONDocument(Account.json))
        let mocks = Array(sampler.samples(seed: 1).prefix(3))
        // end
        let schema = try Account.compiled().schema
        #expect(mocks.count == 3 && mocks.allSatisfy { schema.isValid($0) })
    }
}
