import ECMARegex
import TestSupport
import Testing

/// Texts in which several patterns occur at once.
@Suite struct JointSamplerTests {
    @Test(arguments: [
        (["^v", #"\d$"#], 0...10), (["a", "b", "c"], 3...3), (["^(?:ab)*$", "^[ab]{6}$"], 0...9), (["^a*$"], 7...7),
        (["^[a-f]+$", "^(?!a)", "(?<!f)$"], 1...4), ([#"^\w+\b.\b\w+$"#, "x"], 5...9), ([], 3...5),
        (["^a{3}$|^b{5}$"], 4...5), (["^(?:a|bc{9})$"], 5...20), ([#"^\u{1F600}+$"#, "(?m:^.$)"], 0...1),
        (["^.{200}$", "^a", "z$"], 0...1_000),
    ])
    func everyTextHasAllPatterns(patterns: [String], lengths: ClosedRange<Int>) throws {
        let sampler = ECMARegex.JointSampler(patterns)
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<30 {
            let text = try #require(sampler.text(lengths: lengths, using: &generator), "\(patterns)")
            #expect(lengths.contains(text.unicodeScalars.count), "\(text) by \(patterns)")
            for pattern in patterns { #expect(try ECMARegex(pattern).occurs(in: text), "\(text) by \(pattern)") }
        }
    }

    @Test(arguments: [["^a$", "^b$"], ["[]"], ["a^b"], ["^a", "^(?!a)"], ["^[ab]*$", "c"]])
    func whatCannotOccurTogetherHasNoTexts(patterns: [String]) {
        #expect(!ECMARegex.JointSampler(patterns).hasTexts)
    }

    @Test func lengthsThatNoTextHasAreTold() {
        var generator = SeededGenerator(seed: 5)
        let sampler = ECMARegex.JointSampler(["^[a-z]{2,4}$"])
        #expect(sampler.text(lengths: 5...9, using: &generator) == nil)
        #expect(sampler.text(lengths: 0...1, using: &generator) == nil)
        #expect(sampler.text(lengths: 4...9, using: &generator)?.count == 4)
    }

    @Test(
        "patterns for which no automaton can be built are left out",
        arguments: [#"^(\w+) \1$"#, "a(?=b)", "(", "^(?:(?:a{1000}){1000}){1000}$"])
    func patternsThatAreLeftOut(pattern: String) throws {
        var generator = SeededGenerator(seed: 5)
        let text = try #require(ECMARegex.JointSampler([pattern, "^b+$"]).text(lengths: 3...3, using: &generator))
        #expect(text == "bbb")
    }

    @Test func lengthsBeyondTheLongestTextAreNoneThatIsFound() {
        var generator = SeededGenerator(seed: 5)
        let sampler = ECMARegex.JointSampler(["^a*$"])
        #expect(sampler.text(lengths: 100_001...200_000, using: &generator) == nil)
    }

    @Test func patternsOfManyStatesEndSoon() {
        var generator = SeededGenerator(seed: 5)
        let patterns = ["(?:a|b)*a(?:a|b){14}$", "^(?:[ab]{7})*$", "^(?:[ab]{11})*$", "^(?:[ab]{13})*$"]
        // There may be no final state among the states within the limit.
        _ = ECMARegex.JointSampler(patterns).text(lengths: 0...2_000, using: &generator)
    }
}
