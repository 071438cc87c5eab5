import TestSupport

/// Random texts, and the same texts with one or two bytes changed.
enum RandomText {
    /// A valid document of a few dozen to a few thousand bytes, with white space anywhere.
    static func document(using generator: inout SeededGenerator) -> [UInt8] {
        var text = ""
        var budget = Int.random(in: 1...200, using: &generator)
        value(&text, depth: 0, &budget, &generator)
        return [UInt8](text.utf8)
    }

    /// The text with one or two bytes replaced, removed or added.
    static func damaged(_ text: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
        var text = text
        for _ in 0..<Int.random(in: 1...2, using: &generator) where !text.isEmpty {
            let place = Int.random(in: text.indices, using: &generator)
            let byte =
                Bool.random(using: &generator)
                ? UInt8.random(in: 0...255, using: &generator)
                : Array("{}[]:,\"\\ \n019-.eEtfnu".utf8).randomElement(using: &generator) ?? 0x20
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: text[place] = byte
            case 1: text.remove(at: place)
            default: text.insert(byte, at: place)
            }
        }
        return text
    }

    private static let strings = [
        "", "a", "name", "a long string without anything special in it, to fill blocks of sixty-four bytes", #"\n"#,
        #"\\"#,
        #"\""#, #"a\u00e9\ud83d\ude00b"#, "é", "日本語", "😀😀", #"\/\b\f\r\t"#, "{[:,]}", "\u{7F}",
    ]
    private static let numbers = [
        "0", "-0", "7", "123456789", "-65.613616999999977", "1e5", "2.5E-10", "99999999999999999999",
    ]

    private static func value(_ text: inout String, depth: Int, _ budget: inout Int, _ generator: inout SeededGenerator)
    {
        budget -= 1
        space(&text, &generator)
        let kinds = depth < 40 && budget > 0 ? 0..<8 : 0..<4
        switch Int.random(in: kinds, using: &generator) {
        case 0: text += ["true", "false", "null"].randomElement(using: &generator) ?? "null"
        case 1: text += numbers.randomElement(using: &generator) ?? "1"
        case 2, 3: string(&text, &generator)
        case 4, 5:
            text += "["
            list(&text, &budget, &generator) { value(&$0, depth: depth + 1, &$1, &$2) }
            text += "]"
        default:
            text += "{"
            list(&text, &budget, &generator) {
                space(&$0, &$2)
                string(&$0, &$2)
                space(&$0, &$2)
                $0 += ":"
                value(&$0, depth: depth + 1, &$1, &$2)
            }
            text += "}"
        }
        space(&text, &generator)
    }

    private static func list(
        _ text: inout String, _ budget: inout Int, _ generator: inout SeededGenerator,
        item: (inout String, inout Int, inout SeededGenerator) -> Void
    ) {
        for position in 0..<Int.random(in: 0...6, using: &generator) where budget > 0 {
            if position > 0 { text += "," }
            item(&text, &budget, &generator)
        }
    }

    private static func string(_ text: inout String, _ generator: inout SeededGenerator) {
        text += "\""
        for _ in 0..<Int.random(in: 0...3, using: &generator) { text += strings.randomElement(using: &generator) ?? "" }
        text += "\""
    }

    private static func space(_ text: inout String, _ generator: inout SeededGenerator) {
        guard Int.random(in: 0..<6, using: &generator) == 0 else { return }
        text += [" ", "\n", "\t", "\r\n", "\n            "].randomElement(using: &generator) ?? " "
    }
}
