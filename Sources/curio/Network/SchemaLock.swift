internal import BricolageCore
internal import BricolageSchema
internal import BricolageWriting
internal import Synchronization

/// A file that stores the fetched schemas, so that the next run needs no network and has the same result.
///
///     {
///       "https://example.com/name.json": "{\"type\": \"string\"}",
///       "https://example.com/name": "https://example.com/name.json",
///       …
///     }
///
/// The texts are stored unchanged, so that locations in them are those in the server's file. For an address that was
/// redirected, the other address is stored, since relative references start from there.
final class SchemaLock: Sendable {
    /// The stored schemas, and the sizes that determine when to write the file.
    private struct Contents {
        /// Texts by their addresses, compared by bytes, because `String` considers some different addresses equal.
        var texts: [ExactKey: String] = [:]
        /// The size of the file in bytes, and the size of the texts that it does not contain yet.
        var savedSize = 0
        var unsavedSize = 0
    }

    private let path: String
    private let contents: Mutex<Contents>

    /// Reads a lock file; if it does not exist, starts an empty one.
    init(_ path: String) throws(CommandFailure) {
        self.path = path
        guard System.kind(of: path) != nil else {
            contents = Mutex(Contents())
            return
        }
        let input = try Input(path, purpose: "lock file")
        let document = try input.document(limit: FileSchemaLoader.largestSchema).orFailure(in: path)
        guard document.root.kind == .object else {
            throw CommandFailure(.badInput, path: path, "is not a lock file: it is not an object")
        }
        var texts: [ExactKey: String] = [:]
        for (address, text) in document.root.members {
            // A schema may consist of texts too, and must not get what is fetched as further members.
            guard let text = text.string, URIReference(address).isOfHTTP else {
                let message = "is not a lock file: \"\(address)\" is not the text of a schema from the network"
                throw CommandFailure(.badInput, path: path, message)
            }
            texts[ExactKey(address)] = text
        }
        contents = Mutex(Contents(texts: texts, savedSize: document.source.count))
    }

    deinit {
        do throws(LoadingFailure) {
            try contents.withLock { contents throws(LoadingFailure) in try save(&contents) }
        } catch {
            let message = "not all that was fetched is kept: \(error)"
            Console.tell(IssueDescription(path: path, severity: .warning, message: message).description)
        }
    }

    /// The text at an address, if it was fetched before, and the address at which it was found.
    func text(at address: String) -> (text: [UInt8], address: String)? {
        contents.withLock { contents in
            guard let text = contents.texts[ExactKey(address)] else { return nil }
            if let other = contents.texts[ExactKey(text)] { return (Array(other.utf8), text) }
            return (Array(text.utf8), address)
        }
    }

    /// Stores a text that was found at an address.
    ///
    /// Writes the file once the unsaved texts are as large as the file; what is left is written when the run ends.
    /// So all writes together are only a few times as large as the texts. The first text of a new file is written at
    /// once, so that a file that cannot be written is an error of the first schema.
    ///
    /// - Parameter asked: The address that was asked for.
    func keep(_ text: [UInt8], at address: String, askedAt asked: String) throws(LoadingFailure) {
        guard let text = String(validating: text, as: UTF8.self) else { throw LoadingFailure("it is not UTF-8") }
        try contents.withLock { contents throws(LoadingFailure) in
            contents.texts[ExactKey(address)] = text
            if asked != address { contents.texts[ExactKey(asked)] = address }
            contents.unsavedSize += text.utf8.count
            if contents.unsavedSize >= contents.savedSize { try save(&contents) }
        }
    }

    private func save(_ contents: inout Contents) throws(LoadingFailure) {
        guard contents.unsavedSize > 0 else { return }
        let sorted = contents.texts.sorted { ExactText.precedes($0.key.text, $1.key.text) }
        let object = JSON.object(JSON.Object(sorted.map { (key: $0.key.text, value: JSON.string($0.value)) }))
        let bytes = object.serializedBytes(.pretty) + [UInt8(ascii: "\n")]
        do throws(CommandFailure) {
            try OutputFile(path: path).write(bytes)
        } catch {
            throw LoadingFailure("the lock file cannot be written: \(error.message ?? path)")
        }
        (contents.savedSize, contents.unsavedSize) = (bytes.count, 0)
    }
}
