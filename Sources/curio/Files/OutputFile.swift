/// A file that is either the old one or the whole new one, never something in between.
///
///     Food.swift.k3Xq9a   written, synchronised with the disk …
///     Food.swift          … and only then renamed over this
///
/// A symbolic link at the path is replaced, not followed: its target keeps its content. Something that is no file at
/// all, such as `/dev/null` or a named pipe, is written to as it stands.
struct OutputFile {
    let path: String

    func write(_ bytes: [UInt8]) throws(CommandFailure) {
        do throws(System.Failure) {
            if isDevice {
                try writeInPlace(bytes)
            } else {
                try System.withoutInterruption { () throws(System.Failure) in try replace(with: bytes) }
            }
        } catch {
            throw CommandFailure(.cannotWrite, path: path, "cannot be written: \(error)")
        }
    }

    /// Whether renaming would do harm: `/dev/stdout` is a link, and often one to a regular file.
    private var isDevice: Bool {
        path.hasPrefix("/dev/") || System.kind(of: path) == .other
    }

    private func writeInPlace(_ bytes: [UInt8]) throws(System.Failure) {
        let descriptor = try System.openForWriting(path)
        defer { try? System.close(descriptor) }
        try System.write(bytes, to: descriptor)
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
