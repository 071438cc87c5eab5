@_spi(Kernels) import BricolageCore
import TestSupport
import Testing

/// Whichever kernel finds the structure of a text, the tape and the errors are those of the single pass.
@Suite struct KernelTests {
    @Test func theOnePassIsAlwaysThere() {
        #expect(ParsingKernel.available.first == .swift)
        #expect(ParsingKernel.available.contains(ParsingKernel.fastest))
    }

    @Test func aByteOrderMarkIsReadAlikeAndKept() throws {
        var comparison = KernelComparison()
        for text in ["{\"a\": [1]}", "1", "\"\"", "", " ", "\u{FEFF}", "{", "x"] {
            comparison.compare("\u{FEFF}" + text)
        }
        #expect(comparison.accepted == 3)
        for kernel in ParsingKernel.available {
            var parser = JSONDocument.Parser(kernel: kernel)
            let document = try parser.parse("\u{FEFF}[7]")
            #expect(document.source == [0xEF, 0xBB, 0xBF] + Array("[7]".utf8))
            #expect(document.root.location.offset == 3)
        }
    }

    /// Every place of a block at which something can begin, end or be cut in two.
    @Test func tokensMayStraddleBlocks() {
        let tokens = [
            #""a\"b""#, #""\\\\\"""#, #""\\""#, #""\ud83d\ude00""#, "\"é€😀\"", "\"\u{7F}\"", "-12.5e+3",
            "12345678901234567890",
            "true", "false", "null", "nul", "truex", "1x", "01", "-", "1.", "{\"a\": [1, {}]}", "[]", "\"\\", "\"",
            "\"\u{1}\"",
            "\t\r\n1", "\u{C}", "\u{1}", "\u{FEFF}1", "\0", "1\0", ",", "[", "]", "}", "{\"a\":1", "\\\"", "\\",
        ]
        var comparison = KernelComparison()
        for token in tokens {
            for before in 0..<67 {
                for after in [0, 1, 64] {
                    let (left, right) = (String(repeating: " ", count: before), String(repeating: " ", count: after))
                    let text = String(repeating: "x", count: before)
                    comparison.compare(left + token + right)
                    comparison.compare("[\"\(text)\",\(token)\(right)]")
                }
            }
        }
        #expect(comparison.accepted > 4000)
    }

    /// Every byte before those at which the rules of UTF-8 and of JSON change.
    @Test func pairsOfBytesAreJudgedAlike() {
        let seconds: [UInt8] = [
            0x00, 0x1F, 0x20, 0x22, 0x2C, 0x31, 0x5C, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xE0, 0xED,
            0xF0,
            0xF4, 0xF5, 0xFF,
        ]
        var comparison = KernelComparison()
        for first in UInt8.min...UInt8.max {
            for second in seconds {
                comparison.compare([0x5B, first, second, 0x5D])
                comparison.compare([0x22, first, second, 0x22])
                guard first >= 0xC0 else { continue }
                comparison.compare([0x22, first, second, 0x80, 0x22])
                comparison.compare([0x22, first, second, 0x80, 0xBF, 0x22])
                comparison.compare([0x22, first, 0x90, second, 0xBF, 0x22])
                comparison.compare([0x22, first, 0x90, 0xBF, second, 0x22])
            }
        }
        #expect(comparison.accepted == 839)
    }

    /// Sequences cut off by the end of a block, of a string or of the text.
    @Test func brokenSequencesAreSeenAtEveryOffset() {
        let sequences: [[UInt8]] = [
            [0xC3], [0xE2], [0xE2, 0x82], [0xF0], [0xF0, 0x9F], [0xF0, 0x9F, 0x98], [0x80], [0xC0, 0x80],
            [0xED, 0xA0, 0x80],
            [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82, 0xAC], [0xF0, 0x9F, 0x98, 0x80],
        ]
        var comparison = KernelComparison()
        for sequence in sequences {
            for before in 0..<130 {
                let start = [0x22] + [UInt8](repeating: 0x61, count: before) + sequence
                comparison.compare(start)
                comparison.compare(start + [0x22])
                comparison.compare(start + [UInt8](repeating: 0x62, count: 70) + [0x22])
                comparison.compare([UInt8](repeating: 0x20, count: before) + sequence)
            }
        }
        #expect(comparison.accepted == 2 * 130 * 2)
    }

