import BricolageCore
import BricolageWriting
import Foundation
import TestSupport
import Testing

/// Compares text formatted as it arrives with the same text parsed and written as a value.
@Suite struct StreamFormatterTests {
    private typealias Outcome = Result<String, JSONSyntaxError>

    /// The formatter's result for a text that arrives in chunks of the given size.
    private func format(
        _ text: [UInt8], _ formatting: JSONFormatting, chunk: Int, maximumSize: Int = 1 << 20
    ) -> Outcome {
        var formatter = StreamFormatter(formatting: formatting, maximumSize: maximumSize)
        var rest = text[...]
        var output: [UInt8] = []
        do {
            while let piece = try formatter.next(reading: {
                defer { rest = rest.dropFirst(chunk) }
                return rest.isEmpty ? nil : Array(rest.prefix(chunk))
            }) { output += piece }
            return .success(String(decoding: output, as: UTF8.self))
        } catch let error as JSONSyntaxError {
            return .failure(error)
        } catch {
            Issue.record(error)
            return .success("")
        }
    }

    /// The result of parsing and writing the same text.
    private func formatted(_ text: [UInt8], _ formatting: JSONFormatting) -> Outcome {
        Result { () throws(JSONSyntaxError) in
            let value = try JSON(parsing: text, options: JSONParsingOptions(duplicateKeys: .keep))
            return value.serialized(formatting)
        }
    }

    private static let formattings: [JSONFormatting] = [
        .compact, .pretty, JSONFormatting(indentation: .tab), JSONFormatting(indentation: .spaces(3), sortsKeys: true),
        JSONFormatting(sortsKeys: true), JSONFormatting(escapesSlashes: true, escapesNonASCII: true),
    ]

    private func expectSame(_ text: [UInt8], chunks: [Int], _ formattings: [JSONFormatting] = Self.formattings) {
        for formatting in formattings {
            let whole = formatted(text, formatting)
            for chunk in chunks {
                let streamed = format(text, formatting, chunk: chunk)
                #expect(streamed == whole, "\(formatting) \(chunk): \(String(decoding: text, as: UTF8.self))")
            }
        }
    }

    private static let sample = """
        \u{FEFF} {"b" : [ 1, -2.50E+3 , true,false\t,null, -0, 0.0, 123456789012345678901234567890, "a\\"]\\\\", [], {}],
          "a\\u0062\\/": "é😀\\ud83d\\ude00\\u0001\\b\\n/", "b": [[[{"z": [], "y": {"b": 1, "a": 2, "a": 3}}]]], "": ""
        } \r\n
        """

    @Test func everyChunkSizeGivesTheTextThatTheWriterGives() {
        let text = Array(Self.sample.utf8)
        expectSame(text, chunks: Array(1...text.count))
        let small = [
            "1", " 1 ", "-1.5e-7", "\"\"", "\"é\"", "null", "true", "[]", "{}", "[{}]", "\u{FEFF}\"\u{FEFF}\"",
            // A byte order mark is valid only at the very beginning.
            " \u{FEFF}1", "\u{FEFF}\u{FEFF}1", "\u{FEFF}", "  ",
        ]
        for text in small { expectSame(Array(text.utf8), chunks: [1, 2, 64]) }
    }

    /// The sample truncated at each byte, or with one byte replaced; each position gets two of the replacements.
    @Test func refusesWhatTheParserRefusesInTheSameWords() {
        let text = Array(Self.sample.utf8)
        let formattings = [JSONFormatting.pretty, JSONFormatting(sortsKeys: true)]
        for count in text.indices { expectSame(Array(text[..<count]), chunks: [1, 1000], formattings) }
        let others: [UInt8] = Array("\"\\]}:,1é e".utf8) + [0, 0x1F, 0xC0, 0xED, 0xFF]
        for index in text.indices {
            for other in [2 * index, 2 * index + 1] {
                var changed = text
                changed[index] = others[other % others.count]
                expectSame(changed, chunks: [7], formattings)
            }
        }
    }

    @Test func generatedTextsAreTheSame() {
        var generator = JSONTextGenerator(seed: 7)
        for round in 0..<60 {
            expectSame(Array(generator.text().utf8), chunks: [1 + round % 100, 4096])
            expectSame(generator.mutatedText(), chunks: [1 + round % 100, 4096])
        }
    }

    @Test("agrees with JSONTestSuite", .enabled(if: Suites.has("json-test-suite/test_parsing"), Suites.hint))
    func conformance() throws {
        let files = Suites.files(in: "json-test-suite/test_parsing")
        #expect(files.count >= 318)
        for file in files { expectSame(try Suites.bytes(file), chunks: [5, 1 << 16]) }
    }

