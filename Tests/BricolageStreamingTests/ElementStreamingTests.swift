import BricolageCore
import BricolageStreaming
import BricolageWriting
import TestSupport
import Testing

/// Streams against the same text parsed at once.
@Suite struct ElementStreamingTests {
    private struct Outcome: Equatable {
        var values: [String] = []
        var error: JSONSyntaxError?
    }

    /// The values and the error that a splitter finds in a text that arrives in chunks of one size.
    private func split(
        _ text: [UInt8], _ layout: JSONElementLayout, chunk: Int, _ options: JSONParsingOptions = .coding,
        maximumSize: Int = JSONElementSplitter.defaultMaximumSize
    ) -> Outcome {
        var splitter = JSONElementSplitter(layout, options: options, maximumSize: maximumSize)
        var outcome = Outcome()
        var rest = text[...]
        var isFinished = false
        do {
            while true {
                while let element = try splitter.next() {
                    #expect(element.index == outcome.values.count)
                    #expect(text[element.location.offset...].first.map { $0 > 0x20 } == true)
                    outcome.values.append(element.document.root.json.serialized())
                }
                if isFinished { break }
                splitter.append(Array(rest.prefix(chunk)))
                rest = rest.dropFirst(chunk)
                isFinished = rest.isEmpty
                if isFinished { splitter.finish() }
            }
        } catch {
            outcome.error = error.cause as? JSONSyntaxError
            #expect(outcome.error != nil)
        }
        return outcome
    }

    /// The values or the error that the parser finds in an array.
    private func parse(_ text: [UInt8], _ options: JSONParsingOptions = .coding) -> Outcome {
        do {
            let document = try JSONDocument(parsing: text, options: options)
            return Outcome(values: document.root.elements.map { $0.json.serialized() })
        } catch {
            return Outcome(error: error)
        }
    }

    private static let array = """
        \u{FEFF} [ 1, -2.5e+3 , true,false\t,null, "a\\"]\\\\", "é😀\\ud83d\\ude00", [], {}, [[1],[2,{"]":"["}]],
          {"k": [1, 2, {"é": "\\u005d"}], "k": "\\\\"}
        ] \r\n
        """

    @Test func arraysAreTheSameForEveryChunkSize() {
        let text = Array(Self.array.utf8)
        let whole = parse(text)
        #expect(whole.error == nil && whole.values.count == 11)
        for chunk in 1...text.count { #expect(split(text, .array, chunk: chunk) == whole, "chunks of \(chunk)") }
        for text in ["[]", " [ ] ", "[[]]", "[1]", "[\"\"]"] {
            #expect(split(Array(text.utf8), .array, chunk: 1) == parse(Array(text.utf8)), "\(text)")
        }
    }

    /// Expects the same values, or an error at the same location; an excerpt shows only text that is still buffered.
    private func expectSameVerdict(_ text: [UInt8], chunk: Int, _ options: JSONParsingOptions = .coding) {
        let whole = parse(text, options)
        let streamed = split(text, .array, chunk: chunk, options)
        let shown = String(decoding: text, as: UTF8.self)
        guard let error = whole.error else {
            if (try? JSONDocument(parsing: text, options: options).root.kind) == .array {
                #expect(streamed == whole, "\(shown)")
            } else {
                #expect(streamed.error != nil, "\(shown)")
            }
            return
        }
        #expect(streamed.error != nil, "\(error.message) in \(shown)")
        // A text that is no array is refused at its beginning.
        if streamed.error?.message.hasPrefix("expected '['") == true { return }
        #expect(streamed.error?.location == error.location, "\(error.message) in \(shown)")
    }

    @Test func everyTruncationIsAnErrorInBoth() {
        let text = Array(Self.array.utf8)
        for count in text.indices {
            expectSameVerdict(Array(text[..<count]), chunk: 7)
            expectSameVerdict(Array(text[..<count]), chunk: 1)
        }
    }

    @Test func everyMutationHasOneVerdict() {
        let text = Array(Self.array.utf8)
        var generator = SeededGenerator(seed: 6)
        let bytes = Array("[]{},:\"\\ 0-.eEtfn\u{1}\n".utf8) + [0x80, 0xC3, 0xEF, 0xBB, 0xFF]
        for _ in 0..<6000 {
            var mutated = text
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let place = Int.random(in: mutated.indices, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: mutated[place] = bytes.randomElement(using: &generator) ?? 0
                case 1: mutated.insert(bytes.randomElement(using: &generator) ?? 0, at: place)
                default: mutated.remove(at: place)
                }
            }
            expectSameVerdict(mutated, chunk: Int.random(in: 1...40, using: &generator))
        }
    }

