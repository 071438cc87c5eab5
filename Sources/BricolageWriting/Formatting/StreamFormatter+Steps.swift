internal import BricolageCore

// Memory: a position points into text that is followed by the zero bytes of `StreamWindow`. No scan goes past these,
// and after the first of them nothing is read except as part of a wide read of a scanner.

extension StreamFormatter {
    typealias Position = UnsafePointer<UInt8>

    /// Lays out the part of the text at a position, and moves the position past it; false if more of the text is
    /// needed.
    mutating func take(
        _ position: inout Position, _ text: UnsafeBufferPointer<UInt8>
    ) throws(JSONSyntaxError) -> Bool {
        let byte = position[0]
        switch step {
        case .begin:
            if ByteOrderMark.begins(position) { position += ByteOrderMark.bytes.count }
            step = .value
        case .firstElement where byte == UInt8(ascii: "]"): endContainer(&position)
        case .value, .firstElement: return try value(&position, text)
        case .firstKey where byte == UInt8(ascii: "}"): endContainer(&position)
        case .key, .firstKey:
            guard byte == UInt8(ascii: "\"") else {
                throw DocumentParser.unexpected(step == .key ? "a key" : "a key or '}'", position, text)
            }
            output.beginKey()
            beginString(&position, rest: .insideKey)
        case .insideKey, .insideString: return try piece(&position, text)
        case .colon:
            guard byte == UInt8(ascii: ":") else { throw DocumentParser.unexpected("':' after a key", position, text) }
            position += 1
            step = .value
        case .separator: try separator(&position, text)
        }
        return true
    }

    private mutating func separator(
        _ position: inout Position, _ text: UnsafeBufferPointer<UInt8>
    ) throws(JSONSyntaxError) {
        guard output.depth > 0 else { throw DocumentParser.unexpected("the end of the text", position, text) }
        let isInObject = output.isInObject
        switch position[0] {
        case UInt8(ascii: ","):
            position += 1
            step = isInObject ? .key : .value
        case UInt8(ascii: "}") where isInObject, UInt8(ascii: "]") where !isInObject: endContainer(&position)
        default: throw DocumentParser.unexpected(isInObject ? "',' or '}'" : "',' or ']'", position, text)
        }
    }

    private mutating func endContainer(_ position: inout Position) {
        if output.isInObject { output.endObject() } else { output.endArray() }
        position += 1
        step = .separator
    }

    private mutating func value(
        _ position: inout Position, _ text: UnsafeBufferPointer<UInt8>
    ) throws(JSONSyntaxError) -> Bool {
        switch position[0] {
        case UInt8(ascii: "\""):
            output.beginText()
            beginString(&position, rest: .insideString)
        case UInt8(ascii: "{") where output.sortsKeys: return try sortedObject(&position, text)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            if output.depth == maximumDepth { throw JSONSyntaxError(.depthLimit(maximumDepth), at: position, in: text) }
            let isObject = position[0] == UInt8(ascii: "{")
            if isObject { output.beginObject(tracksMembers: false) } else { output.beginArray() }
            position += 1
            step = isObject ? .firstKey : .firstElement
        default: return try scalar(&position, text)
        }
        return true
    }
}

// MARK: Strings

extension StreamFormatter {
    /// Lays out a whole string if it contains only plain text and is complete; otherwise only its opening quote.
    private mutating func beginString(_ position: inout Position, rest: Step) {
        let end = StringScanner.plainEnd(position + 1)
        if end[0] == UInt8(ascii: "\"") {
            output.writeQuoted(UnsafeBufferPointer(start: position + 1, count: end - position - 1))
            position = end + 1
            endString(isKey: rest == .insideKey)
        } else {
            output.writeQuote()
            position += 1
            step = rest
        }
    }

