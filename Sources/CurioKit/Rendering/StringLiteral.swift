internal import BricolageCore

/// Makes Swift literals of values.
enum StringLiteral {
    /// The literal of a text.
    ///
    /// Letters, digits, punctuation and symbols are written as they are; everything else is escaped.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default:
                if isPlain(scalar) {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
                }
            }
        }
        return result + "\""
    }

    /// Whether a character is written in a literal as it is.
    static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .otherSymbol:
            return true
        default: return false
        }
    }

    /// The literal of a scalar value that is known to have one.
    static func literal(_ value: JSON) -> String {
        switch value {
        case .string(let text): literal(text)
        case .bool(let value): value ? "true" : "false"
        case .number(let number): number.int.map(String.init) ?? literal(number.double)
        case .null, .array, .object: "nil"
        }
    }

    /// The literal of a number that is not an `Int`, spelled so that Swift does not read it as one.
    private static func literal(_ number: Double) -> String {
        let text = JSON.Number(number)?.description ?? "nil"
        return text.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "e") } ? text + ".0" : text
    }
}
