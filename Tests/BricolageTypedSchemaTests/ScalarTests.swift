import Bricolage
import BricolageTypedSchema
import BricolageValidation
import Testing

/// Schemas of values that are not containers.
@Suite struct ScalarTests {
    @Test func strings() throws {
        let schema = TypedSchema.string(minLength: 2, maxLength: 3, pattern: "^[a-zé👍]*$")
        #expect(
            try schema.verdicts(on: #""a""#, #""ab""#, #""👍é""#, #""abc""#, #""abcd""#, #""AB""#, "1")
                == [false, true, true, true, false, false, false])
        #expect(try schema.value(of: #""\u0061b""#) == "ab")
        #expect(
            schema.json["minLength"] == 2 && schema.json["maxLength"] == 3 && schema.json["pattern"] == "^[a-zé👍]*$")
    }

    /// A pattern may match anywhere in a string, as JSON Schema specifies.
    @Test func patternsAreSearchedFor() throws {
        #expect(try TypedSchema.string(pattern: "b").verdicts(on: #""abc""#, #""ac""#) == [true, false])
    }

    @Test func formatsCount() throws {
        let schema = TypedSchema.string(format: .date)
        #expect(try schema.verdicts(on: #""2026-11-22""#, #""2026-02-30""#) == [true, false])
        #expect(schema.json["format"] == "date")
        // Unless the options do not assert formats.
        let lenient = try schema.compiled(options: ValidationOptions())
        #expect(try lenient.value(of: JSONDocument(parsing: #""2026-02-30""#)) == "2026-02-30")
    }

    @Test func integers() throws {
        let schema = TypedSchema.integer(minimum: 0, exclusiveMaximum: 100, multipleOf: 5)
        #expect(
            try schema.verdicts(on: "0", "95", "95.0", "9.5e1", "100", "-5", "7", "2.5")
                == [true, true, true, true, false, false, false, false])
        #expect(try schema.value(of: "9.5e1") == 95)
        let other = TypedSchema.integer(maximum: 3, exclusiveMinimum: 1)
        #expect(try other.verdicts(on: "1", "2", "3", "4") == [false, true, true, false])
    }

    /// An integer of JSON Schema that does not fit into `Int` is refused with its place, not truncated.
    @Test func integersThatDoNotFitAreReported() throws {
        let schema = try TypedSchema.array(of: .integer()).compiled()
        let document = try JSONDocument(parsing: "[1, 9223372036854775807, 9223372036854775808, 1e30]")
        #expect(schema.schema.isValid(document))
        let report = #expect(throws: ValidationReport.self) { try schema.value(of: document) }
        let issues = try #require(report).issues
        #expect(issues.map { $0.pointer.description } == ["/2", "/3"])
        #expect(issues[0].message == "expected an integer of 64 bits, found 9223372036854775808")
    }

    @Test func numbers() throws {
        let schema = TypedSchema.number(minimum: 0.5, exclusiveMaximum: 2, multipleOf: 0.1)
        #expect(
            try schema.verdicts(on: "0.5", "1", "1.9", "2", "0.4", "1.25", #""1""#)
                == [true, true, true, false, false, false, false])
        #expect(try schema.value(of: "1.5") == 1.5)
        #expect(TypedSchema.number(minimum: .infinity).json["minimum"] == nil)
        #expect(
            try TypedSchema.exactNumber().value(of: "0.1000000000000000000000001")?.description
                == "0.1000000000000000000000001")
    }

    @Test func booleansAndNull() throws {
        #expect(try TypedSchema.boolean().verdicts(on: "true", "false", "0", "null") == [true, true, false, false])
        #expect(try TypedSchema.null().verdicts(on: "null", "0", "false") == [true, false, false])
        #expect(try TypedSchema.boolean().value(of: "false") == false)
        #expect(try TypedSchema.any.verdicts(on: "null", "[1]") == [true, true])
    }

    @Test func nullables() throws {
        let schema = TypedSchema.nullable(.integer())
        #expect(try schema.verdicts(on: "null", "1", #""1""#) == [true, true, false])
        #expect(try schema.value(of: "1") == .some(1))
        #expect(try schema.value(of: "null") == .some(nil))
        // A number that the schema accepts but `Int` cannot hold is refused, as in schemas that are not nullable.
        #expect(try schema.value(of: "1e30") == nil)
    }

    enum Size: String, CaseIterable { case small, large }
    enum Level: Int, CaseIterable { case low = 1, high }

    @Test func constantsAndEnumerations() throws {
        #expect(try TypedSchema.const("a").verdicts(on: #""a""#, #""b""#) == [true, false])
        #expect(try TypedSchema.enum([1, 3]).verdicts(on: "1", "1.0", "2", "3") == [true, true, false, true])
        let size = TypedSchema.enum(Size.self)
        #expect(size.json["enum"] == ["small", "large"])
        #expect(try size.value(of: #""large""#) == .large)
        #expect(try size.verdicts(on: #""small""#, #""tiny""#, "null") == [true, false, false])
        #expect(try TypedSchema.enum(Level.self).value(of: "2.0") == .high)
    }

    @Test func wordsForPeopleAskNothing() throws {
        let schema = TypedSchema.integer().annotated(
            title: "Age", description: "In years.", default: 18, examples: [20], deprecated: true)
        #expect(schema.json["title"] == "Age" && schema.json["default"] == 18 && schema.json["examples"] == [20])
        #expect(try schema.verdicts(on: "1") == [true])
    }

    @Test func whatIsNoSchemaIsReported() throws {
        #expect(throws: SchemaIssues.self) { try TypedSchema.string(pattern: "(").compiled() }
        #expect(throws: SchemaIssues.self) { try TypedSchema.string(minLength: -1).compiled() }
        #expect(throws: SchemaIssues.self) { try TypedSchema.integer(multipleOf: 0).compiled() }
    }
}
