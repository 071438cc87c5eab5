@_spi(Parts) import BricolageCore
@_spi(Parts) import BricolageFields
@_spi(Parts) import BricolageWriting
import TestSupport
import Testing

/// Compares reading arrays in parts with reading their whole text at once.
@Suite struct ArrayInPartsTests {
    private struct Item: JSONReadableObject, Equatable {
        var name: String
        var tags: [String]?

        init(fields: inout JSONFields) throws {
            name = try fields["name"]
            tags = try fields["tags"]
        }
    }

    private static let partSizes = [0, 1, 7, 40, 64, 150, 100_000]

    /// Reads a text in parts of each size and expects the result of reading it whole, or nil if that fails.
    @discardableResult
    private func compare<T: JSONReadable & Equatable>(
        _ text: [UInt8], as type: T.Type, _ options: JSONParsingOptions = .coding
    ) -> Bool {
        let decoder = JSON.Decoder(parsing: options)
        let whole = try? decoder.decode([T].self, from: JSONDocument(parsing: text, options: options))
        for size in Self.partSizes {
            let parts = text.withUnsafeBufferPointer { decoder.readInParts([T].self, $0, partSize: size) }
            #expect(parts == whole, "parts of \(size) bytes of \(String(decoding: text, as: UTF8.self))")
        }
        return whole != nil
    }

    @Test(arguments: [
        "[]", " [ ] ", "\u{FEFF}[1]", "\u{FEFF} [1,2 , 3]\r\n", "[[], [[]], [1, [2]]]",
        "[{\"]\": \"[,\"}, \"\\\"]\", 5]",
        "[\"\\\\\", \"\\\\\\\"\", \",\"]", "[0.5,-1e9 ,\"é😀\\ud83d\\ude00\",true,null]", "[\"abcdefgh\\\"ijklmnop,]\"]",
    ])
    func arraysOfAnythingAreRead(text: String) {
        #expect(compare(Array(text.utf8), as: JSON.self))
    }

    @Test(arguments: [
        "", "[", "[1", "[1,", "[1,]", "[,1]", "[,]", "[1,,2]", "[1,2],", "[1,2]]", "[1,2][3]", "[1}", "{1]", "[{]}",
        "[[1,2]", "[\"a]", "[\"a\\", "[1 2]", "[1,\u{FEFF}2]", "[1]x", "[\u{B}1]", "1,2", "{\"a\": [1]}", "x[1]",
        "[1],[2]", "[Y]", "[_,y]", "[01]", "[nul,l]",
    ])
    func whatIsNoArrayIsNotRead(text: String) {
        #expect(!compare(Array(text.utf8), as: JSON.self))
    }

    @Test func wrongBytesAreRefusedInEveryPart() {
        for byte in [0x00, 0x1F, 0x7F, 0x80, 0xC0, 0xED, 0xFF] as [UInt8] {
            for place in 0...11 {
                var text = Array("[\"ab\",\"cd\"]".utf8)
                text.insert(byte, at: place)
                compare(text, as: JSON.self)
            }
        }
    }

    @Test func generatedArraysAndTheirMutations() {
        var generator = JSONTextGenerator(seed: 20)
        var random = SeededGenerator(seed: 21)
        var read = 0
        for _ in 0..<400 {
            let count = Int.random(in: 0...5, using: &random)
            let elements = (0..<count).map { _ in Array(generator.text().utf8) }
            var text = Array("[".utf8) + elements.joined(separator: Array(",".utf8)) + Array("]".utf8)
            guard text.count < 4000 else { continue }
            for _ in 0..<3 {
                for duplicates in JSONParsingOptions.DuplicateKeys.allCases {
                    let options = JSONParsingOptions(maximumDepth: 5, duplicateKeys: duplicates)
                    if compare(text, as: JSON.self, options) { read += 1 }
                }
                let place = Int.random(in: 0...text.count, using: &random)
                let byte = Array("[]{},\"\\:1 ".utf8).randomElement(using: &random) ?? 0
                if Bool.random(using: &random), place < text.count { text.remove(at: place) }
                text.insert(byte, at: min(place, text.count))
            }
        }
        #expect(read > 300)
    }

