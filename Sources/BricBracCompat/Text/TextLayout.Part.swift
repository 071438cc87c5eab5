extension TextLayout {
    /// A part of the text of a value: a scalar, or the beginning or end of a container.
    struct Part {
        /// The key of the value, if it is a member, as JSON.
        var key: String?
        var kind: Kind

        enum Kind {
            case scalar(String)
            /// The bracket, and the width of the container on one line.
            case begin(String, width: Int)
            case end(String, isEmpty: Bool)
        }

        /// What is written of the value itself.
        var text: String {
            switch kind {
            case .scalar(let text), .begin(let text, _), .end(let text, _): text
            }
        }
    }
}

extension TextLayout.Part {
    /// A container that has begun.
    private struct Open<Value> {
        var begin: Int
        var content: TextLayout.Content<Value>
        // `[ 1, 2 ]`: two characters at each end, and one comma and one space between the elements.
        var width = 2

        /// The next member, or the next element without a key.
        mutating func next() -> (key: String?, value: Value)? {
            switch content {
            case .scalar: nil
            case .array(let elements): elements.next().map { (nil, $0) }
            case .object(let members): members.next().map { (TextLayout.quoted($0.key), $0.value) }
            }
        }
    }

    /// The parts of the text of a value, in their order.
    static func parts<Value>(of value: Value, _ content: (Value) -> TextLayout.Content<Value>) -> [Self] {
        var parts: [Self] = []
        var open: [Open<Value>] = []
        func add(_ key: String?, _ value: Value) {
            let content = content(value)
            switch content {
            case .scalar(let text):
                parts.append(Self(key: key, kind: .scalar(text)))
                widen(by: text.count, key)
                return
            case .array: parts.append(Self(key: key, kind: .begin("[", width: 2)))
            case .object: parts.append(Self(key: key, kind: .begin("{", width: 2)))
            }
            open.append(Open(begin: parts.count - 1, content: content))
        }
        func widen(by width: Int, _ key: String?) {
            if !open.isEmpty { open[open.count - 1].width += width + 2 + (key.map { $0.count + 2 } ?? 0) }
        }
        add(nil, value)
        while let last = open.indices.last {
            if let child = open[last].next() {
                add(child.key, child.value)
                continue
            }
            let container = open.removeLast()
            let begin = parts[container.begin]
            let isEmpty = container.begin == parts.count - 1
            parts[container.begin].kind = .begin(begin.text, width: container.width)
            parts.append(Self(kind: .end(begin.text == "[" ? "]" : "}", isEmpty: isEmpty)))
            widen(by: container.width, begin.key)
        }
        return parts
    }
}
