import BricBracCompat
import TestSupport
import Testing

@Suite struct BracingTests {
    private enum Mood: String, BricBrac { case calm, wild }
    private enum Level: Int, BricBrac { case low = 1, high }

    private struct Cat: BricBrac, Equatable {
        var name: String
        var age: UInt8?
        var moods: [Mood]

        func bric() -> Bric { ["name": name.bric(), "age": age.bric(), "moods": moods.bric()] }

        static func brac(bric: Bric) throws -> Cat {
            try Cat(name: bric.brac(key: "name"), age: bric.brac(key: "age"), moods: bric.brac(key: "moods"))
        }
    }

    @Test func aTypeOfYourOwn() throws {
        let bric: Bric = ["name": "Tom", "age": 3, "moods": ["calm", "wild"]]
        let cat = try Cat.brac(bric: bric)
        #expect(cat == Cat(name: "Tom", age: 3, moods: [.calm, .wild]))
        #expect(cat.bric() == bric)
        #expect(try cat.bricbrac() == cat)
        #expect(try Cat.brac(bric: ["name": "Tom", "age": nil, "moods": []]).age == nil)
    }

    @Test func errorsHaveTheWholePath() throws {
        func path(_ bric: Bric) throws -> Bric.Pointer {
            try #require(throws: BracError.self) { try [String: [Cat]].brac(bric: bric) }.path
        }
        #expect(try path(["k": [["name": "Tom", "age": 3, "moods": ["calm", "mad"]]]]) == ["k", 0, "moods", 1])
        #expect(try path(["k": [["name": "Tom", "age": 300, "moods": []]]]) == ["k", 0, "age"])
        #expect(try path(["k": [["age": 3, "moods": []]]]) == ["k", 0])
        let error = try #require(throws: BracError.self) { try [Int].brac(bric: [1, "x"]) }
        #expect("\(error)" == "Invalid type at #/1: expected Double, found String")
    }

    @Test func numbersAreExactOrRefused() throws {
        #expect(try Int8.brac(bric: 127) == 127)
        #expect(try Int8.brac(bric: -128) == -128)
        #expect(try UInt.brac(bric: 0) == 0)
        for bric in [128, -129, 1.5, .num(.nan), .num(.infinity)] as [Bric] {
            #expect(throws: BracError.self) { try Int8.brac(bric: bric) }
        }
        #expect(throws: BracError.self) { try UInt.brac(bric: -1) }
        #expect(throws: BracError.self) { try Float.brac(bric: 1e300) }
        #expect(throws: BracError.self) { try Int.brac(bric: true) }
        #expect(throws: BracError.self) { try Bool.brac(bric: 1) }
        #expect(try Float.brac(bric: 0.1) == 0.1)
    }

    @Test func standardTypes() throws {
        #expect(try Level.brac(bric: 2) == .high)
        #expect(Level.low.bric() == 1)
        #expect(throws: BracError.self) { try Level.brac(bric: 3) }
        #expect(try [String?].brac(bric: ["a", nil]).bric() == ["a", nil])
        #expect(try Set<Int>.brac(bric: [1, 1, 2]) == [1, 2])
        #expect(try CollectionOfOne<Int>.brac(bric: [1]).first == 1)
        #expect(throws: BracError.self) { try CollectionOfOne<Int>.brac(bric: []) }
        #expect(throws: BracError.self) { try CollectionOfOne<Int>.brac(bric: [1, 2]) }
        #expect(throws: BracError.self) { try EmptyCollection<Int>.brac(bric: [1]) }
        #expect(try [String: Bric].brac(bric: ["a": [1]]) == ["a": [1]])
        #expect(["a": [1.5]].bric() == ["a": [1.5]])
        #expect(ArraySlice([true]).bric() == [true])
    }

