import Bricolage
import BricolageQuery
import TestSupport
import Testing

/// What a JSON Patch does to a value, beyond the public tests.
@Suite("Applying JSON Patches")
struct PatchApplyingTests {
    @Test(
        "an operation that does not fit says why",
        arguments: [
            (.remove(at: "/b"), .nothing(at: "/b"), #"operation 1, remove "/b": there is nothing at "/b""#),
            (.replace(at: "/a/2", with: 1), .nothing(at: "/a/2"), nil),
            (.replace(at: "/a/-", with: 1), .nothing(at: "/a/-"), nil),
            (.add(1, at: "/b/c"), .nothing(at: "/b"), #"operation 1, add to "/b/c": there is nothing at "/b""#),
            (.add(1, at: "/a/0/c"), .notAContainer(at: "/a/0"), nil),
            (.add(1, at: "/a/3"), .noSuchIndex("3", at: "/a"), nil),
            (.add(1, at: "/a/01"), .noSuchIndex("01", at: "/a"), nil),
            (.add(1, at: "/a/-1"), .noSuchIndex("-1", at: "/a"), #"the array at "/a" has no index "-1""#),
            (.move(from: "/b", to: "/c"), .nothing(at: "/b"), nil),
            (.move(from: "/a", to: "/a/0"), .movedIntoItself, "cannot be moved inside itself"),
            (.copy(from: "/b", to: "/c"), .nothing(at: "/b"), #"copy "/b" to "/c""#),
            (.test(at: "/a/0", equals: 2), .unequal(1), #"operation 1, test that "/a/0" is 2: found 1"#),
            (.test(at: "/a", equals: [1]), .unequal([1, 2]), "is an array of 1: found an array of 2"),
            (.test(at: "/b", equals: nil), .nothing(at: "/b"), nil),
        ] as [(JSONPatch.Operation, JSONPatchError.Reason, String?)])
    func reasons(_ operation: JSONPatch.Operation, _ reason: JSONPatchError.Reason, _ message: String?) throws {
        let original: JSON = ["a": [1, 2]]
        var document = original
        let patch = JSONPatch([.add(true, at: "/new"), operation])
        let error = try #require(throws: JSONPatchError.self) { try document.apply(patch) }
        #expect(error.reason == reason)
        #expect(error.index == 1 && error.operation == operation)
        if let message { #expect(error.description.contains(message), "\(error)") }
        #expect(document == original)
    }

    @Test(
        "results",
        arguments: [
            ([.add(0, at: "/a/0")], ["a": [0, 1, 2]]),
            ([.add(0, at: "/a/2")], ["a": [1, 2, 0]]),
            ([.add(0, at: "/a/-")], ["a": [1, 2, 0]]),
            ([.add(0, at: "/a")], ["a": 0]),
            ([.remove(at: "")], nil),
            ([.move(from: "/a", to: "/a")], ["a": [1, 2]]),
            ([.move(from: "/a/0", to: "/a/1")], ["a": [2, 1]]),
            ([.move(from: "/a/0", to: "")], 1),
            ([.copy(from: "", to: "/b")], ["a": [1, 2], "b": ["a": [1, 2]]]),
            ([.copy(from: "/a", to: "/a/0")], ["a": [[1, 2], 1, 2]]),
            ([.move(from: "/a", to: "/ab")], ["ab": [1, 2]]),
            ([.add([:], at: "/b"), .move(from: "/a", to: "/b/a")], ["b": ["a": [1, 2]]]),
            ([.test(at: "/a", equals: [1.0, 2])], ["a": [1, 2]]),
        ] as [([JSONPatch.Operation], JSON)])
    func results(_ operations: [JSONPatch.Operation], _ result: JSON) throws {
        var document: JSON = ["a": [1, 2]]
        try document.apply(JSONPatch(operations))
        #expect(document == result)
    }

    @Test("a message has one line")
    func oneLine() throws {
        var document: JSON = [:]
        let patch = JSONPatch([.remove(at: JSONPointer(tokens: ["a\nb"]))])
        let error = try #require(throws: JSONPatchError.self) { try document.apply(patch) }
        #expect(error.description == #"operation 0, remove "/a\nb": there is nothing at "/a\nb""#)
    }

    @Test("long values are not quoted")
    func longValues() throws {
        var document: JSON = ["s": .string(String(repeating: "x", count: 41)), "n": .number(JSON.Number(1))]
        let text = try JSON(parsing: String(repeating: "7", count: 61))
        for (value, words) in [(document["s"] ?? .null, "a string of 41 bytes"), (text, "a number of many digits")] {
            let patch = JSONPatch([.test(at: "/n", equals: value)])
            let error = try #require(throws: JSONPatchError.self) { try document.apply(patch) }
            #expect(error.description == "operation 0, test that \"/n\" is \(words): found 1")
        }
    }

    @Test("the members of an object keep their places")
    func order() throws {
        var document: JSON = ["a": 1, "b": 2]
        try document.apply(JSONPatch([.add(3, at: "/a"), .replace(at: "/b", with: 4), .add(5, at: "/0")]))
        #expect(document.serialized() == #"{"a":3,"b":4,"0":5}"#)
        try document.apply(JSONPatch([.move(from: "/a", to: "/a")]))
        #expect(document.serialized() == #"{"a":3,"b":4,"0":5}"#)
    }

    @Test("copies of copies are limited")
    func copies() throws {
        let doubling = JSONPatch(Array(repeating: .copy(from: "", to: "/-"), count: 100))
        var document: JSON = [1]
        let error = try #require(throws: JSONPatchError.self) { try document.apply(doubling) }
        #expect(error.reason == .copyLimit(1_000_000) && error.index == 18)
        #expect(error.description.hasSuffix("the patch copies more than 1000000 values"))
        // These copy 2, 4 and 8 values.
        let three = JSONPatch(Array(doubling.operations.prefix(3)))
        #expect(throws: JSONPatchError.self) { try document.apply(three, mostCopied: 13) }
        #expect(document == [1])
        try document.apply(three, mostCopied: 14)
        #expect(document == [1, [1], [1, [1]], [1, [1], [1, [1]]]])
        try document.apply(three, mostCopied: .max)
        #expect(throws: JSONPatchError.self) { try document.apply(three, mostCopied: .min) }
    }

    @Test("a long patch takes linear time")
    func linear() throws {
        let ratio = try growth(from: 1_000, to: 8_000) { (count: Int) in
            var document: JSON = ["list": [], "map": [:]]
            var operations: [JSONPatch.Operation] = []
            for index in 0..<count {
                operations.append(.add(.number(JSON.Number(index)), at: "/list/-"))
                operations.append(.add(.null, at: JSONPointer(tokens: ["map", String(index)])))
            }
            try document.apply(JSONPatch(operations))
        }
        #expect(ratio < 24)
    }

    @Test("changes to one array, one after the other, give what each of them gives alone", arguments: 0..<40)
    func runs(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            let elements = (0..<Int.random(in: 0...5, using: &random)).map { JSON.number(JSON.Number($0)) }
            let original: JSON = ["l": .array(JSON.Array(elements)), "o": ["0": 1, "1": 2, "2": 3]]
            let operations = (0..<Int.random(in: 1...6, using: &random)).map { number -> JSONPatch.Operation in
                let container = Int.random(in: 0..<4, using: &random) == 0 ? "o" : "l"
                let token = ["0", "1", "2", "3", "5", "-"].randomElement(using: &random) ?? "-"
                let pointer = JSONPointer(tokens: [container, token])
                return Bool.random(using: &random)
                    ? .remove(at: pointer) : .add(.number(JSON.Number(10 + number)), at: pointer)
            }
            var (together, alone) = (original, original)
            var (first, expected): (JSONPatchError?, JSONPatchError?)
            do throws(JSONPatchError) { try together.apply(JSONPatch(operations)) } catch { first = error }
            for (index, operation) in operations.enumerated() where expected == nil {
                do throws(JSONPatchError) {
                    try alone.apply(JSONPatch([operation]))
                } catch {
                    var error = error
                    error.index = index
                    expected = error
                }
            }
            #expect(first == expected)
            #expect(together.serialized() == (expected == nil ? alone : original).serialized(), "\(operations)")
        }
    }

    @Test("removing from the beginning of an array, inserting there and removing members take linear time")
    func linearRuns() throws {
        let ratio = try growth(from: 2_000, to: 16_000) { (count: Int) in
            let keys = (0..<count).map(String.init)
            var document: JSON = [
                "list": .array(JSON.Array(keys.map { .string($0) })),
                "map": .object(JSON.Object(keys.map { (key: $0, value: .null) })),
            ]
            let operations: [JSONPatch.Operation] =
                keys.map { .add(.string($0), at: JSONPointer(tokens: ["list", $0])) }
                + keys.map { _ in .remove(at: "/list/0") }
                + keys.map { .remove(at: JSONPointer(tokens: ["map", $0])) }
            try document.apply(JSONPatch(operations))
            #expect(document["list"]?.count == count && document["map"] == [:])
        }
        #expect(ratio < 24)
    }

    @Test("values may be deeper than the stack")
    func deep() throws {
        try onSmallStack {
            var document = JSON.null
            for _ in 0..<50_000 { document = ["a": document] }
            let pointer = JSONPointer(tokens: Array(repeating: "a", count: 50_000))
            try document.apply(JSONPatch([.replace(at: pointer, with: 1)]))
            #expect(document[pointer: pointer] == 1)
        }
    }

    @Test("numbers of up to 60 characters and strings of up to 40 bytes are quoted")
    func longestValues() throws {
        let digits = String(repeating: "7", count: 60)
        let text = String(repeating: "x", count: 40)
        for (value, words) in [(try JSON(parsing: digits), digits), (.string(text), "\"\(text)\"")] {
            var document: JSON = ["n": 1]
            let error = try #require(throws: JSONPatchError.self) {
                try document.apply(JSONPatch([.test(at: "/n", equals: value)]))
            }
            #expect(error.description == "operation 0, test that \"/n\" is \(words): found 1")
        }
    }
}
