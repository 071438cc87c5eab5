import ECMARegex
import TestSupport
import Testing

@Suite struct LimitTests {
    @Test func aLimitOfAPatternIsNamed() {
        var limits = ECMARegex.Limits()
        limits.patternSize = 3
        limits.nesting = 2
        limits.classRanges = 3
        func error(_ pattern: String) -> ECMARegex.SyntaxError? {
            #expect(throws: ECMARegex.SyntaxError.self) { try ECMARegex(pattern, limits: limits) }
        }
        #expect(error("abcd")?.message == "larger than the limit of 3 bytes (patternSize)")
        #expect(throws: Never.self) { try ECMARegex("abc", limits: limits) }
        limits.patternSize = 100
        #expect(error("((())")?.message == "nested deeper than the limit of 2 levels (nesting)")
        #expect(error("((())")?.offset == 2)
        #expect(error("[a-cx]\\dé")?.message == "more ranges of characters than the limit of 3 (classRanges)")
        #expect(error("[\\d\\d\\d\\d]")?.message == "more ranges of characters than the limit of 3 (classRanges)")
        #expect(throws: Never.self) { try ECMARegex("(())abaab[a-c]", limits: limits) }
        #expect(throws: Never.self) { try ECMARegex("[acx]", limits: limits) }
    }

    @Test func nestingCostsNoStack() throws {
        try onSmallStack { () throws -> Void in
            var limits = ECMARegex.Limits()
            limits.nesting = .max
            limits.patternSize = .max
            let depth = 100_000
            let groups = String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
            #expect(try ECMARegex(groups, limits: limits).occurs(in: "xa"))
            let looks = String(repeating: "(?=", count: 1000) + "a" + String(repeating: ")", count: 1000)
            #expect(try ECMARegex(looks, limits: limits).occurs(in: "xa"))
            let references =
                "(b)" + String(repeating: "(?:(?=\\1)", count: 1000) + "b" + String(repeating: ")?", count: 1000)
            #expect(try ECMARegex(references, limits: limits).occurs(in: "bb"))
        }
    }
}
