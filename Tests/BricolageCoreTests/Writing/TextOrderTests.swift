import BricolageCore
import BricolageFields
import BricolageWriting
import TestSupport
import Testing

/// Members and elements that have no order of their own are written in the order of their UTF-8 bytes.
@Suite struct TextOrderTests {
    /// Keys that begin alike, that end within or at the end of the eight bytes compared at a time, and that contain
    /// zero bytes.
    private static let keys = [
        "", "\0", "\0\0", "a", "a\0", "a\0\0\0\0\0\0\0", "a\0\0\0\0\0\0\0\0", "abcdefg", "abcdefgh", "abcdefgh\0",
        "abcdefghi", "abcdefghabcdefgh", "abcdefghabcdefg", "abcdefghabcdefghz", "abcdefghabcdefgha", "é", "e\u{301}",
        "z", "😀", "\u{FFFF}", "abcdefgz", "abcdefgé",
    ]

    private static func sorted(_ texts: [String]) -> [String] {
        texts.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    }

    @Test func keysThatBeginAlike() throws {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<200 {
            // The keys of a dictionary must differ by more than their normal form.
            let chosen = Self.keys.shuffled(using: &random).prefix(.random(in: 0...Self.keys.count, using: &random))
                .filter { $0 != "e\u{301}" }
            let values = Dictionary(uniqueKeysWithValues: chosen.enumerated().map { ($1, $0) })
            let json = try JSON(parsing: JSON.encode(values))
            #expect(json.object?.map(\.key) == Self.sorted(Array(chosen)))
            #expect(json.object?.allSatisfy { values[$0.key] == $0.value.int } == true)
            #expect(try JSON.encode(values) == values.jsonBytes)
        }
    }

    @Test func equalKeysKeepTheirOrder() throws {
        var output = JSONOutput(formatting: JSONFormatting(sortsKeys: true))
        output.beginObject()
        for number in 0..<40 {
            output.key(number % 2 == 0 ? "abcdefghi" : "abcdefgh")
            output.write(number)
        }
        output.endObject()
        let odd = stride(from: 1, to: 40, by: 2).map { "\"abcdefgh\":\($0)" }
        let even = stride(from: 0, to: 40, by: 2).map { "\"abcdefghi\":\($0)" }
        #expect(try output.finishString() == "{\((odd + even).joined(separator: ","))}")
    }

    @Test func longKeysThatDifferAtTheirEnds() throws {
        let start = String(repeating: "x", count: 1000)
        let keys = (0..<300).map { "\(start)\($0)" }
        let json = try JSON(parsing: JSON.encode(Dictionary(uniqueKeysWithValues: keys.map { ($0, 0) })))
        #expect(json.object?.map(\.key) == Self.sorted(keys))
    }

    @Test func keysOfOtherTypes() throws {
        let numbers = Dictionary(uniqueKeysWithValues: (-20...20).map { ($0, "\($0)") })
        let json = try JSON(parsing: JSON.encode(numbers))
        #expect(json.object?.map(\.key) == Self.sorted((-20...20).map(String.init)))
        #expect(json.object?.allSatisfy { $0.value.string == $0.key } == true)
    }

    @Test(arguments: [JSONFormatting.compact, .pretty, JSONFormatting(indentation: .tab)])
    func setsAreWrittenInTheOrderOfTheirTexts(formatting: JSONFormatting) throws {
        let sets: [Set<String>] = [Set(Self.keys), [], ["one"], Set((0..<100).map { "element \($0)" })]
        let text = try JSON.Encoder(formatting: formatting).encodeToString(sets)
        let written = try JSON(parsing: text)
        for (set, json) in zip(sets, written.array ?? []) {
            let texts = try set.map { try JSON.Encoder().encodeToString($0) }
            #expect(try json.array?.map { try JSON.Encoder().encodeToString($0) } == Self.sorted(texts))
        }
        #expect(text == written.serialized(formatting))
    }

    @Test(arguments: [JSONFormatting.compact, .pretty])
    func setsOfObjectsAndSets(formatting: JSONFormatting) throws {
        let set: Set<Set<Pair>> = [[Pair(a: 2, b: "x"), Pair(a: 1, b: "y")], [], [Pair(a: 10, b: "\n")]]
        let text = try JSON.Encoder(formatting: formatting).encodeToString(["set": set])
        #expect(try JSON.decode([String: Set<Set<Pair>>].self, from: text) == ["set": set])
        #expect(text == (try JSON(parsing: text)).serialized(formatting))
        // The empty set is first in compact text, but last in pretty text, where a line break follows all other opening
        // brackets.
        let filled: [JSON] = [[["a": 1, "b": "y"], ["a": 2, "b": "x"]], [["a": 10, "b": "\n"]]]
        let elements = formatting == .compact ? [[]] + filled : filled + [[]]
        #expect(try JSON(parsing: text) == ["set": .array(JSON.Array(elements))])
    }

    @Test func errorsInSetsAreThrown() {
        #expect(throws: (any Error).self) { try JSON.encode(Set([1.0, .infinity, 2.0])) }
    }

    struct Pair: JSONModel, Hashable {
        var a: Int
        var b: String

        init(a: Int, b: String) { (self.a, self.b) = (a, b) }

        init(fields: inout JSONFields) throws {
            a = try fields["a"]
            b = try fields["b"]
        }

        func write(fields: inout JSONOutput) {
            fields["a"] = a
            fields["b"] = b
        }
    }
}

extension JSONWritable {
    /// The text that the value writes itself.
    fileprivate var jsonBytes: [UInt8] {
        var output = JSONOutput()
        write(json: &output)
        return (try? output.finish()) ?? []
    }
}
