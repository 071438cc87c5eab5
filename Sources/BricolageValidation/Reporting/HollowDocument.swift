internal import BricolageCore

/// A value as a document of its own, in which some values inside it are replaced by empty objects.
///
///     value      {"a": {"b": [1, 2]}, "c": true}      "a" is emptied
///     document   {"a":{},"c":true,}
///     places     0 1  2   7   8                       the same nodes on the tape of the value
///
/// Invariant: each node of the document's tape has a place.
struct HollowDocument {
    let document: JSONDocument
    let places: [Int]

    /// Linear in the remaining text; nil if that is too large for a document.
    init?(_ node: JSONDocument.Node, without holes: Set<Int>) {
        let storage = node.storage
        var text: [UInt8] = []
        var places: [Int] = []
        var open: [(end: Int, bracket: UInt8)] = []
        var index = node.index
        let comma = UInt8(ascii: ",")
        repeat {
            if open.last?.bracket == UInt8(ascii: "}") {
                places.append(index)
                text += [Self.quote] + storage.rawText(index) + [Self.quote, UInt8(ascii: ":")]
                index += 1
            }
            let value = JSONDocument.Node(storage: storage, index: index)
            places.append(index)
            if holes.contains(index) {
                text += "{},".utf8
                index = Int(value.tapeNode.next)
            } else if value.tapeNode.tag.isContainer {
                let isObject = value.kind == .object
                text.append(UInt8(ascii: isObject ? "{" : "["))
                open.append((Int(value.tapeNode.next), UInt8(ascii: isObject ? "}" : "]")))
                index += 1
            } else {
                text += Self.text(of: value)
                text.append(comma)
                index += 1
            }
            while let innermost = open.last, innermost.end == index {
                text += [innermost.bracket, comma]
                open.removeLast()
            }
        } while !open.isEmpty
        text.removeLast()
        var options = storage.options
        options.allowsTrailingCommas = true
        guard let document = try? JSONDocument(parsing: text, options: options) else { return nil }
        (self.document, self.places) = (document, places)
    }

    private static let quote = UInt8(ascii: "\"")

    /// The text of a scalar, as it is written.
    private static func text(of scalar: JSONDocument.Node) -> [UInt8] {
        switch scalar.kind {
        case .bool: Array((scalar.bool == true ? "true" : "false").utf8)
        case .number: Array(scalar.rawText)
        case .string: [quote] + scalar.rawText + [quote]
        default: Array("null".utf8)
        }
    }
}
