import Bricolage
import BricolageTypedSchema
import BricolageValidation
import TestSupport
import Testing

/// Schemas of arrays, objects and combinations.
@Suite struct ContainerTests {
    @Test func arrays() throws {
        let schema = TypedSchema.array(of: .string(minLength: 1), minItems: 1, maxItems: 3, uniqueItems: true)
        #expect(
            try schema.verdicts(on: "[]", #"["a"]"#, #"["a","a"]"#, #"["a",""]"#, #"["a","b","c","d"]"#)
                == [false, true, false, false, false])
        #expect(try schema.value(of: #"["a", "b"]"#) == ["a", "b"])
        let marked = TypedSchema.array(of: .integer(), contains: .any.requiring(.const(7)))
        #expect(try marked.verdicts(on: "[1, 7]", "[1]") == [true, false])
        #expect(try isSchema(marked.json))
    }

    @Test func tuples() throws {
        let schema = TypedSchema.tuple(.string(), .integer(), .nullable(.boolean()))
        #expect(
            try schema.verdicts(
                on: #"["a", 1, null]"#, #"["a", 1, true]"#, #"["a", 1]"#, #"[1, "a", null]"#, #"["a", 1, null, 2]"#)
                == [true, true, false, false, false])
        let value = try #require(try schema.value(of: #"["a", 2, true]"#))
        #expect(value.0 == "a" && value.1 == 2 && value.2 == true)
        #expect(schema.json["items"] == false && schema.json["prefixItems"]?.count == 3)
        #expect(try schema.value(of: #"["a", 1e30, null]"#) == nil)
    }

    @Test func objectsOfAnyNames() throws {
        let schema = TypedSchema.object(
            additionalProperties: .integer(), propertyNames: .string(pattern: "^[a-z]+$"), minProperties: 1,
            maxProperties: 2)
        #expect(
            try schema.verdicts(on: "{}", #"{"a": 1}"#, #"{"A": 1}"#, #"{"a": "1"}"#, #"{"a":1,"b":2,"c":3}"#)
                == [false, true, false, false, false])
        #expect(try schema.value(of: #"{"a": 1, "b": 2}"#) == ["a": 1, "b": 2])
    }

    enum ID: Equatable, Sendable {
        case number(Int)
        case name(String)
    }

    @Test func choicesAreReadByTheBranchThatHolds() throws {
        let id = TypedSchema.anyOf(
            TypedSchema.integer(minimum: 1).map(ID.number), TypedSchema.string(minLength: 2).map(ID.name))
        #expect(try id.value(of: "7") == .number(7))
        #expect(try id.value(of: #""ab""#) == .name("ab"))
        #expect(try id.verdicts(on: "0", #""a""#, "null") == [false, false, false])
        #expect(id.json["anyOf"]?.count == 2)
        // The first branch does not hold, although its type would fit.
        let ranges = TypedSchema.oneOf(
            TypedSchema.integer(maximum: 10).map { "low \($0)" }, TypedSchema.integer(minimum: 5).map { "high \($0)" })
        #expect(try ranges.value(of: "3") == "low 3")
        #expect(try ranges.value(of: "30") == "high 30")
        #expect(try ranges.value(of: "7") == nil)
        #expect(try TypedSchema.array(of: id).value(of: #"[1, "ab"]"#) == [.number(1), .name("ab")])
        #expect(try id.value(of: "1e30") == nil)
    }

    @Test func allOfReadsByEachSchema() throws {
        let schema = TypedSchema.allOf(.integer(minimum: 1), .number(maximum: 10))
        let value = try #require(try schema.value(of: "4"))
        #expect(value.0 == 4 && value.1 == 4.0)
        #expect(try schema.verdicts(on: "0", "1", "11") == [false, true, false])
        let choice = TypedSchema.allOf(
            .number(), TypedSchema<Int>.oneOf(.integer(), TypedSchema<Bool>.boolean().map { _ in 0 }))
        #expect(try choice.value(of: "4")?.1 == 4)
        let report = try #require(throws: ValidationReport.self) {
            try TypedSchema.allOf(.number(), .integer()).compiled().value(of: JSONDocument(parsing: "1e30"))
        }
        #expect(report.issues.map(\.expected) == ["an integer of 64 bits"])
    }

    @Test func negationAndConditions() throws {
        let schema = TypedSchema.string().excluding(.enum(["root", "admin"]))
        #expect(try schema.verdicts(on: #""ada""#, #""root""#, "1") == [true, false, false])
        #expect(try TypedSchema.not(.null()).verdicts(on: "1", "null") == [true, false])
        let noneOf = TypedSchema.integer().excluding(.anyOf(.const(1), .const(2)))
        #expect(try noneOf.verdicts(on: "1", "2", "3") == [false, false, true])
        let even = TypedSchema.if(.number(minimum: 10), then: .integer(multipleOf: 10), else: .integer())
        #expect(try even.verdicts(on: "7", "20", "21", "7.5") == [true, true, false, false])
        let without = TypedSchema.if(.number(minimum: 10), then: .integer(multipleOf: 10)).json
        #expect(without["then"] != nil && without["else"] == nil)
    }

    /// Reading recurses over documents; where the stack ends there is a report, and no trap.
    @Test func deepDocumentsEndInAReport() throws {
        struct Chain: ObjectSchema {
            enum Name: String, PropertyName { case next, number }
            let next = Property(optional: Name.next, .object(Chain.self))
            let number = Property(optional: Name.number, .integer())
        }
        let depth = 1_500
        let text = String(repeating: #"{"next":"#, count: depth) + "{}" + String(repeating: "}", count: depth)
        let document = try JSONDocument(parsing: text)
        let schema = try Chain.compiled()
        try onSmallStack {
            do throws(ValidationReport) {
                var chain: ValidatedObject<Chain>? = try schema.value(of: document)
                while let link = chain { chain = link.next }
            } catch {
                #expect(error.interruption != nil)
            }
        }
        var options = ValidationOptions.assertingFormats
        options.maximumDepth = 100
        #expect(throws: ValidationReport.self) { try Chain.compiled(options: options).value(of: document) }
    }
}
