/// The printed form of anything that is wrong at a place: the one form of the whole project.
///
///     food.json:3:14: error: expected ',' or '}', found ':'
///         "calories":: 12
///                   ^
///
/// The first line is what compilers print, so that editors make it a link.
public struct IssueDescription: Sendable, Hashable, CustomStringConvertible {
    /// How bad it is.
    public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
        /// Worth knowing.
        case note
        /// Probably not what was meant.
        case warning
        /// Wrong.
        case error
    }

    /// The file, as the user named it; nil leaves it out.
    public var path: String?
    /// The place in the file; nil leaves it out.
    public var location: SourceLocation?
    /// How bad it is; nil leaves the word out.
    public var severity: Severity?
    /// What is wrong.
    public var message: String
    /// The line it is about; nil leaves it out, as does a line where nothing is to be seen.
    public var excerpt: SourceExcerpt?

    /// Creates the description of an issue.
    public init(
        path: String? = nil, location: SourceLocation? = nil, severity: Severity? = nil, message: String,
        excerpt: SourceExcerpt? = nil
    ) {
        self.path = path
        self.location = location
        self.severity = severity
        self.message = message
        self.excerpt = excerpt
    }

    /// The lines to print, without a newline at the end.
    public var description: String {
        var parts: [String] = []
        if let path { parts.append(path) }
        if let location { parts.append(location.description) }
        var head = parts.joined(separator: ":")
        if !head.isEmpty { head += ": " }
        if let severity { head += severity.rawValue + ": " }
        guard let excerpt, !excerpt.line.allSatisfy(\.isWhitespace) else { return head + message }
        let drawing = excerpt.description.split(separator: "\n", omittingEmptySubsequences: false)
        return ([head + message] + drawing.map { "    " + $0 }).joined(separator: "\n")
    }
}
