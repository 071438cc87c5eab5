internal import BricolageCore

/// A step on the way to a value; the way is read from its last step to its first.
///
///     $['menu'][0]['name']        number   outer
///     $['menu'][1]['name']        0        nil     menu
///                                 1        0       [0]
///                                 2        1       name
///                                 3        0       [1]
///                                 4        3       name
struct PathStep: Sendable {
    /// The number of the step before it; nil for a step from the root.
    let outer: Int?
    let child: Child

    enum Child: Sendable {
        /// The member whose key has this index in the document.
        case key(Int)
        case element(Int)
    }

    /// What the step is called in pointers.
    func token(in document: DocumentStorage) -> String {
        switch child {
        case .key(let index): document.string(index)
        case .element(let position): String(position)
        }
    }
}

extension [PathStep] {
    /// The steps from the root to the value behind one of them; none for nil, which is the root.
    func way(to last: Int?) -> [PathStep] {
        var way: [PathStep] = []
        var next = last
        while let number = next {
            way.append(self[number])
            next = self[number].outer
        }
        return way.reversed()
    }

    /// The normalized path to a value (RFC 9535, section 2.7).
    func normalizedPath(to last: Int?, in document: DocumentStorage) -> String {
        way(to: last).reduce(into: "$") { path, step in
            switch step.child {
            case .key(let index): path += "['\(Self.escaped(document.string(index)))']"
            case .element(let position): path += "[\(position)]"
            }
        }
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
