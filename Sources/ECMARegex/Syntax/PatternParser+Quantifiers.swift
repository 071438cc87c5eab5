extension PatternParser {
    /// Parses `*`, `+`, `?` or `{m,n}`, and a `?` after it; nil if there is no quantifier here.
    mutating func parseQuantifier() throws(ECMARegex.SyntaxError) -> SyntaxTree.Repetition? {
        let bounds: (minimum: Int, maximum: Int?)
        switch scanner.next {
        case UInt8(ascii: "*"): bounds = (0, nil)
        case UInt8(ascii: "+"): bounds = (1, nil)
        case UInt8(ascii: "?"): bounds = (0, 1)
        case UInt8(ascii: "{") where !isLooseBrace: bounds = try parseBounds()
        default: return nil
        }
        scanner.offset += 1
        let isGreedy = !scanner.skip("?")
        return SyntaxTree.Repetition(minimum: bounds.minimum, maximum: bounds.maximum, isGreedy: isGreedy)
    }

    /// Whether a brace here is a literal in lenient parsing because it begins no quantifier; `{,3}` is a quantifier in
    /// some dialects.
    var isLooseBrace: Bool {
        guard isLenient, let next = scanner.following else { return isLenient }
        return next != UInt8(ascii: ",") && !(0x30...0x39).contains(next)
    }

    /// Parses `{m`, `{m,` or `{m,n`, up to the closing brace.
    private mutating func parseBounds() throws(ECMARegex.SyntaxError) -> (minimum: Int, maximum: Int?) {
        let offset = scanner.offset
        scanner.offset += 1
        guard let minimum = parseDecimal() else {
            throw scanner.expected("a number of repetitions", hint: ForeignSyntax.looseBrace)
        }
        var maximum: Int? = minimum
        if scanner.skip(",") { maximum = parseDecimal() }
        guard scanner.next == UInt8(ascii: "}") else { throw scanner.expected("'}' after a number of repetitions") }
        if let maximum, maximum < minimum { throw scanner.failure(.repetitionOutOfOrder, at: offset) }
        return (minimum, maximum)
    }

    /// Parses a number; `Int.max` if it does not fit into `Int`, nil if there is no digit.
    mutating func parseDecimal() -> Int? {
        var number: Int?
        while let digit = scanner.pop(where: { (0x30...0x39).contains($0) }) {
            let (tens, overflow) = (number ?? 0).multipliedReportingOverflow(by: 10)
            let (sum, carry) = tens.addingReportingOverflow(Int(digit) - 0x30)
            number = overflow || carry ? .max : sum
        }
        return number
    }
}
