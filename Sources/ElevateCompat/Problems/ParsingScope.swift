internal import Bricolage
internal import Synchronization

/// A call of a type or decoder, which may call the parser for the value at a place.
///
///     parser ──scope──▶ init(json:) ──▶ parser     finds the place in the scope,
///            ◀──────────────────────────           and leaves there what it found wrong
///
/// The error between them has text only, because that is all that a ``ParserError`` holds.
final class ParsingScope: Sendable {
    /// The innermost scope around the current code.
    @TaskLocal static var current: ParsingScope?

    let place: Place
    private let failure = Mutex<ParsingFailure?>(nil)

    init(at place: Place) { self.place = place }

    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self, operation: body)
    }

    /// Notes what a call of the parser found.
    func note(_ found: ParsingFailure) { failure.withLock { $0 = found } }

    /// Notes what a call of the parser found in a text of its own.
    func note(_ found: ParsingFailure?, in document: JSONDocument) {
        guard var found else { return }
        found.document = document
        note(found)
    }

    /// What the last call of the parser found, if an error is the one that it threw.
    ///
    /// Code that catches the error may throw another one, to which this does not belong.
    func failure(explaining error: any Error) -> ParsingFailure? {
        guard let found = failure.withLock({ $0 }) else { return nil }
        switch error {
        case ParserError.validation(found.text): return found
        case is ParserError: return nil
        default: return found.foreign.map { type(of: $0) == type(of: error) } == true ? found : nil
        }
    }
}

/// All that is wrong with a value that the parser was called for.
struct ParsingFailure: Sendable {
    var problems: [Problem]
    /// The reason of the error.
    var text: String
    /// The error that was thrown instead, because a type or decoder threw it.
    var foreign: (any Error)?
    /// The text that was parsed, if the parser was called for one.
    var document: JSONDocument?
}
