extension PlainPath {
    /// The query in one of its spellings.
    func text(_ choices: inout Choices) -> String {
        segments.reduce(isAbsolute ? "$" : "@") { text, segment in
            text + choices.space() + segment.text(&choices)
        }
    }

    /// A name as in a normalized path (RFC 9535, section 2.7).
    static func quoted(_ name: String) -> String {
        var text = "'"
        for scalar in name.unicodeScalars {
            switch scalar {
            case "'", "\\": text += "\\" + String(scalar)
            case "\u{8}": text += "\\b"
            case "\t": text += "\\t"
            case "\n": text += "\\n"
            case "\u{C}": text += "\\f"
            case "\r": text += "\\r"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "'"
    }
}

extension PlainPath.Segment {
    fileprivate func text(_ choices: inout Choices) -> String {
        let dots = isDeep ? ".." : "."
        if selectors.count == 1, choices.happens(onceIn: 2) {
            if case .wildcard = selectors[0] { return dots + "*" }
            if case .name(let name) = selectors[0], Self.isPlain(name) { return dots + name }
        }
        let parts = selectors.map { choices.space() + $0.text(&choices) + choices.space() }
        return (isDeep ? ".." : "") + "[" + parts.joined(separator: ",") + "]"
    }

    /// Whether a name may be written without quotes.
    private static func isPlain(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, !("0"..."9" ~= first) else { return false }
        return name.unicodeScalars.allSatisfy {
            "a"..."z" ~= $0 || "A"..."Z" ~= $0 || "0"..."9" ~= $0 || $0 == "_" || $0.value >= 0x80
        }
    }
}

extension PlainPath.Selector {
    fileprivate func text(_ choices: inout Choices) -> String {
        switch self {
        case .name(let name): return choices.literal(of: name)
        case .index(let index): return String(index)
        case .wildcard: return "*"
        case .filter(let condition): return "?" + choices.space() + condition.text(&choices)
        case .slice(let start, let end, let step):
            let text = (start.map(String.init) ?? "") + choices.space() + ":" + (end.map(String.init) ?? "")
            return text + (step.map { choices.space() + ":" + choices.space() + String($0) } ?? "")
        }
    }
}

extension PlainPath.Condition {
    fileprivate func text(_ choices: inout Choices) -> String {
        switch self {
        case .both(let left, let right): return left.inner(&choices) + " && " + right.inner(&choices)
        case .either(let left, let right): return left.inner(&choices) + "||" + right.inner(&choices)
        case .not(let condition): return "!" + choices.space() + condition.inner(&choices)
        case .exists(let path): return path.text(&choices)
        case .comparison(let left, let comparison, let right):
            return left.text(&choices) + choices.space() + comparison + choices.space() + right.text(&choices)
        }
    }

    private func inner(_ choices: inout Choices) -> String {
        if case .exists = self, choices.happens(onceIn: 2) { return text(&choices) }
        return "(" + choices.space() + text(&choices) + choices.space() + ")"
    }
}

extension PlainPath.Operand {
    fileprivate func text(_ choices: inout Choices) -> String {
        switch self {
        case .literal(.string(let text)): return choices.literal(of: text)
        case .literal(let value): return value.text()
        case .path(let path): return path.text(&choices)
        case .length(let path): return "length(" + choices.space() + path.text(&choices) + ")"
        case .count(let path): return "count(" + path.text(&choices) + choices.space() + ")"
        case .value(let path): return "value(" + path.text(&choices) + ")"
        }
    }
}

extension Choices {
    /// White space, or nothing.
    fileprivate mutating func space() -> String {
        happens(onceIn: 8) ? element(of: [" ", "\n", "\t", "\r", "  "]) : ""
    }

    /// A string literal in either kind of quotes.
    fileprivate mutating func literal(of text: String) -> String {
        happens(onceIn: 2) ? PlainPath.quoted(text) : PlainValue.string(text).text()
    }
}
