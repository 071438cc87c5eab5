internal import CurioKit

extension CommandFailure {
    /// Creates the failure of a run that could not generate types.
    ///
    /// - Parameter path: The path of the schema, for errors that do not name a file.
    init(_ error: GenerationError, of path: String) {
        let wrong = if case .notASchema(let named?) = error { named } else { path }
        self.init(.badInput, path: wrong, "\(error)")
    }
}
