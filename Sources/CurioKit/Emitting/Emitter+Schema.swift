internal import BricolageCore
internal import BricolageWriting

extension Emitter {
    /// Writes the schema into an extension of the outermost type, so that the type can check values against it.
    ///
    /// - Parameters:
    ///   - type: The type as it is spelled at the top.
    ///   - place: Where in the text the type's schema is.
    mutating func schemaExtension(of type: String, _ schema: JSON, at place: JSONPointer) {
        let lines = Self.lines(of: schema)
        let guards = Self.guards(for: lines)
        let access = access
        let end = place.tokens.isEmpty ? ")" : ", at: \(StringLiteral.literal(place.description)))"
        text.gap()
        text.line("extension \(type): SchemaChecked {")
        text.indented { text in
            text.line("/// The schema that the type was made of.")
            text.line("\(access)static let schema = EmbeddedSchema(")
            text.indented { text in
                text.line(guards + "\"\"\"")
                for line in lines { text.line(line) }
                text.line("\"\"\"" + guards + end)
            }
        }
        text.line("}")
    }

    /// The lines of a schema's text, without characters that Swift forbids in literals or that are invisible to
    /// readers.
    private static func lines(of schema: JSON) -> [String] {
        var text = ""
        for scalar in schema.serialized(.pretty).unicodeScalars {
            if scalar == "\n" || StringLiteral.isPlain(scalar) {
                text.unicodeScalars.append(scalar)
            } else {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            }
        }
        return text.split(separator: "\n").map(String.init)
    }

    /// The number signs around the literal: one more than any run in the text has, so that nothing ends the literal
    /// early or is an escape.
    private static func guards(for lines: [String]) -> String {
        var most = 0
        for line in lines {
            var run = 0
            for scalar in line.unicodeScalars {
                run = scalar == "#" ? run + 1 : 0
                most = max(most, run)
            }
        }
        return String(repeating: "#", count: most + 1)
    }
}
