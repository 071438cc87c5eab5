import ECMARegex
import TestSupport
import Testing

@Suite struct TextTests {
    /// Each byte that is not part of valid UTF-8 is a character that no class contains.
    @Test(
        arguments: [
            ("[^]", [0x80], false), (".", [0xFF], false), ("^a", [0x61, 0xC3], true), ("a$", [0x61, 0xC3], false),
            ("a.b", [0x61, 0xC3, 0x62], false), ("b", [0xE2, 0x82, 0x62], true), ("^$", [0xC0, 0x80], false),
            ("^[^]$", [0xC0, 0x80], false), ("^[^]$", [0xED, 0xA0, 0x80], false),
            ("^[^]$", [0xF4, 0x90, 0x80, 0x80], false),
            ("^[^]$", [0xF4, 0x8F, 0xBF, 0xBF], true), ("^[^]$", [0xE0, 0x80, 0x80], false),
            ("^[^]$", [0xE0, 0xA0, 0x80], true), ("^[^]$", [0xE0, 0x9F, 0xBF], false),
            ("^([^])\\1?$", [0xE0, 0x9F, 0xBF], false),
            ("^[^]$", [0xF0, 0x8F, 0xBF, 0xBF], false), ("^[^]$", [0xF0, 0x90, 0x80, 0x80], true),
            ("^[^]$", [0xC2, 0x80], true),
            ("^[^]$", [0xC1, 0xBF], false), ("^[^]$", [0xF8, 0x88, 0x80, 0x80, 0x80], false),
            ("^[^]$", [0xEF, 0xBF, 0xBF], true),
            ("(?<=é)b", [0xC3, 0xA9, 0x62], true), ("(?<=[^])b", [0xA9, 0x62], false),
            ("(?<=[^])b", [0xC3, 0xA9, 0xA9, 0x62], false),
            ("(?<=^[^]+)b", [0x61, 0xFF, 0x62], false), ("\\bb", [0xFF, 0x62], true),
            ("(a)[^]?\\1", [0x61, 0x80, 0x61], false),
            ("(?:b|a)(?!.)", [0x61, 0x80], true), ("^[a-z]{0,9}$", [0x61, 0x80], false),
            ("^(?i:(ã)\\1)", [0xC3, 0xA3, 0xC3, 0x83], true), ("^(?i:(ã)\\1)", [0xC3, 0xA3, 0xC3], false),
        ] as [(String, [UInt8], Bool)]) func bytesThatAreNoTextMatchNothing(
            _ pattern: String, _ bytes: [UInt8], _ occurs: Bool
        ) throws
    {
        let regex = try ECMARegex(pattern)
        #expect(try regex.occurs(in: bytes.span) == occurs)
        let occursInBytes = try bytes.withUnsafeBufferPointer { try regex.occurs(in: $0) }
        #expect(occursInBytes == occurs)
    }

    @Test func anEmptyTextIsSearchedToo() throws {
        #expect(try ECMARegex("^$").occurs(in: UnsafeBufferPointer(start: nil, count: 0)))
        #expect(try ECMARegex("(?!a)").occurs(in: ""))
        #expect(try ECMARegex("(a)?\\1").occurs(in: ""))
        #expect(try !ECMARegex("[^]").occurs(in: ""))
    }

    /// Text that Swift does not store as contiguous UTF-8, and parts of strings.
    @Test func anyStringIsSearched() throws {
        let regex = try ECMARegex("^b+é$")
        #expect(try regex.occurs(in: String("abbé".dropFirst())))
        #expect(try regex.occurs(in: String(repeating: "b", count: 100) + "é"))
    }

    /// Classes that are repeated over a whole text are counted, in characters and not in bytes.
    @Test func classesOfWholeTextsAreCounted() throws {
        #expect(try ECMARegex("^[^b]{4}$").occurs(in: "👍👍👍👍"))
        #expect(try !ECMARegex("^[^b]{4}$").occurs(in: "👍👍👍👍👍"))
        #expect(try !ECMARegex("^[^b]{4}$").occurs(in: "ééé"))
        for pattern in ["^a*$", "^a+$", "^a{3,}$"] {
            #expect(try ECMARegex(pattern).occurs(in: String(repeating: "a", count: 5000)), "\(pattern)")
        }
    }

    @Test(arguments: [
        ("a?^b", "b", true), ("a?^b", "ab", false), ("(?:a|)^b|c", "ac", true), ("(?:^a)?b", "cb", true),
        ("(?<=^a)b", "ab", true), ("(?!^)b", "ab", true), ("(?:a^){0}b", "ab", true), ("(a?)^\\1b", "b", true),
        ("(?:^|a)b", "cab", true),
    ]) func aPatternIsSearchedForFromEachPlaceThatMayBegin(_ pattern: String, _ text: String, _ occurs: Bool) throws {
        #expect(try ECMARegex(pattern).occurs(in: text) == occurs)
    }

    /// A lone surrogate in a pattern matches no character of a text, even if two of them are adjacent.
    @Test(arguments: [
        (#"^\uDC00\uDC00{0}$"#, false), (#"^\uDC00{0}$"#, true), (#"^\uD83D{0}\uDC4D{0}$"#, true),
        (#"^\uD83D\uDC4D{0}$"#, true),
    ]) func surrogatesAlone(_ pattern: String, _ occurs: Bool) throws {
        #expect(try ECMARegex(pattern).occurs(in: "") == occurs)
    }

    @Test(arguments: ["^a*b", "(?<=a)b", "(a)\\1", "^(?!c)[^]*b$"]) func onePatternIsSearchedForByManyAtOnce(
        _ pattern: String
    ) async throws {
        let regex = try ECMARegex(pattern)
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for index in 0..<32 {
                group.addTask {
                    let text = String(repeating: "a", count: index + 2) + (index % 2 == 0 ? "b" : "c")
                    return try (0..<200).allSatisfy { _ in
                        try regex.occurs(in: text) == (index % 2 == 0 || pattern == "(a)\\1")
                    }
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
    }

    @Test func longTextsAreSearchedInLinearTime() throws {
        for pattern in ["a+b", "^[^b]*$", "(?=a*b)c", "x(y)\\1"] {
            let regex = try ECMARegex(pattern)
            let ratio = growth(
                from: String(repeating: "a", count: 5000), to: String(repeating: "a", count: 50_000)
            ) { _ = try? regex.occurs(in: $0) }
            #expect(ratio < 40, "\(pattern)")
        }
    }
}
