internal import BricolageCore

/// Finds where a value ends, in text that comes in pieces.
///
///     [1, {"a": "]"}  , 2]
///         └ begins    └ ends: no bracket is open, and none in a string counts
///
/// It looks at quotes, backslashes and brackets only. Whether the text between is JSON is for the parser to decide: for
/// a JSON value the scanner finds the end, for other text some place at or before which the parser reports an error.
package struct ElementScanner: Sendable {
    /// How far the text has been scanned.
    private var position = 0
    private var depth = 0
    private var isInString = false
    private var isScalar = false

    package init() {}

    /// Whether nothing of a value has been scanned.
    package var isAtBeginning: Bool { position == 0 }

    /// The end of the value at the beginning of the text; nil if the end is not in the text yet.
    ///
    /// After nil, call the function again with the same text and more after it.
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

    /// Advances past the quote that ends a string; false if that is not in the text yet.
    private mutating func scanString(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        while position < text.count {
            position = text.firstQuoteOrBackslash(from: position)
            guard position < text.count else { return false }
            if text[position] == UInt8(ascii: "\"") {
                position += 1
                isInString = false
                return true
            }
            // An escape without its second byte is scanned again once that is there.
            guard position + 1 < text.count else { return false }
            position += 2
        }
        return false
    }

    /// Advances past the quote that begins a string, which returns false, or past the last bracket, which returns true.
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

    /// The position of the first byte that cannot be part of a number or word; nil if it is not in the text yet.
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
