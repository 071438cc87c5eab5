import Bricolage
import BricolageTypedSchema
import BricolageValidation
import Testing

/// Names that look alike but have different bytes are two names, as in the validator.
@Suite struct EquivalentNameTests {
    struct Open: ObjectSchema {
        enum Name: String, PropertyName { case e = "\u{E9}" }
        let e = Property(optional: Name.e, .integer())
        let others = AdditionalProperties(TypedSchema.string())
    }

    @Test("a member whose name is canonically equivalent to that of a property is a separate member")
    func additionalMembers() throws {
        let value = try #require(try Open.schema.value(of: "{\"\u{E9}\": 1, \"e\u{301}\": \"x\", \"z\": \"y\"}"))
        #expect(value.e == 1)
        #expect(value.others == ["e\u{301}": "x", "z": "y"])
    }

    struct Both: ObjectSchema {
        enum Name: PropertyName {
            case composed, decomposed
            var propertyName: String { self == .composed ? "\u{E9}" : "e\u{301}" }
        }
        let composed = Property(required: Name.composed, .string())
        let decomposed = Property(required: Name.decomposed, .integer())
    }

    @Test("two properties with canonically equivalent names are validated and read separately")
    func properties() throws {
        let value = try #require(try Both.schema.value(of: "{\"\u{E9}\": \"a\", \"e\u{301}\": 5}"))
        #expect(value.composed == "a" && value.decomposed == 5)
        #expect(
            try Both.schema.verdicts(
                on: "{\"\u{E9}\": \"a\", \"e\u{301}\": \"b\"}", "{\"\u{E9}\": \"a\"}", "{\"e\u{301}\": 5}")
                == [false, false, false])
    }

    @Test("names are equal if they are the same case, whatever their texts are")
    func equality() {
        #expect(Both.Name.composed != .decomposed && Both.Name.composed == .composed)
        #expect(Set([Both.Name.composed, .decomposed, .composed]).count == 2)
    }

    struct Patterned: ObjectSchema {
        enum Name: PropertyName { case a }
        let all = PatternProperties("", .string())
    }

    struct Additional: ObjectSchema {
        enum Name: PropertyName { case a }
        let all = AdditionalProperties(TypedSchema.string())
    }

    @Test("members that a dictionary would merge are refused with a place")
    func mergedMembers() throws {
        func pointers<Value>(_ schema: TypedSchema<Value>) throws -> [String] {
            let document = try JSONDocument(parsing: "{\"o\u{308}\": \"1\", \"\u{F6}\": \"2\", \"a\": \"3\"}")
            let compiled = try schema.compiled()
            #expect(compiled.schema.isValid(document))
            do throws(ValidationReport) {
                _ = try compiled.value(of: document)
                return []
            } catch {
                #expect(error.issues.first?.expected.contains("canonically equivalent") == true)
                return error.issues.map(\.pointer.description)
            }
        }
        #expect(try pointers(.object(additionalProperties: .string())) == ["/\u{F6}"])
        #expect(try pointers(TypedSchema.object(Patterned.self)) == ["/\u{F6}"])
        #expect(try pointers(TypedSchema.object(Additional.self)) == ["/\u{F6}"])
    }
}
