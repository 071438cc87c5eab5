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
