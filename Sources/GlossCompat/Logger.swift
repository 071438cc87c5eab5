internal import Foundation
internal import Synchronization

/// Who hears why a decode or an encode gave nil.
public protocol Logger {
    /// Takes a message of one line.
    func log(message: String)
}

/// A logger that prints.
public struct GlossLogger: Logger, Sendable {
    /// Creates a logger.
    public init() {}

    /// Prints the message.
    public func log(message: String) { print("[Gloss] \(message)") }
}

extension Decoder {
    /// The logger that hears of all values that could not be decoded or encoded, unless a function is given another.
    ///
    /// It may be replaced at any time, and is called by one thread at a time.
    public static var logger: any Logger {
        get { SharedLogger.current.withLock { $0 }.logger }
        set {
            let logger = SharedLogger(logger: newValue)
            SharedLogger.current.withLock { $0 = logger }
        }
    }
}

/// A logger that may be called by several threads, one at a time.
///
/// The loggers of Gloss need not be `Sendable`, so that nothing but `log` touches them, under a lock. The lock allows a
/// logger to decode.
struct SharedLogger: @unchecked Sendable {
    let logger: any Logger

    /// The logger that hears everything for which there is no other.
    static let current = Mutex(SharedLogger(logger: GlossLogger()))
    private static let turns = NSRecursiveLock()

    func log(_ message: String) {
        Self.turns.lock()
        defer { Self.turns.unlock() }
        logger.log(message: message)
    }
}
