import BricolageCore
import BricolageWriting
import TestSupport
import Testing

/// If two members are encoded for the same key, the last one counts, at its own position.
@Suite struct RepeatedKeyTests {
    /// Encodes members one after the other; a member whose value is a multiple of five becomes an object that repeats a
    /// key itself.
    private struct Members: Encodable {
        var members: [(key: String, value: Int)]

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            for member in members {
                if member.value % 5 == 0 {
                    let inner = Members(members: [("x", 1), (member.key, 2), ("x", 3)])
                    try container.encode(inner, forKey: JSONCodingKey(member.key))
                } else {
                    try container.encode(member.value, forKey: JSONCodingKey(member.key))
                }
            }
        }

        /// The value that the text must represent.
        var expected: JSON {
            var object = JSON.Object()
            for member in members {
                object[member.key] = nil
                if member.value % 5 == 0 {
                    object[member.key] = member.key == "x" ? ["x": 3] : .object(["\(member.key)": 2, "x": 3])
                } else {
                    object[member.key] = .number(JSON.Number(member.value))
                }
            }
            return .object(object)
        }
    }

    private static let formattings: [JSONFormatting] = [
        .compact, .pretty, JSONFormatting(escapesNonASCII: true), JSONFormatting(sortsKeys: true),
        JSONFormatting(indentation: .tab, sortsKeys: true),
    ]

    /// Keys that seem equal to any comparison that omits some of their bytes.
    private static let keys =
        ["", "a", "b", "ab", "\"", "\\", "\\\"", "é", "e\u{301}", "x", "\u{1}", "key", "KEY"]
        + (0..<12).map { "aaaaaaaa\($0 % 10)\($0)bbbbbbbb" } + (0..<80).map { "k\($0)" }

    @Test(arguments: formattings)
    func theLastOneCounts(formatting: JSONFormatting) throws {
        var random = SeededGenerator(seed: 9)
        for round in 0..<300 {
            let count = round % 3 == 0 ? 200 : Int(random.next() % 12)
            let members = Members(
                members: (0..<count).map { (Self.keys[Int(random.next() % UInt64(Self.keys.count))], $0) })
            let text = try JSON.Encoder(formatting: formatting).encodeToString(members)
            let value = try JSON(parsing: text, options: JSONParsingOptions(duplicateKeys: .reject))
            #expect(text == members.expected.serialized(formatting))
            #expect(value == members.expected)
        }
    }

    /// An object of many members, in which a container is asked for twice.
    private struct Large: Encodable {
        var letter: String
        var count: Int

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            for number in 0..<count { try container.encode(number, forKey: JSONCodingKey("\(letter)\(number)")) }
            for key in ["x", "y"] {
                var inner = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "inner")
                try inner.encode(letter, forKey: JSONCodingKey(key))
            }
        }

        var json: JSON {
            var object = JSON.Object((0..<count).map { (key: "\(letter)\($0)", value: JSON($0)) })
            object["inner"] = ["x": .string(letter), "y": .string(letter)]
            return .object(object)
        }
    }

    /// The keys of large objects are looked up in a table, which must not be that of the object before.
    @Test func aContainerOfALargeObjectIsFoundAgain() throws {
        let objects = zip(["a", "b", "a", "c"], [80, 80, 70, 100]).map(Large.init)
        let expected = JSON.array(JSON.Array(objects.map(\.json)))
        #expect(try JSON.Encoder().encodeToString(objects) == expected.serialized())
    }

    private struct Fields: JSONWritableObject {
        func write(fields: inout JSONOutput) {
            fields["twice"] = 2
            fields["other"] = true
        }
    }

    private struct Mixed: Encodable {
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            try container.encode(1, forKey: "twice")
            try Fields().encode(to: encoder)
            try container.encode(3, forKey: "last")
        }
    }

    @Test func fieldsAndMembersAreOneObject() throws {
        #expect(try JSON.Encoder().encodeToString(Mixed()) == #"{"twice":2,"other":true,"last":3}"#)
    }

    @Test func dictionariesAreWrittenInTheOrderOfTheirKeysBytes() throws {
        var random = SeededGenerator(seed: 10)
        struct Plain: Encodable, Equatable { var value: Int }
        for _ in 0..<100 {
            var numbers: [String: Int] = [:]
            for _ in 0..<(random.next() % 40) {
                let key = Self.keys[Int(random.next() % UInt64(Self.keys.count))]
                numbers[random.next() % 2 == 0 ? key : "prefixed" + key] = Int(random.next() % 100)
            }
            let sorted = numbers.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            let expected = JSON.Object(sorted.map { (key: $0.key, value: JSON.number(JSON.Number($0.value))) })
            #expect(try JSON.Encoder().encodeToString(numbers) == JSON.object(expected).serialized())
            let plain = try JSON.Encoder().encodeToJSON(numbers.mapValues(Plain.init))
            #expect(plain.object?.keys == sorted.map(\.key))
            #expect(plain.object?.values.map { $0["value"]?.int } == sorted.map(\.value))
        }
    }
}
