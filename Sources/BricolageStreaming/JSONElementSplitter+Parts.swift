internal import BricolageCore
internal import BricolageKernel

extension JSONElementSplitter {
    /// Where in lines or a sequence the buffer begins.
    enum PartState: Sendable {
        /// At the beginning of the stream.
        case before
        /// Before the first record separator.
        case opening
        /// At the beginning of a part; this many of its bytes are known to contain no separator.
        case inside(Int)
        /// Inside a part that was too large, before its separator.
        case skipping
    }

    /// The value of the next part that is not blank.
    mutating func nextPart(separator: UInt8) throws(JSONElementError) -> JSONElement? {
        while true {
            switch partState {
            case .before:
                guard skipByteOrderMark() else { return nil }
                partState = layout == .sequence ? .opening : .inside(0)
            case .opening:
                buffer.consume(leadingSpace(of: buffer.count))
                guard let byte = buffer.withBytes(\.first), byte < 0x80 || !isCharacterCut, !isWordCut
                else { return nil }
                let error = unexpected("a record separator (U+001E)")
                partState = byte == separator ? .inside(0) : .skipping
                guard byte == separator else { throw error }
                buffer.consume(1)
            case .skipping:
                guard let end = firstIndex(of: separator, from: 0) else {
                    buffer.consume(buffer.count)
                    return nil
                }
                buffer.consume(end + 1)
                partState = .inside(0)
            case .inside(let known):
                let end = firstIndex(of: separator, from: known)
                let count = end ?? buffer.count
                let size = count - lineEnd(of: count)
                if size > options.maximumSize { throw tooLarge(ended: end) }
                guard end != nil || isFinished && count > 0 else {
                    partState = .inside(count)
                    return nil
                }
                partState = .inside(0)
                defer { if end != nil { buffer.consume(1) } }
                if let element = try part(count) { return element }
            }
        }
    }

    /// Parses a part of this many bytes; nil if it is blank.
    private mutating func part(_ count: Int) throws(JSONElementError) -> JSONElement? {
        let space = leadingSpace(of: count)
        buffer.consume(space)
        guard space < count else { return nil }
        // The parser would skip a byte order mark, which is allowed only at the beginning of the stream.
        if buffer.withBytes({ $0.starts(with: ByteOrderMark.bytes) }) {
            let error = unexpected("a value")
            buffer.consume(count - space)
            index += 1
            throw error
        }
        let isClosed = layout == .lines || buffer.withBytes { WhiteSpace.contains($0[count - space - 1]) }
        let end = isClosed ? nil : failure(.unexpectedEnd(expected: "a line feed after the value"), at: count - space)
        // All bytes beyond the limit are the end of the line.
        let element = try parse(min(count - space, options.maximumSize), consuming: count - space)
        if let end, ![.string, .array, .object].contains(element.document.root.kind) { throw end }
        return element
    }

    /// How many of the first bytes, at their end, are the end of a line and not part of the value.
    ///
    /// In lines this is the carriage return before the separator. The size without these bytes never shrinks as more
    /// bytes arrive, so that a part is known to be too large before its end has arrived.
    private func lineEnd(of count: Int) -> Int {
        buffer.withBytes { bytes in
            var rest = bytes.prefix(count)
            if rest.last == UInt8(ascii: "\n") { rest.removeLast() }
            if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
            return count - rest.count
        }
    }

    private mutating func tooLarge(ended end: Int?) -> JSONElementError {
        let error = failure(.sizeLimit(options.maximumSize), at: options.maximumSize)
        index += 1
        if let end {
            buffer.consume(end + 1)
            partState = .inside(0)
        } else {
            buffer.consume(buffer.count)
            partState = .skipping
        }
        return error
    }

    private func firstIndex(of separator: UInt8, from start: Int) -> Int? {
        buffer.withBytes { bytes in
            guard let base = bytes.baseAddress, start < bytes.count,
                let found = bricolage_find(base + start, bytes.count - start, separator)
            else { return nil }
            return found - base
        }
    }
}
