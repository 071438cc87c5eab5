import Bricolage
import BricolageTypedSchema
import BricolageValidation
import TestSupport
import Testing

/// Which values of a valid document are read, and how.
@Suite struct ReadingTests {
    struct Patterned: ObjectSchema {
        enum Name: PropertyName { case a }
        let scores = PatternProperties("^s", .integer())
        let others = AdditionalProperties(TypedSchema<Int>.oneOf(.integer(), .integer(minimum: 1).map { -$0 }))
    }

    @Test("members that a later one with the same key has replaced are not read")
    func shadowedMembers() throws {
        let schema = TypedSchema.object(additionalProperties: .integer())
        #expect(try schema.value(of: #"{"a": "x", "a": 1}"#) == ["a": 1])
        #expect(try schema.value(of: #"{"\u0061": 1e30, "b": 2, "a": 1}"#) == ["a": 1, "b": 2])
        #expect(try schema.value(of: #"{"a": 1, "a": "x"}"#) == nil)
        let choices = TypedSchema.object(
            additionalProperties: .oneOf(.integer(), TypedSchema<String>.string().map(\.utf8.count)))
        #expect(try choices.value(of: #"{"a": null, "a": "xyz"}"#) == ["a": 3])
        let value = try #require(try Patterned.schema.value(of: #"{"s": "x", "s": 1, "t": null, "t": -2}"#))
        #expect(value.scores == ["s": 1] && value.others == ["t": -2])
    }

    struct Node: ObjectSchema {
        enum Name: PropertyName { case next }
        let next = Property(required: Name.next, choice)
        private static let choice: TypedSchema<Int> = .oneOf(
            .integer(), TypedSchema.object(Node.self).map { $0.next + 1 },
            TypedSchema<Bool>.boolean().map { $0 ? 1 : 0 })
    }

    @Test("nested choices are decided in linear time")
    func nestedChoices() throws {
        let schema = try TypedSchema.object(Node.self).map { $0.next }.compiled()
        func document(_ levels: Int) throws -> JSONDocument {
            let text = String(repeating: #"{"next": "#, count: levels) + "5" + String(repeating: "}", count: levels)
            return try JSONDocument(parsing: text)
        }
        #expect(try schema.value(of: document(30)) == 34)
        let growth = try growth(from: document(60), to: document(480)) { document in
            _ = try schema.value(of: document)
        }
        #expect(growth < 24, "eight times as deep takes \(growth) times as long")
    }

    class Named: ObjectSchema, @unchecked Sendable {
        enum Name: PropertyName { case name, size }
        let name = Property(required: Name.name, .string())
        required init() {}
    }

    final class Sized: Named, @unchecked Sendable {
        let size = Property(required: Name.size, .integer())
    }

    struct Optional: ObjectSchema {
        enum Name: PropertyName { case a }
        let a = Property(optional: Name.a, lengthOrNumber)
    }

    private static let lengthOrNumber: TypedSchema<Int> = .oneOf(
        .integer(), TypedSchema<String>.string().map(\.utf8.count))

    @Test("a choice is decided inside a tuple and inside a member that may be absent")
    func choicesInside() throws {
        let tuple = TypedSchema.tuple(Self.lengthOrNumber, Self.lengthOrNumber)
        let value = try #require(try tuple.value(of: #"["abc", 5]"#))
        #expect(value == (3, 5))
        #expect(try Optional.schema.value(of: #"{"a": "abcd"}"#)?.a == 4)
        #expect(try Optional.schema.value(of: "{}").map(\.a) == .some(nil))
    }

    @Test("annotations are in the schema, and the properties of a class follow those of its superclass")
    func wordsAndOrder() {
        let words = TypedSchema.integer().annotated(
            title: "T", description: "D", default: 1, examples: [2], deprecated: true)
        let expected: JSON = [
            "type": "integer", "title": "T", "description": "D", "default": 1, "examples": [2], "deprecated": true,
        ]
        for (keyword, value) in expected.object ?? [:] { #expect(words.json[keyword] == value, "\(keyword)") }
        #expect(Sized.json["properties"]?.object?.keys.map(\.self) == ["name", "size"])
    }

    @Test("the properties of a superclass are properties too")
    func inheritedProperties() throws {
        let schema = TypedSchema.object(Sized.self)
        #expect(
            try schema.verdicts(on: #"{"name": "a", "size": 1}"#, #"{"size": 1}"#, #"{"name": "a"}"#) == [
                true, false, false,
            ])
        let value = try schema.value(of: #"{"name": "a", "size": 1}"#)
        #expect(value?.name == "a" && value?.size == 1)
    }

    struct Computed: ObjectSchema {
        enum Name: PropertyName { case a, extra }
        let a = Property(required: Name.a, .integer())
        var alias: Property<Int> { a }
        var extra: Property<Int> { Property(required: Name.extra, .integer()) }
    }

    @Test("reading a computed property ends the program, unless it returns a stored one")
    func computedProperties() async throws {
        #expect(try Computed.schema.value(of: #"{"a": 1}"#)?.alias == 1)
        await #expect(processExitsWith: .failure) {
            let value = try Computed.compiled().value(of: JSONDocument(parsing: #"{"a": 1, "extra": 2}"#))
            _ = value.extra
        }
    }

    @Test("each of several choices is decided by its own schemas")
    func severalChoices() throws {
        let text = TypedSchema<String>.oneOf(.string(), TypedSchema<Bool>.boolean().map { "\($0)" })
        let many = TypedSchema<Int>.oneOf(
            TypedSchema.array(of: .integer()).map(\.count), TypedSchema<String>.string().map(\.utf8.count),
            .integer())
        let schema = TypedSchema.tuple(text, Self.lengthOrNumber, many)
        let value = try #require(try schema.value(of: #"[true, "abc", [1, 2]]"#))
        #expect(value == ("true", 3, 2))
        let other = try #require(try schema.value(of: #"["x", 7, "abcd"]"#))
        #expect(other == ("x", 7, 4))
    }
}
