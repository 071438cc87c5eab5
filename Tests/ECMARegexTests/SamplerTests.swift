import ECMARegex
import TestSupport
import Testing

/// Texts in which a pattern occurs.
@Suite struct SamplerTests {
    @Test(arguments: [
        "^[A-Z]{2}-[0-9]{3,5}$", "a|b", "", "^(a|b)*c+$", #"^\d{4}-\d{2}$"#, #"^\p{Lu}\p{Ll}*$"#,
        "^(?:x(?:y(?:z)?)?)?$",
        #"^(\w+) \1$"#, #"^(?=a)[a-c]b$"#, #"^(?!a)[ab]$"#, #"\bword\b"#, "^[^a-z]{3}$", #"^\u{1F600}+$"#, "(?<=a)b",
        "(?m:^a[^]*^b$)", "^ab(?!c)", "(?<!a)b",
        "^(?i:abc)$", "^a$|^b$", "^$", "[^]", "^.{20}$", "^((((a){2}){2}){2}){2}$",
    ])
    func everyTextHasThePattern(pattern: String) throws {
        let sampler = try ECMARegex.Sampler(pattern)
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<50 {
            let text = try #require(sampler.text(using: &generator), "\(pattern)")
            #expect(try ECMARegex(pattern).occurs(in: text), "\(text) by \(pattern)")
        }
    }

    @Test func textsAreAsLongAsIsAskedFor() throws {
        var generator = SeededGenerator(seed: 5)
        let sampler = try ECMARegex.Sampler("^[a-z]+$")
        for _ in 0..<20 { #expect(try #require(sampler.text(length: 30, using: &generator)).count >= 30) }
        #expect(try #require(ECMARegex.Sampler("^[a-z]{2,4}$").text(length: 30, using: &generator)).count == 4)
    }

    @Test func lengthsAndAttemptsBelowZeroAreZero() throws {
        var generator = SeededGenerator(seed: 5)
        let sampler = try ECMARegex.Sampler("^ab*$")
        #expect(try #require(sampler.text(length: .min, using: &generator)).hasPrefix("a"))
        #expect(sampler.text(attempts: -1, using: &generator) == nil)
    }

    @Test func whatMatchesNothingHasNoTexts() throws {
        var generator = SeededGenerator(seed: 5)
        #expect(try ECMARegex.Sampler("[]").text(using: &generator) == nil)
        #expect(try ECMARegex.Sampler("a^b").text(using: &generator) == nil)
    }

    @Test func hugePatternsEndSoon() throws {
        var generator = SeededGenerator(seed: 5)
        #expect(try ECMARegex.Sampler("^a{100000}$").text(using: &generator) == nil)
        #expect(try ECMARegex.Sampler("^(?:(?:a{1000}){1000}){1000}$").text(using: &generator) == nil)
        let text = try ECMARegex.Sampler("^(?:(?:a*){1000}){1000}$").text(attempts: 3, using: &generator)
        #expect(text?.allSatisfy { $0 == "a" } ?? true)
        let deep = String(repeating: "(?:", count: 400) + "a" + String(repeating: ")+", count: 400)
        #expect(try ECMARegex.Sampler(deep).text(using: &generator) != nil)
    }

    @Test func aLengthBeyondAnyTextIsNotPadded() throws {
        var generator = SeededGenerator(seed: 5)
        #expect(try #require(ECMARegex.Sampler("ab").text(length: 1 << 40, using: &generator)).count < 1 << 20)
    }
}
