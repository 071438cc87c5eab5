import Bricolage

/// A JSON value made of Swift's own types, with a simple reference writer, with which the library is compared.
indirect enum PlainValue {
    case null
    case bool(Bool)
    /// A number as written in the text.
    case number(String)
    case double(Double)
    case string(String)
    case array([PlainValue])
    case object([(key: String, value: PlainValue)])
}

extension PlainValue {
    /// The value as a `JSON` of the library.
    var json: JSON {
        switch self {
        case .null: .null
        case .bool(let value): .bool(value)
        case .number(let text): JSON.Number(text).map(JSON.number) ?? .null
        case .double(let value): JSON(value) ?? .null
        case .string(let text): .string(text)
        case .array(let elements): .array(JSON.Array(elements.map(\.json)))
        case .object(let members):
            .object(members.reduce(into: JSON.Object()) { $0.append(key: $1.key, value: $1.value.json) })
        }
    }

    /// The value inside the given number of arrays and objects.
    func nested(in levels: Int) -> PlainValue {
        (0..<levels).reduce(self) { value, level in level % 3 == 0 ? .object([("k", value)]) : .array([value, .null]) }
    }

    /// Whether it is an object with duplicate keys, compared scalar by scalar.
    var hasDuplicateKeys: Bool {
        guard case .object(let members) = self else { return false }
        return Set(members.map { Array($0.key.utf8) }).count < members.count
    }

    /// An equal value, with the members of its objects in another order.
    var turnedAround: PlainValue {
        switch self {
        case .array(let elements): return .array(elements.map(\.turnedAround))
        case .object(let members):
            let inner = members.map { (key: $0.key, value: $0.value.turnedAround) }
            // The order of members with the same key matters.
            return .object(hasDuplicateKeys ? inner : inner.reversed())
        default: return self
        }
    }

    /// The value as text.
    func text(_ formatting: JSONFormatting = .compact) -> String {
        var text = ""
        write(to: &text, formatting, level: 0)
        return text
    }

    private func write(to text: inout String, _ formatting: JSONFormatting, level: Int) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let number): text += number
        case .double(let value): text += value.description
        case .string(let string): text += Self.quoted(string, formatting)
        case .array(let elements):
            Self.enclose(elements, "[", "]", in: &text, formatting, level) { element, text in
                element.write(to: &text, formatting, level: level + 1)
            }
        case .object(var members):
            if formatting.sortsKeys {
                // The sort of the standard library keeps the order of equal keys.
                members.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            }
            let colon = formatting.indentation == .none ? ":" : ": "
            Self.enclose(members, "{", "}", in: &text, formatting, level) { member, text in
                text += Self.quoted(member.key, formatting) + colon
                member.value.write(to: &text, formatting, level: level + 1)
            }
        }
    }

    private static func enclose<Part>(
        _ parts: [Part], _ open: String, _ close: String, in text: inout String, _ formatting: JSONFormatting,
        _ level: Int, _ write: (Part, inout String) -> Void
    ) {
        let unit: String? =
            switch formatting.indentation {
            case .none: nil
            case .tab: "\t"
            case .spaces(let count): String(repeating: " ", count: count)
            }
        func line(_ level: Int) -> String { unit.map { "\n" + String(repeating: $0, count: min(level, 64)) } ?? "" }
        text += open
        for (number, part) in parts.enumerated() {
            if number > 0 { text += "," }
            text += line(level + 1)
            write(part, &text)
        }
        if !parts.isEmpty { text += line(level) }
        text += close
    }

    private static func quoted(_ text: String, _ formatting: JSONFormatting) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\" + String(scalar)
            case "/" where formatting.escapesSlashes: quoted += "\\/"
            case "\u{8}": quoted += "\\b"
            case "\u{C}": quoted += "\\f"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20 || scalar.value > 0x7F && formatting.escapesNonASCII:
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
