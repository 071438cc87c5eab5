internal import BricolageKernel

extension OutputCursor {
    /// Stores UTF-8 text up to the first character that must be escaped.
    ///
    /// Room for `count` bytes and the slack must have been reserved.
    ///
    /// - Returns: How many bytes the cursor has advanced.
    @inline(__always)
    mutating func appendPlain(_ text: UnsafePointer<UInt8>, count: Int) -> Int {
        let stored = bricolage_copy_plain(next, text, count)
        advance(stored)
        return stored
    }

    /// Stores a text of up to fifteen bytes that is held in two words; false, with the cursor unchanged, if something
    /// must be escaped.
    ///
    /// Room for sixteen bytes must have been reserved.
    @inline(__always)
    mutating func appendPlain(_ first: UInt64, _ second: UInt64, count: Int) -> Bool {
        guard bricolage_copy_words(next, first, second, count) == count else { return false }
        advance(count)
        return true
    }

    /// Stores UTF-8 text with the necessary escapes, up to the first character that must be escaped and has no escape
    /// of two bytes.
    ///
    /// Room for twice `count` bytes and the slack must have been reserved.
    ///
    /// - Returns: How many bytes of the text were stored.
    @inline(__always)
    mutating func appendEscaping(_ text: UnsafePointer<UInt8>, count: Int) -> Int {
        var written = 0
        let taken = bricolage_copy_escaping(next, text, count, &written)
        advance(written)
        return taken
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
