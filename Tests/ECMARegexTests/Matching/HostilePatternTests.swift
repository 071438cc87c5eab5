@_spi(Steps) import ECMARegex
import TestSupport
import Testing

/// Patterns that take other engines days.
///
/// The tests count steps, which do not depend on the machine.
@Suite struct HostilePatternTests {
    @Test(arguments: [
        "^(a+)+$", "^(a|a)*$", "^(a|aa)+$", "(a*)*b", "(.*)*(.*)*(.*)*x", "^(([a-z])+.)+[A-Z]([a-z])+$", "(a+a+)+y",
        "^(?:a?){30}a{30}$", "(?:a{1,9}){1,9}b", "^(.?)*$|b",
    ]) func aPatternWithoutReferencesIsSearchedForInLinearTime(_ pattern: String) throws {
        let regex = try ECMARegex(pattern)
        let small = String(repeating: "a", count: 200) + "!"
        let large = String(repeating: "a", count: 2000) + "!"
        _ = try regex.occurs(in: large)
        if let few = regex.steps(in: small), let many = regex.steps(in: large) { #expect(many <= few * 11) }
    }

    @Test(arguments: [
        "(?=(a+)+$)b", "(?<!^(a|a)*)b", "x(?=.*y)", "(?<=(?=.*x).*)!$", "(?!(?:a*)*!)c", "a(?=a*b)(?=a*c)|(?<=(a*)*!)b",
    ]) func lookAroundsTakeNoMoreThanTheStepsOfTheProgramAtEachPlace(_ pattern: String) throws {
        let regex = try ECMARegex(pattern)
        let few = try #require(regex.steps(in: String(repeating: "a", count: 200) + "!"))
        let many = try #require(regex.steps(in: String(repeating: "a", count: 2000) + "!"))
        #expect(few > 200)
        #expect(many <= few * 11)
    }

    @Test(arguments: [
        #"^(a+)+\1$"#, #"^(a|a)*\1b"#, #"(?=(a+)+\1b)c"#, #"^((a*)*)*\2b"#, "(?:(?:a{1,1000}){1,1000}){1,1000}b",
    ]) func aSearchThatOnlyTryingDecidesEndsInAnError(_ pattern: String) throws {
        let regex = try ECMARegex(pattern)
        let text = String(repeating: "a", count: 40) + "!"
        let limit = 25_000 + 16 * text.utf8.count
        let error = #expect(throws: ECMARegex.LimitError.self) { try regex.occurs(in: text) }
        #expect(error?.limit == .steps(limit))
        #expect(error?.description == "searching takes more than the limit of \(limit) steps (steps, stepsPerByte)")
        #expect(try #require(regex.steps(in: text)) <= limit + text.utf8.count)
        // The next search does not depend on this one.
        #expect(throws: Never.self) { try regex.occurs(in: "a!") }
    }

    /// The groups and names that a step looks at count as well.
    @Test(arguments: [
        String(repeating: "()", count: 5000) + #"(?:(a)|x)*\1"#,
        "(?:" + String(repeating: "(?<n>b)|", count: 3000) + #"(?:a|\k<n>))*y"#,
        "(?:" + String(repeating: "()", count: 5000) + #"a)*\1y"#,
    ]) func aPatternOfManyGroupsEndsAsSoon(_ pattern: String) throws {
        let regex = try ECMARegex(pattern)
        let text = String(repeating: "a", count: 300)
        _ = try? regex.occurs(in: text)
        #expect(try #require(regex.steps(in: text)) <= 25_000 + 16 * 300 + 10_000)
    }

    /// Such a list backtracked because of its length alone, and ended at the limit of steps.
    @Test func aLongListOfWordsHasNoLimit() throws {
        let words = (0..<1500).map { "word\($0 * 7919 % 100_000)suffix" }
        let list = try ECMARegex(words.joined(separator: "|"))
        let text = String(repeating: "A short and harmless line of text. ", count: 20)
        #expect(try !list.occurs(in: text))
        #expect(try list.occurs(in: text + words[1234] + text))
    }

    @Test func theLimitsOfASearchAreThoseThatWereGiven() throws {
        var limits = ECMARegex.Limits()
        limits.steps = 10
        limits.stepsPerByte = 0
        let few = try ECMARegex(#"(a)\1"#, limits: limits)
        #expect(try few.occurs(in: "aa"))
        #expect(throws: ECMARegex.LimitError(limit: .steps(10))) { try few.occurs(in: "bbbbbbbbbb") }
        limits.stepsPerByte = 10
        #expect(try !ECMARegex(#"(a)\1"#, limits: limits).occurs(in: "bbbbbbbbbb"))
        limits.steps = -1
        limits.stepsPerByte = 0
        #expect(throws: ECMARegex.LimitError(limit: .steps(-1))) {
            try ECMARegex(#"(a)\1"#, limits: limits).occurs(in: "aa")
        }
        // Twice the largest number overflows: its lowest bits alone would be too small a limit.
        limits.steps = 0
        limits.stepsPerByte = .max
        #expect(try ECMARegex(#"(a)\1"#, limits: limits).occurs(in: "aa"))
        limits.steps = .max
        limits.openDecisions = 100
        let open = try ECMARegex(#"(a)*\1$"#, limits: limits)
        let error = #expect(throws: ECMARegex.LimitError.self) {
            try open.occurs(in: String(repeating: "a", count: 99))
        }
        #expect(error?.description == "searching leaves more than the limit of 100 decisions open (openDecisions)")
    }

    @Test func aLimitIsWhatMayBeTaken() throws {
        let text = String(repeating: "a", count: 20) + "b" + String(repeating: "a", count: 20)
        let pattern = #"^(a*)b\1$"#
        var limits = ECMARegex.Limits()
        limits.stepsPerByte = 0
        limits.steps = try #require(ECMARegex(pattern).steps(in: text))
        #expect(try ECMARegex(pattern, limits: limits).occurs(in: text))
        limits.steps -= 1
        #expect(throws: ECMARegex.LimitError.self) { try ECMARegex(pattern, limits: limits).occurs(in: text) }
        // The beginning and the end of a group can both be taken back.
        limits = ECMARegex.Limits()
        limits.openDecisions = 2
        #expect(try ECMARegex(#"^(a)\1"#, limits: limits).occurs(in: "aa"))
        limits.openDecisions = 1
        #expect(throws: ECMARegex.LimitError.self) { try ECMARegex(#"^(a)\1"#, limits: limits).occurs(in: "aa") }
    }

    @Test func whatAReferenceReadsCounts() throws {
        let part = String(repeating: "a", count: 500)
        let once = try #require(ECMARegex(#"^(a*)b\1$"#).steps(in: part + "b" + part))
        let often = try #require(ECMARegex(#"^(a*)b\1\1\1$"#).steps(in: part + "b" + part + part + part))
        #expect(often - once >= 1000)
    }

    @Test(arguments: [
        ("a{1,1000000}", "ba", true), ("^a{2,1000000}$", "a", false), ("^(?:ab){2,1000000}$", "abab", true),
        ("^(?:ab){2,1000000}$", "ab", false), ("^(?:ab){3,1000000}?$", "abab", false), ("(?:){1000000}", "", true),
        ("(?:){3000000000}", "", true),
        ("^(?:a{1,1000}){1,1000}$", "aaaa", true), ("^[a-z]{0,1000000}$", "abc", true),
        ("^[a-z]{4,1000000}$", "abc", false),
        ("^.{0,2}$", "😀😀", true), ("^.{0,1}$", "😀😀", false), ("^.{3}$", "😀😀", false),
        ("^(?:ab|c){1,3000000000}$", "abcab", true), ("a{0}b", "b", true), ("^a{0}$", "a", false),
    ]) func largeRepetitionsCostNoMemory(_ pattern: String, _ text: String, _ occurs: Bool) throws {
        do {
            #expect(try ECMARegex(pattern).occurs(in: text) == occurs)
        } catch let error as ECMARegex.LimitError {
            // A million times nothing is a million steps.
            #expect(pattern.hasPrefix("(?:){"), "\(error)")
        }
    }
}
