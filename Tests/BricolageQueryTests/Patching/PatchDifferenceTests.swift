import Bricolage
import BricolageQuery
import TestSupport
import Testing

/// The JSON Patch that makes one value of another.
@Suite("Differences as JSON Patches")
struct PatchDifferenceTests {
    @Test(
        "examples",
        arguments: [
            (1, 1.0, []),
            (["a": 1, "b": 2], ["b": 2, "a": 1], []),
            (1, "1", [.replace(at: .root, with: "1")]),
            ([], [:], [.replace(at: .root, with: [:])]),
            (["a": 1, "b": 2], ["a": 1, "c": 3], [.remove(at: "/b"), .add(3, at: "/c")]),
            (["a": ["b": [1]]], ["a": ["b": [2]]], [.replace(at: "/a/b/0", with: 2)]),
            (["a/b": nil], ["a/b": 0], [.replace(at: JSONPointer(tokens: ["a/b"]), with: 0)]),
            ([1, 2, 3], [2, 3], [.remove(at: "/0")]),
            ([2, 3], [1, 2, 3], [.add(1, at: "/0")]),
            ([1, 2, 3], [1, 3], [.remove(at: "/1")]),
            ([1, 2], [1, 2, 3, 4], [.add(3, at: "/2"), .add(4, at: "/3")]),
            ([1, 2, 3, 4], [1, 2], [.remove(at: "/2"), .remove(at: "/2")]),
            ([1, 1, 1], [1, 1], [.remove(at: "/2")]),
            ([["a": 1, "b": 2]], [0, ["b": 2, "a": 1]], [.add(0, at: "/0")]),
            // 2 and 4 stay; 3 is replaced by 9.
            ([1, 2, 3, 4], [2, 9, 4, 5], [.remove(at: "/0"), .add(5, at: "/3"), .replace(at: "/1", with: 9)]),
            // What changes places is not moved: the longest series in the same order stays.
            ([1, 2, 3, 4], [4, 1, 2, 3], [.add(4, at: "/0"), .remove(at: "/4")]),
            // Eight removals are more than twice as long as what is left; two are not.
            ([1, 2, 3], [3], [.remove(at: "/0"), .remove(at: "/0")]),
            ([1, 2, 3, 4, 5, 6, 7, 8, 9], [9], [.replace(at: .root, with: [9])]),
            ([], [1, 2, 3, 4, 5, 6, 7, 8, 9], [.replace(at: .root, with: [1, 2, 3, 4, 5, 6, 7, 8, 9])]),
            (
                [["id": 1, "n": 0], ["id": 2, "n": 0]], [["id": 0], ["id": 1, "n": 0], ["id": 2, "n": 5]],
                [.add(["id": 0], at: "/0"), .replace(at: "/2/n", with: 5)]
            ),
        ] as [(JSON, JSON, [JSONPatch.Operation])])
    func examples(_ old: JSON, _ new: JSON, _ operations: [JSONPatch.Operation]) {
        #expect(JSONPatch(from: old, to: new).operations == operations)
    }