    /// Longer than what a kernel is given at once, with next to no or next to nothing but entries.
    @Test(arguments: [100, 32_700, 32_768, 70_000])
    func partsOfATextAreJoined(count: Int) {
        var comparison = KernelComparison()
        let spaces = String(repeating: " ", count: count)
        for offset in 0..<9 {
            let left = String(repeating: " ", count: offset)
            for text in [
                "\(left)[1\(spaces)]\(spaces)", "\(spaces)\(left)1\(spaces)x", "\(spaces)\(left)", "\(left)1\(spaces)",
                left + String(repeating: "1", count: count), left + "[" + String(repeating: "1", count: count) + "]",
                left + "[\"" + String(repeating: #"\n"#, count: count) + "\",{\""
                    + String(repeating: #"\ud83d\ude00"#, count: count)
                    + "\":1}]",
                left + "[" + String(repeating: "[],{},0,", count: count) + "{\"a\":\"b\"}]",
                left + "[" + String(repeating: "{\"k\":\"v\",\"\\u0061\":[1.5,null]},", count: count / 8) + "7]",
                left + "\"" + String(repeating: "é", count: count) + "\"",
            ] {
                comparison.compare(text)
            }
        }
        #expect(comparison.accepted == 9 * 8)
    }

    @Test(arguments: [1, 63, 64, 599, 600, 601, 100_000])
    func depthIsCountedAlike(depth: Int) {
        for options in [JSONParsingOptions(), JSONParsingOptions(maximumDepth: 600)] {
            var comparison = KernelComparison(options: options)
            let (open, close) = (String(repeating: "[", count: depth), String(repeating: "]", count: depth))
            for text in [
                open + close, open, close, open + close + "]", open + "]", String(repeating: "{\"a\":", count: depth),
                String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth),
                String(repeating: "[{\"a\":", count: depth) + "1" + String(repeating: "}]", count: depth),
            ] {
                comparison.compare(text)
            }
        }
    }

    @Test func duplicateKeysAreRefusedAlike() {
        var comparison = KernelComparison(options: JSONParsingOptions(duplicateKeys: .reject))
        comparison.compare(#"{"a": 1, "b": 0, "\u0061": 2}"#)
        comparison.compare(#"{"a": 1, "b": 0, "c": 2}"#)
        #expect(comparison.accepted == 1)
    }

    /// Valid documents of random shape, then the same with one or two bytes changed.
    @Test func randomDocumentsAreReadAlike() {
        var generator = SeededGenerator(seed: 64)
        var comparison = KernelComparison()
        for _ in 0..<300 {
            let text = RandomText.document(using: &generator)
            comparison.compare(text)
            for _ in 0..<10 { comparison.compare(RandomText.damaged(text, using: &generator)) }
        }
        #expect(comparison.accepted > 600)
        #expect(comparison.accepted < comparison.compared)
    }

    @Test(
        "every kernel reads the suites and damaged copies of them alike",
        .enabled(if: Suites.has("json-test-suite/test_parsing"), Suites.hint))
    func suitesAreReadAlike() throws {
        var generator = SeededGenerator(seed: 2)
        var comparison = KernelComparison()
        let files = Suites.files(in: "json-test-suite/test_parsing") + Suites.files(in: "bench")
        for file in files {
            let text = try Suites.bytes(file)
            comparison.compare(text)
            guard !text.isEmpty, text.count < 100_000 else { continue }
            for _ in 0..<20 { comparison.compare(RandomText.damaged(text, using: &generator)) }
        }
        #expect(comparison.accepted > 95)
    }
}
