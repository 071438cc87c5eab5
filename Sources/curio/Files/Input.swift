/// Bytes to work on, with the name to show for them.
struct Input {
    /// The path as it was given, or `<stdin>`.
    let name: String

    /// The path of the file, or `nil` for standard input.
    let path: String?

    let bytes: [UInt8]

    /// Reads the file at `argument`, or standard input when that is missing or `-`.
    static func read(_ argument: String?, limit: Int, purpose: String) throws(CommandFailure) -> Input {
        guard let path = argument, path != "-" else {
            if argument == nil, System.isTerminal(System.standardInput) {
                throw CommandFailure(
                    .usage, "error: no \(purpose) given: name a file, or pipe one in (`-` reads what you type)")
            }
            let bytes = try read(descriptor: System.standardInput, name: "<stdin>", limit: limit)
            return Input(name: "<stdin>", path: nil, bytes: bytes)
        }
        let descriptor: Int32
        do throws(System.Failure) {
            descriptor = try System.openForReading(path)
        } catch {
            throw CommandFailure(.noInput, path: path, "cannot be read: \(error)")
        }
        defer { try? System.close(descriptor) }
        return Input(name: path, path: path, bytes: try read(descriptor: descriptor, name: path, limit: limit))
    }

    private static func read(descriptor: Int32, name: String, limit: Int) throws(CommandFailure) -> [UInt8] {
        let bytes: [UInt8]?
        do throws(System.Failure) {
            bytes = try readToEnd(descriptor, limit: limit)
        } catch {
            throw CommandFailure(.noInput, path: name, "cannot be read: \(error)")
        }
        guard let bytes else {
            throw CommandFailure(.badInput, path: name, "is larger than the limit of \(limit) bytes")
        }
        return bytes
    }

    /// Everything up to the end, or `nil` when that is more than `limit` bytes.
    ///
    /// Linear: the array grows by doubling.
    static func readToEnd(_ descriptor: Int32, limit: Int) throws(System.Failure) -> [UInt8]? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            var count = 0
            var failure: System.Failure?
            chunk.withUnsafeMutableBytes { buffer in
                do throws(System.Failure) {
                    count = try System.read(descriptor, into: buffer)
                } catch {
                    failure = error
                }
            }
            if let failure { throw failure }
            if count == 0 { return bytes }
            if bytes.count + count > limit { return nil }
            bytes.append(contentsOf: chunk[..<count])
        }
    }
}
