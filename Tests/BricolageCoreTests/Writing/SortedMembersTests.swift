import BricolageCore
import BricolageWriting
import TestSupport
import Testing

/// Members that coders and outputs write are sorted in place in the text.
@Suite struct SortedMembersTests {
    /// Plain keys that begin alike or end at the eight bytes which are compared first.
    private static let plain = [
        "", " ", "!", "a", "a ", "a!", "abcdefg", "abcdefgh", "abcdefgh!", "abcdefghi", "abcdefghabcdefgh",
        "abcdefghabcdefghi", "abcdefghabcdefg", "é", "éééé", "éééée", "z", "😀", "zone",
    ]

    /// Keys with escapes, which have a different order from the characters that they represent.
    private static let escaped = ["\n", "a\"", "a\\", "abcdefgh\"", "abcdefgh\u{1}x", "\u{7F}", "é\t"]

    private struct Object: Encodable {
        var members: [(key: String, value: Int)]
        var inner: [Object]

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            for (position, member) in members.enumerated() {
                if position < inner.count {
                    try container.encode(inner[position], forKey: JSONCodingKey(member.key))
                } else if member.value % 5 == 0 {
                    var nested = container.nestedUnkeyedContainer(forKey: JSONCodingKey(member.key))
                    try nested.encode(member.value)
                } else {
                    try container.encode(member.value, forKey: JSONCodingKey(member.key))
                }
            }
        }

        var json: JSON {
            let values = members.enumerated().map { position, member in
                let number = JSON.number(JSON.Number(member.value))
                let isList = member.value % 5 == 0
                return (
                    key: member.key, value: position < inner.count ? inner[position].json : isList ? [number] : number
                )
            }
            return .object(
                JSON.Object(values.sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }))
        }
    }

    private static func object(of keys: [String], levels: Int, _ random: inout SeededGenerator) -> Object {
        let chosen = keys.shuffled(using: &random).prefix(.random(in: 0...keys.count, using: &random))
        let inner = (0..<(levels > 0 ? 3 : 0)).map { _ in object(of: keys, levels: levels - 1, &random) }
        return Object(members: chosen.map { ($0, .random(in: 0..<1000, using: &random)) }, inner: inner)
    }

    @Test(arguments: [JSONFormatting.Indentation.none, .spaces(2), .tab])
    func membersAreSortedByTheirBytes(indentation: JSONFormatting.Indentation) throws {
        var random = SeededGenerator(seed: 8)
        var encoder = JSON.Encoder()
        encoder.formatting = JSONFormatting(indentation: indentation, sortsKeys: true)
        for round in 0..<300 {
            let keys = round % 3 == 0 ? Self.plain + Self.escaped : Self.plain
            let object = Self.object(of: keys, levels: round % 4, &random)
            let text = try encoder.encodeToString(object)
            #expect(text == object.json.serialized(JSONFormatting(indentation: indentation)))
        }
    }

    @Test func largeObjectsAreSorted() throws {
        var random = SeededGenerator(seed: 9)
        var encoder = JSON.Encoder()
        encoder.formatting.sortsKeys = true
        let members = (0..<5000).map { (key: "key \($0)", value: $0) }.shuffled(using: &random)
        let object = Object(members: members, inner: [])
        #expect(try encoder.encodeToString(object) == object.json.serialized())
    }

    private static let repeated = ["b", "abcdefghi", "abcdefghj", "a"]

    @Test func ofEqualKeysTheLastStays() throws {
        struct Repeating: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: JSONCodingKey.self)
                for number in 0..<70 {
                    try container.encode(number, forKey: JSONCodingKey(SortedMembersTests.repeated[number % 4]))
                }
            }
        }
        var encoder = JSON.Encoder()
        encoder.formatting.sortsKeys = true
        #expect(
            try encoder.encodeToString(Repeating()) == #"{"a":67,"abcdefghi":69,"abcdefghj":66,"b":68}"#)
    }

    @Test func ofEqualKeysThatATypeWritesItselfTheLastStays() throws {
        struct Repeating: JSONWritableObject {
            func write(fields: inout JSONOutput) {
                fields["b"] = 1
                fields["a"] = 2
                fields["b"] = 3
            }
        }
        var encoder = JSON.Encoder()
        encoder.formatting.sortsKeys = true
        #expect(try encoder.encodeToString(Repeating()) == #"{"a":2,"b":3}"#)
        #expect(try encoder.encodeToString([Repeating()]) == #"[{"a":2,"b":3}]"#)
    }

    /// An output keeps all members with equal keys, in the order in which they were written.
    @Test func membersWithEqualKeysStayInTheirOrder() throws {
        var output = JSONOutput(formatting: JSONFormatting(sortsKeys: true))
        output.beginObject()
        for number in 0..<70 {
            output.key(Self.repeated[number % 4])
            output.write(number)
        }
        output.endObject()
        let expected = [3, 1, 2, 0].flatMap { key in
            stride(from: key, to: 70, by: 4).map { #""\#(Self.repeated[key])":\#($0)"# }
        }
        #expect(String(decoding: try output.finish(), as: UTF8.self) == "{\(expected.joined(separator: ","))}")
    }
}
