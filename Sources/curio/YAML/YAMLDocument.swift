internal import BricolageCore
internal import BricolageSchema
internal import BricolageWriting

/// A document of a YAML text: its JSON, and the locations of its values and keys in the text.
struct YAMLDocument {
    let document: JSONDocument
    let places: YAMLPlaces

    /// Creates a document from tokens.
    ///
    /// - Parameter keepsLines: Whether each token is on the same line in the JSON as in the YAML.
    init(
        _ tokens: [YAMLToken], _ text: [UInt8], in source: SourceText, keepingLines keepsLines: Bool = false
    ) throws {
        var writer = Writer(text: text, keepsLines: keepsLines)
        for token in tokens { writer.write(token) }
        // An empty document is null.
        if tokens.isEmpty { writer.json = Array("null".utf8) }
        writer.closeEnded()
        document = try JSONDocument(parsing: writer.json)
        places = YAMLPlaces(source: source, offsets: writer.offsets, locations: writer.locations)
    }

    /// Writes tokens as JSON text, one at a time.
    private struct Writer {
        let text: [UInt8]
        var json: [UInt8] = []
        var offsets: [Int] = []
        var locations: [SourceLocation] = []
        /// The open containers: the closing byte, and how many tokens are still to come.
        private var open: [(end: UInt8, left: Int)] = []
        private var needsComma = false
        private let keepsLines: Bool
        /// The number of the last line of the JSON, and the offset at which it begins.
        private var line = (number: 1, start: 0)

        init(text: [UInt8], keepsLines: Bool) {
            self.text = text
            self.keepsLines = keepsLines
        }

        mutating func write(_ token: YAMLToken) {
            closeEnded()
            if needsComma { json.append(UInt8(ascii: ",")) }
            if keepsLines { moveOn(to: token.location) }
            offsets.append(json.count)
            locations.append(token.location)
            if !open.isEmpty { open[open.count - 1].left -= token.count }
            switch token.kind {
            case .scalar:
                json += text[token.text]
                needsComma = true
            case .key:
                json += text[token.text]
                json.append(UInt8(ascii: ":"))
                needsComma = false
            case .array(let count): begin(UInt8(ascii: "["), UInt8(ascii: "]"), count)
            case .object(let count): begin(UInt8(ascii: "{"), UInt8(ascii: "}"), count)
            }
        }

        /// Adds line feeds and spaces, so that the next token is on its line of the YAML, in its column or after it.
        ///
        /// A token that an alias repeats has the location of the original, so it stays on the current line.
        private mutating func moveOn(to location: SourceLocation) {
            while line.number < location.line {
                json.append(UInt8(ascii: "\n"))
                line = (line.number + 1, json.count)
            }
            let space = location.column - 1 - (json.count - line.start)
            if line.number == location.line, space > 0 { json += Array(repeating: UInt8(ascii: " "), count: space) }
        }

        private mutating func begin(_ start: UInt8, _ end: UInt8, _ count: Int) {
            json.append(start)
            open.append((end, count - 1))
            needsComma = false
        }

        /// Closes the containers that are complete.
        mutating func closeEnded() {
            while let container = open.last, container.left == 0 {
                json.append(container.end)
                open.removeLast()
                needsComma = true
            }
        }
    }
}

/// The locations of the values and keys of a document in the original YAML text.
///
///     offsets     0   1   9        in the JSON text, ascending
///     locations  1:1 1:1 1:7       in the YAML text
struct YAMLPlaces {
    let source: SourceText
    let offsets: [Int]
    let locations: [SourceLocation]

    /// The location of the last value or key that begins at or before an offset of the JSON text.
    func location(of offset: Int) -> SourceLocation? {
        let position = offsets.partitioningIndex { $0 > offset } - 1
        return position < 0 ? nil : locations[position]
    }
}
