@_spi(Steps) import ECMARegex
import Testing

/// Common patterns are searched for in the cheapest way.
@Suite struct WayTests {
    @Test(
        arguments: [
            ("^[a-z0-9-]{1,63}$", .classRun), ("^(.*)$", .classRun), ("^((?:[^]){3,1000000})$", .classRun),
            ("^a$", .classRun),
            ("^x-", .automaton), ("\\.json$", .automaton), ("^(red|green|blue)$", .automaton), ("", .automaton),
            ("^\\d{4}-\\d{2}-\\d{2}$", .automaton), ("^\\p{L}[\\p{L}\\p{N}]*$", .automaton), ("\\bword\\b", .automaton),
            ("(?m:^a$)", .automaton), ("(a+)+$", .automaton), ("^[a-z]{1,100}[0-9]{1,100}$", .automaton),
            ("^(?!x-)[a-z]+$", .conditions([.automaton, .automaton].reversed())),
            ("^(?=.*\\d)(?!.*-).{8,}$", .conditions([.classRun, .automaton, .automaton])),
            ("^[a-z]+(?<!-)(?<=x)$", .conditions([.classRun, .automaton, .automaton])),
            ("^(?=a(?=b))a", .conditions([.automaton, .simulation])),
            ("a(?=b)", .simulation), ("(?<=a)b", .simulation), ("(?:a{1,50}){1,90}$", .simulation),
            ("(a)\\1", .backtracker), (String(repeating: "(?=a)", count: 64), .simulation),
            (String(repeating: "(?=a)", count: 65), .backtracker), ("^(?=(a))\\1", .backtracker),
            ("(?:a{1,1000}){1,1000}", .backtracker),
        ] as [(String, ECMARegex.Way)]) func thePatternIsSearchedForInThisWay(pattern: String, way: ECMARegex.Way)
        throws
    {
        let found = try ECMARegex(pattern).way
        if case .conditions(let ways) = found, case .conditions(let expected) = way {
            #expect(ways.count == expected.count)
        } else {
            #expect(found == way)
        }
    }

    @Test func patternsWithMoreConditionsThanAreSearchedForOneByOneAreSearchedForAtOnce() throws {
        let eight = try ECMARegex("^" + String(repeating: "(?=.*a)", count: 8) + ".*$")
        let nine = try ECMARegex("^" + String(repeating: "(?=.*a)", count: 9) + ".*$")
        #expect(nine.way == .simulation)
        #expect(eight.way == .conditions([.classRun] + Array(repeating: .automaton, count: 8)))
        for regex in [eight, nine] {
            #expect(try regex.occurs(in: "bab"))
            #expect(try !regex.occurs(in: "bbb"))
        }
    }
}
