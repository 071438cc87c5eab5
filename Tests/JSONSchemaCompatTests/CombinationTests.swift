import Bricolage
import JSONSchemaCompat
import Testing

/// Combinations of checks.
struct CombinationTests {
    struct Failure: Error {}

    let checks = Checks()
    let pass: JSONValueValidator = { _ in }
    let fail: JSONValueValidator = { _ in throw Failure() }

    private func accepts(_ validator: JSONValueValidator) -> Bool {
        Checks.message { try validator(.null) } == nil
    }

    @Test func allOf() {
        #expect(accepts(checks.allOf(pass, pass)))
        #expect(!accepts(checks.allOf(pass, fail)))
        #expect(!accepts(checks.allOf([fail])))
        #expect(accepts(checks.allOf([] as [JSONValueValidator])))
        let both = checks.allOf(checks.string(), checks.number())
        #expect(
            Checks.message { try both(.null) } == "expected a string, found null\nexpected a number, found null")
    }

    @Test func anyOf() {
        #expect(accepts(checks.anyOf(fail, pass)))
        #expect(accepts(checks.anyOf(pass, pass)))
        #expect(!accepts(checks.anyOf(fail, fail)))
        #expect(!accepts(checks.anyOf(fail)))
        #expect(!accepts(checks.anyOf([] as [JSONValueValidator])))
    }

    @Test func oneOf() {
        #expect(accepts(checks.oneOf(fail, pass, fail)))
        #expect(accepts(checks.oneOf(pass)))
        #expect(!accepts(checks.oneOf(pass, fail, pass)))
        #expect(!accepts(checks.oneOf(fail, fail)))
        #expect(!accepts(checks.oneOf([] as [JSONValueValidator])))
    }

    @Test func noneOf() {
        #expect(accepts(checks.noneOf(fail, fail)))
        #expect(accepts(checks.noneOf([] as [JSONValueValidator])))
        #expect(!accepts(checks.noneOf(fail, pass)))
        #expect(!accepts(checks.noneOf(pass)))
    }

    @Test func messagesShowTheReasonsOfEachRule() {
        let either = checks.array(checks.items(checks.anyOf(checks.string(checks.length(max: 1)), checks.null())))
        #expect(
            Checks.message { try either(.array([.string("ab")])) } == """
                expected a value that one of several rules accepts at /0
                    expected at most 1 character, found 2 at /0
                    expected null, found the string "ab" at /0
                """)
        #expect(
            Checks.message { try checks.oneOf(fail, pass, pass)(.null) }
                == "expected a value that only one rule accepts, found one that rules 1, 2 accept")
        #expect(
            Checks.message { try checks.oneOf(fail, fail)(.null) } == """
                expected a value that one of several rules accepts
                    Failure()
                    Failure()
                """)
        #expect(
            Checks.message { try checks.noneOf(fail, pass)(.null) }
                == "expected a value that no rule accepts, found one that rule 1 accepts")
    }

    @Test func causesHaveTheirWholePath() throws {
        let lists = checks.items(checks.anyOf(checks.null(), checks.array(checks.items(checks.anyOf(pass, fail)))))
        let inner = checks.items(checks.anyOf(checks.null(), checks.array(checks.items(checks.oneOf(fail, fail)))))
        #expect(Checks.message { try lists([.null, .array([.null])]) } == nil)
        let error = try #require(throws: JSONValidationError.self) { try inner([.null, .array([.null])]) }
        let causes = try #require(error.issues.first?.causes)
        #expect(causes.map(\.pointer) == ["/1", "/1/0"])
        #expect(causes.last?.causes.map(\.pointer) == ["/1/0", "/1/0"])
    }

    @Test func otherContents() {
        let either: StringValidator = checks.anyOf(checks.pattern("a"), checks.format(.email))
        #expect(Checks.message { try either("a") } == nil)
        #expect(Checks.message { try either("b") } != nil)
    }

    @Test func whatCannotBeDecidedIsNeverTakenAsInvalid() {
        let unusable = checks.string(checks.pattern("("))
        for validator in [
            checks.noneOf(unusable), checks.anyOf(unusable, checks.string()), checks.oneOf(unusable, checks.string()),
            checks.noneOf(checks.anyOf(checks.noneOf(unusable), fail)),
        ] {
            let message = Checks.message { try validator(.string("a")) }
            #expect(message?.hasPrefix("the pattern \"(\" cannot be used") == true)
        }
    }
}
