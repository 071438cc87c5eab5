import BricolageCore
import BricolagePointers
import BricolageWriting
import TestSupport
import Testing

/// Changes in place: what they cost, and that nothing else changes with them.
@Suite struct ChangeTests {
    /// A value with a list of `count` numbers, several levels down.
    private static func value(_ count: Int) -> JSON {
        ["outer": [["inner": ["list": .array(JSON.Array((0..<count).map { JSON($0) })), "other": 1]]]]
    }

    @Test func changingEveryElementThroughSubscriptsIsLinear() {
        let factor = growth(from: 1_000, to: 16_000) { count in
            var value = Self.value(count)
            for index in 0..<count { value["outer"]?[0]?["inner"]?["list"]?[index] = "changed" }
            for index in 0..<count { value["outer"]?[0]?["inner"]?["list"]?[index]?["key"] = "changed" }
            #expect(value["outer"]?[0]?["inner"]?["list"]?[count - 1]?["key"] == "changed")
        }
        #expect(factor < 64)
    }

    @Test func changingEveryElementThroughPointersIsLinear() throws {
        let factor = try growth(from: 500, to: 8_000) { count in
            var value = Self.value(count)
            for index in 0..<count {
                let place = JSONPointer(tokens: ["outer", "0", "inner", "list", String(index)])
                value[pointer: place] = "changed"
                try value.set("again", at: place)
            }
            let first = JSONPointer(tokens: ["outer", "0", "inner", "list", "0"])
            for _ in 0..<count / 100 { value[pointer: first] = nil }
            let rest = value["outer"]?[0]?["inner"]?["list"]?.array ?? []
            #expect(rest.count == count - count / 100 && rest.allSatisfy { $0 == "again" })
        }
        #expect(factor < 64)
    }

    @Test func addingThroughPointersIsLinear() throws {
        let (pointer, keyPath) = try (JSONPointer("/outer/0/inner/list"), JSONPointer(keyPath: "outer[0].inner.list"))
        let factor = growth(from: 500, to: 8_000) { count in
            var value = Self.value(0)
            for index in 0..<count {
                value[pointer: pointer]?.array?.append(JSON(index))
                value[keyPath: keyPath]?.array?.append(JSON(index))
            }
            #expect(value[pointer: pointer]?.count == 2 * count)
            #expect(value["outer"]?[0]?["inner"]?["other"] == 1)
        }
        #expect(factor < 64)
    }

    @Test func changesThroughPointersAreThoseOfAssignments() throws {
        struct Refusal: Error {}
        func refuse(_ value: inout JSON?) throws {
            value = "changed"
            throw Refusal()
        }
        func leave(_ value: inout JSON?) {}
        func remove(_ value: inout JSON?) { value = nil }
        let original: JSON = ["a": [["b": 1], 2], "c": 3]
        for place in ["", "/a", "/a/0", "/a/0/b", "/a/1", "/a/2", "/a/-", "/a/x", "/c", "/c/d", "/e", "/e/f"] {
            let pointer = try JSONPointer(place)
            var value = original
            leave(&value[pointer: pointer])
            #expect(value == original)
            value[pointer: pointer]?["key"] = nil
            #expect(value == original)
            #expect(throws: Refusal.self) { try refuse(&value[pointer: pointer]) }
            if place.hasSuffix("-") {
                #expect(value["a"]?.array?.last == "changed")
            } else {
                #expect(value[pointer: pointer] == "changed")
            }
            value = original
            remove(&value[pointer: pointer])
            var removed = original
            removed[pointer: pointer] = nil
            #expect(value == removed)
            #expect(original[pointer: pointer] == nil ? value == original : value != original)
        }
    }

