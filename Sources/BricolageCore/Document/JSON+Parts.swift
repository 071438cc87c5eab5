// A large array becomes a value part by part: its text is never copied as a whole, and never has a tape.

extension JSON {
    /// Parses UTF-8 in memory of the caller, in parts where that saves memory.
    package init(
        parsing text: UnsafeBufferPointer<UInt8>, options: JSONParsingOptions
    ) throws(JSONSyntaxError) {
        if text.count >= ArrayInParts.smallestText,
            let value = JSON(inParts: text, options: options, partSize: ArrayInParts.usualPart)
        {
            self = value
        } else {
            self = JSONDocument(storage: try DocumentStorage(parsing: text, options: options)).root.json
        }
    }

    /// Reads an array in parts of `partSize` bytes; nil if the whole text must be read at once.
    @inline(never)
    @_spi(Parts)
    public init?(inParts text: UnsafeBufferPointer<UInt8>, options: JSONParsingOptions, partSize: Int) {
        guard var array = ArrayInParts(text, options: options, partSize: partSize) else { return nil }
        self.init(&array)
    }

    /// Reads an array that comes in parts; nil if the whole text must be read at once.
    init?(_ array: inout ArrayInParts) {
        var elements = JSON.Array()
        let isWhole = array.forEachPart { storage, outlook in
            guard case .array(let part) = JSON(JSONDocument(storage: storage).root), part.count > 0 else { return }
            let needed = elements.count + part.count
            if needed > elements.storage.room { elements.reserveCapacity(outlook.room(for: needed)) }
            elements.append(movingFrom: part)
        }
        guard isWhole else { return nil }
        self = .array(elements)
    }
}
