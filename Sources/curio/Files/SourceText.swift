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
}
