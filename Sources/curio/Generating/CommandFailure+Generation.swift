internal import CurioKit

extension CommandFailure {
    /// Why no types were made.
    ///
    /// - Parameter path: What they were to be made of, for errors that do not name a file.
    init(_ error: GenerationError, of path: String) {
        let wrong = if case .notASchema(let named?) = error { named } else { path }
        self.init(.badInput, path: wrong, "\(error)")
    }
}
