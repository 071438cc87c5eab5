internal import BricolageKernel

extension OutputCursor {
    /// Stores the beginning of UTF-8 text up to the first block with a character that must be escaped.
    ///
    /// Room for `count` bytes and the slack must have been made. Blocks are 16 bytes where there are so many; the last
    /// ones overlap, so that no length needs a loop over single bytes.
    ///
    /// - Returns: How many bytes were stored and counted.
    @inline(__always)
    mutating func appendPlain(_ text: UnsafeRawPointer, count: Int) -> Int {
        let out = UnsafeMutableRawPointer(next)
        var stored = count
        if count >= 16 {
            stored = 0
            let last = count &- 16
            while stored < last, Self.storeBlock(at: stored, from: text, to: out) { stored &+= 16 }
            if stored >= last, Self.storeBlock(at: last, from: text, to: out) { stored = count }
        } else if count >= 8 {
            let first = text.loadUnaligned(as: UInt64.self)
            let last = text.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
            if bricolage_must_escape(first, last) { return 0 }
            out.storeBytes(of: first, as: UInt64.self)
            out.storeBytes(of: last, toByteOffset: count &- 8, as: UInt64.self)
        } else if count >= 4 {
            let first = text.loadUnaligned(as: UInt32.self)
            let last = text.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
            let both = UInt64(first) | UInt64(last) &<< 32
            if bricolage_must_escape(both, both) { return 0 }
            out.storeBytes(of: first, as: UInt32.self)
            out.storeBytes(of: last, toByteOffset: count &- 4, as: UInt32.self)
        } else if count > 0 {
            let first = text.load(as: UInt8.self)
            let middle = text.load(fromByteOffset: count &>> 1, as: UInt8.self)
            let last = text.load(fromByteOffset: count &- 1, as: UInt8.self)
            let all = UInt64(first) | UInt64(middle) &<< 8 | UInt64(last) &<< 16 | 0x2020_2020_2000_0000
            if bricolage_must_escape(all, all) { return 0 }
            out.storeBytes(of: first, as: UInt8.self)
            out.storeBytes(of: middle, toByteOffset: count &>> 1, as: UInt8.self)
            out.storeBytes(of: last, toByteOffset: count &- 1, as: UInt8.self)
        }
        advance(stored)
        return stored
    }

    /// Stores 16 bytes unless one of them must be escaped.
    @inline(__always)
    private static func storeBlock(
        at offset: Int, from text: UnsafeRawPointer, to out: UnsafeMutableRawPointer
    ) -> Bool {
        let block = text.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
        if bricolage_must_escape(block[0], block[1]) { return false }
        out.storeBytes(of: block, toByteOffset: offset, as: SIMD2<UInt64>.self)
        return true
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
