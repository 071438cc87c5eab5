import Bricolage
import BricolageTypedSchema
import BricolageValidation
import Testing

/// Schemas of objects, written as types.
@Suite struct ObjectTests {
    struct Account: ObjectSchema {
        enum Name: String, PropertyName { case id, mail = "e-mail", tags, manager, note }

        let id = Property(required: Name.id, .integer(minimum: 1))
        let mail = Property(optional: Name.mail, .string(format: .email))
        let tags = Property(optional: Name.tags, .array(of: .string(), uniqueItems: true))
        let manager = Property(optional: Name.manager, .object(Account.self))
        let rules: [ObjectRule<Name>] = [.additionalProperties(false), .dependentRequired(.tags, [.mail])]
    }

    @Test func membersAreReadByTheNamesOfTheSchema() throws {
        let text = #"{"id": 2, "e-mail": "a@b.example", "tags": ["x"], "manager": {"id": 1}, "note": [0]}"#
        let account = try #require(try Account.schema.value(of: text))
        let id: Int = account.id
        let mail: String? = account.mail
        #expect(id == 2 && mail == "a@b.example" && account.tags == ["x"])
        #expect(account.manager?.id == 1 && account.manager?.mail == nil && account.manager?.manager?.id == nil)
        // A name without a property has any value.
        #expect(account[.note]?.json == [0])
        #expect(account[.mail]?.string == "a@b.example")
        #expect(account.manager?[.tags] == nil)
    }

    @Test func everyRuleOfTheSchemaHolds() throws {
        #expect(
            try Account.schema.verdicts(
                on: #"{"id": 1}"#, "{}", #"{"id": 0}"#, #"{"id": 1, "e-mail": "x"}"#, #"{"id": 1, "more": 1}"#,
                #"{"id": 1, "tags": []}"#, #"{"id": 1, "tags": [], "e-mail": "a@b.example"}"#,
                #"{"id": 1, "manager": {}}"#, "[]")
                == [true, false, false, false, false, false, true, false, false])
    }

    @Test func typesThatContainThemselvesReferToTheirDefinition() throws {
        let json = Account.json
        #expect(json["properties"]?["manager"] == ["$ref": "#"])
        #expect(json["properties"]?["note"] == true)
        #expect(json["additionalProperties"] == false)
        #expect(json["dependentRequired"] == ["tags": ["e-mail"]])
        #expect(try isSchema(json))
        let list = TypedSchema.array(of: .object(Account.self)).json
        #expect(list["items"] == ["$ref": "#/$defs/ObjectTests.Account"])
        #expect(
            list["$defs"]?["ObjectTests.Account"]?["properties"]?["manager"] == ["$ref": "#/$defs/ObjectTests.Account"])
        #expect(try isSchema(list))
        #expect(
            try TypedSchema.array(of: .object(Account.self)).verdicts(on: #"[{"id": 1}]"#, "[{}]") == [true, false])
    }

    /// The schema of a type with the same name as another one.
    private func itemWithIdentifier() -> TypedSchema<Int> {
        struct Item: ObjectSchema {
            enum Name: PropertyName { case id }
            let id = Property(required: Name.id, .integer())
        }
        return TypedSchema.object(Item.self).map { $0.id }
    }

    /// The schema of a third type with the same name.
    private func itemWithAmount() -> TypedSchema<Int> {
        struct Item: ObjectSchema {
            enum Name: PropertyName { case amount }
            let amount = Property(required: Name.amount, .integer())
        }
        return TypedSchema.object(Item.self).map { $0.amount }
    }

    @Test(.timeLimit(.minutes(20))) func typesWithTheSameNameHaveADefinitionEach() throws {
        struct Item: ObjectSchema {
            enum Name: PropertyName { case title }
            let title = Property(required: Name.title, .string())
        }
        let both = TypedSchema.tuple(.object(Item.self), itemWithIdentifier())
        #expect(both.json["$defs"]?.object?.count == 2)
        #expect(
            try both.verdicts(on: #"[{"title": "a"}, {"id": 1}]"#, #"[{"id": 1}, {"id": 1}]"#, #"[{"title": "a"}, {}]"#)
                == [true, false, false])
        let three = TypedSchema.tuple(.object(Item.self), itemWithIdentifier(), itemWithAmount()).json["$defs"]?.object
        let names = (three?.keys.map { "\($0)" } ?? []).sorted()
        #expect(names == ["ObjectTests.Item", "ObjectTests.Item2", "ObjectTests.Item3"])
    }

    struct Measurements: ObjectSchema {
        enum Name: String, PropertyName { case title }
        let title = Property(required: Name.title, .string())
        let scores = PatternProperties("^score-", .integer())
        let others = AdditionalProperties(.boolean())
    }

