import BricBracCompat
import Testing

@Suite struct ContentsTests {
    @Test func accessorsReadAndChange() {
        var bric: Bric = "a"
        #expect(bric.str == "a")
        #expect(bric.num == nil && bric.bol == nil && bric.arr == nil && bric.obj == nil && bric.nul == nil)
        bric.str? += "b"
        #expect(bric == "ab")
        bric.str = nil
        #expect(bric == nil)
        #expect(bric.nul != nil)
        bric.num = 2
        bric.num? += 0.5
        #expect(bric == 2.5)
        bric.bol = true
        bric.bol?.toggle()
        #expect(bric == false)
        bric.arr = [1]
        bric.arr?.append("x")
        #expect(bric == [1, "x"])
        bric.obj = ["k": [1]]
        bric.obj?["k"]?.arr?[0].num? += 1
        #expect(bric == ["k": [2]])
        bric.nul = ()
        #expect(bric == .nul)
    }

    @Test func subscriptsAreSafe() {
        var bric: Bric = ["a": [1, 2], "b": nil]
        #expect(bric["a"]?[1] == 2)
        #expect(bric["a"]?[2] == nil && bric["a"]?[-1] == nil && bric["c"] == nil && bric[0] == nil)
        #expect(bric["b"] == .some(.nul))
        bric["a"]?[0] = "x"
        bric["a"]?[5] = "y"
        bric["a"]?["k"] = "z"
        bric[0] = 1
        bric["c"] = true
        bric["b"] = nil
        #expect(bric == ["a": ["x", 2], "c": true])
        bric["a"]?[1] = nil
        #expect(bric["a"] == ["x", nil])
    }

    @Test func counting() {
        let brics: [Bric] = [["a": 1, "b": 2], [1, 2, 3], nil, "abc", 5, true]
        #expect(brics.map(\.count) == [2, 3, 0, 1, 1, 1])
    }

    @Test func appending() {
        func appended(_ bric: Bric, _ other: Bric) -> Bric {
            var copy = bric
            copy.append(contentsOf: other)
            return copy
        }
        #expect(appended(["a": 1, "b": 1], ["b": 2]) == ["a": 1, "b": 2])
        #expect(appended([1], [2, 3]) == [1, 2, 3])
        #expect(appended([1], "x") == [1, "x"])
        #expect(appended("x", [1]) == ["x", 1])
        #expect(appended("x", "y") == ["x", "y"])
    }

    @Test func merging() {
        let mine: Bric = ["a": 1, "deep": ["x": [["p": 1], 2], "y": 0]]
        let other: Bric = ["a": 9, "b": 2, "deep": ["x": [["q": 2], 3, 4], "z": 1]]
        #expect(mine.merge(bric: other) == ["a": 1, "b": 2, "deep": ["x": [["p": 1, "q": 2], 2], "y": 0, "z": 1]])
        #expect(mine.assign(bric: other) == ["a": 1, "b": 2, "deep": ["x": [["p": 1], 2], "y": 0]])
        #expect(mine.merge(bric: other, depth: 0) == mine)
        #expect(mine.merge(bric: other, depth: 2)["deep"] == ["x": [["p": 1], 2], "y": 0, "z": 1])
        #expect(Bric("x").merge(bric: other) == "x")
    }

    @Test func makingObjects() {
        enum Key: String { case one, two }
        #expect(Bric(object: [("a", 1), ("b", nil), ("", ["c": 3]), ("a", 2)]) == ["a": 2, "c": 3])
        #expect(Bric(merge: [["a": 1, "b": 1], ["b": 2], "x"]) == ["a": 1, "b": 2])
        #expect(Bric(elements: [Key.one: 1, .two: 2]) == ["one": 1, "two": 2])
        #expect(Bric(num: Int8(5)) == 5)
        #expect((["a": 1, "b": 2, "c": 3] as Bric).disjoint(keys: ["a", "c", "x"]) == ["b": 2])
        #expect((["a"] as Bric).disjoint(keys: ["a"]) == ["a"])
    }

    @Test func equalityAndHashingIgnoreTheOrder() {
        #expect(Set<Bric>([["a": 1, "b": 2], ["b": 2, "a": 1], ["a": 1]]).count == 2)
        #expect((["a": nil] as Bric) != [:])
    }
}
