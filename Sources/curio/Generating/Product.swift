internal import CurioKit

/// The files that a run generates, and where they are written.
struct Product {
    /// Where files go.
    enum Place {
        case standardOutput
        case file(String)
        case folder(OutputDirectory)
    }

    /// What a run would do with a file.
    struct Change {
        enum Kind: String {
            case new, changed, unchanged, removed
        }

        let path: String
        let kind: Kind
    }

    private let place: Place
    private let files: [GeneratedFile]
    /// The schema files; none for standard input.
    private let schemas: [String]

    /// - Parameter read: The files that were read, which must not be overwritten.
    init(
        _ files: [GeneratedFile], madeOf schemas: [String], for place: Place, keeping read: [String]
    ) throws(CommandFailure) {
        (self.files, self.schemas, self.place) = (files, schemas, place)
        switch place {
        case .folder(let directory):
            for file in files { try directory.file(named: file.name).demandOther(than: read) }
        case .file, .standardOutput:
            guard files.count <= 1 else {
                throw CommandFailure(
                    .usage,
                    "error: the schema makes \(files.count) files; --output must name a folder (end it with a slash)")
            }
            if case .file(let path) = place { try OutputFile(path: path).demandOther(than: read) }
        }
    }

    /// Refuses to overwrite the types of another schema that have the same file name.
    private func checkOwners(in directory: OutputDirectory, origin: SchemaOrigin) throws(CommandFailure) {
        for file in files {
            guard let other = directory.owner(of: file.name, besides: origin) else { continue }
            throw CommandFailure(
                .cannotWrite, path: try directory.file(named: file.name).path,
                "holds the types of \(other), which would be lost; rename a type or write into another folder")
        }
    }

    /// The changes that writing would make.
    func changes() throws(CommandFailure) -> [Change] {
        switch place {
        case .standardOutput: return []
        case .file(let path):
            return files.prefix(1).map { Change(path: path, kind: Self.kind(of: path, becoming: $0.contents)) }
        case .folder(let directory):
            let origin = SchemaOrigin(of: schemas, from: directory.path)
            try checkOwners(in: directory, origin: origin)
            var changes: [Change] = []
            for file in files {
                let (path, text) = (try directory.file(named: file.name).path, file.contents(origin: origin.text))
                changes.append(Change(path: path, kind: Self.kind(of: path, becoming: text)))
            }
            return changes
                + directory.staleFiles(besides: files.map(\.name), origin: origin).map {
                    Change(path: $0, kind: .removed)
                }
        }
    }

    /// Writes the files whose content would change, and returns notes about the folder.
    func write() throws(CommandFailure) -> [String] {
        switch place {
        case .standardOutput:
            try Console.print(Array(files.map(\.contents).joined(separator: "\n").utf8))
            return []
        case .file(let path):
            for file in files { try Self.write(file.contents, to: OutputFile(path: path)) }
            return []
        case .folder(let directory):
            try directory.make()
            let origin = SchemaOrigin(of: schemas, from: directory.path)
            try checkOwners(in: directory, origin: origin)
            for file in files {
                try Self.write(file.contents(origin: origin.text), to: directory.file(named: file.name))
            }
            let notes = directory.removeStaleFiles(besides: files.map(\.name), origin: origin)
            return (directory.linkNote.map { [$0] } ?? []) + notes
        }
    }

    /// Writes a file unless it has this text already, so that builds that depend on it are not repeated.
    private static func write(_ text: String, to file: OutputFile) throws(CommandFailure) {
        guard kind(of: file.path, becoming: text) != .unchanged else { return }
        try file.write(Array(text.utf8))
    }

    private static func kind(of path: String, becoming text: String) -> Change.Kind {
        switch System.kind(of: path, followingLinks: false) {
        case nil: .new
        case .file: contents(of: path, upTo: text.utf8.count + 1) == Array(text.utf8) ? .unchanged : .changed
        default: .changed
        }
    }

    private static func contents(of path: String, upTo limit: Int) -> [UInt8]? {
        guard let descriptor = try? System.openForReading(path) else { return nil }
        defer { try? System.close(descriptor) }
        return try? Input.read(descriptor, upTo: limit)
    }
}
