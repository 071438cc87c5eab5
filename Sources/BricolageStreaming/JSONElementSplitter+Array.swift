internal import BricolageCore
internal import BricolageWriting

extension JSONElementSplitter {
    /// Where in an array the buffer begins.
    enum ArrayState: Sendable {
        /// At the beginning of the text.
        case before
        /// After the byte order mark, if there is one.
        case opening
        /// After the opening bracket.
        case first
        /// After a comma.
        case element
        /// After an element.
        case separator
        /// After the closing bracket.
        case after
    }

    mutating func nextInArray() throws(JSONElementError) -> JSONElement? {
        do throws(JSONElementError) {
            return try scanArray()
        } catch {
            failure = error
            throw error
        }
    }

    private mutating func scanArray() throws(JSONElementError) -> JSONElement? {
        if arrayState == .before {
            guard skipByteOrderMark() else { return nil }
            arrayState = .opening
        }
        while true {
            // Between the parts of an array there may be space of any length.
            let isInside = arrayState == .first || arrayState == .element
            if scanner.isAtBeginning { buffer.consume(leadingSpace(of: buffer.count)) }
            guard let byte = buffer.withBytes(\.first) else {
                if isFinished, arrayState != .after { throw unexpected(expectation) }
                return nil
            }
            if byte >= 0x80, isCharacterCut { return nil }
            switch (arrayState, byte) {
            case (.opening, UInt8(ascii: "[")):
                if options.maximumDepth == 0 { throw failure(.depthLimit(0)) }
                step(to: .first)
            case (.first, UInt8(ascii: "]")), (.separator, UInt8(ascii: "]")): step(to: .after)
            case (.element, UInt8(ascii: "]")) where options.allowsTrailingCommas: step(to: .after)
            case (.separator, UInt8(ascii: ",")): step(to: .element)
            case _ where isInside:
                guard let element = try element(beginningWith: byte) else { return nil }
                arrayState = .separator
                return element
            default:
                if isWordCut { return nil }
                throw unexpected(expectation)
            }
        }
    }

    private mutating func step(to state: ArrayState) {
        buffer.consume(1)
        arrayState = state
    }

    private mutating func element(beginningWith byte: UInt8) throws(JSONElementError) -> JSONElement? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
            break
        default:
            if isWordCut { return nil }
            throw unexpected(expectation)
        }
        guard let end = buffer.withBytes({ scanner.end(in: $0) }) else {
            if buffer.count > options.maximumSize {
                throw failure(.sizeLimit(options.maximumSize), at: options.maximumSize)
            }
            // The parser reports what is missing; it cannot know that a number may continue, or that the array does not
            // end.
            if isFinished {
                _ = try parse(buffer.count)
                // A value that may continue is not returned.
                index -= 1
                throw unexpected("',' or ']'")
            }
            return nil
        }
        scanner = ElementScanner()
        return try parse(end)
    }

    /// What may come next.
    var expectation: String {
        switch arrayState {
        case .before, .opening: "'['"
        case .first: "a value or ']'"
        case .element where options.allowsTrailingCommas: "a value or ']'"
        case .element: buffer.withBytes(\.first) == UInt8(ascii: "]") ? "another value" : "a value"
        case .separator: "',' or ']'"
        case .after: "the end of the text"
        }
    }
}
