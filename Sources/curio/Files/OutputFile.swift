/// A file that is replaced atomically: it is always the old one or the complete new one.
///
///     Food.swift.k3Xq9a   written, synchronised with the disk …
///     Food.swift          … and only then renamed over this
///
/// A symbolic link at the path is replaced, not followed: its target keeps its content. Two kinds of paths are written
/// to directly: links to descriptors, such as `/dev/stdout`, which must be open, and anything that is not a regular
/// file, such as `/dev/null` or a named pipe.
struct OutputFile {
    let path: String

    /// Writes to a file that an argument names, or to standard output for nil and `-`.
    static func write(_ bytes: [UInt8], to argument: String?) throws(CommandFailure) {
        guard let argument, argument != "-" else { return try Console.print(bytes) }
        try OutputFile(path: argument).write(bytes)
    }

    /// Refuses a path that leads, under any name, to one of the inputs, because that file would be lost; and one that is
    /// empty.
    func demandOther(than inputs: [String]) throws(CommandFailure) {
        guard !path.isEmpty else { throw CommandFailure(.usage, "error: the name of the file to write is empty") }
        let own = Self.identities(of: path)
        for input in inputs where System.kind(of: input) == .file {
            guard own.isDisjoint(with: Self.identities(of: input)) else {
                throw CommandFailure(
                    .usage, path: path, "is an input of this run and would be overwritten; write to another file")
            }
        }
    }

    /// The identities of the entry at a path and, if it is a link, of its target.
    private static func identities(of path: String) -> Set<System.Identity> {
        Set([true, false].compactMap { System.identity(of: path, followingLinks: $0) })
    }

    func write(_ bytes: [UInt8]) throws(CommandFailure) {
        do throws(System.Failure) {
            if let descriptor = System.openDescriptor(behindLink: path) {
                try System.write(bytes, to: descriptor)
            } else if System.isLinkToDescriptor(path) {
                // Everybody uses such a link: a file in its place would catch what other programs print.
                throw System.Failure.badDescriptor
            } else if try !writeToDevice(bytes) {
                try System.withoutInterruption { () throws(System.Failure) in try replace(with: bytes) }
            }
        } catch {
            guard error != .brokenPipe else { throw CommandFailure(.cannotWrite, nil) }
            throw CommandFailure(.cannotWrite, path: path, "cannot be written: \(error)")
        }
    }

    /// Writes to a path that is not a regular file; false if there is a regular file, or nothing.
    private func writeToDevice(_ bytes: [UInt8]) throws(System.Failure) -> Bool {
        guard System.kind(of: path) == .other else { return false }
        let descriptor = try System.openForWriting(path)
        defer { try? System.close(descriptor) }
        // Another process may have put a file there meanwhile.
        guard System.kind(ofDescriptor: descriptor) == .other else { return false }
        try System.write(bytes, to: descriptor)
        return true
    }

    private func replace(with bytes: [UInt8]) throws(System.Failure) {
        if System.kind(of: path) == .directory { throw .isDirectory }
        let temporary = try System.openTemporary(besides: path)
        do throws(System.Failure) {
            do throws(System.Failure) {
                try System.write(bytes, to: temporary.descriptor)
                try System.synchronize(temporary.descriptor)
            } catch {
                try? System.close(temporary.descriptor)
                throw error
            }
            try System.close(temporary.descriptor)
            try System.rename(temporary.path, to: path)
        } catch {
            System.remove(temporary.path)
            throw error
        }
    }
}
