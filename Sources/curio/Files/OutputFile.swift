/// A file that is either the old one or the whole new one, never something in between.
///
///     Food.swift.k3Xq9a   written, synchronised with the disk …
///     Food.swift          … and only then renamed over this
///
/// A symbolic link at the path is replaced, not followed: its target keeps its content. What the command has open
/// already, under a name such as `/dev/stdout`, and what is no file at all, such as `/dev/null` or a named pipe, is
/// written to as it stands.
struct OutputFile {
    let path: String

    /// Writes to a file that an argument names, or to standard output for nil and `-`.
    static func write(_ bytes: [UInt8], to argument: String?) throws(CommandFailure) {
        guard let argument, argument != "-" else { return try Console.print(bytes) }
        try OutputFile(path: argument).write(bytes)
    }

    /// Refuses to be one of the files that the output is made of, whichever names lead to it: it would be lost.
    func demandOther(than inputs: [String]) throws(CommandFailure) {
        let own = Self.identities(of: path)
        for input in inputs where System.kind(of: input) == .file {
            guard own.isDisjoint(with: Self.identities(of: input)) else {
                throw CommandFailure(
                    .usage, path: path, "is an input of this run and would be overwritten; write to another file")
            }
        }
    }

    /// The identities of what stands at a path and of what that leads to.
    private static func identities(of path: String) -> Set<System.Identity> {
        Set([true, false].compactMap { System.identity(of: path, followingLinks: $0) })
    }

    func write(_ bytes: [UInt8]) throws(CommandFailure) {
        do throws(System.Failure) {
            if let descriptor = System.openDescriptor(behindLink: path) {
                try System.write(bytes, to: descriptor)
            } else if try !writeToDevice(bytes) {
                try System.withoutInterruption { () throws(System.Failure) in try replace(with: bytes) }
            }
        } catch {
            guard error != .brokenPipe else { throw CommandFailure(.cannotWrite, nil) }
            throw CommandFailure(.cannotWrite, path: path, "cannot be written: \(error)")
        }
    }

    /// Writes to what is no file; false where a file stands, or nothing.
    private func writeToDevice(_ bytes: [UInt8]) throws(System.Failure) -> Bool {
        guard System.kind(of: path) == .other else { return false }
        let descriptor = try System.openForWriting(path)
        defer { try? System.close(descriptor) }
        // Somebody may have put a file there meanwhile.
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
