extension DecodingError {
    /// The same error with another description or underlying error.
    package func replacing(debugDescription: String? = nil, underlyingError: (any Error)? = nil) -> DecodingError {
        @inline(never)
        func replaced(_ context: Context) -> Context {
            Context(
                codingPath: context.codingPath, debugDescription: debugDescription ?? context.debugDescription,
                underlyingError: underlyingError ?? context.underlyingError)
        }
        switch self {
        case .typeMismatch(let type, let context): return .typeMismatch(type, replaced(context))
        case .valueNotFound(let type, let context): return .valueNotFound(type, replaced(context))
        case .keyNotFound(let key, let context): return .keyNotFound(key, replaced(context))
        case .dataCorrupted(let context): return .dataCorrupted(replaced(context))
        @unknown default: return self
        }
    }
}
