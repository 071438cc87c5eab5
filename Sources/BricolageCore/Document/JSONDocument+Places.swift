extension JSONDocument {
    /// The value at a pointer, or nil.
    public subscript(pointer pointer: JSONPointer) -> Node? { root[pointer: pointer] }

    /// The location of the value at a pointer.
    public func location(at pointer: JSONPointer) -> SourceLocation? { root[pointer: pointer]?.location }

    /// The location of the key of the member at a pointer; nil for elements and the root.
    public func keyLocation(at pointer: JSONPointer) -> SourceLocation? {
        guard let parent = pointer.parent, let object = root[pointer: parent], object.kind == .object,
            let value = root[pointer: pointer]
        else { return nil }
        return Node(storage: storage, index: value.index - 1).location
    }
}

extension JSONDocument.Node {
    /// The value at a pointer relative to this value, or nil (RFC 6901, section 4).
    public subscript(pointer pointer: JSONPointer) -> JSONDocument.Node? {
        var node = self
        for token in pointer.tokens {
            guard let next = node.child(token) else { return nil }
            node = next
        }
        return node
    }

    /// The value that one token of a pointer leads to from here, or nil.
    package func child(_ token: String) -> JSONDocument.Node? {
        switch kind {
        case .object: self[token]
        case .array: JSONPointer.arrayIndex(token).flatMap { self[$0] }
        default: nil
        }
    }

    /// Where the value begins in the text.
    ///
    /// Linear in the text before it.
    public var location: SourceLocation {
        storage.part?.wantWhole()
        return SourceLocation(offset: Int(tapeNode.offset), in: storage.text)
    }

    /// The line of text where the value begins.
    public var excerpt: SourceExcerpt {
        storage.part?.wantWhole()
        return SourceExcerpt(at: Int(tapeNode.offset), in: storage.text)
    }

    /// The pointer from the root to this value.
    ///
    /// Linear in the members and elements beside the path.
    public var pointer: JSONPointer {
        storage.part?.wantWhole()
        var tokens: [String] = []
        var container = 0
        while container != index {
            guard let step = storage.step(from: container, towards: index) else { break }
            tokens.append(step.token)
            container = step.index
        }
        return JSONPointer(tokens: tokens)
    }
}

extension DocumentStorage {
    /// The child of a container that is, or holds, the node at `target`.
    fileprivate func step(from container: Int, towards target: Int) -> (token: String, index: Int)? {
        let isObject = tape[container].tag == .object
        var position = 0
        var index = container + 1
        while index < Int(tape[container].next) {
            let value = isObject ? index + 1 : index
            // A key is named by the pointer of its member.
            if target >= index, target < Int(tape[value].next) {
                return (isObject ? string(index) : String(position), target == index ? target : value)
            }
            index = Int(tape[value].next)
            position += 1
        }
        return nil
    }
}
