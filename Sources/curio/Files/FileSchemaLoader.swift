internal import BricolageCore
internal import BricolagePointers
internal import BricolageSchema

/// Finds schemas that another schema refers to, among the files beside and below the first schema, and in folders that
/// were named.
///
/// A schema may come from anybody, so references can read only regular files inside those folders, up to a size limit,
/// and nothing over the network. Links are resolved before a path is checked.
struct FileSchemaLoader: SchemaLoader {
    /// The maximum size of a schema in bytes, whatever its source.
    static let largestSchema = 256 << 20

    /// The folders in which files may be read, that of the first schema first.
    private let roots: [String]
    /// The path that relative references in standard input start from.
    private let base: String?
    /// Called with every file that is looked for.
    private let note: @Sendable (String) -> Void

    /// Creates a loader for the folder that contains the file at `path`, and for other folders.
    ///
    /// - Parameters:
    ///   - base: The path that is used for standard input, that is, if `path` is nil.
    ///   - note: Called with every file that is looked for, whether it exists or not.
    init(
        besides path: String?, base: String?, folders: [String], lookingAt note: @escaping @Sendable (String) -> Void
    ) {
        self.base = path == nil ? base : nil
        self.note = note
        roots = ((path ?? base).map { [Self.folder(of: $0)] } ?? []) + folders
    }

    func load(_ reference: String, relativeTo source: SchemaSource) throws -> SchemaSource? {
        guard let from = origin(of: source), let name = Self.fileName(reference) else { return nil }
        return try schema(in: Self.folder(of: from) == "." ? name : Self.folder(of: from) + "/" + name)
    }

    func load(at address: String) throws -> SchemaSource? {
        let address = URIReference(address)
        guard address.scheme == "file", ["", "localhost"].contains(address.authority ?? ""), address.query == nil,
            let path = PercentEncoding.decode(address.path.utf8), path.utf8.first == URIReference.slash,
            !path.utf8.contains(0)
        else { return nil }
        return try schema(in: path)
    }

    /// A file whose path in one of the folders is the end of an address, as in `SchemaFolder`, and that folder.
    func namesake(of address: URIReference) -> (file: String, folder: String)? {
        for name in address.pathEnds where SchemaFolder.mayBeSchema(name) && !name.utf8.contains(0) {
            for folder in roots {
                let path = folder == "." ? name : folder + "/" + name
                let file = try? Self.file(at: path, inside: [folder], orElse: LoadingFailure("it is elsewhere"))
                // Only regular files are read.
                if let file, System.kind(of: file) == .file { return (path, folder) }
            }
        }
        return nil
    }

    /// The schema in a file of one of the folders; nil if there is no such file.
    private func schema(in path: String) throws(LoadingFailure) -> SchemaSource? {
        note(path)
        let failure = LoadingFailure("it is outside the folder of the schema (--root names a larger one)")
        guard let resolved = try Self.file(at: path, inside: roots, orElse: failure) else { return nil }
        return try Self.source(at: Self.shortened(path, to: resolved), resolved: resolved)
    }

    /// The resolved path of a file inside some folders; nil if there is nothing at the path, or a folder.
    ///
    /// - Parameter failure: The error that is thrown if the path leads out of the folders.
    static func file(
        at path: String, inside folders: [String], orElse failure: LoadingFailure
    ) throws(LoadingFailure) -> String? {
        var roots: [String] = []
        for folder in folders { if let resolved = try resolved(folder) { roots.append(resolved) } }
        guard !roots.isEmpty, let resolved = try resolved(path) else { return nil }
        // By bytes, because names that `String` considers equal may be those of different folders.
        guard roots.contains(where: { resolved.utf8.starts(with: ($0 == "/" ? $0 : $0 + "/").utf8) }) else {
            throw failure
        }
        // A schema may have the same path as a folder; it is then looked for elsewhere.
        return System.kind(of: resolved) == .directory ? nil : resolved
    }

