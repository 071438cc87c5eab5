/// Anything that is wrong at a place, whoever has found it: what all printed forms of the project are made from.
///
///     food.json:3:14: error: expected ',' or '}', found ':'
///         "calories":: 12
///                   ^
///
/// The first line is what compilers print, so that editors make it a link. Other forms, for programs and for services,
/// are printed by an `IssueFormat`.
public struct IssueDescription: Sendable, Hashable {
    /// How bad it is.
    public enum Severity: String, Sendable, Hashable {
        /// Worth knowing.
        case note
        /// Probably not what was meant.
        case warning
        /// Wrong.
        case error
    }

    /// What sort of thing is wrong, in a word that stays the same from version to version: `missing-key`.
    public var rule: String?
    /// The file, as the user named it; nil leaves it out.
    public var path: String?
    /// The place in the file; nil leaves it out.
    public var location: SourceLocation?
    /// The value it is about; nil leaves it out, as does the whole document.
    public var pointer: JSONPointer?
    /// How bad it is; nil leaves the word out.
    public var severity: Severity?
    /// What is wrong.
    public var message: String
    /// What follows the message and the pointer, with its punctuation: `; did you mean "title"?`.
    public var remark: String
    /// The line it is about; nil leaves it out, as does a line where nothing is to be seen.
    public var excerpt: SourceExcerpt?
    /// What else is worth knowing, a line each.
    public var notes: [String]
    /// What else programs may want to know, by names that stay the same from version to version.
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
    /// The lines to print, without a newline at the end.
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
        return shown.description.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
    }
}
