/// The end of an output's buffer, into which bytes are stored that were reserved before.
///
/// Whoever writes much at once takes the cursor out of the buffer, writes, and puts it back: in a variable of its own
/// it stays in a register, while the compiler must assume of the buffer's that every byte stored could change it.
///
/// Unsafe: nothing is checked here. `OutputBuffer` says how much was reserved.
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

    /// Stores a byte that counts only on a condition, without a jump.
    @inline(__always)
    mutating func append(_ byte: UInt8, if condition: Bool) {
        next.pointee = byte
        next += condition ? 1 : 0
    }

    /// Stores a byte and, on a condition, a comma before it, without a jump.
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

    /// Stores eight bytes, lowest first, and counts the first `used` of them.
    @inline(__always)
    mutating func append(_ word: UInt64, used: Int) {
        UnsafeMutableRawPointer(next).storeBytes(of: word.littleEndian, as: UInt64.self)
        next += used
    }

    /// Counts bytes that were stored.
    @inline(__always)
    mutating func advance(_ length: Int) { next += length }

    /// Takes back bytes stored last.
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

    /// Begins a line: a line break and a byte that is repeated, of which up to 15 more than wanted are stored.
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
