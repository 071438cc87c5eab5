/// A file or standard input, with its name for messages.
///
/// It is closed after the last use. A byte order mark is skipped, and text in an encoding other than UTF-8 is refused.
struct Input: ~Copyable {
    /// The path as it was given, or the name of standard input.
    let name: String

    /// The path of the file, or `nil` for standard input.
    let path: String?

    private let descriptor: Int32
    private let head: Head

    /// The first bytes, until they are read.
    private final class Head {
        private var bytes: [UInt8]

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        func take(upTo count: Int) -> [UInt8] {
            defer { bytes.removeFirst(min(count, bytes.count)) }
            return Array(bytes.prefix(count))
        }
    }

    /// How many bytes are read at a time.
    private static let chunkSize = 1 << 18

    /// Opens the file at `argument`, or standard input if that is nil or `-`.
    init(_ argument: String?, purpose: String) throws(CommandFailure) {
        guard let path = argument, !StandardInput.isMeant(by: path) else {
            if argument == nil, System.isTerminal(System.standardInput) {
                throw CommandFailure(
                    .usage, "error: no \(purpose) given: name a file, or pipe one in (`-` reads what you type)")
            }
            head = try Self.head(of: System.standardInput, called: StandardInput.name)
            (name, self.path, descriptor) = (StandardInput.name, nil, System.standardInput)
            return
        }
        guard !path.isEmpty else { throw CommandFailure(.noInput, "error: the name of a file is empty") }
        let opened: Int32
        do throws(System.Failure) {
            opened = try System.openForReading(path)
        } catch {
            throw CommandFailure(.noInput, path: path, "cannot be read: \(error)")
        }
        do throws(CommandFailure) {
            head = try Self.head(of: opened, called: path)
        } catch {
            try? System.close(opened)
            throw error
        }
        (name, self.path, descriptor) = (path, path, opened)
    }

    /// Reads the first bytes, which show the encoding.
    private static func head(of descriptor: Int32, called name: String) throws(CommandFailure) -> Head {
        var bytes: [UInt8] = []
        do throws(System.Failure) {
            repeat {
                let more = try System.read(descriptor, upTo: TextEncoding.signSize - bytes.count)
                if more.isEmpty { break }
                bytes += more
            } while TextEncoding.isUncertain(bytes)
        } catch {
            throw CommandFailure(.noInput, path: name, "cannot be read: \(error)")
        }
        if let encoding = TextEncoding.foreign(bytes) {
            throw CommandFailure(.badInput, path: name, "is probably \(encoding); only UTF-8 can be read")
        }
        return Head(TextEncoding.withoutMark(bytes))
    }

    deinit {
        if path != nil { try? System.close(descriptor) }
    }

    /// The next bytes; nil at the end.
    func nextChunk() throws(CommandFailure) -> [UInt8]? {
        let chunk = try bytes(upTo: Self.chunkSize)
        return chunk.isEmpty ? nil : chunk
    }

    /// The next bytes, without waiting for a full chunk, because the sender may wait for an answer; nil at the end.
    func available() throws(CommandFailure) -> [UInt8]? {
        let head = head.take(upTo: Self.chunkSize)
        guard head.isEmpty else { return head }
        do throws(System.Failure) {
            let chunk = try System.read(descriptor, upTo: Self.chunkSize)
            return chunk.isEmpty ? nil : chunk
        } catch {
            throw CommandFailure(.noInput, path: name, "cannot be read: \(error)")
        }
    }

    /// The next bytes up to the end, but no more than `limit` of them.
    func bytes(upTo limit: Int) throws(CommandFailure) -> [UInt8] {
        let head = head.take(upTo: limit)
        do throws(System.Failure) {
            return try Self.read(descriptor, upTo: limit, behind: head)
        } catch {
            throw CommandFailure(.noInput, path: name, "cannot be read: \(error)")
        }
    }

    /// All bytes; more than `limit` of them are an error.
    ///
    /// - Parameter advice: What to do about that error: a clause that follows its message.
    func bytes(limit: Int, orElse advice: String? = nil) throws(CommandFailure) -> [UInt8] {
        let bytes = try bytes(upTo: limit + 1)
        guard bytes.count <= limit else {
            throw CommandFailure(
                .badInput, path: name, "is larger than the limit of \(limit) bytes" + (advice.map { "; " + $0 } ?? ""))
        }
        return bytes
    }

    /// The next bytes up to the end, but no more than `limit` of them.
    ///
    /// Linear: the array grows by doubling.
    ///
    /// - Parameter head: Bytes that were read already, which count toward the limit.
    static func read(
        _ descriptor: Int32, upTo limit: Int, behind head: [UInt8] = []
    ) throws(System.Failure) -> [UInt8] {
        var bytes = head
        while bytes.count < limit {
            let chunk = try System.read(descriptor, upTo: min(chunkSize, limit - bytes.count))
            if chunk.isEmpty { break }
            bytes += chunk
        }
        return bytes
    }
}
