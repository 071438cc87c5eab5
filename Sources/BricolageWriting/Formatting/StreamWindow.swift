internal import BricolageCore

/// The bytes of a text that have arrived and are still needed, padded as the scanners of the parser require.
///
///     bytes   [ seen ][ to come ........................ ][ 64 zero bytes ]
///             ▲       ▲                        ▲          ▲
///             origin  position                 safeEnd    end
///
/// The last bytes before the position are kept, so that the excerpt of an error shows the text before its place. A byte
/// is moved once on average, and the window is about as large as the largest part that is needed at once.
struct StreamWindow: Sendable {
    /// The bytes that have arrived, and the zero bytes at which every scan stops.
    private(set) var bytes = [UInt8](repeating: 0, count: DocumentMemory.padding)
    /// Where to continue.
    var position = 0
    /// Whether no more bytes come.
    private(set) var isFinished = false
    /// The location of the first byte in the whole text.
    private(set) var origin = SourceLocation(offset: 0, line: 1, column: 1)

    /// How many bytes before the position are kept; twice as many must have arrived after it for the position to move
    /// on.
    ///
    /// That is more than an excerpt shows, and more than the longest escape, character or word has.
    private static let reach = 64

    /// The end of the bytes that have arrived.
    var end: Int { bytes.count - DocumentMemory.padding }

    /// How many bytes have arrived that are not consumed yet.
    var count: Int { end - position }

    /// A token that begins before this place has arrived whole, unless it is a string or a number.
    var safeEnd: Int { isFinished ? end : max(0, end - 2 * Self.reach) }

    /// Appends the next bytes.
    mutating func append(_ chunk: [UInt8]) {
        bytes.removeLast(DocumentMemory.padding)
        let seen = position - Self.reach
        if seen > bytes.count / 2 {
            origin = bytes.withUnsafeBufferPointer { origin.advanced(over: UnsafeBufferPointer(rebasing: $0[..<seen])) }
            bytes.removeSubrange(..<seen)
            position -= seen
        }
        bytes += chunk
        bytes.append(contentsOf: repeatElement(0, count: DocumentMemory.padding))
    }

    /// Notes that no more bytes will arrive.
    mutating func finish() {
        isFinished = true
    }

    /// Converts an error about these bytes to one about the whole text.
    func located(_ error: JSONSyntaxError) -> JSONSyntaxError {
        var error = error
        error.location = error.location.shifted(to: origin)
        return error
    }
}
