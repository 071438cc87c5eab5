internal import BricolageCore
internal import BricolageWriting

/// The original text of JSON with comments, and what its columns are where comments have become spaces.
///
///     text    /* é */ 1      the value is in column 9
///     JSON            1      the value is in column 10, because é has become two spaces
struct CommentPlaces {
    /// The last comment of a line up to some offset, or a part of one.
    private struct Stop {
        /// The offset after it.
        let end: Int
        let line: Int
        /// How many more columns the JSON has on this line, up to the end.
        let surplus: Int
    }

    let source: SourceText
    private var stops: [Stop] = []
    /// The offset up to which lines have been counted, and the number of the line there.
    private var counted = (offset: 0, line: 1)

    init(_ source: SourceText) { self.source = source }

    /// Adds the next comment.
    mutating func add(_ comment: Range<Int>) {
        countLines(to: comment.lowerBound)
        var start = comment.lowerBound
        while start < comment.upperBound {
            let rest = source.bytes[start..<comment.upperBound]
            let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? comment.upperBound
            let surplus = rest[..<end].count { $0 & 0xC0 == 0x80 }
            if surplus > 0 {
                let before = stops.last.flatMap { $0.line == counted.line ? $0.surplus : nil } ?? 0
                stops.append(Stop(end: end, line: counted.line, surplus: before + surplus))
            }
            start = min(end + 1, comment.upperBound)
            countLines(to: start)
        }
    }

    private mutating func countLines(to offset: Int) {
        counted.line += source.bytes[counted.offset..<offset].count { $0 == UInt8(ascii: "\n") }
        counted.offset = offset
    }

    /// The location in the text of a location in the JSON, which differs only in its column.
    func location(of location: SourceLocation) -> SourceLocation {
        let position = stops.partitioningIndex { $0.end > location.offset } - 1
        guard position >= 0, stops[position].line == location.line else { return location }
        var location = location
        location.column -= stops[position].surplus
        return location
    }
}