    /// The path without `..` and the folders that it leaves, if that leads to the same file; after a symbolic link it
    /// may not.
    private static func shortened(_ path: String, to resolved: String) throws(LoadingFailure) -> String {
        let short = URIReference.removingDotSegments(path)
        return try Self.resolved(short) == resolved ? short : path
    }

    /// The path that relative references of a schema start from; nil for a schema that is not in a file.
    private func origin(of source: SchemaSource) -> String? {
        // The path of a schema from the network is its address.
        if source.path == source.identifier, URIReference(source.identifier).isAbsolute { return nil }
        return source.path == StandardInput.name ? base ?? source.path : source.path
    }

    /// The schema in a file.
    static func source(at path: String, resolved: String) throws(LoadingFailure) -> SchemaSource {
        // Another process may replace the file after this check, but only by another file that we may read anyway.
        guard System.kind(of: resolved) == .file else {
            throw LoadingFailure(of: path, "is not a regular file")
        }
        return SchemaSource(
            path: path, identifier: identifier(of: resolved), document: try document(at: resolved, named: path))
    }

    /// The path with every link resolved, or `nil` if it does not exist.
    static func resolved(_ path: String) throws(LoadingFailure) -> String? {
        do throws(System.Failure) {
            return try System.resolved(path)
        } catch {
            if error == .notUTF8 { throw LoadingFailure("it is reached by a name that is not UTF-8") }
            return nil
        }
    }

    private static func document(
        at path: String, named name: String
    ) throws(LoadingFailure) -> JSONDocument {
        let descriptor: Int32
        let bytes: [UInt8]
        do throws(System.Failure) {
            descriptor = try System.openForReading(path)
            defer { try? System.close(descriptor) }
            bytes = try Input.read(descriptor, upTo: Self.largestSchema + 1)
        } catch {
            throw LoadingFailure(of: name, "cannot be read: \(error)")
        }
        guard bytes.count <= largestSchema else {
            throw LoadingFailure(of: name, "is larger than the limit of \(largestSchema) bytes")
        }
        do throws(UnreadableSchema) {
            return try SchemaText.document(bytes, named: name)
        } catch {
            throw LoadingFailure(error.reason, issues: error.report.issues, in: name)
        }
    }

    /// The address that identifies a file, however it was referred to.
    static func identifier(of resolved: String) -> String {
        "file://" + PercentEncoding.encodePath(resolved)
    }

    /// The last part of such an address: the name of the file, percent-encoded.
    static func identifier(ofName path: String) -> String {
        PercentEncoding.encodePath(
            path.utf8.split(separator: URIReference.slash).last.map { String(Substring($0)) } ?? "")
    }

    /// The relative path in a reference, or `nil` if it is an address of another kind.
    private static func fileName(_ reference: String) -> String? {
        let address = URIReference(reference)
        guard !address.isAbsolute, address.authority == nil, address.query == nil, !address.path.isEmpty,
            address.path.utf8.first != URIReference.slash, let name = PercentEncoding.decode(address.path.utf8),
            !name.utf8.contains(0)
        else { return nil }
        return name
    }

    /// The part of a path before its last slash, even if a combining mark follows the slash.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: URIReference.slash) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}

/// Why a file that a reference leads to cannot be used, in words that end a sentence.
struct LoadingFailure: Error, CustomStringConvertible {
    let description: String
    /// What is wrong with a file that exists and may be read; empty if it cannot be reached.
    let issues: [IssueDescription]

    init(_ description: String) {
        self.description = description
        issues = []
    }

    /// - Parameter path: The faulty file.
    init(of path: String, _ words: String) {
        let issue = IssueDescription(rule: "unreadable", path: path, severity: .error, message: words)
        self.init("it " + words, issues: [issue], in: path)
    }

    /// - Parameters:
    ///   - issues: What is wrong with the text of the faulty file.
    ///   - path: The faulty file.
    init(_ description: String, issues: [IssueDescription], in path: String) {
        self.description = description
        self.issues = issues.map { issue in
            var issue = issue
            issue.path = path
            return issue
        }
    }
}
