internal import BricolageCore

/// The beginnings of a document's lines, for many locations in one document.
struct LineTable {
    private let text: UnsafeBufferPointer<UInt8>
    private let document: JSONDocument
    private var starts = [0]

    init(_ document: JSONDocument) {
        self.document = document
        text = document.storage.text
        for position in text.indices where text[position] == UInt8(ascii: "\n") { starts.append(position + 1) }
    }

    func location(of node: JSONDocument.Node) -> SourceLocation {
        let offset = min(Int(node.tapeNode.offset), text.count)
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        // Bytes that continue a character are not columns of their own.
        let column = text[starts[low]..<offset].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
        return SourceLocation(offset: offset, line: low + 1, column: column)
    }
}
