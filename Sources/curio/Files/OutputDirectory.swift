/// A directory that files are written into, and never out of.
struct OutputDirectory {
    let path: String

    init(path: String) {
        self.path = path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Makes the directory when it is not there yet.
    func make() throws(CommandFailure) {
        guard System.kind(of: path.isEmpty ? "/" : path) != .directory else { return }
        do throws(System.Failure) {
            try System.makeDirectory(path)
        } catch {
            throw CommandFailure(.cannotWrite, path: path, "cannot be made: \(error)")
        }
        guard System.kind(of: path) == .directory else {
            throw CommandFailure(.cannotWrite, path: path, "is not a directory")
        }
    }

    /// The file called `name` in here.
    ///
    /// The name was made from a schema that may be hostile, so it is checked once more.
    func file(named name: String) throws(CommandFailure) -> OutputFile {
        guard Self.isPlain(name) else {
            throw CommandFailure(.ourFault, path: path, "refuses to write a file called \(name.debugDescription)")
        }
        return OutputFile(path: "\(path)/\(name)")
    }

    /// Whether `name` is a single visible component of a path that every file system takes.
    static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 240
            && name.unicodeScalars.allSatisfy { scalar in
                !"/\\:*?\"<>|".unicodeScalars.contains(scalar) && scalar.properties.generalCategory != .control
                    && scalar.properties.generalCategory != .format
            }
    }
}
