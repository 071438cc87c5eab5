#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Android)
    internal import Android
#elseif canImport(Glibc)
    internal import Glibc
#endif

/// Reads the bytes of an open file, pipe or socket, up to 256 KB at a time.
///
/// Owns the descriptor if it opened it.
final class FileChunks {
    private static let size = 1 << 18

    private let descriptor: Int32
    private let isOwner: Bool

    init(path: String) throws {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        isOwner = true
        guard descriptor >= 0 else { throw Self.failure }
    }

    init(descriptor: Int32) {
        self.descriptor = descriptor
        isOwner = false
    }

    deinit {
        if isOwner, descriptor >= 0 { close(descriptor) }
    }

    /// The next bytes; nil at the end.
    func next() throws -> [UInt8]? {
        var status = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: Self.size) { memory, count in
            repeat { status = read(descriptor, memory.baseAddress, Self.size) } while status < 0 && errno == EINTR
            count = max(0, status)
        }
        guard status >= 0 else { throw Self.failure }
        return chunk.isEmpty ? nil : chunk
    }

    private static var failure: any Error { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
