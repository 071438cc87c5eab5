import BricBracCompat
import Testing

@Suite struct PointersTests {
    private let bric: Bric = ["a": [["b": 1], 2], "": ["": 3], "x/y": 4, "m~n": 5, "1": 6]

    @Test func pointersOfSteps() throws {
        #expect(try bric.find([]) == bric)
        #expect(try bric.find(["a", 0, "b"]) == 1)
        #expect(try bric.find([.key("a"), Bric.Ref(index: 1)]) == 2)
        #expect(throws: Bric.BricReferenceError.objectKeyNotFound("/a/0/c")) { try bric.find(["a", 0, "c"]) }
        #expect(throws: Bric.BricReferenceError.arrayIndexNotFound("/a/2")) { try bric.find(["a", 2]) }
        #expect(throws: Bric.BricReferenceError.arrayIndexNotFound("/a/-1")) { try bric.find(["a", -1]) }
        #expect(throws: Bric.BricReferenceError.arrayIndexNotFound("/a/b")) { try bric.find(["a", "b"]) }
        #expect(throws: Bric.BricReferenceError.objectKeyNotFound("/1")) { try bric.find([1]) }
        #expect(throws: Bric.BricReferenceError.referenceToNonObject("/1/z")) { try bric.find(["1", "z"]) }
    }

    @Test func pointersOfText() throws {
        let expected: [(String, Bric)] = [
            ("", bric), ("/a/0/b", 1), ("a/1", 2), ("/", ["": 3]), ("//", 3), ("/x~1y", 4), ("/m~0n", 5), ("/1", 6),
        ]
        for (pointer, value) in expected { #expect(try bric.reference(pointer) == value) }
        #expect(throws: Bric.BricReferenceError.arrayIndexNotFound("/a/01")) { try bric.reference("/a/01") }
        #expect(throws: Bric.BricReferenceError.arrayIndexNotFound("/a/9")) { try bric.reference("/a/9") }
        #expect(throws: Bric.BricReferenceError.referenceToNonObject("/1/z")) { try bric.reference("/1/z") }
        #expect(throws: Bric.BricReferenceError.objectKeyNotFound("/a/0/c")) { try bric.reference("/a/0/c") }
        #expect(throws: Bric.BricReferenceError.objectKeyNotFound("/a/0/")) { try bric.reference("/a/0/") }
        #expect(throws: Bric.BricReferenceError.invalidReferenceURI("/~2")) { try bric.reference("/~2") }
    }

    @Test func resolvingReferences() throws {
        let schema: Bric = ["defs": ["x": ["type": "string"]], "items": [["$ref": "#/defs/x"], ["$ref": "#"]]]
        #expect(try schema.resolve() == ["#/defs/x": ["type": "string"], "#": schema])
        let remote: Bric = ["$ref": "other.json#/a"]
        #expect(throws: Bric.BricReferenceError.unresolvableReferenceRoot("other.json")) { try remote.resolve() }
        #expect(try remote.resolve { _ in ["a": 1] } == ["other.json#/a": 1])
    }

    @Test func updating() {
        #expect(bric.update(0, pointer: "a", 0, "b") == bric.merge(bric: [:]).update(0, pointer: "a", 0, "b"))
        #expect(bric.update(0, pointer: "a", 0, "b")?["a"] == [["b": 0], 2])
        #expect(bric.update("new", pointer: "a", 1)?["a"]?[1] == "new")
        #expect(bric.update("new", pointer: "missing", 1) == bric)
        #expect(bric.update("new", pointer: "a", 7) == bric)
        #expect(bric.update("new") == "new")
    }

    @Test func alteringSeesEachValueOnce() {
        var seen: [String] = []
        let value: Bric = ["b": [1, 2], "a": "x"]
        let result = value.alter { pointer, bric in
            seen.append(pointer.map(\.description).joined(separator: "/"))
            return bric.num.map { .num($0 + 1) } ?? bric
        }
        #expect(result == ["b": [2, 3], "a": "x"])
        #expect(seen == ["a", "b/1", "b/0", "b", ""])
    }

    @Test func alteringRemoves() {
        let value: Bric = ["a": [1, nil, 2, nil], "b": nil]
        #expect(value.alter { $1 == .nul ? .none : .some($1) } == ["a": [1, 2]])
        #expect(value.alter { pointer, bric in pointer.isEmpty ? .none : .some(bric) } == .none)
    }

    @Test func theIndexBehindTheLastElementIsAnError() {
        #expect(throws: Bric.BricReferenceError.arrayIndexNotFound("/a/2")) { try bric.reference("/a/2") }
        #expect(throws: Bric.BricReferenceError.arrayIndexNotFound("/a/-")) { try bric.reference("/a/-") }
        #expect(throws: Bric.BricReferenceError.arrayIndexNotFound("/0")) { try ([] as Bric).reference("0") }
    }
}