    @Test func textThatIsNoArrayIsRefusedAtItsBeginning() {
        for text in ["{}", "1", "\"a\"", "", "  ", "\u{FEFF}", "x"] {
            let error = split(Array(text.utf8), .array, chunk: 1).error
            #expect(error != nil && error?.message.hasPrefix("expected '['") == true, "\(text)")
        }
    }

    @Test func depthCountsTheArray() {
        for depth in 0...4 {
            let options = JSONParsingOptions(maximumDepth: depth)
            for text in ["[]", "[1]", "[[]]", "[[[1]]]", "[{\"a\":[]}]"] {
                expectSameVerdict(Array(text.utf8), chunk: 3, options)
            }
        }
        let error = split(Array("[[[]]]".utf8), .array, chunk: 1, JSONParsingOptions(maximumDepth: 2)).error
        #expect(error?.reason == .depthLimit(2))
        let million = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
        #expect(split(million, .array, chunk: 4096).error?.reason == .depthLimit(512))
    }

    @Test func commasBeforeTheBracketHaveOneVerdict() {
        let texts = [
            "[1,]", "[ [1,] , ]", "[{\"a\":1,},]", "[]", "[,]", "[1,,]", "[1,", "[1,]]", "[1,}", "[[1,,],]", "[{,}]",
        ]
        for text in texts {
            for options in [JSONParsingOptions(), JSONParsingOptions(allowsTrailingCommas: true)] {
                for chunk in 1...3 { expectSameVerdict(Array(text.utf8), chunk: chunk, options) }
            }
        }
        let allowing = JSONParsingOptions(allowsTrailingCommas: true)
        #expect(split(Array("[1,]".utf8), .array, chunk: 1, allowing) == Outcome(values: ["1"]))
        #expect(split(Array("[1,]\n{\"a\":2,}".utf8), .lines, chunk: 1, allowing).values == ["[1]", "{\"a\":2}"])
    }

    @Test func linesAreTheSameForEveryChunkSize() {
        let text = Array("\u{FEFF}{\"a\": 1}\r\n\n \t\r\n[\"\\n\", \"é\"]\n2\n\"😀\"\nnull".utf8)
        for chunk in 1...text.count {
            let outcome = split(text, .lines, chunk: chunk)
            #expect(outcome == Outcome(values: ["{\"a\":1}", "[\"\\n\",\"é\"]", "2", "\"😀\"", "null"]))
        }
        #expect(split([], .lines, chunk: 1) == Outcome())
    }

