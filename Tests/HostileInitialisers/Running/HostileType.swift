import Bricolage

/// A type with an `init(from:)` that takes more for granted than its documents promise, and documents that it reads.
struct HostileType {
    let name: String
    let documents: [JSON]
    /// The maximum number of documents with one fault that are made from each document.
    let maximumFaultCount: Int
    private let read: (Setting, JSON, Reader) throws -> DecodingIssues?

    init<T: Decodable>(_ type: T.Type, _ documents: String...) {
        // The output is split at spaces.
        let name = String(describing: type).filter { $0 != " " }
        let parsed = documents.map { text in
            do {
                return try JSON(parsing: text)
            } catch {
                fatalError("a document of \(type) is no JSON: \(error)")
            }
        }
        self.init(type, name: name, parsed) {}
    }

    /// - Parameter prepare: A function that is called before a document is read.
    init<T: Decodable>(
        _ type: T.Type, name: String, _ documents: [JSON], maximumFaultCount: Int = .max,
        _ prepare: @escaping () -> Void
    ) {
        self.name = name
        self.documents = documents
        self.maximumFaultCount = maximumFaultCount
        read = { setting, json, reader in
            prepare()
            let text = Array(json.serialized().utf8)
            return switch setting {
            case .alone: try reader.issues(of: T.self, in: text)
            case .amongSiblings: try reader.issues(of: [T].self, in: text)
            case .asMember, .behindFault: try reader.issues(of: Holder<T>.self, in: text)
            }
        }
    }

    /// Reads a document, which contains values of the type according to the setting.
    func issues(_ setting: Setting, _ document: JSON, by reader: Reader) throws -> DecodingIssues? {
        try read(setting, document, reader)
    }
}

/// A type with a synthesized initialiser around a hostile one.
private struct Holder<Value: Decodable>: Decodable {
    var before: Int
    var value: Value
    var after: String
}