    @Test("objects with duplicate keys are replaced whole")
    func duplicateKeys() throws {
        var options = JSONParsingOptions()
        options.duplicateKeys = .keep
        let twice = try JSON(parsing: #"{"o": {"a": 1, "a": 2}}"#, options: options)
        let once: JSON = ["o": ["a": 1]]
        #expect(JSONPatch(from: twice, to: once).operations == [.replace(at: "/o", with: ["a": 1])])
        #expect(JSONPatch(from: once, to: twice).operations == [.replace(at: "/o", with: twice["o"] ?? .null)])
        #expect(JSONPatch(from: twice, to: twice).operations == [])
    }

    @Test("a patch makes the new value of the old one, in both directions", arguments: 0..<40)
    func property(_ seed: UInt64) throws {
        var values = RelatedValues(seed: seed)
        for _ in 0..<50 {
            let (old, new) = values.next()
            for (old, new) in [(old, new), (new, old)] {
                let patch = JSONPatch(from: old, to: new)
                var result = old
                try result.apply(patch)
                #expect(result == new, "\(old) → \(new): \(patch)")
                #expect(patch.operations.isEmpty == (old == new))
            }
        }
    }

    @Test("long arrays and objects take little more than linear time")
    func linear() {
        func texts(_ range: Range<Int>) -> JSON {
            .array(JSON.Array(range.map { .string(String(repeating: "-", count: 30) + String($0)) }))
        }
        let ratio = growth(from: 1_000, to: 8_000) { count in
            // Half of the elements stay, half are new, and all members change.
            let patch = JSONPatch(
                from: ["list": texts(0..<count), "map": .object(Self.object(count, .null))],
                to: ["list": texts(count / 2..<count + count / 2), "map": .object(Self.object(count, true))])
            #expect(patch.operations.count == 2 * count)
        }
        #expect(ratio < 24)
    }

    @Test("an array of which much text stays is not replaced")
    func longElements() {
        let elements = (0..<20).map { JSON.array([.string(String(repeating: "x", count: 300) + String($0))]) }
        let patch = JSONPatch(from: .array(JSON.Array(elements)), to: .array(JSON.Array(elements.suffix(5))))
        #expect(patch.operations == Array(repeating: .remove(at: "/0"), count: 15))
    }

    @Test("the patch of an array in the opposite order is not much longer than the array")
    func oppositeOrder() throws {
        for length in [0, 300] {
            let elements = (0..<200).map { JSON.string(String(repeating: "x", count: length) + String($0)) }
            let old = JSON.array(JSON.Array(elements))
            let new = JSON.array(JSON.Array(elements.reversed()))
            let patch = JSONPatch(from: old, to: new)
            #expect(try JSON.Encoder().encode(patch).count < 2 * new.serialized().utf8.count + 100)
            var result = old
            try result.apply(patch)
            #expect(result == new)
        }
    }

    private static func object(_ count: Int, _ value: JSON) -> JSON.Object {
        JSON.Object((0..<count).map { (key: String($0), value: value) })
    }

    @Test("deep values take linear time and no stack", arguments: [true, false])
    func deep(inArrays: Bool) throws {
        @Sendable func nested(_ depth: Int, _ innermost: JSON) -> JSON {
            (0..<depth).reduce(innermost) { value, _ in inArrays ? [0, value] : ["k": value] }
        }
        let ratio = try onSmallStack {
            growth(from: 2_000, to: 16_000) { depth in
                let patch = JSONPatch(from: nested(depth, 1), to: nested(depth, 2))
                #expect(patch.operations.count == 1)
            }
        }
        #expect(ratio < 24)
    }
}

/// Pairs of values that have much in common, the same ones on every run.
struct RelatedValues {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func next() -> (JSON, JSON) {
        let old = value(depth: 4)
        return (old, changed(old, depth: 4))
    }

    private mutating func value(depth: Int) -> JSON {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 4), using: &random) {
        case 0: .null
        case 1: .number(JSON.Number(Int.random(in: 0...3, using: &random)))
        case 2: ["", "a", "/", "~"].randomElement(using: &random) ?? .null
        case 3: .bool(Bool.random(using: &random))
        case 4, 5: .array(JSON.Array((0..<Int.random(in: 0...6, using: &random)).map { _ in value(depth: depth - 1) }))
        default:
            .object(
                JSON.Object((0..<Int.random(in: 0...5, using: &random)).map { _ in (key(), value(depth: depth - 1)) }))
        }
    }

    private mutating func key() -> String { ["", "a", "b", "a/b", "~", "0", "-"].randomElement(using: &random) ?? "" }

    private mutating func changed(_ value: JSON, depth: Int) -> JSON {
        if Int.random(in: 0..<6, using: &random) == 0 { return self.value(depth: depth) }
        switch value {
        case .array(let elements):
            var result: [JSON] = []
            for element in elements {
                switch Int.random(in: 0..<8, using: &random) {
                case 0: continue
                case 1: result.append(self.value(depth: depth - 1))
                case 2: result.insert(element, at: Int.random(in: 0...result.count, using: &random))
                default: result.append(Bool.random(using: &random) ? element : changed(element, depth: depth - 1))
                }
            }
            return .array(JSON.Array(result))
        case .object(let members):
            var result: JSON.Object = [:]
            for (key, value) in members where Int.random(in: 0..<6, using: &random) > 0 {
                result[key] = Bool.random(using: &random) ? value : changed(value, depth: depth - 1)
            }
            if Bool.random(using: &random) { result[key()] = self.value(depth: depth - 1) }
            return .object(result)
        default: return value
        }
    }
}