    @Test func sequencesHaveRecordSeparators() {
        let text = Array("\u{1E}{\"a\":\n1}\n\u{1E}\u{1E}2\n\u{1E}\"x\"\u{1E}[]".utf8)
        for chunk in 1...text.count {
            #expect(
                split(text, .sequence, chunk: chunk) == Outcome(values: ["{\"a\":1}", "2", "\"x\"", "[]"]),
                "chunks of \(chunk)")
        }
        // A number that may be cut off (RFC 7464, section 2.4).
        #expect(split(Array("\u{1E}12".utf8), .sequence, chunk: 1).error?.location.offset == 3)
        #expect(split(Array("1\n".utf8), .sequence, chunk: 1).error?.location.offset == 0)
    }

    @Test func aBadLineIsReportedAndTheOthersFollow() throws {
        let text = "1\n{\"a\": }\n  x\n\u{FEFF}3\n4\n[\n5"
        var values: [Int] = []
        var places: [String] = []
        var elements = JSON.Decoder().elements(Int.self, of: [Array(text.utf8)], as: .lines)
        while let result = elements.nextResult() {
            switch result {
            case .success(let value): values.append(value)
            case .failure(let error):
                let error = try #require(error as? JSONElementError)
                places.append("\(error.index) \((error.cause as? JSONSyntaxError)?.location.description ?? "")")
            }
        }
        #expect(values == [1, 4, 5])
        #expect(places == ["1 2:7", "2 3:3", "3 4:1", "5 6:2"])
        var strict = JSON.Decoder().elements(Int.self, of: text.utf8, as: .lines)
        #expect(try strict.next() == 1)
        #expect(throws: JSONElementError.self) { try strict.next() }
    }

    @Test func aBrokenArrayEndsWithItsError() {
        var elements = JSON.Decoder().elements(Int.self, of: Array("[1, 2 3, 4]".utf8), as: .array)
        var results: [Result<Int, any Error>] = []
        while let result = elements.nextResult() { results.append(result) }
        #expect(results.count == 3)
        #expect(throws: JSONElementError.self) { try results.last?.get() }
        for _ in 0..<2 { #expect(throws: JSONElementError.self) { try elements.next() } }
    }

    @Test func issuesOfElementsHavePlacesInTheStream() throws {
        struct Order: Decodable {
            struct Line: Decodable { var count: Int }
            var lines: [Line]
        }
        let text = "[{\"lines\": []},\n {\"lines\": [{\"count\": 1},\n  {\"count\": \"é\"}]},\n{\"lines\":[]}]"
        var elements = JSON.Decoder().elements(Order.self, of: [Array(text.utf8)], as: .array)
        #expect(try elements.next()?.lines.isEmpty == true)
        let error = try #require(throws: JSONElementError.self) { try elements.next() }
        let issue = try #require((error.cause as? DecodingIssues)?.issues.first)
        #expect(error.index == 1 && issue.pointer.description == "/1/lines/1/count")
        #expect(issue.location?.description == "3:13")
        #expect(text.utf8.dropFirst(issue.location?.offset ?? 0).first == UInt8(ascii: "\""))
        // The array continues after an element that is valid JSON but does not fit the type.
        #expect(try elements.next()?.lines.isEmpty == true)
        #expect(try elements.next() == nil)
    }

    @Test func elementsHaveALimit() throws {
        let long = "\"" + String(repeating: "x", count: 500) + "\""
        let array = Array("[1,\(long),2]".utf8)
        #expect(split(array, .array, chunk: 10, maximumSize: 502).values.count == 3)
        #expect(split(array, .array, chunk: 10, maximumSize: 501).error?.reason == .sizeLimit(501))
        // Only the byte after a number shows where it ends.
        #expect(split(Array("[12]".utf8), .array, chunk: 1, maximumSize: 2) == Outcome(values: ["12"]))
        let options = JSONParsingOptions(maximumSize: 501)
        #expect(split(array, .array, chunk: 10, options).error?.reason == .sizeLimit(501))
        for chunk in [1, 10, 5000] {
            var elements = JSONElements(
                documentsOf: stride(from: 0, to: 1510, by: chunk).map { start in
                    Array("1\n\(long)\n2\n\(long)".utf8.dropFirst(start).prefix(chunk))
                }, as: .lines, maximumSize: 100)
            var outcome = ""
            while let result = elements.nextResult() {
                outcome += (try? result.get().root.json.serialized()) ?? "!"
            }
            #expect(outcome == "1!2!", "chunks of \(chunk)")
        }
    }

    @Test func theSpaceOfALineCountsForTheLimit() {
        for (line, isFine) in [("[1]", true), (" [1]", false), ("  1", true), ("    ", false)] {
            let outcome = split(Array((line + "\n2").utf8), .lines, chunk: 1, maximumSize: 3)
            #expect((outcome.error == nil) == isFine, "\(line)")
            #expect(isFine || outcome.error?.reason == .sizeLimit(3), "\(line)")
        }
    }

    /// The line feed after a value of a sequence, and a carriage return, used to count as part of its size.
    @Test func theEndOfALineIsNoPartOfAValue() {
        let texts: [(String, JSONElementLayout, isFine: Bool)] = [
            ("\u{1E}{}\n\u{1E}[]\r\n", .sequence, true), ("[]\r\n{}\r\n", .lines, true),
            ("\u{1E}{}\n\n", .sequence, false),
            ("\u{1E}{} \n", .sequence, false), ("[] \r\n", .lines, false), ("[]\r\r\n", .lines, false),
        ]
        for (text, layout, isFine) in texts {
            for chunk in 1...text.utf8.count {
                let outcome = split(Array(text.utf8), layout, chunk: chunk, maximumSize: 2)
                #expect(outcome.values.count == (isFine ? 2 : 0), "\(text.debugDescription) in chunks of \(chunk)")
                #expect(outcome.error?.reason == (isFine ? nil : .sizeLimit(2)), "\(text.debugDescription)")
            }
        }
    }

    /// For each blank line, all others used to be looked at.
    @Test func blankLinesCostTimeThatGrowsWithTheirNumber() throws {
        func lines(_ count: Int) -> [UInt8] { [UInt8](repeating: UInt8(ascii: "\n"), count: count) + Array("7".utf8) }
        let growth = try growth(from: lines(4_000), to: lines(32_000)) { lines in
            var elements = JSON.Decoder().elements(Int.self, of: [lines], as: .lines)
            let value = try elements.next()
            #expect(value == 7)
        }
        #expect(growth < 24)
    }

    /// What is skipped is not kept: it would cost memory, and be searched again with each chunk.
    @Test func theRestOfALineThatIsTooLargeIsForgotten() throws {
        let growth = growth(from: 100, to: 800) { count in
            let line = [[UInt8]](repeating: [UInt8](repeating: UInt8(ascii: "x"), count: 4096), count: count)
            var elements = JSONElements(documentsOf: line + [Array("\n7".utf8)], as: .lines, maximumSize: 10)
            var outcome = ""
            while let result = elements.nextResult() {
                outcome += (try? result.get().root.json.serialized()) ?? "!"
            }
            #expect(outcome == "!7")
        }
        #expect(growth < 24, "eight times as many chunks take \(growth) times as long")
    }

    /// Half of a character used to be treated as invalid UTF-8.
    @Test(
        arguments: [
            ("é]", .array, "'é'"), ("[1 é]", .array, "'é'"), ("[😀]", .array, "'😀'"), ("\n😀", .sequence, "'😀'"),
        ] as [(String, JSONElementLayout, String)])
    func aCharacterIsNamedHoweverItIsCut(text: String, layout: JSONElementLayout, name: String) {
        let whole = split(Array(text.utf8), layout, chunk: 16).error
        #expect(whole?.message.hasSuffix("found \(name)") == true, "\(whole?.message ?? "")")
        for chunk in 1...4 {
            let error = split(Array(text.utf8), layout, chunk: chunk).error
            #expect(error?.reason == whole?.reason && error?.location == whole?.location, "chunks of \(chunk)")
        }
    }

    @Test func anElementThatMayGoOnIsTheOneThatFails() throws {
        for (text, given, index) in [("[1", 0, 0), ("[1, 2", 1, 1), ("[1 ", 1, 1)] {
            var splitter = JSONElementSplitter(.array)
            splitter.append(Array(text.utf8))
            splitter.finish()
            for _ in 0..<given { #expect(try splitter.next() != nil) }
            let error = try #require(throws: JSONElementError.self) { try splitter.next() }
            #expect(error.index == index, "\(text)")
        }
    }

    @Test func memoryDoesNotGrowWithTheStream() throws {
        let element = Array("{\"id\": 1, \"text\": \"\(String(repeating: "y", count: 300))\"},".utf8)
        var rest = 40_000
        var elements = JSON.Decoder().elements(JSON.self, as: .array) {
            defer { rest -= 100 }
            if rest == 40_000 { return Array("[".utf8) }
            if rest == 0 { return Array("0]".utf8) }
            return rest < 0 ? nil : Array(repeatElement(element, count: 100).joined())
        }
        var count = 0
        var capacity = 0
        while try elements.next() != nil {
            count += 1
            capacity = max(capacity, elements.bufferCapacity)
        }
        #expect(count == 39_901)
        // Thirteen megabytes have passed through.
        #expect(capacity < 200_000)
    }

    @Test func whatIsWrittenIsRead() throws {
        struct Refused: Encodable { func encode(to encoder: any Encoder) throws { throw CancellationError() } }
        for layout in JSONElementLayout.allCases {
            var writer = JSONElementWriter(layout, encoder: JSON.Encoder(formatting: .pretty))
            #expect(throws: CancellationError.self) { try writer.encode(Refused()) }
            var bytes = try writer.encode(["a": [1, 2]])
            #expect(throws: CancellationError.self) { try writer.encode(Refused()) }
            bytes += try writer.encode("x\n") + writer.encode(7) + writer.finish()
            #expect(split(bytes, layout, chunk: 4).values == ["{\"a\":[1,2]}", "\"x\\n\"", "7"])
        }
        var empty = JSONElementWriter(.array)
        #expect(empty.finish() == Array("[]".utf8))
    }

    @Test func aWriterBeginsAnewAndCountsTheArray() throws {
        var encoder = JSON.Encoder()
        encoder.maximumDepth = 2
        var writer = JSONElementWriter(.array, encoder: encoder)
        for _ in 0..<2 {
            #expect(try writer.encode([1]) + writer.encode([2]) + writer.finish() == Array("[[1],[2]]".utf8))
        }
        #expect(throws: (any Error).self) { try writer.encode([[1]]) }
        var lines = JSONElementWriter(.lines, encoder: encoder)
        #expect(try lines.encode([[1]]) == Array("[[1]]\n".utf8))
    }

    /// All of the formatting used to be dropped, not only the options that spread a value over several lines.
    @Test func valuesOnALineKeepTheirOrderAndEscapes() throws {
        let formatting = JSONFormatting(
            indentation: .tab, sortsKeys: true, escapesSlashes: true, escapesNonASCII: true)
        var writer = JSONElementWriter(.lines, encoder: JSON.Encoder(formatting: formatting))
        let line = try writer.encode(["z": "a/b", "é": "c"] as JSON)
        #expect(String(decoding: line, as: UTF8.self) == #"{"z":"a\/b","\u00e9":"c"}"# + "\n")
    }

    /// Sums with such limits used to overflow.
    @Test(arguments: [-1, .min, 0])
    func limitsBelowNothingAreNothing(limit: Int) throws {
        for (layout, text) in [(JSONElementLayout.array, "[12, 3]"), (.lines, "[12]\n"), (.sequence, "\u{1E}[12]\n")] {
            // In two pieces, so that the size is compared before the end of the value has arrived.
            let outcome = split(Array(text.utf8), layout, chunk: 3, maximumSize: limit)
            #expect(outcome.values.isEmpty && outcome.error?.reason == .sizeLimit(0))
            var options = JSONParsingOptions.coding
            options.maximumDepth = limit
            #expect(split(Array(text.utf8), layout, chunk: 9, options).error?.reason == .depthLimit(0))
            var encoder = JSON.Encoder()
            encoder.maximumDepth = limit
            var writer = JSONElementWriter(layout, encoder: encoder)
            #expect(throws: (any Error).self) { try writer.encode([1]) }
        }
    }

    @Test(arguments: ["{}", "[]", "\"a\""])
    func aClosedValueAtTheEndOfASequenceNeedsNoLineFeed(value: String) {
        #expect(split(Array("\u{1E}\(value)".utf8), .sequence, chunk: 1) == Outcome(values: [value]))
    }
}
