extension JSONPointer {
    /// The keys of the pointer, as coders spell them: indices where the document has arrays or, without a document, for
    /// tokens that look like indices.
    ///
    /// - Parameter node: A value of the document; nil if there is none.
    @inline(never)
    func codingPath(to node: JSONDocument.Node? = nil) -> [any CodingKey] {
        var place = node.map { JSONDocument.Node(storage: $0.storage, index: 0) }
        return tokens.map { token in
            let position = Int(token).flatMap { String($0) == token && $0 >= 0 ? $0 : nil }
            let isElement = place.map { $0.kind == .array } ?? true
            if let position, isElement {
                place = place?[position]
                return JSONCodingKey(intValue: position)
            }
            place = place?[token]
            return JSONCodingKey(token)
        }
    }
}

extension JSONDocument.Node {
    /// The coding path from the root of the document to the value.
    ///
    /// Linear in the document.
    package var codingPath: [any CodingKey] { pointer.codingPath(to: self) }
}
