internal import BricolageCore
internal import BricolagePointers
internal import BricolageSchema

/// A schema that an argument of the command line names.
///
///     api.json                  the file
///     api.json#/$defs/Pet       a schema inside the file
///     -#/$defs/Pet              a schema inside standard input; the same as #/$defs/Pet
struct SchemaInput {
    let source: SchemaSource
    /// The place of the schema in its file.
    let place: JSONPointer
    /// The path of the file; nil for standard input.
    let path: String?

    /// The path of the file, if there is one.
    var paths: [String] { path.map { [$0] } ?? [] }

    /// Reads a file, or standard input for nil and `-`.
    ///
    /// - Parameter base: The address that relative references start from, or for standard input the path of a file.
    init(_ argument: String?, base: String?) throws(CommandFailure) {
        let (file, place) = try Self.parts(of: argument)
        let input = try Self.input(file)
        let source = try Self.source(of: input, base: base).orFailure(in: input.name)
        if let version = OpenAPIDescription.unknownVersion(of: source) {
            throw CommandFailure(
                .badInput, path: input.name,
                "is an OpenAPI description of the unsupported version \(version); 2.0, 3.0, 3.1 and 3.2 are supported")
        }
        self.source = source
        path = input.path
        self.place = place
    }

    /// Opens a file for a command that checks only whole files.
    static func wholeFile(_ argument: String?) throws(CommandFailure) -> Input {
        let (file, place) = try parts(of: argument)
        guard place.isRoot else {
            let (part, whole) = (StandardInput.name(of: argument), StandardInput.name(of: file))
            throw CommandFailure(
                .usage, "error: \(part) is a part of a file, but this command checks whole files: \(whole)")
        }
        return try input(file)
    }

    private static func input(_ file: String?) throws(CommandFailure) -> Input {
        do throws(CommandFailure) {
            return try Input(file, purpose: "schema")
        } catch {
            guard error.status == .noInput, let file, URIReference(file).isOfHTTP else { throw error }
            throw CommandFailure(
                .noInput, path: file,
                "is an address, not a file; a schema that refers to it with $ref finds it by --map or --allow-network")
        }
    }

    /// The schema file in an input, or the error that prevents reading it.
    ///
    /// - Parameter base: The address that relative references start from instead of the file, or for standard input the
    ///   path of a file.
    static func source(
        of input: borrowing Input, base: String?
    ) throws(CommandFailure) -> Result<SchemaSource, UnreadableSchema> {
        let path = input.path
        let identifier =
            try base.map { base throws(CommandFailure) in try Self.identifier(of: base, for: path) }
            ?? path.flatMap { try? System.resolved($0) }.map(FileSchemaLoader.identifier(of:))
        let name = input.name
        let bytes = try input.bytes(limit: FileSchemaLoader.largestSchema)
        return Result { () throws(UnreadableSchema) in
            let document = try SchemaText.document(bytes, named: name)
            return SchemaSource(path: name, identifier: identifier, document: document)
        }
    }

    /// The address of a schema that has a base.
    private static func identifier(of base: String, for path: String?) throws(CommandFailure) -> String {
        if URIReference(base).isAbsolute { return base }
        guard path == nil else {
            throw CommandFailure(.usage, "error: --base must be an address for a schema that is read from a file")
        }
        let folder = FileSchemaLoader.folder(of: base)
        guard let resolved = try? System.resolved(folder) else {
            throw CommandFailure(.noInput, path: folder, "there is no such folder (--base)")
        }
        return FileSchemaLoader.identifier(of: resolved) + "/" + FileSchemaLoader.identifier(ofName: base)
    }

    /// Adds the file to a registry, and returns the schema at `place`.
    func root(in registry: inout SchemaRegistry) throws(CommandFailure) -> JSONSchema {
        do throws(ReferenceError) {
            return try registry.add(source, at: place)
        } catch {
            let hint = NearestSpelling.question(nearestPlace?.description)
            throw CommandFailure(.badInput, path: source.path ?? "", "there is nothing at \"\(place)\"\(hint)")
        }
    }

    /// Warns about duplicate keys in the file, of which only the last one counts.
    func tellDuplicateKeys() { Console.tell(source.duplicateKeyWarnings, in: source.path ?? "") }

    /// The existing place that was probably meant, if there is nothing at `place`.
    private var nearestPlace: JSONPointer? {
        var node = source.document.root
        var tokens: [String] = []
        for token in place.tokens {
            if let child = node[pointer: JSONPointer(tokens: [token])] {
                node = child
                tokens.append(token)
            } else {
                guard node.kind == .object,
                    let nearest = NearestSpelling.find(token, among: node.members.lazy.map(\.key)),
                    let child = node[nearest]
                else { return nil }
                node = child
                tokens.append(nearest)
            }
        }
        return JSONPointer(tokens: tokens)
    }

    /// The first input of each file.
    static func files(of inputs: [SchemaInput]) -> [SchemaInput] {
        var known: Set<String> = []
        return inputs.filter { known.insert($0.source.identifier).inserted }
    }

    /// The file that an argument names, without a pointer.
    static func file(of argument: String) -> String { (try? parts(of: argument).0) ?? argument }

    /// The arguments with `#/` instead of `-#/`, which the argument parser would take for an option.
    static func withoutDashes(_ arguments: [String]) -> [String] {
        arguments.map { $0.utf8.starts(with: "-#/".utf8) ? String($0.dropFirst()) : $0 }
    }

    /// The path and the pointer of an argument.
    ///
    /// If there is a file with the name of the whole argument, the argument has no pointer.
    private static func parts(of argument: String?) throws(CommandFailure) -> (String?, JSONPointer) {
        guard let argument, System.kind(of: argument) == nil else { return (argument, .root) }
        // An empty fragment is the whole file, as in references.
        if argument.utf8.last == UInt8(ascii: "#") {
            let file = String(Substring(argument.utf8.dropLast()))
            return (file.isEmpty ? "-" : file, .root)
        }
        guard let sign = sign(in: argument) else { return (argument, .root) }
        do throws(JSONPointerError) {
            let pointer = try JSONPointer(fragment: String(argument[sign...]))
            let file = argument[..<sign]
            return (file.isEmpty ? "-" : String(file), pointer)
        } catch {
            throw CommandFailure(.usage, "error: \(argument): \(error.summary)")
        }
    }

    /// The index at which the pointer of an argument begins.
    ///
    /// Names of folders may contain `#` too: the pointer is the first one after an existing file, or else the first.
    private static func sign(in argument: String) -> String.Index? {
        let bytes = argument.utf8
        let signs = bytes.indices.filter { bytes[$0...].starts(with: "#/".utf8) }
        return signs.first { sign in
            let kind = System.kind(of: String(argument[..<sign]))
            return kind != nil && kind != .directory
        } ?? signs.first
    }
}

extension SchemaSource {
    /// Warnings about duplicate keys in the file, of which only the last one counts.
    var duplicateKeyWarnings: [IssueDescription] {
        var (duplicates, places) = (DuplicateKeyWarnings(), OriginalPlaces())
        let warnings = duplicates.warnings(about: document) { issue in
            var issue = issue
            issue.path = path
            return places.placed(issue)
        }
        return warnings + [duplicates.rest].compactMap(\.self)
    }
}
