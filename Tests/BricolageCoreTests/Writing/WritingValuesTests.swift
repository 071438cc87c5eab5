import BricolageCore
import BricolageWriting
import TestSupport
import Testing

@Suite struct WritingValuesTests {
    private static let formattings: [JSONFormatting] = [
        .compact, .pretty, JSONFormatting(indentation: .tab), JSONFormatting(sortsKeys: true),
        JSONFormatting(indentation: .spaces(4), sortsKeys: true, escapesSlashes: true, escapesNonASCII: true),
    ]

    @Test(arguments: formattings)
    func parsingWhatWasWrittenGivesTheValue(formatting: JSONFormatting) throws {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<1500 {
            let value = JSON.random(depth: 4, using: &random)
            let text = value.serialized(formatting)
            #expect(try JSON(parsing: text) == value)
            // The text stays the same too, including its digits, unless the layout moves members.
            if !formatting.sortsKeys, formatting.indentation == .none {
                #expect(try JSON(parsing: text).serialized(formatting) == text)
            }
        }
    }

    @Test func numbersKeepTheirText() throws {
        for text in ["1", "1.0", "1e0", "-0", "-0.0", "1e400", "0.10", "18446744073709551616", "9007199254740993"] {
            #expect(try JSON(parsing: text).serialized() == text)
        }
    }

    /// Values inside other text: with levels to count, keys to record, and empty containers.
    @Test func valuesAreWrittenTheSameWhereverTheyStand() throws {
        for depth in [1, 5, 8, 9, 30] {
            var value: JSON = [1, "a\"b", [], [:], nil, ["k": [true, -0.5], "": [:]]]
            for level in 0..<depth { value = level % 2 == 0 ? [value, 2] : ["inner": value, "x": "y"] }
            let text = value.serialized()
            #expect(try JSON(parsing: text) == value)
            #expect(try String(decoding: JSON.encode(["member": value]), as: UTF8.self) == "{\"member\":\(text)}")
            var output = JSONOutput()
            output.beginObject()
            output.key("first")
            output.write(value)
            output.key("second")
            output.write(value)
            output.endObject()
            #expect(try output.finishString() == "{\"first\":\(text),\"second\":\(text)}")
            let levels = depth + 3
            #expect(throws: Never.self) { try JSON.Encoder(maximumDepth: levels + 1).encode([value]) }
            #expect(throws: EncodingError.self) { try JSON.Encoder(maximumDepth: levels).encode([value]) }
        }
    }

    @Test func keysAreSortedByUTF8() throws {
        let value: JSON = ["b": 1, "a": ["d": 1, "c": 2], "": 0]
        #expect(value.serialized(JSONFormatting(sortsKeys: true)) == #"{"":0,"a":{"c":2,"d":1},"b":1}"#)
        #expect(value.serialized() == #"{"b":1,"a":{"d":1,"c":2},"":0}"#)
    }

    @Test func equalKeysKeepTheirOrderWhenTheyAreSorted() throws {
        let text = #"{"b":0,"a":1,"longer key":2,"a":3,"longer key":4,"a":5}"#
        let value = try JSON(parsing: text, options: JSONParsingOptions(duplicateKeys: .keep))
        let sorted = #"{"a":1,"a":3,"a":5,"b":0,"longer key":2,"longer key":4}"#
        #expect(value.serialized(JSONFormatting(sortsKeys: true)) == sorted)
    }

    @Test(arguments: [JSONFormatting.compact, JSONFormatting(indentation: .tab, sortsKeys: true)])
    func aMillionLevelsOnASmallStack(formatting: JSONFormatting) throws {
        let depth = 1_000_000
        let matches = try onSmallStack {
            let text = String(repeating: "[{\"a\":", count: depth / 2) + "1" + String(repeating: "}]", count: depth / 2)
            let value = try JSON(parsing: text)
            let written = value.serializedBytes(formatting)
            return formatting.indentation == .none ? written.elementsEqual(text.utf8) : written.count > text.utf8.count
        }
        #expect(matches)
    }

    @Test func standardTypesWriteThemselves() throws {
        func text<T: JSONWritable>(_ value: T) throws -> String {
            var output = JSONOutput()
            value.write(json: &output)
            return try output.finishString()
        }
        #expect(try text(["b": 1, "a": 2]) == #"{"a":2,"b":1}"#)
        #expect(try text([1, nil, 3] as [Int?]) == "[1,null,3]")
        #expect(try text(Set([10, 9, 1])) == "[1,10,9]")
        #expect(try text(["x": [true: 1].isEmpty ? [] : [1.5]]) == #"{"x":[1.5]}"#)
        #expect(try text(JSON.Object([(key: "k", value: .null)])) == #"{"k":null}"#)
        #expect(try text(JSON.Array([1, "a"])) == #"[1,"a"]"#)
        #expect(try text(Float(3.4028235e38)) == "3.4028235e+38")
        #expect(try text(UInt8.max) == "255")
        #expect(throws: JSONWritingError.self) { try text(Set([Double.nan])) }
    }
}

extension JSON {
    /// A value of any kind with awkward strings, keys and numbers.
    static func random(depth: Int, using random: inout SeededGenerator) -> JSON {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &random) {
        case 0: .null
        case 1: .bool(.random(using: &random))
        case 2: .number(JSON.Number(Int64.random(in: .min ... .max, using: &random)))
        case 3: .number(JSON.Number(Double(bitPattern: random.next())) ?? 0)
        case 4: .string(randomText(&random))
        case 5:
            .array(
                JSON.Array(
                    (0..<Int.random(in: 0..<5, using: &random)).map { _ in self.random(depth: depth - 1, using: &random)
                    }))
        default:
            .object(
                JSON.Object(
                    (0..<Int.random(in: 0..<5, using: &random)).map { _ in
                        (key: randomText(&random), value: self.random(depth: depth - 1, using: &random))
                    }))
        }
    }

    private static func randomText(_ random: inout SeededGenerator) -> String {
        let scalars: [UnicodeScalar] = [
            "a", "b", "\"", "\\", "/", "\u{0}", "\n", "\u{1F}", "é", "\u{301}", "€", "😀", "\u{7F}",
        ]
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0..<20, using: &random) {
            text.append(scalars[Int.random(in: 0..<scalars.count, using: &random)])
        }
        return String(text)
    }
}
