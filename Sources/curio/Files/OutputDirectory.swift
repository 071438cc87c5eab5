/// A directory that files are written into; names cannot lead out of it.
struct OutputDirectory {
    let path: String

    init(path: String) {
        var path = path
        while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
        self.path = path
    }

    /// The path of something in this directory.
    func path(of name: String) -> String { path == "/" ? path + name : path + "/" + name }

    /// Creates the directory and its parents, unless they exist.
    func make() throws(CommandFailure) {
        for end in path.utf8.indices where path.utf8[end] == UInt8(ascii: "/") && end > path.startIndex {
            try Self.make(String(path[..<end]))
        }
        try Self.make(path)
    }

    private static func make(_ path: String) throws(CommandFailure) {
        guard System.kind(of: path) != .directory else { return }
        do throws(System.Failure) {
            try System.makeDirectory(path)
        } catch {
            throw CommandFailure(.cannotWrite, path: path, "cannot be created: \(error)")
        }
        // There may be something else at the path, or another process may have created the folder first.
        guard System.kind(of: path) == .directory else {
            throw CommandFailure(.cannotWrite, path: path, "is not a folder")
        }
    }

    /// The file called `name` in this directory.
    ///
    /// The name was made from a schema that may be hostile, so it is checked once more.
    func file(named name: String) throws(CommandFailure) -> OutputFile {
        guard Self.isPlain(name) else {
            throw CommandFailure(.ourFault, path: path, "refuses to write a file called \(name.debugDescription)")
        }
        return OutputFile(path: self.path(of: name))
    }

    /// Whether `name` is a single visible component of a path that every file system takes.
    static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.first != UInt8(ascii: ".") && name.utf8.count <= 240
            && name.unicodeScalars.allSatisfy { scalar in
                !"/\\:*?\"<>|".unicodeScalars.contains(scalar) && scalar.properties.generalCategory != .control
                    && scalar.properties.generalCategory != .format
            }
    }
}
