import BricolageCore
import TestSupport
import Testing

/// The diagnosing pass uses the available stack, and no more.
@Suite struct StackRoomTests {
    /// Every level has a fault of its own.
    private struct Level: Decodable, GuessableDecodable {
        var number: Int
        var next: [Level]?
    }

    private static func text(_ levels: Int) -> String {
        String(repeating: #"{"number":"x","next":["#, count: levels) + String(repeating: "]}", count: levels)
    }

    private func issues(_ levels: Int, stack bytes: Int) throws -> (count: Int, isComplete: Bool) {
        let document = try JSONDocument(parsing: Self.text(levels))
        let found = try onSmallStack(bytes: bytes) {
            JSON.Decoder().decodingIssues(of: Level.self, in: document)
        }
        return (found.issues.count, found.isComplete)
    }

    @Test func whatFitsIntoTheStackIsExploredToItsEnd() throws {
        let found = try issues(40, stack: 16 << 20)
        #expect(found.count == 40)
        #expect(found.isComplete)
    }

    /// A type whose initialiser is not run on after an error, with a fault after the next level.
    private struct Chain: Decodable {
        var first: Int
        var next: [Chain]?
        var last: Int
    }

    /// Where the stack ends, the surrounding initialisers are finished too: the values that they would have requested
    /// are not checked.
    @Test func nothingIsFoundBehindTheEndOfTheStack() throws {
        let levels = 2_000
        let inner = String(repeating: #"{"first":1,"next":["#, count: levels)
        let end = String(repeating: #"],"last":"x"}"#, count: levels)
        let document = try JSONDocument(
            parsing: #"{"first":"x","next":[\#(inner)\#(end)],"last":"x"}"#,
            options: JSONParsingOptions(maximumDepth: nil))
        let found = try onSmallStack(bytes: 256 << 10) {
            JSON.Decoder(parsing: JSONParsingOptions(maximumDepth: nil)).decodingIssues(of: Chain.self, in: document)
        }
        #expect(found.issues.map(\.pointer.description) == ["/first", "/last"])
        #expect(!found.isComplete)
    }

    @Test func littleStackIsSaidToHaveBeenTooLittle() throws {
        let found = try issues(250, stack: 256 << 10)
        #expect(1..<250 ~= found.count)
        #expect(!found.isComplete)
    }
}
