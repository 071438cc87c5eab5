/// The line of text that an error concerns, with a caret under the position.
///
///     {"name": "Ann", "age": }
///                            ^
///
/// Long lines are cut to a window around the position, and control characters are shown as spaces.
public struct SourceExcerpt: Sendable, Hashable {
    /// The line, or the part of it around the position.
    public var line: String

    /// The number of characters before the caret.
    public var caret: Int

    /// Creates an excerpt from its parts.
    public init(line: String, caret: Int) {
        self.line = line
        self.caret = caret
    }
}

extension SourceExcerpt: CustomStringConvertible {
    /// The line and, below it, the caret.
    public var description: String { lines.joined(separator: "\n") }

    var lines: [String] { [line, String(repeating: " ", count: caret) + "^"] }
}

extension SourceExcerpt {
    /// How many bytes are shown on each side of the place.
    private static let reach = 60

    /// Cuts the line around an offset out of a text.
    package init(at offset: Int, in source: UnsafeBufferPointer<UInt8>) {
        let offset = min(max(offset, 0), source.count)
        var start = offset
        while start > 0, offset - start < Self.reach, source[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        while start < offset, start > 0, UTF8Scanning.isContinuation(source[start]) { start += 1 }
        var end = offset
        while end < source.count, end - offset < Self.reach, source[end] != UInt8(ascii: "\n") { end += 1 }
        while end < source.count, end > offset, UTF8Scanning.isContinuation(source[end]) { end -= 1 }
        let before = Self.visible(source[start..<offset])
        self.init(line: before + Self.visible(source[offset..<end]), caret: before.count)
    }

    /// The text without carriage returns, other control characters as spaces.
    private static func visible(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        String(unsafeUninitializedCapacity: bytes.count) { memory in
            var count = 0
            for byte in bytes where byte != UInt8(ascii: "\r") {
                memory[count] = byte < 0x20 || byte == 0x7F ? UInt8(ascii: " ") : byte
                count += 1
            }
            return count
        }
    }
}
