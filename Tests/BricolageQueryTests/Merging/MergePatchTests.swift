import Bricolage
import BricolageQuery
import TestSupport
import Testing

/// JSON Merge Patches, applied and found.
@Suite("JSON Merge Patches")
struct MergePatchTests {
    @Test(
        "the examples of RFC 7396, appendix A",
        arguments: [
            (["a": "b"], ["a": "c"], ["a": "c"]),
            (["a": "b"], ["b": "c"], ["a": "b", "b": "c"]),
            (["a": "b"], ["a": nil], [:]),
            (["a": "b", "b": "c"], ["a": nil], ["b": "c"]),
            (["a": ["b"]], ["a": "c"], ["a": "c"]),
            (["a": "c"], ["a": ["b"]], ["a": ["b"]]),
            (["a": ["b": "c"]], ["a": ["b": "d", "c": nil]], ["a": ["b": "d"]]),
            (["a": [["b": "c"]]], ["a": [1]], ["a": [1]]),
            (["a", "b"], ["c", "d"], ["c", "d"]),
            (["a": "b"], ["c"], ["c"]),
            (["a": "foo"], nil, nil),
            (["a": "foo"], "bar", "bar"),
            (["e": nil], ["a": 1], ["e": nil, "a": 1]),
            ([1, 2], ["a": "b", "c": nil], ["a": "b"]),
            ([:], ["a": ["bb": ["ccc": nil]]], ["a": ["bb": [:]]]),
        ] as [(JSON, JSON, JSON)])
    func examples(_ document: JSON, _ patch: JSON, _ result: JSON) {
        var document = document
        document.apply(mergePatch: patch)
        #expect(document == result)
    }

    @Test("members keep their places")
    func order() {
        var document: JSON = ["a": ["x": 1], "b": 2, "c": 3]
        document.apply(mergePatch: ["d": 4, "b": nil, "a": ["y": 2, "x": 0]])
        #expect(document.serialized() == #"{"a":{"x":0,"y":2},"c":3,"d":4}"#)
    }

    @Test("of duplicate keys in a patch the last one counts")
    func duplicateKeys() throws {
        var options = JSONParsingOptions()
        options.duplicateKeys = .keep
        let patch = try JSON(parsing: #"{"a": null, "a": 1, "b": 2, "b": null, "c": {}, "c": 3}"#, options: options)
        var document: JSON = ["a": 0, "b": 0]
        document.apply(mergePatch: patch)
        #expect(document == ["a": 1, "c": 3])
    }

    @Test(
        "differences",
        arguments: [
            (["a": 1], ["a": 1.0], [:]),
            (["a": 1, "b": 2], ["b": 3, "c": 4], ["b": 3, "c": 4, "a": nil]),
            (["a": ["b": 1, "c": 2]], ["a": ["b": 1, "c": 3]], ["a": ["c": 3]]),
            (["a": 1], ["a": [:]], ["a": [:]]),
            ([:], ["a": ["b": [:]]], ["a": ["b": [:]]]),
            (["a": [:]], ["a": [:]], [:]),
            (["a": nil, "b": nil], ["a": nil], ["b": nil]),
            (["a": [1, nil]], ["a": [2, nil]], ["a": [2, nil]]),
            (1, [:], [:]),
            (1, 2, 2),
            ([:], [], []),
            // Null can be neither set nor put into a new object.
            (["a": 1], ["a": nil], nil),
            ([:], ["a": nil], nil),
            (["a": 1], ["a": ["b": nil]], nil),
            (1, ["a": nil], nil),
        ] as [(JSON, JSON, JSON?)])
    func differences(_ old: JSON, _ new: JSON, _ patch: JSON?) {
        #expect(JSON.mergePatch(from: old, to: new) == patch)
    }

    @Test("null as a whole value is its own patch")
    func nullItself() {
        #expect(JSON.mergePatch(from: 1, to: .null) == .some(.null))
    }

    @Test("there is no patch for objects with duplicate keys")
    func differencesOfDuplicateKeys() throws {
        var options = JSONParsingOptions()
        options.duplicateKeys = .keep
        let twice = try JSON(parsing: #"{"o": {"a": 1, "a": 2}}"#, options: options)
        #expect(JSON.mergePatch(from: twice, to: ["o": ["a": 2]]) == nil)
        #expect(JSON.mergePatch(from: ["o": ["a": 2]], to: twice) == nil)
    }

    @Test("a patch makes the new value of the old one", arguments: 0..<40)
    func property(_ seed: UInt64) {
        var values = RelatedValues(seed: seed)
        var count = 0
        for _ in 0..<50 {
            let (old, new) = values.next()
            guard let patch = JSON.mergePatch(from: old, to: new) else { continue }
            count += 1
            var result = old
            result.apply(mergePatch: patch)
            #expect(result == new, "\(old) → \(new): \(patch)")
        }
        #expect(count > 10)
    }

    @Test("many members and deep objects take linear time and no stack")
    func linear() throws {
        let wide = growth(from: 1_000, to: 8_000) { (count: Int) in
            var document = JSON.object(JSON.Object((0..<count).map { (key: String($0), value: 0) }))
            document.apply(mergePatch: .object(JSON.Object((0..<count).map { (key: String($0), value: .null) })))
            #expect(document == [:])
        }
        #expect(wide < 24)
        let deep = try onSmallStack {
            growth(from: 2_000, to: 16_000) { (depth: Int) in
                func nested(_ value: JSON) -> JSON { (0..<depth).reduce(value) { value, _ in ["k": value] } }
                var document = nested(1)
                guard let patch = JSON.mergePatch(from: document, to: nested(2)) else { return }
                document.apply(mergePatch: patch)
                #expect(document == nested(2))
            }
        }
        #expect(deep < 24)
    }
}
