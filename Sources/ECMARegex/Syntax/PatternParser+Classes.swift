extension PatternParser {
    /// Parses `[…]` (ECMA-262, CharacterClass, without the flag `v`: brackets and `&&` inside are literals).
    mutating func parseClass() throws(ECMARegex.SyntaxError) -> CodePointSet {
        scanner.offset += 1
        let isNegated = scanner.skip("^")
        if scanner.next == UInt8(ascii: "]") { noteDoubt(ForeignSyntax.bracketInClass) }
        var ranges: [ClosedRange<UInt32>] = []
        while !scanner.skip("]") {
            let offset = scanner.offset
            let first = try parseClassMember()
            guard scanner.next == UInt8(ascii: "-"), let end = scanner.following, end != UInt8(ascii: "]") else {
                ranges += first.ranges
                try checkCount(of: ranges)
                continue
            }
            scanner.offset += 1
            let lastOffset = scanner.offset
            let last = try parseClassMember()
            switch (first, last) {
            case (.point(let lower), .point(let upper)):
                guard lower <= upper else {
                    let names = (PatternScanner.name(of: lower), PatternScanner.name(of: upper))
                    throw scanner.failure(.rangeOutOfOrder(first: names.0, last: names.1), at: offset)
                }
                ranges.append(lower...upper)
            case _ where isLenient: ranges += first.ranges + [0x2D...0x2D] + last.ranges
            case (.set, _): throw rangeOfClass(at: offset)
            case (.point, .set): throw rangeOfClass(at: lastOffset)
            }
            try checkCount(of: ranges)
        }
        let set = CodePointSet(ranges)
        guard isNegated else { return set }
        // A negated class excludes both the upper and the lower case of its characters.
        return (modifiers.contains(.ignoresCase) ? classes.closure(of: set) : set).complement
    }

    private mutating func parseClassMember() throws(ECMARegex.SyntaxError) -> CharacterEscape {
        if scanner.skip("\\") { return try parseCharacterEscape(isInClass: true) }
        if scanner.next == UInt8(ascii: "[") { noteDoubt(ForeignSyntax.hint(innerClassAt: scanner)) }
        guard let point = scanner.popScalar() else { throw scanner.expected("']'") }
        return .point(point)
    }

    private mutating func noteDoubt(_ hint: String) { doubtfulClass = doubtfulClass ?? hint }

    private func checkCount(of ranges: [ClosedRange<UInt32>]) throws(ECMARegex.SyntaxError) {
        if ranges.count > limits.classRanges { throw scanner.failure(.classRangesLimit(limits.classRanges)) }
    }

    private func rangeOfClass(at offset: Int) -> ECMARegex.SyntaxError {
        scanner.failure(.rangeOfClass("a class"), at: offset, hint: "a literal hyphen is \\-")
    }
}
