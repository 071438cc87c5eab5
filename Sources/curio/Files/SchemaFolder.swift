internal import BricolageCore
internal import BricolagePointers
internal import BricolageSchema

/// The schemas of a folder that was named on the command line.
///
///     schemas/address.json    {"$id": "https://example.com/address", …}
///     schemas/v1/phone.json   {…}
///
///     "https://example.com/address"            by its `$id`                     address.json
///     "https://example.com/api/v1/phone.json"  by the end of its path           v1/phone.json
///     "https://example.com/api/v1/phone"       the same, without the suffix     v1/phone.json
///
/// If several files claim the same address, the first one by path is used. Folders inside this one are searched; links
/// to folders are not followed.
struct SchemaFolder: Sendable {
    /// The folder as it was named.
    let path: String

    /// The folder, the folders inside it, and their files that may be schemas: a change of any of them may change the
    /// claimed addresses.
    var paths: [String] { folders + files.values }

    private var folders: [String] = []
    /// The files by their paths inside the folder.
    private var files: [ExactKey: String] = [:]
    /// The files by the addresses that they claim.
    private var claimants: [URIReference: String] = [:]

    /// How many files a folder may contain that may be schemas.
    private static let largestFolder = 1 << 16

    /// Reads all files of the folder to find the addresses that they claim.
    init(_ path: String) throws(CommandFailure) {
        guard System.kind(of: path) == .directory else {
            throw CommandFailure(.noInput, path: path, "is not a folder (--registry)")
        }
        self.path = path
        var pending = [""]
        while let folder = pending.popLast() {
            folders.append(folder.isEmpty ? path : path + "/" + folder)
            for name in try Self.names(in: folder, of: path).sorted(by: ExactText.precedes)
            where name.utf8.first != UInt8(ascii: ".") {
                let inner = folder + name
                switch System.kind(of: path + "/" + inner, followingLinks: false) {
                case .directory: pending.append(inner + "/")
                case .file, .symbolicLink: if Self.mayBeSchema(name) { files[ExactKey(inner)] = path + "/" + inner }
                case .other, nil: break
                }
            }
            guard files.count <= Self.largestFolder else {
                throw CommandFailure(
                    .badInput, path: path, "holds more than the limit of \(Self.largestFolder) files (--registry)")
            }
        }
        for (_, file) in files.sorted(by: { ExactText.precedes($0.key.text, $1.key.text) }) {
            // A file that cannot be read as a schema is skipped: the folder may contain other things.
            guard let source = try? source(of: file), let address = Self.claimedAddress(of: source.document.root) else {
                continue
            }
            if claimants[address] == nil { claimants[address] = file }
        }
    }

    /// The names in a folder inside the one at `path`; none if only the inner one cannot be read.
    private static func names(in folder: String, of path: String) throws(CommandFailure) -> [String] {
        do throws(System.Failure) {
            return try System.names(in: path + "/" + folder)
        } catch {
            guard folder.isEmpty else { return [] }
            throw CommandFailure(.noInput, path: path, "cannot be read: \(error) (--registry)")
        }
    }

    /// Whether the name of a file suggests a schema; other files are not read.
    static func mayBeSchema(_ name: String) -> Bool {
        switch DocumentReader.Layout(ofFile: name) {
        case .json: name.lowercased().hasSuffix(".json")
        case .commented, .yaml: true
        case .lines: false
        }
    }

    /// The schema that claims an address.
    func schema(claiming address: URIReference) throws(LoadingFailure) -> SchemaSource? {
        guard let file = claimants[address.withoutFragment] else { return nil }
        return try source(of: file)
    }

    /// The schema whose path in the folder is the end of an address; of several, the one with the longest path.
    func schema(named address: URIReference) throws(LoadingFailure) -> SchemaSource? {
        for name in address.pathEnds { if let file = files[ExactKey(name)] { return try source(of: file) } }
        return nil
    }

    private func source(of file: String) throws(LoadingFailure) -> SchemaSource? {
        guard let resolved = try FileSchemaLoader.resolved(file) else { return nil }
        do throws(LoadingFailure) {
            return try FileSchemaLoader.source(at: file, resolved: resolved)
        } catch {
            // The address of the reference does not show which file was taken for it.
            throw LoadingFailure("\(file): \(error)", issues: error.issues, in: file)
        }
    }

    private static func claimedAddress(of root: JSONDocument.Node) -> URIReference? {
        guard root.kind == .object, let text = root["$id"]?.string ?? root["id"]?.string else { return nil }
        let address = URIReference(text).withoutFragment
        return address.isAbsolute ? address : nil
    }
}