    @Test func choices() throws {
        let bric: Bric = ["a": 1, "b": 2]
        let one: Int = try bric.brac(oneOf: [{ try bric.brac(key: "a") }, { try bric.brac(key: "z") }])
        #expect(one == 1)
        #expect(throws: BracError.self) {
            let _: Int = try bric.brac(oneOf: [{ try bric.brac(key: "a") }, { try bric.brac(key: "b") }])
        }
        #expect(try bric.brac(allOf: [{ try bric.brac(key: "a") as Int }, { try bric.brac(key: "b") }]) == [1, 2])
        let (number, text) = try (7 as Bric).brac(anyOf: Int.brac, String.brac)
        #expect(number == 7 && text == nil)
        #expect(throws: BracError.self) { _ = try (true as Bric).brac(anyOf: Int.brac, String.brac, Double.brac) }
        #expect(try (7 as Bric).brac(both: Int.brac, Double.brac) == (7, 7.0))
        #expect(try OneOf<Int>.Or<String>.brac(bric: "x") == .v2("x"))
        #expect(OneOf<Int>.Or<String>.v1(4).bric() == 4)
        #expect(throws: BracError.self) { try OneOf<Int>.Or<Double>.brac(bric: 1) }
    }

    @Test func otherMembers() throws {
        let bric: Bric = ["calm": 1, "loud": 2, "big": 3]
        #expect(try bric.brac(disjoint: Mood.self) == ["loud": 2, "big": 3])
        let error = try #require(throws: BracError.self) { try bric.prohibit(additionalKeys: Mood.self) }
        #expect(
            error.describeErrors() == "2 errors:\nUnrecognized key «big»\nUnrecognized key «loud»")
        #expect(try bric.exclusive(keys: ["calm", "loud", "big"], 5) == 5)
        #expect(throws: BracError.self) { try bric.exclusive(keys: ["calm", "loud"], 5) }
        #expect(throws: BracError.self) { let _: Int = try ("x" as Bric).brac(key: "a") }
    }

    @Test func whatMustNotMatch() throws {
        #expect(try NotBrac<Int>.brac(bric: "x") == NotBrac())
        #expect(throws: BracError.self) { try NotBrac<Int>.brac(bric: 1) }
        #expect(try NotBrac<Int>.parseJSON(#""x""#) == nil)
        #expect(throws: DecodingError.self) { try NotBrac<Int>.parseJSON("1") }
        #expect(try HollowBric.brac(bric: ["a": 1]).bric() == [:])
    }

    @Test func exchangingValues() throws {
        var (number, other) = (1, 2.0)
        try bracSwap(&number, &other)
        #expect(number == 2 && other == 1)
        other = 2.5
        #expect(throws: BracError.self) { try bracSwap(&number, &other) }
        #expect(number == 2 && other == 2.5)
    }

    @Test func reflection() throws {
        struct Point { var x = 1, label: String? = nil, rest = [(true, 2.5)] }
        #expect(Mirror(reflecting: Point()).bric() == ["x": 1, "label": nil, "rest": [[true, 2.5]]])
        #expect(Mirror(reflecting: ["a": Point(rest: [])]).bric() == ["a": ["x": 1, "label": nil, "rest": []]])
        #expect(Mirror(reflecting: [7: 1.5]).bric() == ["7": 1.5])
        let mirror: any Bricable = Mirror(reflecting: Point(label: "p", rest: []))
        #expect(try mirror.bric().brac(key: "label") == "p")
    }

    @Test func reflectionOfObjects() {
        class Person {
            var name: String
            var friends: [Person] = []
            weak var boss: Person?
            init(_ name: String) { self.name = name }
        }
        final class Member: Person { var number = 7 }
        let (ann, ben) = (Person("Ann"), Member("Ben"))
        ann.friends = [ben]
        ben.boss = ann
        let expected: Bric = [
            "name": "Ben", "number": 7, "friends": [], "boss": ["name": "Ann", "friends": [nil], "boss": nil],
        ]
        #expect(Mirror(reflecting: ben).bric()["name"] == "Ben")
        #expect(Mirror(reflecting: [ben, ben]).bric() == [expected, expected])
        ann.friends = []
        ben.boss = nil
    }

    @Test func reflectionEnds() throws {
        struct Box { var content: Any }
        var box: Any = 1
        for _ in 0..<2_000 { box = Box(content: box) }
        nonisolated(unsafe) let deep = box
        func depth(_ bric: Bric) -> Int { bric["content"].map { 1 + depth($0) } ?? 0 }
        #expect(depth(Mirror(reflecting: deep).bric()) == 512)
        let levels = try onSmallStack {
            var levels = 0
            var bric: Bric? = Mirror(reflecting: deep).bric()
            while let next = bric?["content"] { (bric, levels) = (next, levels + 1) }
            return levels
        }
        #expect(levels > 20)
    }

    @Test func errorsInsideErrorsAreIndentedOnlyIfAskedTo() {
        let inner = BracError.multipleErrors(
            errors: [
                BracError.unrecognizedKey(key: "a", path: []), BracError.unrecognizedKey(key: "b", path: [0]),
            ], path: ["in"])
        let error = BracError.multipleErrors(errors: [inner, BracError.unrecognizedKey(key: "c", path: [])], path: [])
        let lines = [
            "2 errors:", "2 errors at #/in:", "Unrecognized key «a» at #/in", "Unrecognized key «b» at #/in/0",
            "Unrecognized key «c»",
        ]
        #expect(error.describeErrors() == lines.joined(separator: "\n"))
        let indents = ["", "  ", "    ", "    ", "  "]
        #expect("\(error)" == zip(indents, lines).map { $0 + $1 }.joined(separator: "\n"))
    }
}
