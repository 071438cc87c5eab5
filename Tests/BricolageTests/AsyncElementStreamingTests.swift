import Bricolage
import Testing

/// Streams whose bytes come asynchronously.
@Suite struct AsyncElementStreamingTests {
    @Test func asynchronousStreamsGiveValuesAsSoonAsTheyAreComplete() async throws {
        let (bytes, continuation) = AsyncStream.makeStream(of: UInt8.self)
        var elements = JSON.Decoder().elements([Int].self, of: bytes, as: .lines).makeAsyncIterator()
        for byte in "[1]\n[2".utf8 { continuation.yield(byte) }
        // The stream is still open: what is complete must be here.
        #expect(try await elements.next() == [1])
        for byte in ",3]\nx\n[4]".utf8 { continuation.yield(byte) }
        continuation.finish()
        #expect(try await elements.next() == [2, 3])
        await #expect(throws: JSONElementError.self) { try await elements.next() }
        #expect(try await elements.next() == [4])
        #expect(try await elements.next() == nil)

        let chunks = AsyncStream { continuation in
            for chunk in ["[1,", "2", "2,\"", "x\"", "]"] { continuation.yield(Array(chunk.utf8)) }
            continuation.finish()
        }
        var values: [Int] = []
        var failures = 0
        for await result in JSON.Decoder().elements(Int.self, of: chunks, as: .array).results {
            switch result {
            case .success(let value): values.append(value)
            case .failure: failures += 1
            }
        }
        #expect(values == [1, 22] && failures == 1)
    }
}
