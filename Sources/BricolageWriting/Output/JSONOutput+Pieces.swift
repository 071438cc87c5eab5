// Text that comes in pieces: the caller says what it is a part of, and when it ends.

extension JSONOutput {
    /// Returns the text so far, and removes it from the output.
    ///
    /// No object whose members are remembered may be open.
    mutating func takeText() -> [UInt8] {
        defer { buffer.truncate(to: 0) }
        return buffer.copied()
    }

    /// Whether the innermost container is an object.
    var isInObject: Bool { levels.isInObject }

    /// Writes the comma and indentation before a value whose text comes in pieces; `endValue()` ends the value.
    mutating func beginText() {
        guard let end = beginValue() else { return }
        buffer.end = end
    }

    /// Writes a quote that begins or ends a string.
    mutating func writeQuote() { buffer.append(UInt8(ascii: "\"")) }

    /// Writes a part of a string with the necessary escapes.
    mutating func writeUnquoted(_ text: UnsafeBufferPointer<UInt8>) { writeEscaped(text, from: 0) }

    /// Writes a part of a value as it is.
    mutating func writeVerbatim(_ text: UnsafeBufferPointer<UInt8>) { buffer.append(text) }
}