    /// Lays out the text up to the next escape or the end of the string, including the escape or the closing quote.
    private mutating func piece(
        _ position: inout Position, _ text: UnsafeBufferPointer<UInt8>
    ) throws(JSONSyntaxError) -> Bool {
        let end = StringScanner.unescapedEnd(position)
        output.writeUnquoted(UnsafeBufferPointer(start: position, count: end - position))
        position = end
        if end[0] == UInt8(ascii: "\"") {
            output.writeQuote()
            position += 1
            endString(isKey: step == .insideKey)
            return true
        }
        // Text that looks wrong may be merely cut off.
        let isCut = text.baseAddress.map { end - $0 >= window.safeEnd } ?? true
        if isCut, !window.isFinished { return false }
        let length = end[0] == UInt8(ascii: "\\") ? StringScanner.escapeLength(end) : 0
        guard length > 0 else { throw StringScanner.failure(end, text) }
        let escape = UnsafeBufferPointer(start: end, count: length)
        var character = StringUnescaping.string(escape, isEscaped: true)
        character.withUTF8 { output.writeUnquoted($0) }
        position += length
        return true
    }

    private mutating func endString(isKey: Bool) {
        if isKey { output.endKey() } else { output.endValue() }
        step = isKey ? .colon : .separator
    }
}

// MARK: Values that are held whole

extension StreamFormatter {
    private mutating func scalar(
        _ position: inout Position, _ text: UnsafeBufferPointer<UInt8>
    ) throws(JSONSyntaxError) -> Bool {
        let found = ScalarScanner.scan(position)
        // A number may continue where the text is cut off; a word is complete here, or is not a word of JSON.
        let isNumber = position[0] == UInt8(ascii: "-") || NumberScanner.isDigit(position[0])
        let isCut = text.baseAddress.map { position + (found?.length ?? 0) - $0 == text.count } ?? true
        if isNumber, found == nil || isCut {
            guard try wholeCount(position, text) != nil else { return false }
        }
        guard let length = found?.length else {
            let isClosed = position[0] == UInt8(ascii: "]") && output.depth > 0 && !output.isInObject
            let expected = step == .firstElement ? "a value or ']'" : isClosed ? "another value" : "a value"
            throw DocumentParser.noValue(expected, position, text)
        }
        output.beginText()
        output.writeVerbatim(UnsafeBufferPointer(start: position, count: length))
        output.endValue()
        position += length
        step = .separator
        return true
    }

    /// Lays out an object from its parsed value, once all of its text has arrived.
    private mutating func sortedObject(
        _ position: inout Position, _ text: UnsafeBufferPointer<UInt8>
    ) throws(JSONSyntaxError) -> Bool {
        guard let count = try wholeCount(position, text) else { return false }
        do throws(JSONSyntaxError) {
            output.write(try parsed(UnsafeBufferPointer(start: position, count: count).span).root.json)
        } catch {
            throw JSONSyntaxError(error.reason, at: position + error.location.offset, in: text)
        }
        position += count
        step = .separator
        return true
    }

    /// The document of an object inside those that are open; the limit of nesting is that of the whole text.
    private mutating func parsed(_ text: Span<UInt8>) throws(JSONSyntaxError) -> JSONDocument {
        let document = try parser.parse(text)
        let limit = maximumDepth - output.depth
        guard document.storage.depth > limit else { return document }
        // The second parsing finds the place.
        do throws(JSONSyntaxError) {
            return try JSONDocument(
                parsing: text, options: JSONParsingOptions(maximumDepth: limit, duplicateKeys: .keep))
        } catch {
            var error = error
            if case .depthLimit = error.reason { error.reason = .depthLimit(maximumDepth) }
            throw error
        }
    }

    /// The length of the value that begins here, or of its beginning where the whole text ends; nil if more must
    /// arrive.
    private mutating func wholeCount(
        _ position: Position, _ text: UnsafeBufferPointer<UInt8>
    ) throws(JSONSyntaxError) -> Int? {
        let offset = text.baseAddress.map { position - $0 } ?? 0
        let rest = UnsafeBufferPointer(rebasing: text[offset...])
        var scanner = scanner
        let end = scanner.end(in: rest)
        if end ?? rest.count > maximumSize {
            throw JSONSyntaxError(.sizeLimit(maximumSize), at: position, in: text)
        }
        // An error at the end of the value is shown with the text that follows.
        let isSafe = window.isFinished || end.map { offset + $0 < window.safeEnd } ?? false
        if isSafe { self.scanner = ElementScanner() } else if end == nil { self.scanner = scanner }
        return isSafe ? end ?? rest.count : nil
    }
}
