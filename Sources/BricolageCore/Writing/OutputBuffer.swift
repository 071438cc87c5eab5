/// A growing run of bytes that is written at its end.
///
///     base               next              limit        end of the memory
///      ▼                  ▼                  ▼            ▼
///      [ b b b b b b b b b · · · · · · · · · · · · · · · · ]
///                                            ├── slack ───┤
///
/// The slack is what makes short writes cheap: while `next` is not beyond `limit`, so many bytes can be stored without
/// asking, also such as a whole-word store touches past the end of what it is for. Whoever stores has called one of the
/// two `reserve` before, and stores no more than it made room for.
///
/// All unsafe stores of the writer are in the files of this type.
struct OutputBuffer: ~Copyable {
    private var base: UnsafeMutablePointer<UInt8>
    /// Where the next byte goes.
    private(set) var next: UnsafeMutablePointer<UInt8>
    private var limit: UnsafeMutablePointer<UInt8>

    /// How many bytes `reserve()` makes room for.
    static let slack = 64

    init(capacity: Int) {
        base = .allocate(capacity: capacity + Self.slack)
        next = base
        limit = base + capacity
    }

    deinit {
        base.deallocate()
    }

    /// How many bytes were written.
    @inline(__always)
    var count: Int { next - base }

    /// Everything written so far.
    var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: base, count: count)
    }
}

// MARK: Room

extension OutputBuffer {
    /// Makes room for `slack` bytes.
    @inline(__always)
    mutating func reserve() {
        if next > limit { grow(0) }
    }

    /// Makes room for that many bytes and `slack` more.
    @inline(__always)
    mutating func reserve(_ additional: Int) {
        if limit - next < additional { grow(additional) }
    }

    @inline(never)
    private mutating func grow(_ additional: Int) {
        // Small texts grow faster: copying them from one memory to the next would cost as much as writing them.
        let capacity = limit - base
        let wanted = max(capacity &* (capacity < 1 << 16 ? 4 : 2), count &+ additional)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: wanted + Self.slack)
        larger.update(from: base, count: count)
        next = larger + count
        base.deallocate()
        base = larger
        limit = larger + wanted
    }
}

// MARK: Bytes

extension OutputBuffer {
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve()
        appendReserved(byte)
    }

    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        reserve(bytes.count)
        next.update(from: start, count: bytes.count)
        next += bytes.count
    }

    /// Appends text that is known to need no escape.
    mutating func append(contentsOf text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    mutating func append(repeating byte: UInt8, count repetitions: Int) {
        reserve(repetitions)
        next.update(repeating: byte, count: repetitions)
        next += repetitions
    }

    /// Stores a byte in memory that was reserved before.
    @inline(__always)
    mutating func appendReserved(_ byte: UInt8) {
        next.pointee = byte
        next += 1
    }

    /// Stores a byte that counts only on a condition, in memory that was reserved before; without a jump.
    @inline(__always)
    mutating func appendReserved(_ byte: UInt8, if condition: Bool) {
        next.pointee = byte
        next += condition ? 1 : 0
    }

    /// Stores eight bytes, lowest first, in memory that was reserved before, and counts the first `used` of them.
    @inline(__always)
    mutating func appendReserved(_ word: UInt64, used: Int) {
        UnsafeMutableRawPointer(next).storeBytes(of: word.littleEndian, as: UInt64.self)
        next += used
    }

    /// Counts bytes that the caller has stored in memory that was reserved before.
    @inline(__always)
    mutating func countReserved(_ length: Int) {
        next += length
    }

    /// Eight bytes from an offset on, lowest first; those that were not written yet are any.
    ///
    /// The offset is that of a written byte, so the slack holds what lies behind the last one.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
    }

    /// Takes back bytes written last.
    @inline(__always)
    mutating func removeLast(_ length: Int) {
        next -= length
    }

    /// Forgets everything from an offset on.
    mutating func truncate(to length: Int) {
        next = base + min(count, length)
    }

    /// Replaces everything from an offset on.
    mutating func replaceTail(from offset: Int, with bytes: [UInt8]) {
        truncate(to: offset)
        bytes.withUnsafeBufferPointer { append($0) }
    }

    /// Stores `null` in memory that was reserved before.
    @inline(__always)
    mutating func appendNull() {
        appendReserved(0x6C6C_756E, used: 4)
    }

    /// Stores `true` or `false` in memory that was reserved before.
    @inline(__always)
    mutating func append(_ value: Bool) {
        appendReserved(value ? 0x6575_7274 : 0x65_736C_6166, used: value ? 4 : 5)
    }
}
