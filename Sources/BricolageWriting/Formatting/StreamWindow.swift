internal import BricolageCore

/// The bytes of a text that have come and are still looked at, as the scanners of the parser want them.
///
///     bytes   [ seen ][ to come ........................ ][ 64 zero bytes ]
///             ▲       ▲                        ▲          ▲
///             origin  position                 safeEnd    end
///
/// A little of what was seen is kept, so that an excerpt shows what stands before its place. A byte is moved once on
/// average, and the window stays as large as the largest part that is needed at once.
struct StreamWindow: Sendable {
    /// What has come, and the zero bytes at which every scan stops.
    private(set) var bytes = [UInt8](repeating: 0, count: DocumentMemory.padding)
    /// Where to go on.
    var position = 0
    /// Whether no more bytes come.
    private(set) var isFinished = false
    /// Where the first byte stands in the whole text.
    private(set) var origin = SourceLocation(offset: 0, line: 1, column: 1)

    /// How many bytes are kept behind the position, and how many must have come before it moves on: more than an
    /// excerpt shows, and more than the longest escape, character or word has.
    private static let reach = 64

    /// The end of what has come.
    var end: Int { bytes.count - DocumentMemory.padding }

    /// How many bytes have come that are not done with.
    var count: Int { end - position }

    /// What begins before this place is all there, unless it is a string or a number.
    var safeEnd: Int { isFinished ? end : max(0, end - 2 * Self.reach) }

    /// Takes the next bytes.
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

    /// Says that no more bytes come.
    mutating func finish() {
        isFinished = true
    }

    /// An error about the bytes here, as one about the whole text.
    func located(_ error: JSONSyntaxError) -> JSONSyntaxError {
        var error = error
        error.location = error.location.shifted(to: origin)
        return error
    }
}
