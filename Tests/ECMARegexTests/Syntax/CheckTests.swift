import ECMARegex
import TestSupport
import Testing

/// Patterns that are only parsed.
@Suite struct CheckTests {
    private func outcome(_ body: () throws(ECMARegex.SyntaxError) -> Void) -> ECMARegex.SyntaxError? {
        do throws(ECMARegex.SyntaxError) {
            try body()
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [false, true])
    func whatIsRefusedIsWhatCannotBeMadeReady(isLenient: Bool) {
        var generator = PatternGenerator(seed: 3)
        let patterns = (0..<1000).flatMap { _ in [generator.pattern(), generator.mutatedPattern()] }
        var refused = 0
        for pattern in patterns {
            let error = outcome { () throws(ECMARegex.SyntaxError) in
                _ = try ECMARegex(pattern, isLenient: isLenient)
            }
            let found = outcome { () throws(ECMARegex.SyntaxError) in
                try ECMARegex.check(pattern, isLenient: isLenient)
            }
            #expect(found == error, "\(pattern)")
            if error != nil { refused += 1 }
        }
        #expect(refused > 100 && refused < 1900)
    }

    @Test func limitsHold() {
        var limits = ECMARegex.Limits()
        limits.classRanges = 3
        #expect(throws: ECMARegex.SyntaxError.self) { try ECMARegex.check(#"\w"#, limits: limits) }
    }
}
