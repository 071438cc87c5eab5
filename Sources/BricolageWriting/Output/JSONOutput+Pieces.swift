// Text that comes in pieces: the caller says what it is a part of, and when it ends.

extension JSONOutput {
    /// Hands out the text so far, and goes on without it.
    ///
    /// No object may be open whose members are remembered.
    mutating func takeText() -> [UInt8] {
        defer { buffer.truncate(to: 0) }
        return buffer.copied()
    }

    /// Whether the innermost container is an object.
    var isInObject: Bool { levels.isInObject }

    /// Writes what stands before a value whose text comes in pieces; `endValue()` ends it.
    mutating func beginText() {
        guard let end = beginValue() else { return }
        buffer.end = end
    }

    /// Writes a quote that begins or ends a string.
    mutating func writeQuote() { buffer.append(UInt8(ascii: "\"")) }

    /// Writes a part of a string, and escapes what must be.
    mutating func writeUnquoted(_ text: UnsafeBufferPointer<UInt8>) { writeEscaped(text, from: 0) }

    /// Writes a part of a value as it is.
    mutating func writeVerbatim(_ text: UnsafeBufferPointer<UInt8>) { buffer.append(text) }
}