    @Test func tokensLongerThanAnyChunkAreLaidOut() {
        let string = "\"" + String(repeating: "aé\\n\\u00e9😀", count: 5000) + "\""
        let number = "-1" + String(repeating: "0", count: 5000) + "." + String(repeating: "7", count: 5000) + "e10"
        // Without an escape, the string is read up to the end of the chunk.
        let plain = "\"" + String(repeating: "aé😀", count: 5000) + "\""
        for text in [string, plain, number, "[\(string),\(number)]", "{\(string):\(number)}"] {
            expectSame(Array(text.utf8), chunks: [13, 200, 1 << 16])
        }
    }

    @Test func excerptsShowWhatStandsBeforeThePlace() {
        let before = String(repeating: "\"0123456789 é\", ", count: 100)
        let text = "[\n" + before + "oops, " + String(repeating: "1, ", count: 99)
        expectSame(Array(text.utf8), chunks: [1, 31, 64, 129, 1000])
    }

    @Test func limitsAreErrorsWithAPlace() {
        let number = Array(("[" + String(repeating: "1", count: 2000) + "]").utf8)
        guard case .failure(let error) = format(number, .compact, chunk: 100, maximumSize: 1000) else {
            Issue.record("a number above the limit was laid out")
            return
        }
        #expect(error.reason == .sizeLimit(1000))
        #expect(error.location.description == "1:2")
        let object = Array("[{\"a\": \(String(repeating: " ", count: 2000))1}]".utf8)
        #expect(format(object, .compact, chunk: 100, maximumSize: 1000) == .success("[{\"a\":1}]"))
        guard case .failure = format(object, JSONFormatting(sortsKeys: true), chunk: 100, maximumSize: 1000) else {
            Issue.record("an object above the limit was sorted")
            return
        }
    }

    /// A string is not held in memory as a whole.
    @Test func stringsHaveNoLimit() {
        let text = "\"" + String(repeating: "0123456789", count: 200_000) + "\""
        #expect(format(Array(text.utf8), .compact, chunk: 1 << 16, maximumSize: 10) == .success(text))
    }

    @Test func textComesInPartsOnceThereIsEnough() throws {
        var formatter = StreamFormatter(formatting: .compact)
        let chunk = Array(String(repeating: "12345678, ", count: 10_000).utf8)
        var chunks = 0
        var sizes: [Int] = []
        while let piece = try formatter.next(reading: {
            chunks += 1
            switch chunks {
            case 1: return [UInt8(ascii: "[")]
            case 2..<60: return chunk
            case 60: return Array("1]".utf8)
            default: return nil
            }
        }) {
            sizes.append(piece.count)
        }
        let total = sizes.reduce(0, +)
        // The formatter drops the space after each of 580,000 commas.
        #expect(total == 5_220_003)
        #expect(sizes.count >= 5)
        #expect(sizes.allSatisfy { $0 < StreamFormatter.pieceSize + chunk.count })
    }

    @Test func deepTextIsRefusedAtTheLimit() throws {
        func format(depth: Int) throws -> Int {
            var formatter = StreamFormatter(formatting: .compact, maximumDepth: 1000)
            var chunks = ["[", "]"].map { Array(String(repeating: $0, count: depth).utf8) }
            var count = 0
            while let text = try formatter.next(reading: { chunks.isEmpty ? nil : chunks.removeFirst() }) {
                count += text.count
            }
            return count
        }
        #expect(try format(depth: 1000) == 2000)
        let error = #expect(throws: JSONSyntaxError.self) { try format(depth: 1001) }
        #expect(error?.reason == .depthLimit(1000))
        #expect(error?.location.offset == 1000)
    }

    /// Objects that are sorted had no limit.
    @Test(arguments: ["[", #"{"b":1,"a":"#]) func deepObjectsThatAreSortedAreRefusedAtTheLimit(opening: String) throws {
        func format(depth: Int) throws -> Int {
            var formatter = StreamFormatter(formatting: JSONFormatting(sortsKeys: true), maximumDepth: 100)
            let inner = String(repeating: opening, count: depth - 3)
            let closing = String(repeating: opening == "[" ? "]" : "}", count: depth - 3)
            var chunks = ["[[", #"{"a":\#(inner)1\#(closing)}"#, "]]"].map { Array($0.utf8) }
            var count = 0
            while let text = try formatter.next(reading: { chunks.isEmpty ? nil : chunks.removeFirst() }) {
                count += text.count
            }
            return count
        }
        #expect(try format(depth: 100) == 11 + 97 * (opening.utf8.count + 1))
        let error = #expect(throws: JSONSyntaxError.self) { try format(depth: 101) }
        #expect(error?.reason == .depthLimit(100))
        let outer = #"[[{"a":"#.utf8.count
        #expect(error?.location.offset == outer + 97 * opening.utf8.count)
    }

    @Test func costGrowsWithTheText() {
        func text(_ count: Int) -> [UInt8] {
            Array("[\(Array(repeating: "{\"k\": [1, \"a\\n\"]}", count: count).joined(separator: ","))]".utf8)
        }
        let growth = growth(from: text(2000), to: text(20_000)) { _ = format($0, .pretty, chunk: 1000) }
        #expect(growth < 20)
    }
}
