import BricolageCore
import BricolageWriting
import TestSupport
import Testing

/// Compares objects that find their members in a table with plain lists of members.
@Suite struct ManyMembersTests {
    /// Keys some of which recur, and some of which differ only in how `é` is encoded.
    private static func keys(_ count: Int, seed: UInt64) -> [String] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            let number = Int.random(in: 0..<count, using: &generator)
            return switch number % 4 {
            case 0: "key \(number)"
            case 1: "\u{E9}\(number)"
            case 2: "e\u{301}\(number)"
            default: String(repeating: "k", count: number % 40)
            }
        }
    }

    private static func isSame(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }

    @Test(arguments: [63, 64, 65, 66, 200, 1_000]) func theLastMemberOfAKeyIsFound(count: Int) throws {
        let keys = Self.keys(count, seed: UInt64(count))
        var appended = JSON.Object()
        for (place, key) in keys.enumerated() { appended.append(key: key, value: JSON(place)) }
        let text = JSON.object(appended).serialized()
        var options = JSONParsingOptions()
        options.duplicateKeys = .keep
        let parsed = try #require(try JSON(parsing: text, options: options).object)
        for object in [appended, parsed] {
            #expect(object.count == count)
            #expect(object.hasDuplicateKeys)
            for key in keys { #expect(object[key]?.int == keys.lastIndex { Self.isSame($0, key) }) }
            #expect(object["not there"] == nil)
        }
    }

    @Test(arguments: [65, 200, 1_000]) func ofEqualKeysTheFirstPlaceAndTheLastValueStay(count: Int) throws {
        let keys = Self.keys(count, seed: UInt64(count) + 1)
        let members = keys.enumerated().map { "\"\($1)\":\($0)" }
        let object = try #require(try JSON(parsing: "{\(members.joined(separator: ","))}").object)
        let firsts = keys.indices.filter { place in
            place == keys.firstIndex { Self.isSame($0, keys[place]) }
        }
        #expect(object.count == firsts.count)
        #expect(!object.hasDuplicateKeys)
        for (member, first) in zip(object, firsts) {
            #expect(Self.isSame(member.key, keys[first]))
            #expect(member.value.int == keys.lastIndex { Self.isSame($0, keys[first]) })
        }
    }

    @Test(arguments: 0..<10) func changesFindWhatListsFind(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var expected: [(key: String, value: Int)] = []
        var object = JSON.Object()
        for turn in 0..<2_000 {
            let key = "key \(Int.random(in: 0..<400, using: &generator))"
            let place = expected.firstIndex { $0.key == key }
            if turn % 5 == 4 {
                #expect(object.removeValue(forKey: key)?.int == place.map { expected[$0].value })
                if let place { expected.remove(at: place) }
            } else {
                #expect(object.updateValue(JSON(turn), forKey: key)?.int == place.map { expected[$0].value })
                if let place { expected[place].value = turn } else { expected.append((key, turn)) }
            }
        }
        #expect(object.map(\.key) == expected.map(\.key))
        #expect(object.map(\.value.int) == expected.map(\.value))
        for (key, value) in expected { #expect(object[key]?.int == value) }
    }
}
