internal import BricolageCore
internal import BricolageWriting

/// The layouts of BricBrac and of Foundation, which Bricolage's writer does not have: how values are divided in lines.
///
///     {                          space 2, maxline 23
///       "abc": [ 1, 2, 3, 4 ]    a container that fits is one line
///     }
///
/// Strings and numbers are written by Bricolage.
struct TextLayout {
    /// What each level adds to the beginning of a line; with nothing, everything is on one line.
    var spacer = ""
    /// What separates a key from its value on several lines.
    var colon = ": "
    /// The width of a line that a container may fit on; 0 for none.
    var maximumLine = 0
    /// Whether empty containers have a line inside, as Foundation writes them.
    var opensEmptyContainers = false

    /// What the text of a value consists of.
    enum Content<Value> {
        case scalar(String)
        case array(AnyIterator<Value>)
        case object(AnyIterator<(key: String, value: Value)>)
    }

    /// The text of a value, of whose content and that of the values inside it a function tells.
    ///
    /// Without a recursion, which deep values could lead too far.
    func text<Value>(of value: Value, _ content: (Value) -> Content<Value>) -> String {
        var text = ""
        var isFirst = true
        /// Whether the open containers are on one line.
        var isFlat: [Bool] = []
        for part in Part.parts(of: value, content) {
            if case .end(let bracket, let isEmpty) = part.kind {
                end(bracket, isEmpty: isEmpty, isFlat.count - 1, isFlat.removeLast(), &text)
                isFirst = false
                continue
            }
            var column = 0
            if let isFlatHere = isFlat.last {
                if !isFirst { text += "," }
                column = breakLine(isFlat.count, isFlatHere, &text)
            }
            if let key = part.key {
                text += key
                text += spacer.isEmpty ? ":" : colon
                column += key.count + colon.count
            }
            text += part.text
            isFirst = false
            if case .begin(_, let width) = part.kind {
                isFlat.append(isFlat.last == true || maximumLine > 0 && column + width <= maximumLine)
                isFirst = true
            }
        }
        return text
    }

    private func end(_ bracket: String, isEmpty: Bool, _ level: Int, _ isFlat: Bool, _ text: inout String) {
        if isEmpty, opensEmptyContainers, !spacer.isEmpty { text += "\n" }
        if !isEmpty || opensEmptyContainers { _ = breakLine(level, isFlat, &text) }
        text += bracket
    }

    /// Begins a line, or continues this one with a space; tells where the next text begins if it has begun a line.
    private func breakLine(_ level: Int, _ isFlat: Bool, _ text: inout String) -> Int {
        guard !spacer.isEmpty else { return 0 }
        guard !isFlat else {
            text += " "
            return 0
        }
        text += "\n"
        text += String(repeating: spacer, count: level)
        return level * spacer.count
    }
}

extension TextLayout {
    /// The text of a value, with its numbers and the order of its members as they are.
    func text(of json: JSON) -> String {
        text(of: json) { json in
            switch json {
            case .array(let elements): .array(AnyIterator(elements.makeIterator()))
            case .object(let members):
                .object(AnyIterator(members.lazy.map { (key: $0.key, value: $0.value) }.makeIterator()))
            default: .scalar(json.serialized())
            }
        }
    }

    /// So many spaces, at most 64.
    static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, min(count, 64))) }

    /// A string as JSON.
    static func quoted(_ string: String) -> String { JSON.string(string).serialized() }

    /// A number as BricBrac and Foundation write it: without a fraction that is zero.
    static func plain(_ number: String) -> String { number.hasSuffix(".0") ? String(number.dropLast(2)) : number }
}
