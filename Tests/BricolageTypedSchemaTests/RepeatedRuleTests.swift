import Bricolage
import BricolageTypedSchema
import BricolageValidation
import Testing

/// No rule of an object makes another one disappear.
@Suite struct RepeatedRuleTests {
    struct HasB: ObjectSchema {
        enum Name: PropertyName { case b }
        let b = Property(required: Name.b, .any)
    }

    struct HasC: ObjectSchema {
        enum Name: PropertyName { case c }
        let c = Property(required: Name.c, .any)
    }

    struct Excluding: ObjectSchema {
        enum Name: PropertyName { case a, b, c }
        let rules: [ObjectRule<Name>] = [.not(.object(HasB.self)), .not(.object(HasC.self))]
    }

    struct Dependent: ObjectSchema {
        enum Name: PropertyName { case a, b, c }
        let rules: [ObjectRule<Name>] = [
            .dependentRequired(.a, [.b]), .dependentRequired(.a, [.c, .b]), .dependentRequired(.b, [.c, .c]),
        ]
    }

    struct DependentSchemas: ObjectSchema {
        enum Name: PropertyName { case a, b, c }
        let rules: [ObjectRule<Name>] = [
            .dependentSchemas(.a, .object(HasB.self)), .dependentSchemas(.a, .object(HasC.self)),
        ]
    }

    struct All: ObjectSchema {
        enum Name: PropertyName { case a, b, c }
        let rules: [ObjectRule<Name>] = [.allOf(.object(HasB.self)), .not(.any), .allOf(.object(HasC.self))]
    }

    struct Both: ObjectSchema {
        enum Name: PropertyName { case a, b, c }
        let rules: [ObjectRule<Name>] = [.allOf(.object(HasB.self)), .allOf(.object(HasC.self))]
    }

    struct Limited: ObjectSchema {
        enum Name: PropertyName { case a }
        let others = AdditionalProperties(.integer())
        let rules: [ObjectRule<Name>] = [
            .minProperties(2), .minProperties(1), .maxProperties(3), .maxProperties(4),
            .propertyNames(.string(maxLength: 2)), .propertyNames(.string(pattern: "^x")), .additionalProperties(true),
        ]
    }

    struct Closed: ObjectSchema {
        enum Name: PropertyName { case a }
        let rules: [ObjectRule<Name>] = [
            .additionalProperties(false), .additionalProperties(true), .unevaluatedProperties(false),
            .unevaluatedProperties(true),
        ]
    }

    struct Shut: ObjectSchema {
        enum Name: PropertyName { case a }
        let others = AdditionalProperties(.integer())
        let rules: [ObjectRule<Name>] = [.additionalProperties(false)]
    }

    @Test func whatNothingIsValidByIsAllThatIsSaid() {
        #expect(Shut.json["additionalProperties"] == false)
    }

    @Test func whatIsRequiredBesideASchemaAddsUp() throws {
        let schema = TypedSchema.integer(minimum: 1).requiring(TypedSchema.integer(maximum: 5))
        #expect(try ["0", "3", "9"].map { try schema.value(of: $0) } == [nil, 3, nil])
    }

    private let texts = [#"{"a": 1}"#, #"{"a": 1, "b": 1}"#, #"{"a": 1, "c": 1}"#, #"{"a": 1, "b": 1, "c": 1}"#, "{}"]

    private func verdicts<Value>(_ schema: TypedSchema<Value>) throws -> [Bool] {
        #expect(try isSchema(schema.json))
        return try texts.flatMap { try schema.verdicts(on: $0) }
    }

    @Test func schemasThatMustNotHoldAddUp() throws {
        #expect(try verdicts(Excluding.schema) == [true, false, false, false, true])
    }

    @Test func requirementsOfOneMemberAddUp() throws {
        #expect(try verdicts(Dependent.schema) == [false, false, false, true, true])
        #expect(Dependent.json["dependentRequired"] == ["a": ["b", "c"], "b": ["c"]])
    }

    @Test func schemasForOneMemberAddUp() throws {
        #expect(try verdicts(DependentSchemas.schema) == [false, false, false, true, true])
    }

    @Test func schemasThatMustHoldAddUp() throws {
        #expect(try verdicts(Both.schema) == [false, false, false, true, false])
        #expect(try verdicts(All.schema) == [false, false, false, false, false])
    }

    @Test func theTighterLimitCounts() throws {
        #expect(
            try Limited.schema.verdicts(
                on: #"{"x": 1}"#, #"{"x": 1, "xa": 2}"#, #"{"x": 1, "xa": "2"}"#, #"{"x": 1, "xab": 2}"#,
                #"{"x": 1, "ya": 2}"#, #"{"x": 1, "xa": 2, "xb": 3, "xc": 4}"#)
                == [false, true, false, false, false, false])
        #expect(try Closed.schema.verdicts(on: #"{"a": 1}"#, #"{"b": 1}"#) == [true, false])
    }

    struct Refusing: ObjectSchema {
        enum Name: PropertyName { case a, b }
        let rules: [ObjectRule<Name>] = [
            .dependentSchemas(.a, TypedSchema.not(.any)), .dependentSchemas(.a, .object(HasB.self)),
        ]
    }

    @Test func nothingStaysNothingWhateverIsSaidBesideIt() throws {
        #expect(Refusing.json["dependentSchemas"] == ["a": false])
    }

    struct Open: ObjectSchema {
        enum Name: PropertyName { case a, b }
        let rules: [ObjectRule<Name>] = [
            .dependentSchemas(.a, .any), .dependentSchemas(.a, .object(HasB.self)),
            .dependentSchemas(.b, .object(HasB.self)), .dependentSchemas(.b, .any),
        ]
    }

    @Test func whatAllowsAnythingAddsNothing() throws {
        let schemas = try #require(Open.json["dependentSchemas"]?.object)
        #expect(schemas["a"] == schemas["b"])
        #expect(schemas["a"]?["allOf"] == nil)
        #expect(try verdicts(Open.schema) == [false, true, false, true, true])
    }

    struct Twice: ObjectSchema {
        enum Name: String, PropertyName { case size }
        let least = Property(required: Name.size, .integer(minimum: 3))
        let most = Property(required: Name.size, .integer(maximum: 5))
    }

    @Test func whatIsRequiredTwiceIsListedOnce() throws {
        #expect(Twice.json["required"] == ["size"])
        #expect(try isSchema(Twice.json))
    }

    struct Accents: ObjectSchema {
        enum Name: String, PropertyName { case composed = "\u{E9}", decomposed = "e\u{301}", other }
        let rules: [ObjectRule<Name>] = [
            .dependentSchemas(.composed, .object(HasB.self)), .dependentSchemas(.decomposed, .object(HasC.self)),
        ]
    }

    @Test func namesThatLookAlikeAreTwo() throws {
        #expect(
            try Accents.schema.verdicts(
                on: "{\"\u{E9}\": 1, \"b\": 1}", "{\"\u{E9}\": 1, \"c\": 1}", "{\"e\u{301}\": 1, \"c\": 1}",
                "{\"e\u{301}\": 1, \"b\": 1}") == [true, false, true, false])
    }
}
