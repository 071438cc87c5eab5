internal import BricolageCore
internal import Synchronization

/// A file that keeps the schemas that were fetched, so that the next run needs no network and has the same result.
///
///     {
///       "https://example.com/name.json": "{\"type\": \"string\"}",
///       …
///     }
///
/// The texts are kept as they came, so that places in them are those that the server's file has.
final class SchemaLock: Sendable {
    private let path: String
    private let texts: Mutex<[String: String]>

    /// Reads a file, or begins one where there is none.
    init(_ path: String) throws(CommandFailure) {
        self.path = path
        guard System.kind(of: path) != nil else {
            texts = Mutex([:])
            return
        }
        let input = try Input(path, purpose: "lock file")
        let document = try input.document(limit: FileSchemaLoader.largestSchema).orFailure(in: path)
        var texts: [String: String] = [:]
        for (address, text) in document.root.members {
            guard let text = text.string else {
                let message = "is no lock file: \"\(address)\" is not the text of a schema"
                throw CommandFailure(.badInput, path: path, message)
            }
            texts[address] = text
        }
        guard document.root.kind == .object else {
            throw CommandFailure(.badInput, path: path, "is no lock file: it is not an object")
        }
        self.texts = Mutex(texts)
    }

    /// The text at an address, if it was fetched before.
    func text(at address: String) -> [UInt8]? { texts.withLock { $0[address].map { Array($0.utf8) } } }

    /// Keeps a text, at once: what comes afterwards may end the run.
    func keep(_ text: [UInt8], at address: String) throws(LoadingFailure) {
        guard let text = String(validating: text, as: UTF8.self) else { throw LoadingFailure("it is not UTF-8") }
        let contents = texts.withLock { texts in
            texts[address] = text
            let sorted = texts.sorted { ExactText.precedes($0.key, $1.key) }
            return JSON.object(JSON.Object(sorted.map { (key: $0.key, value: JSON.string($0.value)) }))
        }
        do throws(CommandFailure) {
            try OutputFile(path: path).write(contents.serializedBytes(.pretty) + [UInt8(ascii: "\n")])
        } catch {
            throw LoadingFailure("the lock file cannot be written: \(error.message ?? path)")
        }
    }
}