    /// Nesting is tracked in blocks of 64 bytes, so quotes, escapes and brackets may be at the border of a block.
    @Test(arguments: [#"\\"#, #"\\\""#, #"\""#, "]", #"\\\\"#, "}{", #"\"]"#])
    func bordersOfBlocks(tail: String) {
        for length in 40...140 {
            let long = String(repeating: "x", count: length) + tail
            let elements = ["\"\(long)\"", "{\"\(tail)\": [\"\(long)\", {}]}", "[[], [1, [\"\(long)\"]]]", "1"]
            for first in elements {
                let text = "[\(first), \(elements.joined(separator: ","))  ,{\"]\": 3}]"
                let end = String(repeating: " ", count: length)
                #expect(compare(Array((text + end).utf8), as: JSON.self))
                #expect(!compare(Array((text + end + "]").utf8), as: JSON.self))
            }
        }
    }

    /// White space after the array belongs to no part, and does not cause the whole text to be read again.
    @Test func spacesBehindTheArrayAreNoElements() {
        let text = Array(("[1, [2], {\"a\": []}]" + String(repeating: " ", count: 300)).utf8)
        for size in Self.partSizes {
            let parts = text.withUnsafeBufferPointer { JSON.Decoder().readInParts([JSON].self, $0, partSize: size) }
            #expect(parts?.count == 3)
        }
    }

    @Test func typesThatReadThemselves() {
        let good = #"[{"name": "a", "tags": ["x", "]"]}, {"name": "b", "name": "c"}, {"tags": null, "name": "\u005d"}]"#
        #expect(compare(Array(good.utf8), as: Item.self))
        for bad in [#"{"name": 1}"#, #"{}"#, "7", "null"] {
            for text in [bad + ", " + good.dropFirst().dropLast(), good.dropFirst().dropLast() + "," + bad] {
                #expect(!compare(Array("[\(text)]".utf8), as: Item.self))
            }
        }
        #expect(compare(Array("[1, -2, 1e2]".utf8), as: Int.self))
        #expect(!compare(Array("[1, -2, 1.5]".utf8), as: Int.self))
        #expect(compare(Array("[[1, 2.5], [], [3]]".utf8), as: [Double].self))
        #expect(compare(Array("[\"a\", null]".utf8), as: String?.self))
    }

    /// A type that only containers can decode, and that records its coding paths.
    private struct Place: Decodable, Equatable {
        var path: [String]
        var point: [Int: String]
        var inner: [[String]]

        private enum CodingKeys: CodingKey { case name, list }

        init(from decoder: any Decoder) throws {
            path = decoder.codingPath.map(\.stringValue) + decoder.codingPath.map { String($0.intValue ?? -1) }
            let container = try decoder.container(keyedBy: CodingKeys.self)
            point = [decoder.codingPath.count: try container.decode(String.self, forKey: .name)]
            inner = []
            var list = try container.nestedUnkeyedContainer(forKey: .list)
            while !list.isAtEnd {
                inner.append(list.codingPath.map(\.stringValue))
                _ = try list.decode(JSON.self)
            }
        }
    }

    private func compareCodable<T: Decodable & Equatable>(_ text: String, as type: T.Type) -> Bool {
        let whole = try? JSON.Decoder().decode([T].self, from: JSONDocument(parsing: text, options: .coding))
        for size in Self.partSizes {
            let parts = Array(text.utf8).withUnsafeBufferPointer {
                JSON.Decoder().readInParts([T].self, $0, partSize: size)
            }
            #expect(parts == whole, "parts of \(size) bytes of \(text)")
        }
        return whole != nil
    }

    @Test func typesOfContainersSeeThePathsOfTheWhole() {
        let item = #"{"name": "a", "list": [1, [2]]}"#
        for count in 0...5 {
            let text = "[\(repeatElement(item, count: count).joined(separator: " , "))]"
            #expect(compareCodable(text, as: Place.self))
            #expect(compareCodable(text, as: Place?.self))
        }
        #expect(!compareCodable("[\(item), {}]", as: Place.self))
        #expect(!compareCodable("[\(item), 1]", as: Place.self))
        #expect(compareCodable(#"[{"a": [1.5, 2]}, {}]"#, as: [String: [Float]].self))
    }

    @Test func nullsAreThoseOfTheWhole() {
        #expect(compareCodable("[null, 1, [null]]", as: JSON?.self))
        #expect(compareCodable("[[null, 1], [], [null]]", as: [JSON?].self))
        #expect(compareCodable(#"[{"a": null, "b": 1}, {}]"#, as: [String: JSON?].self))
    }

    private struct Levels: JSONReadableValue, Equatable {
        let inner: [Levels]

        init(json: JSONDocument.Node) throws { inner = try json.read() }
    }

    private struct LevelsIfAny: JSONReadableValue, Equatable {
        let levels: Levels?

        init(json: JSONDocument.Node) { levels = try? Levels(json: json) }
    }

    /// If a type replaces a value with nil because no stack was left, all of the decoding fails, even if this happened
    /// in one part only.
    @Test func wantOfStackIsNotHidden() throws {
        let levels = 400
        let text = "[\(String(repeating: "[", count: levels))\(String(repeating: "]", count: levels)), []]"
        let isNil = try onSmallStack(bytes: 256 << 10) {
            Array(text.utf8).withUnsafeBufferPointer {
                JSON.Decoder().readInParts([LevelsIfAny].self, $0, partSize: 7) == nil
            }
        }
        #expect(isNil)
    }

    @Test func valuesAreThoseOfTheWhole() throws {
        for text in ["[]", "[1]", "[[], {}, [[1.50]]]", #"[{"a": 1, "a": 2}, "x", null]"#, "[1,]", "{}", "[1] 2"] {
            let whole = try? JSON(parsing: text)
            for size in Self.partSizes {
                let parts = Array(text.utf8).withUnsafeBufferPointer {
                    JSON(inParts: $0, options: .document, partSize: size)
                }
                #expect(parts?.serialized() == (whole?.array == nil ? nil : whole?.serialized()))
            }
        }
        let long = "[\((0..<60_000).map { #"{"number": \#($0), "text": "\#($0 * 7)"}"# }.joined(separator: ","))]"
        #expect(long.utf8.count > ArrayInParts.smallestText)
        var value = try JSON(parsing: long)
        #expect(try value == JSONDocument(parsing: long).json)
        #expect(try JSON.decode(JSON.self, from: long) == value)
        value[59_999]?["number"] = 1
        #expect(value[59_999]?["number"] == 1 && value[0]?["number"] == 0)
    }

    @Test func limitsAreThoseOfTheWholeText() {
        let text = Array("[[[1]], [2], 3]".utf8)
        for depth in 0...4 {
            #expect(compare(text, as: JSON.self, JSONParsingOptions(maximumDepth: depth)) == (depth > 2))
        }
        for size in [0, 3, text.count - 1, text.count, text.count + 1] {
            #expect(compare(text, as: JSON.self, JSONParsingOptions(maximumSize: size)) == (size >= text.count))
        }
    }
}
