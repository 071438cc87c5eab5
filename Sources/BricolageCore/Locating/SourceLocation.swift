internal import BricolageKernel

/// A position in JSON text.
///
/// Lines and columns count from one, offsets from zero. A line ends at U+000A; a carriage return before it belongs to
/// the line. Columns count Unicode scalars, which is what most editors show for text without combining marks.
public struct SourceLocation: Sendable, Hashable {
    /// The distance from the beginning of the text, in bytes of UTF-8.
    public var offset: Int

    /// The line, counted from 1.
    public var line: Int

    /// The column in Unicode scalars, counted from 1.
    public var column: Int

    /// Creates a location from its three parts.
    public init(offset: Int, line: Int, column: Int) {
        self.offset = offset
        self.line = line
        self.column = column
    }
}

extension SourceLocation: CustomStringConvertible {
    /// The location as compilers print it: `line:column`.
    public var description: String { "\(line):\(column)" }
}

extension SourceLocation: Comparable {
    /// Orders locations of one text by their offsets.
    public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool { lhs.offset < rhs.offset }
}

extension SourceLocation {
    /// Finds line and column of an offset.
    ///
    /// Linear in `offset`, so it is called for failures only.
    package init(offset: Int, in source: UnsafeBufferPointer<UInt8>) {
        let before = UnsafeBufferPointer(rebasing: source[..<min(max(offset, 0), source.count)])
        self = SourceLocation(offset: 0, line: 1, column: 1).advanced(over: before)
    }

    /// The location after the given bytes, which begin at this one.
    ///
    /// Linear in the number of bytes, which are read sixteen at a time.
    package func advanced(over bytes: UnsafeBufferPointer<UInt8>) -> SourceLocation {
        guard let start = bytes.baseAddress else { return self }
        let distance = bricolage_distance(start, bytes.count)
        let characters = Int(distance.characters)
        return SourceLocation(
            offset: offset + bytes.count, line: line + Int(distance.lines),
            column: distance.lines == 0 ? column + characters : 1 + characters)
    }

    /// Converts a place in the text of an element to a place in the whole stream.
    package func shifted(to element: SourceLocation) -> SourceLocation {
        SourceLocation(
            offset: element.offset + offset, line: element.line + line - 1,
            column: line == 1 ? element.column + column - 1 : column)
    }
}
