import JSONSchemaCompat
import Testing

/// Checks of strings.
struct StringValidatorTests {
    let checks = Checks()

    private func accepts(_ validator: StringValidator, _ text: String) -> Bool {
        Checks.message { try validator(text) } == nil
    }

    @Test func lengths() {
        let validator: StringValidator = checks.length(min: 2, max: 3)
        #expect(["", "a", "ab", "abc", "abcd"].map { accepts(validator, $0) } == [false, false, true, true, false])
        #expect(accepts(checks.length(max: 1), "👩‍👩‍👧"))
        #expect(accepts(checks.length(), ""))
        #expect(Checks.message { try validator("abcd") } == "expected at most 3 characters, found 4")
    }

    @Test func patternsMatchTheWholeString() {
        let digits = checks.pattern(#"\d{1,2}"#)
        #expect(["1", "12", "123", "a1", ""].map { accepts(digits, $0) } == [true, true, false, false, false])
        let words = checks.pattern("a|bc")
        #expect(["a", "bc", "ac", "abc"].map { accepts(words, $0) } == [true, true, false, false])
        #expect(accepts(checks.pattern("^x.*$"), "xy"))
        #expect(!accepts(checks.pattern("x"), "x\n"))
        #expect(accepts(checks.pattern("(?i)abc"), "aBC"))
        #expect(accepts(checks.pattern(#"[\w-.]+"#), "a-b.c"))
    }

    @Test("messages show strings of up to forty code points, others shortened")
    func stringsInMessages() {
        func found(_ count: Int) -> String? {
            Checks.message { try checks.pattern("x")(String(repeating: "é", count: count)) }
        }
        let expected = #"expected a string that matches "x", found the string ""#
        #expect(found(40) == expected + String(repeating: "é", count: 40) + "\"")
        #expect(found(41) == expected + String(repeating: "é", count: 37) + "...\"")
    }

    @Test(arguments: ["(", "a)(b", "*", #"\p{Nothing}"#])
    func patternsThatAreNone(source: String) throws {
        let error = try #require(throws: JSONValidationError.self) { try checks.pattern(source)("ab") }
        guard case .unusablePattern(let pattern, let message)? = error.issues.first?.reason else {
            Issue.record("\(error)")
            return
        }
        #expect(pattern == source)
        #expect(!message.isEmpty)
        #expect(error.description.hasPrefix("the pattern \"\(source)\" cannot be used: "))
    }

    @Test func patternsTakeLinearTime() {
        let validator = checks.pattern("(a*)*b")
        #expect(!accepts(validator, String(repeating: "a", count: 20_000)))
    }

    @Test func emailAddresses() {
        let validator = checks.format(.email)
        for text in ["ann@example.com", "a.b+c@sub.example.org", "x_1%@a-b.io"] { #expect(accepts(validator, text)) }
        for text in [
            "", "ann", "ann@", "@example.com", "ann@example", "ann@e.x", "a b@example.com", "ann@example.com ",
            "a..b@example.com", ".a@example.com", "ann@-example.com", "ann@example..com", "é@example.com",
        ] {
            #expect(!accepts(validator, text), "\(text)")
        }
        #expect(
            Checks.message { try validator("ann") } == #"expected an email address, found the string "ann""#)
    }

    @Test func datesWithTimes() {
        let validator = checks.format(.datetime)
        for text in ["2024-02-29T00:00:00Z", "2023-01-31T23:59:59.123+05:30"] { #expect(accepts(validator, text)) }
        for text in [
            "", "2024-02-29", "2023-02-29T00:00:00Z", "2017-99-99T99:99:99Z", "2024-02-29T00:00:00",
            "2024-02-29 00:00:00Z", "2024-02-29t00:00:00z", "2024-02-29T00:00:00Z ", "2024-02-29T25:00:00Z",
        ] {
            #expect(!accepts(validator, text), "\(text)")
        }
        #expect(
            Checks.message { try validator("now") } == #"expected a date and a time, found the string "now""#)
    }

    struct Colour: PatternValidatorConvertible {
        let pattern = "#[0-9a-f]{6}"
    }

    @Test func formatsOfYourOwn() {
        #expect(accepts(checks.format(Colour()), "#00ff7f"))
        #expect(!accepts(checks.format(Colour()), "#00ff7f0"))
        let email: any PatternValidatorConvertible = BuiltinStringValidatorsFormats.email
        #expect(accepts(checks.format(email), "ann@example.com"))
    }
}
