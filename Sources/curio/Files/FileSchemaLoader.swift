internal import BricolageCore
internal import BricolagePointers
internal import BricolageSchema

/// Finds schemas that another schema refers to, among the files beside and below the first one, and in folders that
/// were named.
///
/// A schema may come from anybody, so a reference reads nothing outside those folders (links are followed first and
/// judged by where they lead), nothing over the network, nothing that is not a regular file, and nothing above a limit.
struct FileSchemaLoader: SchemaLoader {
    /// The most bytes that a schema may have, whichever way it came in.
    static let largestSchema = 256 << 20

    /// The folders in which files may be read, the one of the first schema at their head.
    private let roots: [String]
    /// What relative references of standard input start from.
    private let base: String?
    /// Is told of every file that is looked for.
    private let note: @Sendable (String) -> Void

    /// A loader for the folder that holds the file at `path`, and for others; without a path there are only those.
    ///
    /// - Parameters:
    ///   - base: The path that stands for standard input where there is no other.
    ///   - note: Is told of every file that is looked for, whether it is there or not.
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

    /// A file in one of the folders that is called like the end of an address, as `SchemaFolder` finds it, and that folder.
    func namesake(of address: URIReference) -> (file: String, folder: String)? {
        for name in address.pathEnds where SchemaFolder.mayBeSchema(name) && !name.utf8.contains(0) {
            for folder in roots {
                let path = folder == "." ? name : folder + "/" + name
                let file = try? Self.file(at: path, inside: [folder], orElse: LoadingFailure("it lies elsewhere"))
                if file != nil { return (path, folder) }
            }
        }
        return nil
    }

    /// The schema in a file of one of the folders; nil where there is no such file.
    private func schema(in path: String) throws(LoadingFailure) -> SchemaSource? {
        note(path)
        let failure = LoadingFailure("it lies outside the folder of the schema (--root names a larger one)")
        guard let resolved = try Self.file(at: path, inside: roots, orElse: failure) else { return nil }
        return try Self.source(at: Self.shortened(path, to: resolved), resolved: resolved)
    }

    /// What a path leads to inside of some folders; nil where there is nothing, or a folder.
    ///
    /// - Parameter failure: What is thrown where it leads out of them.
    static func file(
        at path: String, inside folders: [String], orElse failure: LoadingFailure
    ) throws(LoadingFailure) -> String? {
        var roots: [String] = []
        for folder in folders { if let resolved = try resolved(folder) { roots.append(resolved) } }
        guard !roots.isEmpty, let resolved = try resolved(path) else { return nil }
        // By bytes: names that look alike are those of different folders.
        guard roots.contains(where: { resolved.utf8.starts(with: ($0 == "/" ? $0 : $0 + "/").utf8) }) else {
            throw failure
        }
        // A schema may be called like the folder that holds what belongs to it: it is to be found elsewhere.
        return System.kind(of: resolved) == .directory ? nil : resolved
    }

    /// The path without steps into a folder and out of it again, where it leads to the same file so: beyond a symbolic
    /// link it may not.
    private static func shortened(_ path: String, to resolved: String) throws(LoadingFailure) -> String {
        let short = URIReference.removingDotSegments(path)
        return try Self.resolved(short) == resolved ? short : path
    }

    /// The path that relative references of a schema start from; nil for one that is no file.
    private func origin(of source: SchemaSource) -> String? {
        // What was fetched is called by its address.
        if source.path == source.identifier, URIReference(source.identifier).isAbsolute { return nil }
        return source.path == StandardInput.name ? base ?? source.path : source.path
    }

    /// The schema in a file.
    static func source(at path: String, resolved: String) throws(LoadingFailure) -> SchemaSource {
        // Another process may put something else there afterwards; it can only be another file that we may read anyway.
        guard System.kind(of: resolved) == .file else {
            throw LoadingFailure("it is not a regular file", in: path)
        }
        return SchemaSource(
            path: path, identifier: identifier(of: resolved), document: try document(at: resolved, named: path))
    }

    /// The path with every link worked out, or `nil` when it does not exist.
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
            throw LoadingFailure("it cannot be read: \(error)", in: name)
        }
        guard bytes.count <= largestSchema else {
            throw LoadingFailure("it is larger than the limit of \(largestSchema) bytes", in: name)
        }
        if let encoding = TextEncoding.foreign(bytes) {
            throw LoadingFailure("it is probably \(encoding); only UTF-8 can be read", in: name)
        }
        do throws(UnreadableSchema) {
            return try SchemaText.document(TextEncoding.withoutMark(bytes), named: path)
        } catch {
            throw LoadingFailure(error.reason, issues: error.report.issues, in: name)
        }
    }

    /// The address under which a file is known, however it was referred to.
    static func identifier(of resolved: String) -> String {
        "file://" + PercentEncoding.encodePath(resolved)
    }

    /// The last part of such an address: the name of a file.
    static func identifier(ofName path: String) -> String {
        PercentEncoding.encodePath(
            path.utf8.split(separator: URIReference.slash).last.map { String(Substring($0)) } ?? "")
    }

    /// The relative path that a reference means, or `nil` when it is an address of another kind.
    private static func fileName(_ reference: String) -> String? {
        let address = URIReference(reference)
        guard !address.isAbsolute, address.authority == nil, address.query == nil, !address.path.isEmpty,
            address.path.utf8.first != URIReference.slash, let name = PercentEncoding.decode(address.path.utf8),
            !name.utf8.contains(0)
        else { return nil }
        return name
    }

    /// The part of a path before its last slash, which a mark behind it does not make another character.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: URIReference.slash) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}

/// Why a file that a reference leads to cannot be used, in words that end a sentence.
struct LoadingFailure: Error, CustomStringConvertible {
    let description: String
    /// What is wrong with a file that is there and may be read; nothing where it is out of reach.
    let issues: [IssueDescription]

    init(_ description: String) {
        self.description = description
        issues = []
    }

    /// - Parameter path: The file that is wrong.
    init(_ description: String, issues: [IssueDescription] = [], in path: String) {
        self.description = description
        let own = IssueDescription(rule: "unreadable", path: path, severity: .error, message: description)
        self.issues = (issues.isEmpty ? [own] : issues).map { issue in
            var issue = issue
            issue.path = path
            return issue
        }
    }
}
