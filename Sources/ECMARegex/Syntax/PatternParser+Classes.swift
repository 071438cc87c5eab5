extension PatternParser {
    /// `[…]` (ECMA-262, CharacterClass, without the flag `v`: brackets and `&&` inside stand for themselves).
    mutating func parseClass() throws(ECMARegex.SyntaxError) -> CodePointSet {
        scanner.offset += 1
        let isNegated = scanner.skip("^")
        var ranges: [ClosedRange<UInt32>] = []
        while !scanner.skip("]") {
            let offset = scanner.offset
            let first = try parseClassMember()
            guard scanner.next == UInt8(ascii: "-"), let end = scanner.byte(after: 1), end != UInt8(ascii: "]") else {
                switch first {
                case .point(let point): ranges.append(point...point)
                case .set(let set): ranges += set.ranges
                }
                guard ranges.count <= limits.classRanges else {
                    throw scanner.failure(.classRangesLimit(limits.classRanges))
                }
                continue
            }
            guard case .point(let lower) = first else { throw rangeOfClass(at: offset) }
            scanner.offset += 1
            let upperOffset = scanner.offset
            guard case .point(let upper) = try parseClassMember() else { throw rangeOfClass(at: upperOffset) }
            guard lower <= upper else {
                let names = (PatternScanner.name(of: lower), PatternScanner.name(of: upper))
                throw scanner.failure(.rangeOutOfOrder(first: names.0, last: names.1), at: offset)
            }
            ranges.append(lower...upper)
        }
        let set = CodePointSet(ranges)
        guard isNegated else { return set }
        // What is left out is left out in both cases.
        return (modifiers.contains(.ignoresCase) ? classes.folding.closure(of: set) : set).complement
    }

    private mutating func parseClassMember() throws(ECMARegex.SyntaxError) -> CharacterEscape {
        if scanner.skip("\\") { return try parseCharacterEscape(isInClass: true) }
        guard let point = scanner.popScalar() else { throw scanner.expected("']'") }
        return .point(point)
    }

    private func rangeOfClass(at offset: Int) -> ECMARegex.SyntaxError {
        scanner.failure(.rangeOfClass("a class"), at: offset, hint: "a hyphen that stands for itself is \\-")
    }
}
