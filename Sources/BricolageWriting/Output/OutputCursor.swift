/// The end of an output's buffer, where bytes are stored for which room was reserved before.
///
/// Code that writes much at once takes the cursor out of the buffer, writes, and puts it back: in a local variable it
/// stays in a register, while the compiler must assume that every byte stored could change the cursor in the buffer.
///
/// Unsafe: nothing is checked here. `OutputBuffer` knows how much room was reserved.
struct OutputCursor {
    /// Where the next byte goes.
    private(set) var next: UnsafeMutablePointer<UInt8>

    @inline(__always)
    init(_ next: UnsafeMutablePointer<UInt8>) { self.next = next }

    /// Stores a byte.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        next.pointee = byte
        next += 1
    }

    /// Stores a byte and advances past it only on a condition, without a branch.
    @inline(__always)
    mutating func append(_ byte: UInt8, if condition: Bool) {
        next.pointee = byte
        next += condition ? 1 : 0
    }

    /// Stores a byte and, on a condition, a comma before it, without a branch.
    @inline(__always)
    mutating func append(_ byte: UInt8, afterComma condition: Bool) {
        append(UInt8(ascii: ","), if: condition)
        append(byte)
    }

    /// Stores two bytes, the lower one first.
    @inline(__always)
    mutating func append(_ first: UInt8, _ second: UInt8) {
        UnsafeMutableRawPointer(next).storeBytes(
            of: (UInt16(first) | UInt16(second) &<< 8).littleEndian, as: UInt16.self)
        next += 2
    }

    /// Stores eight bytes, lowest first, and advances past the first `used` of them.
    @inline(__always)
    mutating func append(_ word: UInt64, used: Int) {
        UnsafeMutableRawPointer(next).storeBytes(of: word.littleEndian, as: UInt64.self)
        next += used
    }

    /// Advances past bytes that were stored.
    @inline(__always)
    mutating func advance(_ length: Int) { next += length }

    /// Removes the bytes stored last.
    @inline(__always)
    mutating func retreat(_ length: Int) { next -= length }

    /// Stores `null`.
    @inline(__always)
    mutating func appendNull() { append(0x6C6C_756E, used: 4) }

    /// Stores `true` or `false`.
    @inline(__always)
    mutating func append(_ value: Bool) {
        append(value ? 0x6575_7274 : 0x65_736C_6166, used: value ? 4 : 5)
    }

    /// Begins a line: stores a line break and `count` repetitions of a byte, and up to 15 more past the new end.
    @inline(__always)
    mutating func appendLine(indentedBy byte: UInt8, count: Int) {
        append(UInt8(ascii: "\n"))
        let block = SIMD2(repeating: UInt64(byte) &* 0x0101_0101_0101_0101)
        let out = UnsafeMutableRawPointer(next)
        var stored = 0
        while stored < count {
            out.storeBytes(of: block, toByteOffset: stored, as: SIMD2<UInt64>.self)
            stored &+= 16
        }
        next += count
    }
}
