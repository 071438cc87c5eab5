import Foundation
import Synchronization

/// Runs code on a thread with little stack, such as dispatch queues give an app.
///
/// - Parameters:
///   - bytes: The size of the stack, 512 KB by default.
///   - used: How many bytes of the stack are in use before the code runs.
/// - Returns: What the code returns.
public func onSmallStack<R: Sendable>(
    bytes: Int = 512 * 1024, used: Int = 0, _ body: @escaping @Sendable () throws -> R
) throws -> R {
    let box = Mutex<Result<R, any Error>?>(nil)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        let result = Result { try withUnsafeTemporaryAllocation(byteCount: used, alignment: 16) { _ in try body() } }
        box.withLock { $0 = result }
        done.signal()
    }
    thread.stackSize = bytes
    thread.start()
    done.wait()
    guard let result = box.withLock({ $0 }) else { throw CocoaError(.coderInvalidValue) }
    return try result.get()
}
