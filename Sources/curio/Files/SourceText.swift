internal import BricolageCore

/// The original text of a file that was converted before parsing, for the locations and lines in messages.
final class SourceText: Sendable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// An excerpt of the line at a location.
    func excerpt(at location: SourceLocation) -> SourceExcerpt {
        bytes.withUnsafeBufferPointer { SourceExcerpt(at: location.offset, in: $0) }
    }

    /// A location with the right column, computed from its offset.
    ///
    /// Linear in the part of the line before it.
    func withColumn(_ location: SourceLocation) -> SourceLocation {
        let line = bytes[..<location.offset]
        let start = line.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        var location = location
        location.column = 1 + line[start...].count { $0 & 0xC0 != 0x80 }
        return location
    }

    /// The location of the first bytes that are not UTF-8; nil if all are.
    ///
    /// Linear in the text.
    var invalidUTF8: SourceLocation? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var iterator = bytes.makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        var offset = 0
        while case .valid(let character) = parser.parseScalar(from: &iterator) { offset += character.count }
        let line = 1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
        return withColumn(SourceLocation(offset: offset, line: line, column: 1))
    }
}
