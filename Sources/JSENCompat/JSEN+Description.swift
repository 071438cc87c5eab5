internal import BricolageCore
internal import BricolageWriting

extension JSEN: CustomStringConvertible, CustomDebugStringConvertible {
    /// The value as it would be written in Swift, with the members in the order of their keys.
    ///
    /// Strings are escaped as in JSON. What is nested deeper than 512 levels is left out.
    public var description: String {
        var text = ""
        describe(into: &text, levels: Self.depthLimit)
        return text
    }

    /// The same as `description`.
    public var debugDescription: String { description }

    private func describe(into text: inout String, levels: Int) {
        switch self {
        case .int(let value): text += "\(value)"
        case .double(let value): text += "\(value)"
        case .string(let value): text += Self.quoted(value)
        case .bool(let value): text += "\(value)"
        case .null: text += "null"
        case _ where isTooDeep(for: levels): text += "…"
        case .array(let elements):
            text += "["
            for (position, element) in elements.enumerated() {
                if position > 0 { text += ", " }
                element.describe(into: &text, levels: levels - 1)
            }
            text += "]"
        case .dictionary(let members):
            text += members.isEmpty ? "[:" : "["
            for (position, member) in members.sortedByKey.enumerated() {
                if position > 0 { text += ", " }
                text += Self.quoted(member.key) + ": "
                member.value.describe(into: &text, levels: levels - 1)
            }
            text += "]"
        }
    }

    private static func quoted(_ text: String) -> String { JSON.string(text).serialized() }
}

extension Dictionary where Key == String {
    /// The members in the order of their keys, since the order of a dictionary changes from run to run.
    var sortedByKey: [(key: String, value: Value)] {
        sortedSeldom { ExactText.precedes($0.key, $1.key) }
    }
}
