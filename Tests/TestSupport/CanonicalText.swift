public import BricolageCore

extension JSON {
    /// A text that two implementations agree on exactly if they agree on the value.
    ///
    ///     {"b": [1.50, null], "a": "é"}   becomes   {61:sC3A9;62:[n15e-1=3FF8000000000000;z]}
    ///
    /// Numbers as their digits without zeros at the ends, and as the bits of the nearest double; strings as their
    /// bytes; members sorted, and only the last of several with the same key.
    public var canonicalText: String {
        switch self {
        case .null: "z"
        case .bool(let value): value ? "t" : "f"
        case .number(let number): Self.canonical(number)
        case .string(let text): "s" + Self.hexadecimal(text) + ";"
        case .array(let elements): "[" + elements.map(\.canonicalText).joined() + "]"
        case .object(let object):
            "{"
                + Dictionary(object.map { (Self.hexadecimal($0.key), $0.value.canonicalText) }) { $1 }
                .sorted { $0.key < $1.key }.map { $0.key + ":" + $0.value }.joined() + "}"
        }
    }

    private static func hexadecimal(_ text: String) -> String {
        text.utf8.map { String(0x100 + Int($0), radix: 16, uppercase: true).dropFirst() }.joined()
    }

    private static func canonical(_ number: JSON.Number) -> String {
        var text = number.description[...]
        let sign = text.hasPrefix("-") ? "-" : ""
        if !sign.isEmpty { text = text.dropFirst() }
        let parts = text.split(whereSeparator: { $0 == "e" || $0 == "E" })
        let power = parts.count > 1 ? Int(parts[1].drop { $0 == "+" }) : 0
        let halves = parts[0].split(separator: ".")
        let all = halves.joined().drop { $0 == "0" }
        let digits = all[..<(all.lastIndex { $0 != "0" }.map { all.index(after: $0) } ?? all.startIndex)]
        let shift = all.count - digits.count - (halves.count > 1 ? halves[1].count : 0)
        // Beyond any double, and beyond what the integers of most languages hold.
        let exponent = power.flatMap { $0.magnitude < 1 << 40 ? "\($0 + shift)" : nil } ?? "huge"
        let decimal = all.isEmpty ? "0" : sign + digits + "e" + exponent
        let double = number.double
        let magnitude = double.isFinite ? String(double.magnitude.bitPattern, radix: 16, uppercase: true) : "inf"
        return "n" + decimal + "=" + magnitude + ";"
    }
}