    @Test func whatStandsInTheWayIsReplaced() throws {
        var value: JSON = ["a": 1, "b": [1]]
        try value.set(2, at: "/a/b")
        #expect(value == ["a": ["b": 2], "b": [1]])
        #expect(throws: JSONPointerError.self) { try value.set(2, at: "/b/c") }
        value[pointer: "/b/c"] = 2
        #expect(value == ["a": ["b": 2], "b": ["c": 2]])
    }

    @Test func addingAndTakingAwayAtTheEndIsLinear() {
        let factor = growth(from: 1_000, to: 16_000) { count in
            var value: JSON = ["list": []]
            for index in 0..<count { value["list"]?[index] = JSON(index) }
            for _ in 0..<count { value["list"]?.array?.removeLast() }
            #expect(value["list"] == [])
        }
        #expect(factor < 64)
    }

    /// A value whose first part is small and whose second part is large.
    private static func shared(_ count: Int) -> JSON {
        ["small": [["leaf": 1]], "large": .array(JSON.Array((0..<count).map { ["number": JSON($0)] }))]
    }

    @Test func aChangedCopyCopiesNothingBesideItsWay() {
        let factor = growth(from: Self.shared(1_000), to: Self.shared(64_000)) { original in
            for number in 0..<200 {
                var copy = original
                copy["small"]?[0]?["leaf"] = JSON(number)
                #expect(copy["small"]?[0]?["leaf"]?.int == number)
            }
            #expect(original["small"]?[0]?["leaf"] == 1)
        }
        #expect(factor < 8)
    }

    @Test func negativeIndicesAreNoPlaceToChange() {
        var value: JSON = ["a"]
        value[-1]?["key"] = 1
        value[5]?["key"] = 1
        value[-1] = nil
        #expect(value == ["a"])
    }

    @Test(arguments: 0..<20) func replacedRangesAreThoseOfSwiftArrays(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var expected: [JSON] = []
        var array = JSON.Array()
        var copies: [(JSON.Array, [JSON])] = []
        for round in 0..<200 {
            let bounds = [
                Int.random(in: 0...expected.count, using: &generator),
                Int.random(in: 0...expected.count, using: &generator),
            ]
            let range = min(bounds[0], bounds[1])..<max(bounds[0], bounds[1])
            let new = (0..<Int.random(in: 0...4, using: &generator)).map { JSON.array([JSON(round), JSON($0)]) }
            expected.replaceSubrange(range, with: new)
            array.replaceSubrange(range, with: new)
            #expect(array.elementsEqual(expected))
            if round.isMultiple(of: 20) { copies.append((array, expected)) }
            if round.isMultiple(of: 7), !expected.isEmpty { #expect(array.removeLast() == expected.removeLast()) }
        }
        let itself = array
        array.replaceSubrange(0..<0, with: array)
        #expect(array.elementsEqual(expected + expected) && itself.elementsEqual(expected))
        for (copy, expected) in copies { #expect(copy.elementsEqual(expected)) }
    }

    @Test func deepElementsPutInByRangesAreReleasedStepByStep() {
        var deep: JSON = 1
        for _ in 0..<200_000 { deep = .array([deep]) }
        var array: JSON.Array = [1, 2, 3]
        array.replaceSubrange(1..<2, with: [deep, deep])
        deep = nil
        #expect(array.count == 4)
        array.removeAll()
        #expect(array.isEmpty)
    }

    /// When a removal was interrupted, members had once already moved, and large objects found others in their places.
    @Test(arguments: [3, 200]) func aRemovalThatIsInterruptedChangesNothing(count: Int) {
        struct Interruption: Error {}
        var object = JSON.Object()
        for number in 0..<count { object["key \(number)"] = JSON(number) }
        let original = object.description
        for last in 0..<3 {
            #expect(throws: Interruption.self) {
                try object.removeAll { _, value in
                    if value.int == last { throw Interruption() }
                    return value.int.map { $0 % 2 == 0 } ?? false
                }
            }
            #expect(object.description == original)
            for number in 0..<count { #expect(object["key \(number)"]?.int == number) }
        }
    }
}
