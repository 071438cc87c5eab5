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
    /// The spaces of each level; with none, everything is on one line.
    var indentation = 0
    /// What separates a key from its value on several lines.
    var colon = ": "
    /// The width of a line that a container may fit on; 0 for none.
    var maximumLine = 0
    /// Whether empty containers have a line inside, as Foundation writes them.
    var opensEmptyContainers = false

    /// A part of the text: a scalar, or a container with its width on one line.
    indirect enum Piece {
        case scalar(String)
        case array([Piece], width: Int)
        case object([(key: String, value: Piece)], width: Int)

        static func array(_ elements: [Piece]) -> Piece {
            // `[ 1, 2 ]`: two characters at each end, and one comma and one space between the elements.
            .array(elements, width: elements.isEmpty ? 2 : elements.reduce(2) { $0 + $1.width + 2 })
        }

        static func object(_ members: [(key: String, value: Piece)]) -> Piece {
            let width = members.reduce(2) { $0 + $1.key.count + $1.value.width + 4 }
            return .object(members, width: members.isEmpty ? 2 : width)
        }

        var width: Int {
            switch self {
            case .scalar(let text): text.count
            case .array(_, let width), .object(_, let width): width
            }
        }
    }

    func text(of piece: Piece) -> String {
        var text = ""
        write(piece, level: 0, column: 0, isFlat: false, to: &text)
        return text
    }

    private func write(_ piece: Piece, level: Int, column: Int, isFlat: Bool, to text: inout String) {
        let isFlat = isFlat || maximumLine > 0 && column + piece.width <= maximumLine
        switch piece {
        case .scalar(let scalar): text += scalar
        case .array(let elements, _):
            text += "["
            for (position, element) in elements.enumerated() {
                if position > 0 { text += "," }
                let column = breakLine(level + 1, isFlat, &text)
                write(element, level: level + 1, column: column, isFlat: isFlat, to: &text)
            }
            end("]", isEmpty: elements.isEmpty, level, isFlat, &text)
        case .object(let members, _):
            text += "{"
            for (position, member) in members.enumerated() {
                if position > 0 { text += "," }
                let column = breakLine(level + 1, isFlat, &text)
                text += member.key
                text += indentation > 0 ? colon : ":"
                write(
                    member.value, level: level + 1, column: column + member.key.count + colon.count, isFlat: isFlat,
                    to: &text)
            }
            end("}", isEmpty: members.isEmpty, level, isFlat, &text)
        }
    }

    private func end(_ bracket: String, isEmpty: Bool, _ level: Int, _ isFlat: Bool, _ text: inout String) {
        if isEmpty, opensEmptyContainers, indentation > 0 { text += "\n" }
        if !isEmpty || opensEmptyContainers { _ = breakLine(level, isFlat, &text) }
        text += bracket
    }

    /// Begins a line, or continues this one with a space; tells where the next text begins if it has begun a line.
    private func breakLine(_ level: Int, _ isFlat: Bool, _ text: inout String) -> Int {
        guard indentation > 0 else { return 0 }
        guard !isFlat else {
            text += " "
            return 0
        }
        text += "\n"
        text += String(repeating: " ", count: level * indentation)
        return level * indentation
    }
}

extension TextLayout {
    /// The text of a value, with its numbers and the order of its members as they are.
    func text(of json: JSON) -> String { text(of: Self.piece(json)) }

    private static func piece(_ json: JSON) -> Piece {
        switch json {
        case .array(let elements): .array(elements.map(piece))
        case .object(let members): .object(members.map { (quoted($0.key), piece($0.value)) })
        default: .scalar(json.serialized())
        }
    }

    /// A string as JSON.
    static func quoted(_ string: String) -> String { JSON.string(string).serialized() }

    /// A number as BricBrac and Foundation write it: without a fraction that is zero.
    static func plain(_ number: String) -> String { number.hasSuffix(".0") ? String(number.dropLast(2)) : number }
}
