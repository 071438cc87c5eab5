internal import BricolageCore

/// JSON with comments and trailing commas (JSONC), the format of editor settings.
///
///     text    {"a": 1, // one            {"b": /* é */ 2}
///     JSON    {"a": 1,                   {"b":          2}
///
/// Each byte of a comment becomes a space, so that everything else stays at its offset and on its line.
struct CommentedJSON {
    let document: JSONDocument
    let places: CommentPlaces

    /// Parses a text.
    init(
        _ source: SourceText, duplicateKeys: JSONParsingOptions.DuplicateKeys = .lastWins
    ) throws(JSONSyntaxError) {
        if let location = source.invalidUTF8 {
            throw JSONSyntaxError(
                reason: .invalidUTF8, location: location, excerpt: source.excerpt(at: location))
        }
        let options = JSONParsingOptions(duplicateKeys: duplicateKeys, allowsTrailingCommas: true)
        var places = CommentPlaces(source)
        let json = try Self.withoutComments(source, &places)
        do throws(JSONSyntaxError) {
            document = try JSONDocument(parsing: json, options: options)
            self.places = places
        } catch {
            var error = error
            error.location = places.location(of: error.location)
            if error.excerpt != nil { error.excerpt = source.excerpt(at: error.location) }
            throw error
        }
    }

    /// Whether a comment caused a syntax error.
    static func explains(_ error: JSONSyntaxError, of bytes: [UInt8]) -> Bool {
        guard case .unexpected(found: "'/'", _) = error.reason else { return false }
        return beginsComment(bytes, at: error.location.offset)
    }

    /// The text with spaces instead of comments.
    ///
    /// - Parameter places: Receives the comments.
    private static func withoutComments(
        _ source: SourceText, _ places: inout CommentPlaces
    ) throws(JSONSyntaxError) -> [UInt8] {
        var bytes = source.bytes
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\"") {
                index = endOfString(bytes, from: index)
            } else if beginsComment(bytes, at: index) {
                guard let end = endOfComment(bytes, from: index) else { throw unendedComment(source) }
                places.add(index..<end)
                for place in index..<end where bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
                index = end
            } else {
                index += 1
            }
        }
        return bytes
    }

    private static func beginsComment(_ bytes: [UInt8], at index: Int) -> Bool {
        guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "/") else { return false }
        return bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*")
    }

    /// The end of a comment: that of the line, or the index after `*/`; nil if `*/` is missing.
    private static func endOfComment(_ bytes: [UInt8], from start: Int) -> Int? {
        if bytes[start + 1] == UInt8(ascii: "/") {
            return bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
        }
        var index = start + 3
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "*") { return index + 1 }
            index += 1
        }
        return nil
    }

    /// The index after the closing quote, or the end of the text.
    private static func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }

    private static func unendedComment(_ source: SourceText) -> JSONSyntaxError {
        let line = 1 + source.bytes.count { $0 == UInt8(ascii: "\n") }
        let location = source.withColumn(SourceLocation(offset: source.bytes.count, line: line, column: 1))
        return JSONSyntaxError(
            reason: .unexpectedEnd(expected: "'*/' at the end of the comment"), location: location,
            excerpt: source.excerpt(at: location))
    }
}
