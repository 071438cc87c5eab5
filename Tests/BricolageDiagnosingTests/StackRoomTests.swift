import BricolageCore
import TestSupport
import Testing

/// The diagnosing pass uses the stack that there is, and not more.
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

    @Test func littleStackIsSaidToHaveBeenTooLittle() throws {
        let found = try issues(40, stack: 512 << 10)
        #expect(found.count >= 1)
        #expect(found.isComplete == (found.count == 40))
    }
}
