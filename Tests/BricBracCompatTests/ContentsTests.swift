import BricBracCompat
import TestSupport
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

    @Test func aValueOfAnotherKindStays() {
        var bric: Bric = ["name": "Tim", "size": 2]
        bric["name"]?.arr?.append(1)
        bric["name"]?.obj?["k"] = 1
        bric["name"]?.num? += 1
        bric["size"]?.str? += "b"
        bric["size"]?.bol?.toggle()
        bric.arr?[0] = 1
        #expect(bric == ["name": "Tim", "size": 2])
        bric["size"]?.arr = [1]
        bric["name"]?.bol = nil
        #expect(bric == ["name": nil, "size": [1]])
        var list: Bric = [1, "x", [2]]
        list[0]?.str? += "y"
        list[1]?.str? += "y"
        list[2]?[0]?.num? += 1
        list[3]?.num? += 1
        list["k"]?.num? += 1
        #expect(list == [1, "xy", [3]])
    }

    /// What changes is not copied, however large it is.
    @Test func changesAreMadeInPlace() {
        func work(_ count: Int) {
            var bric: Bric = ["list": .arr(Array(repeating: 0, count: count)), "more": []]
            var rows: Bric = [bric["list"] ?? nil]
            for position in 0..<count {
                rows[0]?[position] = 1
                bric["list"]?[position] = 1
                bric["list"]?[position]?.num? += 1
                bric["list"]?.arr?[position].num? += 1
                bric["more"]?.append(contentsOf: 1)
                bric["more"]?.append(contentsOf: [2])
            }
            #expect(bric["list"] == .arr(Array(repeating: 3, count: count)) && bric["more"]?.count == 2 * count)
        }
        #expect(growth(from: 500, to: 8_000, of: work) < 60)
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
        #expect(appended([1], ["a": 2]) == [1, ["a": 2]])
        #expect(appended(["a": 2], [1]) == [["a": 2], 1])
        #expect(appended(["a": 2], "x") == [["a": 2], "x"])
    }

    @Test func merging() {
        let mine: Bric = ["a": 1, "deep": ["x": [["p": 1], 2], "y": 0]]
        let other: Bric = ["a": 9, "b": 2, "deep": ["x": [["q": 2], 3, 4], "z": 1]]
        #expect(mine.merge(bric: other) == ["a": 1, "b": 2, "deep": ["x": [["p": 1, "q": 2], 2], "y": 0, "z": 1]])
        #expect(mine.assign(bric: other) == ["a": 1, "b": 2, "deep": ["x": [["p": 1], 2], "y": 0]])
        #expect(mine.merge(bric: other, depth: 0) == mine)
        #expect(mine.merge(bric: other, depth: 2)["deep"] == ["x": [["p": 1], 2], "y": 0, "z": 1])
        #expect(mine.merge(bric: other, depth: 3)["deep"] == mine.merge(bric: other, depth: 2)["deep"])
        #expect(mine.merge(bric: other, depth: .min) == mine)
        #expect(Bric("x").merge(bric: other) == "x")
        #expect(([["a": 1], 2] as Bric).merge(bric: [["b": 3], 4, 5]) == [["a": 1, "b": 3], 2])
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

    @Test func whatTheCasesHold() {
        let elements: Bric.ArrType = [1]
        let members: [Bric.ObjType] = [["a": .arr(elements)]]
        let text: Bric.StrType = "x"
        let number: Bric.NumType = 2
        let flag: Bric.BolType = true
        #expect(members.map(Bric.init) == [["a": [1]]])
        #expect(([Bric(str: text), .num(number), .bol(flag), Bric(nul: Bric.NulType())] as Bric.Storage).count == 4)
    }

    @Test func equalityAndHashingIgnoreTheOrder() {
        #expect(Set<Bric>([["a": 1, "b": 2], ["b": 2, "a": 1], ["a": 1]]).count == 2)
        #expect((["a": nil] as Bric) != [:])
    }
}
