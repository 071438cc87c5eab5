import Bricolage
import Testing

/// Streams whose bytes arrive asynchronously.
@Suite struct AsyncElementStreamingTests {
    @Test func asynchronousStreamsGiveValuesAsSoonAsTheyAreComplete() async throws {
        let (bytes, continuation) = AsyncStream.makeStream(of: UInt8.self)
        var elements = JSON.Decoder().elements([Int].self, of: bytes, as: .lines).makeAsyncIterator()
        for byte in "[1]\n[2".utf8 { continuation.yield(byte) }
        // The stream is still open: every complete value must be available.
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

    /// The stream of a cancelled task ends wherever it is, and half a number was once mistaken for a number.
    @Test func whatACancelledTaskHasOfAValueIsNoValue() async throws {
        let (chunks, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        let (seen, first) = AsyncStream.makeStream(of: JSON.self)
        let task = Task {
            var values: [JSON] = []
            for try await value in JSON.Decoder().elements(JSON.self, of: chunks, as: .lines) {
                values.append(value)
                first.yield(value)
            }
            return values
        }
        continuation.yield(Array("[1]\n12".utf8))
        // The task is cancelled while it waits for the next chunk, with half a value received.
        for await _ in seen { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        continuation.finish()
    }

    /// A stream that has failed ends if it is asked for more, and half a number would be mistaken for a number.
    @Test func whatAStreamThatFailsHasOfAValueIsNoValue() async throws {
        struct Failure: Error {}
        let chunks = AsyncThrowingStream<[UInt8], any Error> { continuation in
            continuation.yield(Array("[1]\n12".utf8))
            continuation.finish(throwing: Failure())
        }
        var values: [JSON] = []
        var failures: [any Error] = []
        for await result in JSON.Decoder().elements(JSON.self, of: chunks, as: .lines).results {
            switch result {
            case .success(let value): values.append(value)
            case .failure(let error): failures.append(error)
            }
        }
        #expect(values == [[1]])
        #expect(failures.count == 1 && failures.first is Failure)
    }
}
