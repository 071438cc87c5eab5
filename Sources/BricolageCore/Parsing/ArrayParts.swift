internal import BricolageKernel

/// Cuts the text of an array into parts of whole elements, each of which becomes an array when it is put in brackets.
///
///     text    [ {"a": 1}, {"b": [2, ","]}, {"c": 3} ]
///              └──────── part ──────────┘ └─ part ─┘
///
/// It looks at quotes, backslashes, brackets and the commas between elements only. Only the parser decides whether the
/// parts are JSON: if each of them is an array in its brackets, none of several parts is empty, and the text
/// `isComplete` after the last one, then the whole text is an array. Text that is not an array is cut anywhere, or not
/// at all.
struct ArrayParts {
    private let text: UnsafeBufferPointer<UInt8>
    /// How far the text has been cut: the position after the opening bracket, a comma or the closing bracket.
    private(set) var position: Int
    /// Whether the closing bracket has been passed.
    private var isClosed = false

    /// Nil if the text does not begin with an array.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        let mark = text.starts(with: ByteOrderMark.bytes) ? ByteOrderMark.bytes.count : 0
        let first = text[mark...].firstIndex { !WhiteSpace.contains($0) }
        guard let first, text[first] == UInt8(ascii: "[") else { return nil }
        self.text = text
        position = first + 1
    }

    /// Whether the closing bracket has been passed and only white space follows it.
    var isComplete: Bool { isClosed && text[position...].allSatisfy(WhiteSpace.contains) }

    /// The next elements, of at least `size` bytes unless they are the last; nil after the last one.
    mutating func next(atLeast size: Int) -> UnsafeBufferPointer<UInt8>? {
        guard !isClosed, let end = end(atLeast: size) else { return nil }
        isClosed = text[end] == UInt8(ascii: "]")
        defer { position = end + 1 }
        return UnsafeBufferPointer(rebasing: text[position..<end])
    }

    /// The comma or closing bracket after the next elements; nil if there is none.
    private func end(atLeast size: Int) -> Int? {
        let goal = position + min(size, text.count - position)
        var nesting = BricolageNesting()
        let followed = follow(&nesting, to: goal)
        // Something was closed too often: perhaps the array itself, with white space after it.
        if nesting.depth < 0 { return end(from: position, goal: goal, BricolageNesting()) }
        return end(from: followed, goal: goal, nesting)
    }

    /// Moves from the position in large steps, as far as these do not go beyond the goal.
    private func follow(_ nesting: inout BricolageNesting, to goal: Int) -> Int {
        guard let base = text.baseAddress else { return position }
        return position + bricolage_follow_nesting(base + position, goal - position, &nesting)
    }

    private func end(from start: Int, goal: Int, _ nesting: BricolageNesting) -> Int? {
        var depth = nesting.depth
        var position = start
        if nesting.is_inside_string {
            position = text.endOfString(from: min(position + (nesting.is_escaped ? 1 : 0), text.count))
        }
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: "\""): position = text.endOfString(from: position &+ 1)
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth &+= 1
                position &+= 1
            case UInt8(ascii: "]") where depth == 0: return position
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth &-= 1
                guard depth >= 0 else { return nil }
                position &+= 1
            case UInt8(ascii: ",") where depth == 0 && position >= goal: return position
            default:
                // Other bytes need to be checked one by one only where a part may end.
                let isNearEnd = depth == 0 && position >= goal
                position = isNearEnd ? position &+ 1 : text.firstQuoteOrBracket(from: position &+ 1)
            }
        }
        return nil
    }
}
