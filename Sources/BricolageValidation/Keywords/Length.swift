internal import BricolageCore

extension KeywordRule {
    /// `minLength` and `maxLength`: how many code points a string has (Validation 6.3.1, 6.3.2).
    static let length = KeywordRule("minLength", "maxLength", in: .validation) { block in
        if let (least, node) = block.count("minLength"), least > 0 {
            block.add(.length, for: .string, at: node, least, Instruction.none)
        }
        if let (most, node) = block.count("maxLength") { block.add(.length, for: .string, at: node, 0, most) }
    }
}

extension Evaluator {
    /// Whether a string has at least `first` and at most `second` code points.
    mutating func hasLength(_ step: Instruction, _ index: Int) -> Bool {
        let node = tape[index]
        // A code point takes one to four bytes, so that the number of bytes often decides.
        let isPlain = node.tag.bits & TapeBits.escaped == 0
        if isPlain, node.length <= step.second, node.length / 4 >= step.first { return true }
        if isPlain, node.length < step.first { return false }
        return hasCountedLength(step, index)
    }

    @inline(never)
    private mutating func hasCountedLength(_ step: Instruction, _ index: Int) -> Bool {
        let count = withText(index, Self.codePoints)
        return count >= Int(step.first) && count <= Int(step.second)
    }

    /// How many code points a text has: the bytes that do not continue one.
    static func codePoints(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        guard let start = text.baseAddress else { return 0 }
        var continuing = 0
        var position = 0
        while position &+ 8 <= text.count {
            let word = UnsafeRawPointer(start + position).loadUnaligned(as: UInt64.self)
            // Bytes of the form 10xxxxxx.
            continuing &+= (word & (~word &<< 1) & 0x8080_8080_8080_8080).nonzeroBitCount
            position &+= 8
        }
        while position < text.count {
            if start[position] & 0xC0 == 0x80 { continuing &+= 1 }
            position &+= 1
        }
        return text.count - continuing
    }
}
