internal import BricolageCore

/// The text of a file that was not read as it is, for the places and lines that messages show.
final class SourceText: Sendable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The line around a place.
    func excerpt(at location: SourceLocation) -> SourceExcerpt {
        bytes.withUnsafeBufferPointer { SourceExcerpt(at: location.offset, in: $0) }
    }

    /// A place whose offset and line are right, with its column.
    ///
    /// Linear in the line before it.
    func withColumn(_ location: SourceLocation) -> SourceLocation {
        let line = bytes[..<location.offset]
        let start = line.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        var location = location
        location.column = 1 + line[start...].count { $0 & 0xC0 != 0x80 }
        return location
    }
}
