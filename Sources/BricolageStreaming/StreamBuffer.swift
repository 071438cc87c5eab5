internal import BricolageCore

/// The bytes of a stream that have arrived and have not been consumed.
///
///     bytes   [ consumed ........ ][ element, perhaps not all of it ... ]
///                                  start, whose place in the stream is `location`
///
/// Consumed bytes are moved out once they are the larger part, so that a byte is moved once on average and the buffer
/// stays as large as the largest element and chunk need.
struct StreamBuffer: Sendable {
    private var bytes: [UInt8] = []
    private var start = 0
    /// The location of the first byte in the stream.
    private(set) var location = SourceLocation(offset: 0, line: 1, column: 1)

    /// How many bytes there are.
    var count: Int { bytes.count - start }

    /// How many bytes there is room for.
    var capacity: Int { bytes.capacity }

    mutating func append(_ chunk: UnsafeBufferPointer<UInt8>) {
        if start > bytes.count / 2 {
            bytes.removeSubrange(..<start)
            start = 0
        }
        bytes.append(contentsOf: chunk)
    }

    /// Calls a function with the bytes.
    func withBytes<R, E: Error>(_ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R) throws(E) -> R {
        try bytes.span.extracting(start..<bytes.count).withUnsafeBufferPointer(body)
    }

    /// Consumes the first bytes.
    mutating func consume(_ count: Int) {
        location = withBytes { location.advanced(over: UnsafeBufferPointer(rebasing: $0[..<count])) }
        start += count
    }

    /// The location of a byte in the stream.
    func location(of offset: Int) -> SourceLocation {
        withBytes { location.advanced(over: UnsafeBufferPointer(rebasing: $0[..<min(offset, $0.count)])) }
    }
}
