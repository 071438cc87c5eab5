extension JSON.Decoder {
    /// Decodes a value from UTF-8 in memory of the caller, which is copied as a whole or in parts.
    package func decode<T: Decodable>(_ type: T.Type, from text: UnsafeBufferPointer<UInt8>) throws -> T {
        if text.count >= ArrayInParts.smallestText,
            let value = readInParts(type, text, partSize: ArrayInParts.usualPart)
        {
            return value
        }
        return try decode(
            type,
            from: parsed { () throws(JSONSyntaxError) in
                JSONDocument(storage: try DocumentStorage(parsing: text, options: parsing))
            })
    }

    /// Reads a value in parts of `partSize` bytes; nil if the whole text must be read at once.
    @inline(never)
    @_spi(Parts)
    public func readInParts<T: Decodable>(_ type: T.Type, _ text: UnsafeBufferPointer<UInt8>, partSize: Int) -> T? {
        // Conversions and values that are carried along could reveal that there are parts.
        guard let type = type as? any ReadableInParts.Type, isPlain,
            var array = ArrayInParts(text, options: parsing, partSize: partSize)
        else { return nil }
        return type.read(&array, by: self) as? T
    }
}

/// A type that can be read part by part.
private protocol ReadableInParts {
    /// Reads the whole value; nil if the whole text must be read at once.
    static func read(_ array: inout ArrayInParts, by decoder: JSON.Decoder) -> Self?
}

extension Array: ReadableInParts where Element: Decodable {
    fileprivate static func read(_ array: inout ArrayInParts, by decoder: JSON.Decoder) -> [Element]? {
        // Optionals and collections are left to the session, which reads null as nil for every optional.
        let facts = DecodingFacts.about(Element.self)
        if facts.direct == nil, let readable = facts.readable {
            return array.elementsReadingThemselves(readable) as? [Element]
        }
        return array.elements(of: Element.self, by: decoder)
    }
}

extension JSON: ReadableInParts {
    fileprivate static func read(_ array: inout ArrayInParts, by decoder: JSON.Decoder) -> JSON? { JSON(&array) }
}

extension ArrayInParts {
    /// All elements of a type that reads itself.
    fileprivate mutating func elementsReadingThemselves<Element: JSONReadable>(_ type: Element.Type) -> Any? {
        var elements: [Element] = []
        let isWhole = forEachPart { storage, outlook in
            let array = ArrayReading(.passUnretained(storage), storage.reader, 0)
            outlook.reserve(array.count, in: &elements)
            try withExtendedLifetime(storage) { try array.append(to: &elements) }
        }
        return isWhole ? elements : nil
    }

    /// All elements of any other type, each part in a session of its own.
    fileprivate mutating func elements<Element: Decodable>(
        of type: Element.Type, by decoder: JSON.Decoder
    ) -> [Element]? {
        var elements: [Element] = []
        let isWhole = forEachPart { storage, outlook in
            outlook.reserve(Int(storage.tape[0].length), in: &elements)
            let root = JSONDocument.Node(storage: storage, index: 0)
            try DecodingSession(decoder, root: root, elementsBefore: elements.count).append(to: &elements)
        }
        return isWhole ? elements : nil
    }
}

extension ArrayInParts.Outlook {
    /// Makes room for more elements.
    fileprivate func reserve<Element>(_ new: Int, in elements: inout [Element]) {
        let needed = elements.count + new
        if needed > elements.capacity { elements.reserveCapacity(room(for: needed)) }
    }
}
