import BricBracCompat
import TestSupport
import Testing

/// Values of 512 levels, which can be parsed, on threads with the stack that dispatch queues give them.
@Suite struct DepthTests {
    /// An array or an object of so many levels.
    private static func nested(_ levels: Int, isObject: Bool) -> String {
        let (begin, end) = isObject ? (#"{"a":"#, "}") : ("[", "]")
        return String(repeating: begin, count: levels - 1) + (isObject ? "{}" : "[]")
            + String(repeating: end, count: levels - 1)
    }

    @Test(arguments: [true, false])
    func deepValuesNeedLittleStack(isObject: Bool) throws {
        let text = Self.nested(512, isObject: isObject)
        let bric = try Bric.parse(text)
        try onSmallStack { () throws in
            #expect(bric.stringify() == text)
            #expect("\(bric)" == text)
            #expect(bric.stringify(space: 1).split(separator: "\n").count == 1_023)
            #expect(bric.stringify(space: 1, maxline: 10_000).split(separator: "\n").count == 1)
            #expect(bric.merge(bric: bric) == bric)
            #expect(bric.alter { $1 } == bric)
            #expect(try bric.resolve().isEmpty)
            #expect(try bric.find(Array(repeating: isObject ? "a" : 0, count: 511)).count == 0)
            #expect(try JSONParser.formatJSON(text, indent: 0) == text)
        }
    }

    @Test func deepChanges() throws {
        let bric = try Bric.parse(Self.nested(512, isObject: true))
        try onSmallStack { () throws in
            let altered = bric.alter { path, bric in path.count == 510 ? ["b": bric] : bric }
            let place: Bric.Pointer = Array(repeating: "a", count: 510)
            #expect(try altered?.find(place) == ["b": ["a": [:]]])
            let merged = bric.merge(bric: altered ?? nil)
            #expect(try merged.find(place) == ["a": [:], "b": ["a": [:]]])
            #expect(bric.merge(bric: altered ?? nil, depth: 510) == bric)
        }
    }
}
