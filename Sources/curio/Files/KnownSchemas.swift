internal import BricolageCore
internal import BricolageSchema
internal import Synchronization

/// A cache of the schemas that a loader has found, shared by independent registries that refer to the same files.
///
///     group 1 ──▶ registry ──┐
///     group 2 ──▶ registry ──┼──▶ KnownSchemas ──▶ SchemaFinder       each file is read once
///     group 3 ──▶ registry ──┘
final class KnownSchemas: SchemaLoader {
    private let loader: any SchemaLoader
    private let sources = Mutex<[Question: SchemaSource]>([:])

    /// A request to the loader, compared by bytes, because names that `String` considers equal may be those of
    /// different files.
    private struct Question: Hashable {
        let reference: ExactKey
        /// The file that contains the reference; nil for an address.
        let origin: ExactKey?
        let path: ExactKey?

        init(_ reference: String, from source: SchemaSource? = nil) {
            self.reference = ExactKey(reference)
            origin = source.map { ExactKey($0.identifier) }
            path = source?.path.map(ExactKey.init)
        }
    }

    init(_ loader: any SchemaLoader) { self.loader = loader }

    func load(_ reference: String, relativeTo source: SchemaSource) throws -> SchemaSource? {
        try answer(Question(reference, from: source)) {
            try loader.load(reference, relativeTo: source)
        }
    }

    func load(at address: String) throws -> SchemaSource? {
        try answer(Question(address)) { try loader.load(at: address) }
    }

    private func answer(_ question: Question, _ find: () throws -> SchemaSource?) throws -> SchemaSource? {
        if let known = sources.withLock({ $0[question] }) { return known }
        let found = try find()
        if let found { sources.withLock { $0[question] = found } }
        return found
    }
}
