/// A problem at a location, from any source: the common input of all printed forms.
///
///     food.json:3:14: error: expected ',' or '}', found ':'
///         "calories":: 12
///                   ^
///
/// The first line has the format of compilers, so editors turn it into a link. An `IssueFormat` prints other forms, for
/// programs and services.
public struct IssueDescription: Sendable, Hashable {
    /// How severe it is.
    public enum Severity: String, Sendable, Hashable {
        /// Worth knowing.
        case note
        /// Probably not what was meant.
        case warning
        /// Wrong.
        case error
    }

    /// The kind of issue, as a word that is stable across versions: `missing-key`.
    public var rule: String?
    /// The file, as the user named it; nil omits it.
    public var path: String?
    /// The location in the file; nil omits it.
    public var location: SourceLocation?
    /// The value concerned; nil and the whole document omit it.
    public var pointer: JSONPointer?
    /// How severe it is; nil omits the word.
    public var severity: Severity?
    /// What is wrong.
    public var message: String
    /// Text after the message and the pointer, with its punctuation: `; did you mean "title"?`.
    public var remark: String
    /// The line concerned; nil and an empty line omit it.
    public var excerpt: SourceExcerpt?
    /// Further remarks, one line each.
    public var notes: [String]
    /// Further details for programs, by names that are stable across versions.
    public var details: JSON.Object

    /// Creates the description of an issue.
    public init(
        rule: String? = nil, path: String? = nil, location: SourceLocation? = nil, pointer: JSONPointer? = nil,
        severity: Severity? = nil, message: String, remark: String = "", excerpt: SourceExcerpt? = nil,
        notes: [String] = [], details: JSON.Object = [:]
    ) {
        self.rule = rule
        self.path = path
        self.location = location
        self.pointer = pointer
        self.severity = severity
        self.message = message
        self.remark = remark
        self.excerpt = excerpt
        self.notes = notes
        self.details = details
    }
}

extension IssueDescription: CustomStringConvertible {
    /// The lines to print, without a final newline.
    public var description: String {
        let place = [path, location?.description].compactMap(\.self)
        let head = (place.isEmpty ? [] : [place.joined(separator: ":")]) + (severity.map { [$0.rawValue] } ?? [])
        let first = (head + [sentence]).joined(separator: ": ")
        return ([VisibleText.line(first)] + drawing + notes.map { "    note: " + VisibleText.line($0) })
            .joined(separator: "\n")
    }

    /// What is wrong and with which value, without the place in the text.
    package var sentence: String {
        guard let pointer, !pointer.isRoot else { return message + remark }
        return "\(message) at \(pointer)\(remark)"
    }

    private var drawing: [String] {
        guard let excerpt, !excerpt.line.allSatisfy(\.isWhitespace) else { return [] }
        let shown = SourceExcerpt(line: VisibleText.inPlace(excerpt.line), caret: excerpt.caret)
        return shown.lines.map { "    " + $0 }
    }
}