    @Test func patternsAndOtherNames() throws {
        let text = #"{"title": "a", "score-x": 1, "score-y": 2, "on": true}"#
        let value = try #require(try Measurements.schema.value(of: text))
        #expect(value.scores == ["score-x": 1, "score-y": 2])
        #expect(value.others == ["on": true])
        #expect(
            try Measurements.schema.verdicts(
                on: #"{"title": "a", "score-x": "1"}"#, #"{"title": "a", "on": 1}"#, #"{"on": true}"#)
                == [false, false, false])
        #expect(try Measurements.schema.value(of: #"{"title": "a", "score-x": 1e30}"#) == nil)
        #expect(try isSchema(Measurements.json))
    }

    struct Billing: ObjectSchema {
        enum Name: PropertyName { case street, city }
        let street = Property(required: Name.street, .string())
        let city = Property(required: Name.city, .string())
    }

    struct Order: ObjectSchema {
        enum Name: PropertyName { case card, street, city, cash }
        let rules: [ObjectRule<Name>] = [
            .dependentSchemas(.card, .object(Billing.self)), .minProperties(1), .maxProperties(3),
            .propertyNames(.string(maxLength: 6)), .not(.object(Refused.self)), .unevaluatedProperties(false),
        ]
    }

    struct Refused: ObjectSchema {
        enum Name: String, PropertyName { case card, cash }
        let card = Property(required: Name.card, .any)
        let cash = Property(required: Name.cash, .any)
    }

    @Test func rulesOfWholeObjects() throws {
        #expect(
            try Order.schema.verdicts(
                on: #"{"card": 1}"#, #"{"card": 1, "street": "a", "city": "b"}"#, "{}", #"{"cash": 1}"#,
                #"{"cash": 1, "card": 1}"#, #"{"other": 1}"#, #"{"muchlonger": 1}"#)
                == [false, true, false, true, false, false, false])
        #expect(try isSchema(Order.json))
    }

    @Test func namesAreCalledAsTheirCasesOrTheirRawValues() {
        #expect(Order.Name.street.propertyName == "street")
        #expect(Account.Name.mail.propertyName == "e-mail")
        #expect(Order.Name.card == .card && Order.Name.card != .cash && Account.Name.mail != .id)
        #expect(Set([Order.Name.card, .cash, .card]).count == 2 && Set([Account.Name.mail, .id, .mail]).count == 2)
        #expect(Order.json["properties"]?.object?.map(\.key) == ["card", "street", "city", "cash"])
    }

    /// No rule is lost if two properties have the same name.
    struct Doubled: ObjectSchema {
        enum Name: String, PropertyName { case size }
        let least = Property(required: Name.size, .integer(minimum: 3))
        let most = Property(optional: Name.size, .integer(maximum: 5))
    }

    @Test func twoPropertiesOfOneNameBothHold() throws {
        #expect(
            try Doubled.schema.verdicts(on: #"{"size": 4}"#, #"{"size": 2}"#, #"{"size": 6}"#, "{}") == [
                true, false, false, false,
            ])
        #expect(try Doubled.schema.value(of: #"{"size": 4}"#)?.most == 4)
    }

    /// The last of equal keys counts for the validator, and so for reading.
    @Test func ofEqualKeysTheSameCountsForValidatingAndReading() throws {
        let value = try Account.schema.value(of: #"{"id": 0, "id": 5}"#)
        #expect(value?.id == 5)
        #expect(try Account.schema.value(of: #"{"id": 5, "id": 0}"#) == nil)
    }

    struct First {
        struct Part: ObjectSchema {
            enum Name: String, PropertyName { case a }
            let a = Property(required: Name.a, .integer())
        }
    }

    struct Page<Item: ObjectSchema>: ObjectSchema {
        enum Name: String, PropertyName { case items }
        let items = Property(required: Name.items, .array(of: .object(Item.self)))
    }

    @Test func genericTypesHaveDefinitionsOfTheirOwn() throws {
        let schema = TypedSchema.tuple(.object(Page<First.Part>.self), .object(Page<Billing>.self))
        let names = schema.json["$defs"]?.object?.keys ?? []
        #expect(names.count == 4 && Set(names).count == 4, "\(names)")
        #expect(
            try schema.verdicts(
                on: #"[{"items": [{"a": 1}]}, {"items": [{"street": "x", "city": "y"}]}]"#,
                #"[{"items": [{"street": "x", "city": "y"}]}, {"items": [{"a": 1}]}]"#) == [true, false])
        let value = try schema.value(of: #"[{"items": [{"a": 1}]}, {"items": []}]"#)
        #expect(value?.0.items.first?.a == 1)
    }

    struct Open: ObjectSchema {
        enum Name: PropertyName { case a }
        let a = Property(required: Name.a, .integer())
        let rules: [ObjectRule<Name>] = [.unevaluatedProperties(true), .additionalProperties(true)]
    }

    @Test func otherMembersMayBeAllowedExplicitly() throws {
        #expect(Open.json["unevaluatedProperties"] == true && Open.json["additionalProperties"] == true)
        #expect(try Open.schema.verdicts(on: #"{"a": 1, "b": 2}"#) == [true])
    }
}
