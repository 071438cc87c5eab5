/// Something to read, with the name to show for it.
///
/// It is closed with the last use.
struct Input: ~Copyable {
    /// The path as it was given, or what standard input is called.
    let name: String

    /// The path of the file, or `nil` for standard input.
    let path: String?

    private let descriptor: Int32

    /// How many bytes are read at a time.
    private static let chunkSize = 1 << 18

    /// Opens the file at `argument`, or standard input when that is missing or `-`.
    init(_ argument: String?, purpose: String) throws(CommandFailure) {
        guard let path = argument, !StandardInput.isMeant(by: path) else {
            if argument == nil, System.isTerminal(System.standardInput) {
                throw CommandFailure(
                    .usage, "error: no \(purpose) given: name a file, or pipe one in (`-` reads what you type)")
            }
            (name, self.path, descriptor) = (StandardInput.name, nil, System.standardInput)
            return
        }
        do throws(System.Failure) {
            descriptor = try System.openForReading(path)
        } catch {
            throw CommandFailure(.noInput, path: path, "cannot be read: \(error)")
        }
        (name, self.path) = (path, path)
    }

    deinit {
        if path != nil { try? System.close(descriptor) }
    }

    /// The next bytes; nil at the end.
    func nextChunk() throws(CommandFailure) -> [UInt8]? {
        let chunk = try bytes(upTo: Self.chunkSize)
        return chunk.isEmpty ? nil : chunk
    }

    /// What there is to read at once, for somebody who waits for answers; nil at the end.
    func available() throws(CommandFailure) -> [UInt8]? {
        do throws(System.Failure) {
            let chunk = try System.read(descriptor, upTo: Self.chunkSize)
            return chunk.isEmpty ? nil : chunk
        } catch {
            throw CommandFailure(.noInput, path: name, "cannot be read: \(error)")
        }
    }

    /// The next bytes up to the end, but no more than `limit` of them.
    func bytes(upTo limit: Int) throws(CommandFailure) -> [UInt8] {
        do throws(System.Failure) {
            return try Self.read(descriptor, upTo: limit)
        } catch {
            throw CommandFailure(.noInput, path: name, "cannot be read: \(error)")
        }
    }

    /// Everything, which may be no more than `limit` bytes.
    func bytes(limit: Int) throws(CommandFailure) -> [UInt8] {
        let bytes = try bytes(upTo: limit + 1)
        guard bytes.count <= limit else {
            throw CommandFailure(.badInput, path: name, "is larger than the limit of \(limit) bytes")
        }
        return bytes
    }

    /// The next bytes up to the end, but no more than `limit` of them.
    ///
    /// Linear: the array grows by doubling.
    static func read(_ descriptor: Int32, upTo limit: Int) throws(System.Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < limit {
            let chunk = try System.read(descriptor, upTo: min(chunkSize, limit - bytes.count))
            if chunk.isEmpty { break }
            bytes += chunk
        }
        return bytes
    }
}
