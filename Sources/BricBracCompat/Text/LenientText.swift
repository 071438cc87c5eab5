internal import BricolageCore

/// Text that is not JSON, as the JSON that is meant: leading zeros are dropped, and tabs and ends of lines in strings
/// are escaped; what follows the first value is cut off.
///
///     [007, "a⇥b"] and so on   ──▶   [7, "a\tb"]      one pass; the parser judges the rest
///
/// The changes are remembered, so that errors are located in the original text.
struct LenientText {
    private(set) var bytes: [UInt8] = []
    private let source: [UInt8]
    private let options: JSONParser.Options
    /// From an offset in the new text on, what to add to find the offset in the original.
    private var shifts: [(offset: Int, shift: Int)] = []

    init(_ text: String, _ options: JSONParser.Options) {
        source = Array(text.utf8)
        self.options = options
        bytes.reserveCapacity(source.count)
        convert()
    }

    private mutating func convert() {
        var position = 0
        var depth = 0
        if source.starts(with: [0xEF, 0xBB, 0xBF]) { for _ in 0..<3 { copy(&position) } }
        while position < source.count {
            switch source[position] {
            case UInt8(ascii: "\""): copyString(&position)
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                copy(&position)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                copy(&position)
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): copyNumber(&position)
            case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: ":"):
                copy(&position)
                continue
            default: copyName(&position)
            }
            if depth <= 0, options.contains(.AllowTrailingContent) { return }
        }
    }

    private mutating func copy(_ position: inout Int) {
        bytes.append(source[position])
        position += 1
    }

    private mutating func copyString(_ position: inout Int) {
        copy(&position)
        while position < source.count {
            switch source[position] {
            case UInt8(ascii: "\""): return copy(&position)
            case UInt8(ascii: "\\") where position + 1 < source.count:
                copy(&position)
                copy(&position)
            case 0x09 where options.contains(.AllowTabsInStrings): escape("t", &position)
            case 0x0A where options.contains(.AllowNewlinesInStrings): escape("n", &position)
            case 0x0D where options.contains(.AllowNewlinesInStrings): escape("r", &position)
            default: copy(&position)
            }
        }
    }

    private mutating func escape(_ letter: Unicode.Scalar, _ position: inout Int) {
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(ascii: letter))
        position += 1
        shifts.append((bytes.count, position - bytes.count))
    }

    private mutating func copyNumber(_ position: inout Int) {
        if source[position] == UInt8(ascii: "-") { copy(&position) }
        if options.contains(.AllowLeadingZeros) {
            let start = position
            while position + 1 < source.count, source[position] == UInt8(ascii: "0"), isDigit(source[position + 1]) {
                position += 1
            }
            // The digit that stays is still where the number begins; what follows it is further on.
            if position > start { shifts.append((bytes.count + 1, position - bytes.count)) }
        }
        copyWord(&position)
    }

    /// Copies `true`, `false` or `null`, whatever follows, or else everything up to the end of a name.
    private mutating func copyName(_ position: inout Int) {
        let name = Self.names.first { source[position...].starts(with: $0.utf8) }
        guard let name else { return copyWord(&position) }
        for _ in name.utf8 { copy(&position) }
    }

    /// Copies everything up to the next character that ends a number or a name.
    private mutating func copyWord(_ position: inout Int) {
        while position < source.count, !Self.delimiters.contains(source[position]) { copy(&position) }
    }

    private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    private static let names = ["true", "false", "null"]
    private static let delimiters = Set(" \t\n\r,:[]{}\"".utf8)

    /// The place in the original text of a place in the new one.
    func original(_ location: SourceLocation) -> SourceLocation {
        let shift = shifts.last { $0.offset <= location.offset }?.shift ?? 0
        let offset = min(max(0, location.offset + shift), source.count)
        let before = source[..<offset]
        let lineStart = (before.lastIndex(of: 0x0A) ?? -1) + 1
        // A byte that does not continue a character begins one.
        let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
        return SourceLocation(offset: offset, line: before.count { $0 == 0x0A } + 1, column: column)
    }
}
