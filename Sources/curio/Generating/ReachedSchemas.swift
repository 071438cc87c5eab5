internal import BricolageCore
internal import BricolageSchema
internal import Synchronization

/// A loader that records the files that another loader finds, and the errors of files that cannot be read.
final class ReachedSchemas: SchemaLoader {
    private let loader: any SchemaLoader
    private let found = Mutex<[SchemaSource]>([])
    private let wrong = Mutex<[IssueDescription]>([])

    init(_ loader: any SchemaLoader) {
        self.loader = loader
    }

    /// The files, each once, in the order in which they were found.
    var sources: [SchemaSource] {
        var identifiers: Set<String> = []
        return found.withLock { $0.filter { identifiers.insert($0.identifier).inserted } }
    }

    /// The errors of files that exist and cannot be read.
    var issues: [IssueDescription] { wrong.withLock { $0 } }

    func load(_ reference: String, relativeTo source: SchemaSource) throws -> SchemaSource? {
        try remembered { try loader.load(reference, relativeTo: source) }
    }

    func load(at address: String) throws -> SchemaSource? { try remembered { try loader.load(at: address) } }

    private func remembered(_ load: () throws -> SchemaSource?) throws -> SchemaSource? {
        do {
            let source = try load()
            if let source { found.withLock { $0.append(source) } }
            return source
        } catch let failure as LoadingFailure {
            wrong.withLock { $0 += failure.issues }
            throw failure
        }
    }
}
