internal import BricolageCore

/// Why a value of a stream cannot be read.
///
/// Locations refer to the whole stream; pointers into elements of an array begin with the index of the element.
public struct JSONElementError: Error, Sendable {
    /// The index of the value.
    public var index: Int

    /// A `JSONSyntaxError`, `DecodingIssues`, or another error: a decoder that throws `DecodingError` begins its coding
    /// path with the index of the element.
    public var cause: any Error

    /// The file of the stream, if the cause names it.
    public var path: String? {
        get { (cause as? any FileNaming)?.path }
        set { if let newValue { cause = cause.inFile(newValue) } }
    }

    /// Creates an error.
    public init(index: Int, cause: any Error) {
        self.index = index
        self.cause = cause
    }

    /// Translates the places in an error that a decoder has thrown for an element into places in the stream.
    init(_ error: any Error, for element: JSONElement, layout: JSONElementLayout) {
        index = element.index
        guard var issues = error as? DecodingIssues else {
            cause = error
            if layout == .array, let misfit = error as? DecodingError {
                cause = misfit.below(JSONCodingKey(intValue: element.index))
            }
            return
        }
        let way = layout == .array ? [String(element.index)] : []
        let stop = layout == .array ? issues.decodingError : nil
        let placed = issues.issues.map { issue in
            var placed = issue
            placed.location = issue.location?.shifted(to: element.location)
            placed.pointer = JSONPointer(tokens: way + issue.pointer.tokens)
            placed.pattern = issue.pattern.map { JSONPointer(tokens: way + $0.tokens) }
            return placed
        }
        issues.place(placed, stoppedBy: stop?.below(JSONCodingKey(intValue: element.index)))
        issues.unexplored = issues.unexplored.map { JSONPointer(tokens: way + $0.tokens) }
        cause = issues
    }
}

extension JSONElementError: CustomStringConvertible, CustomDebugStringConvertible {
    /// The message with the index of the value, its location, the source line and a caret.
    public var description: String { formatted(.full) }

    /// The message with its location, in one line, for logs.
    public var debugDescription: String { "JSONElementError(\(report.line))" }
}

extension JSONElementError: FileNaming {}

extension DecodingError {
    /// The same error with a key in front of its coding path.
    fileprivate func below(_ key: any CodingKey) -> DecodingError {
        func placed(_ context: Context) -> Context {
            Context(
                codingPath: [key] + context.codingPath, debugDescription: context.debugDescription,
                underlyingError: context.underlyingError)
        }
        switch self {
        case .typeMismatch(let type, let context): return .typeMismatch(type, placed(context))
        case .valueNotFound(let type, let context): return .valueNotFound(type, placed(context))
        case .keyNotFound(let key, let context): return .keyNotFound(key, placed(context))
        case .dataCorrupted(let context): return .dataCorrupted(placed(context))
        @unknown default: return self
        }
    }
}
