import Foundation
import JSENCompat
import TestSupport
import Testing

/// Members of nested dictionaries, by path.
struct DictionaryKeyPathTests {
    @Test func readsThroughDictionariesAndValues() {
        let members: [String: Any] = ["a": ["b": JSEN.dictionary(["c": 1])], "d": ["e": "f"]]
        #expect(members[keyPath: "a.b.c"] as? JSEN == 1)
        #expect(members[keyPath: "d.e"] as? String == "f")
        #expect(members[keyPath: "d.e.f"] == nil)
        #expect(members[keyPath: "d.x"] == nil)
        #expect(members[keyPath: ""] == nil)
        #expect(["a": ["b": ["c": 5]]][keyPath: "a.b.c"] as? Int == 5)
    }

    @Test func setsInDictionariesOfAnyValues() {
        var members: [String: Any] = ["a": ["b": 1], "j": JSEN.dictionary(["k": 1])]
        members[keyPath: "a.b"] = "text"
        members[keyPath: "n.e.w"] = 2
        members[keyPath: "j.k"] = "x"
        members[keyPath: "j.m.n"] = 3
        members[keyPath: "x.y"] = nil
        #expect(members[keyPath: "a.b"] as? String == "text")
        #expect(members[keyPath: "n.e.w"] as? Int == 2)
        #expect(members["j"] as? JSEN == ["k": "x", "m": ["n": 3]])
        #expect(members["x"] == nil)
        members[keyPath: "a.b"] = nil
        #expect((members["a"] as? [String: Any])?.isEmpty == true)
        members[keyPath: "a"] = nil
        #expect(members["a"] == nil)
    }

    @Test func setsInDictionariesOfValues() {
        var members: [String: JSEN] = ["a": ["b": 1]]
        members[keyPath: "a.b"] = JSEN.string("x")
        members[keyPath: "a.c"] = 2.5
        members[keyPath: "d"] = true
        members[keyPath: "e.f"] = [1, 2]
        #expect(members == ["a": ["b": "x", "c": 2.5], "d": true, "e": ["f": [1, 2]]])
        members[keyPath: "a.b"] = nil
        #expect(members["a"] == ["c": 2.5])
    }

    @Test("to set eight times as many members takes about eight times as long", arguments: ["values", "members"])
    func manyMembers(path: String) throws {
        let growth = growth(from: 1_000, to: 8_000) { count in
            var members: [String: Any] = ["values": JSEN.dictionary([:]), "members": [String: Any]()]
            for number in 0..<count { members[keyPath: KeyPath("\(path).\(number)")] = number }
            #expect(members[keyPath: KeyPath("\(path).\(count / 2)")] != nil)
        }
        #expect(growth < 24, "\(growth) times")
    }

    @Test func manyMembersOfValues() {
        let growth = growth(from: 1_000, to: 8_000) { count in
            var members: [String: JSEN] = [:]
            for number in 0..<count { members[keyPath: KeyPath("a.\(number)")] = number }
            #expect(members[keyPath: "a.500"] as? JSEN == 500)
        }
        #expect(growth < 24, "\(growth) times")
    }

    @Test func setsInDictionariesOfOneType() {
        var members = ["a": ["b": "c"]]
        members[keyPath: "a.b"] = "d"
        members[keyPath: "e.f"] = "g"
        #expect(members == ["a": ["b": "d"], "e": ["f": "g"]])
    }

    @Test func valuesThatDoNotFitChangeNothing() {
        var texts = ["a": "b"]
        texts[keyPath: "a"] = 1
        texts[keyPath: "a.b"] = "c"
        texts[keyPath: ""] = "c"
        #expect(texts == ["a": "b"])
        var nested = ["a": ["b": "c"]]
        nested[keyPath: "a.b"] = 1
        nested[keyPath: "a.d"] = 1
        nested[keyPath: "a"] = "x"
        nested[keyPath: "x..y"] = "z"
        #expect(nested == ["a": ["b": "c"]])
        var values: [String: JSEN] = ["a": ["b": 1], "c": 2]
        values[keyPath: "a.b"] = Date()
        values[keyPath: "c"] = Date()
        #expect(values == ["a": ["b": 1], "c": 2])
    }

    @Test func pathsThatAreTooLongOrHaveEmptyKeysCreateNothing() {
        var members: [String: Any] = ["a": 1]
        members[keyPath: "x..y"] = "z"
        members[keyPath: KeyPath(segments: Array(repeating: "k", count: 513))] = "z"
        #expect(Array(members.keys) == ["a"])
        let longest = KeyPath(segments: Array(repeating: "k", count: 512))
        members[keyPath: longest] = "z"
        #expect(members[keyPath: longest] as? String == "z")
    }
}
