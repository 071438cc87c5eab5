import BricolageCore
import BricolagePointers
import BricolageWriting
import TestSupport
import Testing

/// A million levels of nesting on a thread with 512 KB of stack.
@Suite struct DepthTests {
    private static let levels = 1_000_000

    private static func nested(_ open: String, _ close: String) -> String {
        String(repeating: open, count: levels) + "1" + String(repeating: close, count: levels)
    }

    @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
    func parsesComparesHashesPrintsAndReleases(open: String, close: String) throws {
        try onSmallStack {
            let text = Self.nested(open, close)
            let document = try JSONDocument(parsing: text)
            let value = document.json
            var other = try JSON(parsing: text)
            #expect(value == other)
            #expect(value.hashValue == other.hashValue)
            #expect(value.description == text)
            #expect(try JSONDocument(value).depth == document.depth)
            other = .null
            #expect(value != other)
        }
    }

    @Test func unequalAtTheVeryBottom() throws {
        try onSmallStack {
            let one = try JSON(parsing: Self.nested("[", "]"))
            let two = try JSON(parsing: Self.nested("[", "]").replacing("1", with: "2"))
            #expect(one != two)
        }
    }

    @Test func buildsAndReleasesByHand() throws {
        try onSmallStack {
            var value: JSON = 1
            for level in 0..<Self.levels { value = level.isMultiple(of: 2) ? [value] : ["a": value] }
            #expect(value.count == 1)
        }
    }

    /// Each way to put a value into a container.
    private static let ways: [(name: String, wrap: @Sendable (JSON) -> JSON)] = [
        (
            "element",
            {
                var outer: JSON.Array = [0]; outer[0] = $0; return .array(outer)
            }
        ),
        (
            "appended element",
            {
                var outer: JSON.Array = []; outer.append($0); return .array(outer)
            }
        ),
        (
            "inserted element",
            {
                var outer: JSON.Array = [0]; outer.insert($0, at: 0); return .array(outer)
            }
        ),
        (
            "appended elements",
            {
                var outer: JSON.Array = [0]; outer.append(contentsOf: [$0]); return .array(outer)
            }
        ),
        (
            "joined arrays",
            {
                var outer: JSON.Array = [0]; outer.append(contentsOf: [$0] as JSON.Array); return .array(outer)
            }
        ),
        (
            "member",
            {
                var outer: JSON.Object = ["a": 0]; outer["a"] = $0; return .object(outer)
            }
        ),
        (
            "new member",
            {
                var outer = JSON.Object(); outer["a"] = $0; return .object(outer)
            }
        ),
        (
            "element of a value",
            {
                var outer: JSON = [0]; outer[0] = $0; return outer
            }
        ),
        (
            "member of a value",
            {
                var outer: JSON = ["a": 0]; outer["a"] = $0; return outer
            }
        ),
        (
            "pointer",
            {
                var outer: JSON = ["a": [0]]; outer[pointer: "/a/0"] = $0; return outer
            }
        ),
    ]

    @Test(arguments: ways.indices)
    func isReleasedHoweverItWasPutTogether(way: Int) throws {
        try onSmallStack {
            var value: JSON = 1
            for _ in 0..<100_000 { value = Self.ways[way].wrap(value) }
            #expect(value.count > 0, "\(Self.ways[way].name)")
        }
    }

    @Test func unwindsALongPointer() throws {
        try onSmallStack {
            var value: JSON = .null
            let pointer = JSONPointer(tokens: [String](repeating: "a", count: 100_000))
            value[pointer: pointer] = 7
            #expect(value[pointer: pointer] == 7)
        }
    }

    @Test func aMillionOpenBracketsAreAnError() throws {
        try onSmallStack {
            for bracket in ["[", "{\"a\":"] {
                let text = String(repeating: bracket, count: Self.levels)
                #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: text) }
            }
        }
    }
}
