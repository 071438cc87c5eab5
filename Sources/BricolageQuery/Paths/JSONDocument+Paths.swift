public import BricolageCore

extension JSONDocument {
    /// The values that a query selects, in the order of RFC 9535; a value that is selected twice is there twice.
    ///
    /// - Parameter mostVisited: How many values may be visited: a query of a few characters, such as `$[*,*][*,*]`, can
    ///   select far more values than there are. Every selector and condition counts too, and every 64 bytes of a text.
    /// - Throws: `JSONPathLimitError` if the query takes more work than allowed.
    public func nodes(
        at path: JSONPath, mostVisited: Int = 10_000_000
    ) throws(JSONPathLimitError) -> [JSONDocument.Node] {
        var evaluation = PathEvaluation(root: root, mostVisited: mostVisited)
        return try evaluation.nodes(path.query, at: root)
    }
}

extension JSONDocument.Node {
    /// The normalized path of this value (RFC 9535, section 2.7), such as `$['menu'][0]['name']`.
    ///
    /// Linear in the document.
    public var normalizedPath: String {
        var path = "$"
        var node: JSONDocument.Node? = document.root
        for token in pointer.tokens {
            let isElement = node?.kind == .array
            path += isElement ? "[\(token)]" : "['\(Self.escaped(token))']"
            node = isElement ? Int(token).flatMap { node?[$0] } : node?[token]
        }
        return path
    }

    private static func escaped(_ name: String) -> String {
        var text = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "'": text += "\\'"
            case "\\": text += "\\\\"
            case "\u{8}": text += "\\b"
            case "\u{C}": text += "\\f"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\0"..<" ":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
