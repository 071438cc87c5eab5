@_spi(Kernels) import BricolageCore
import Testing

@Suite struct ReusedMemoryTests {
    @Test(arguments: ParsingKernel.available)
    func aDocumentThatIsKeptDoesNotChange(kernel: ParsingKernel) throws {
        var parser = JSONDocument.Parser(kernel: kernel)
        let first = try parser.parse(#"{"a": [1, 2, 3]}"#)
        let node = try #require(parser.parse(#"["x", "y"]"#).root[1])
        _ = try parser.parse("[4, 5, 6, 7]")
        #expect(first.json == ["a": [1, 2, 3]])
        #expect(node.string == "y")
        #expect(node.document.json == ["x", "y"])
    }

    @Test(arguments: ParsingKernel.available)
    func memoryIsUsedAgainOnceNobodyHasTheDocument(kernel: ParsingKernel) throws {
        var parser = JSONDocument.Parser(kernel: kernel)
        let first = try parser.parse("[1, 2, 3, 4]").storage.source
        let second = try parser.parse("[5]").storage.source
        #expect(first == second)
        // A text as long as the first one fills the memory completely.
        #expect(try parser.parse("[1, 2, 3, 5]").storage.source == first)
        let kept = try parser.parse("[6]")
        let other = try parser.parse("[7]")
        #expect(kept.storage.source != other.storage.source)
        #expect(kept.json == [6])
    }

    @Test(arguments: ParsingKernel.available)
    func textsOfEverySizeFollowEachOther(kernel: ParsingKernel) throws {
        var parser = JSONDocument.Parser(kernel: kernel)
        for count in [1, 1000, 3, 100_000, 0, 17, 100_000, 2] {
            let text = "[" + String(repeating: "[],", count: count) + "1]"
            let document = try parser.parse(text)
            #expect(document.root.count == count + 1)
            #expect(document.source == [UInt8](text.utf8))
            #expect(throws: JSONSyntaxError.self) { try parser.parse("[1") }
        }
    }

    @Test func aCopyOfAParserSharesNothing() throws {
        var parser = JSONDocument.Parser()
        _ = try parser.parse("[1]")
        var copy = parser
        let first = try parser.parse("[2]")
        let second = try copy.parse("[3]")
        #expect(first.json == [2])
        #expect(second.json == [3])
    }

    @Test func aTextIsWrittenStraightIntoTheDocument() throws {
        struct Broken: Error {}
        var parser = JSONDocument.Parser(options: JSONParsingOptions(maximumSize: 5000))
        for count in [1, 600, 3] {
            let document = try parser.parse(upTo: 2 * count + 10) { text in
                text.append(UInt8(ascii: "["))
                for _ in 1..<count {
                    text.append(UInt8(ascii: "1"))
                    text.append(UInt8(ascii: ","))
                }
                text.append(UInt8(ascii: "1"))
                text.append(UInt8(ascii: "]"))
            }
            #expect(document.root.count == count)
            #expect(document.source.count == 2 * count + 1)
            #expect(throws: Broken.self) { try parser.parse(upTo: 9) { _ in throw Broken() } }
            #expect(throws: JSONSyntaxError.self) { try parser.parse(upTo: 9) { _ in } }
        }
        let error = #expect(throws: JSONSyntaxError.self) { try parser.parse(upTo: 5001) { _ in } }
        #expect(error?.reason == .sizeLimit(5000))
        var capacities: [Int] = []
        #expect(throws: JSONSyntaxError.self) { try parser.parse(upTo: -1) { capacities.append($0.freeCapacity) } }
        let seven = try parser.parse(upTo: 1) { text in
            capacities.append(text.freeCapacity)
            text.append(UInt8(ascii: "7"))
        }
        #expect(seven.root.int == 7)
        #expect(capacities == [0, 1])
    }

    @Test func optionsHoldForWhatFollows() throws {
        var parser = JSONDocument.Parser(options: JSONParsingOptions(maximumSize: 3))
        #expect(try parser.parse("[1]").options.maximumSize == 3)
        let error = #expect(throws: JSONSyntaxError.self) { try parser.parse("[10]") }
        #expect(error?.reason == .sizeLimit(3))
        parser.options = .coding
        #expect(try parser.parse("[10]").options == .coding)
    }

    @Test func roomForLessThanNothingIsNoRoom() {
        var parser = JSONDocument.Parser()
        #expect(throws: JSONSyntaxError.self) { try parser.parse(upTo: -1) { _ in } }
    }

    @Test(arguments: ParsingKernel.available) func aMarkAtTheBeginningStaysThere(kernel: ParsingKernel) throws {
        var parser = JSONDocument.Parser(kernel: kernel)
        let text = [0xEF, 0xBB, 0xBF] + Array("[1]".utf8)
        #expect(try parser.parse(text).source == text)
    }
}
