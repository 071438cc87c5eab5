internal import BricolageCore

/// Finds where a value ends, in text that comes in pieces.
///
///     [1, {"a": "]"}  , 2]
///         └ begins    └ ends: no bracket is open, and none in a string counts
///
/// It looks at quotes, backslashes and brackets only. Whether the text between is JSON is for the parser to say: of
/// text that is JSON it finds the end, of other text some place at which the parser will complain.
package struct ElementScanner: Sendable {
    /// How far the text is looked at.
    private var position = 0
    private var depth = 0
    private var isInString = false
    private var isScalar = false

    package init() {}

    /// Whether nothing of a value has been looked at.
    package var isAtBeginning: Bool { position == 0 }

    /// The end of the value that begins with the text; nil if it is not there yet.
    ///
    /// Call it again with the same text and more behind it.
    package mutating func end(in text: UnsafeBufferPointer<UInt8>) -> Int? {
        if position == 0 { begin(text) }
        while position < text.count {
            if isInString {
                guard scanString(text) else { return nil }
                if depth == 0, !isScalar { return position }
            } else if isScalar {
                if let end = scanScalar(text) { return end }
            } else if scanBrackets(text) {
                return position
            }
        }
        return nil
    }

    private mutating func begin(_ text: UnsafeBufferPointer<UInt8>) {
        switch text.first {
        case UInt8(ascii: "{"), UInt8(ascii: "["): break
        case UInt8(ascii: "\""):
            isInString = true
            position = 1
        default: isScalar = true
        }
    }

    /// Goes on to behind the quote that ends a string; false if it is not there yet.
    private mutating func scanString(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        while position < text.count {
            position = text.firstQuoteOrBackslash(from: position)
            guard position < text.count else { return false }
            if text[position] == UInt8(ascii: "\"") {
                position += 1
                isInString = false
                return true
            }
            // An escape whose second half is still to come is looked at again.
            guard position + 1 < text.count else { return false }
            position += 2
        }
        return false
    }

    /// Goes on to behind a quote that begins a string, or to behind the last bracket, which is true.
    private mutating func scanBrackets(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        while true {
            position = text.firstQuoteOrBracket(from: position)
            guard position < text.count else { return false }
            let byte = text[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                isInString = true
                return false
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return true }
            default: break
            }
        }
    }

    /// The first byte that cannot be part of a number or word.
    private mutating func scanScalar(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "{"),
                UInt8(ascii: "\""), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
                return position
            default: position += 1
            }
        }
        return nil
    }
}
