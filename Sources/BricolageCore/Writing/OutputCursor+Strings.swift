internal import BricolageKernel

extension OutputCursor {
    /// Stores UTF-8 text up to the first character that must be escaped.
    ///
    /// Room for `count` bytes and the slack must have been made.
    ///
    /// - Returns: How many bytes were stored and counted.
    @inline(__always)
    mutating func appendPlain(_ text: UnsafePointer<UInt8>, count: Int) -> Int {
        let stored = bricolage_copy_plain(next, text, count)
        advance(stored)
        return stored
    }

    /// Stores text that lies in blocks of 16 bytes and is known to need no escape.
    @inline(__always)
    mutating func appendBlocks(_ text: UnsafeRawPointer, count: Int) {
        let out = UnsafeMutableRawPointer(next)
        var stored = 0
        repeat {
            let block = text.load(fromByteOffset: stored, as: SIMD2<UInt64>.self)
            out.storeBytes(of: block, toByteOffset: stored, as: SIMD2<UInt64>.self)
            stored &+= 16
        } while stored < count
        advance(count)
    }
}
