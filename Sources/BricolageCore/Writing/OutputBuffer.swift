/// A growing run of bytes that is written at its end.
///
///     base ──▶ [ b b b b b b b b · · · · · · · ]
///                             ▲ count        ▲ capacity
///
/// All unsafe memory access of the writer lives in this file. Whoever stores past `count` has called `reserve` before.
struct OutputBuffer: ~Copyable {
    private(set) var base: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = max(64, capacity)
        base = .allocate(capacity: self.capacity)
    }

    deinit {
        base.deallocate()
    }

    /// Everything written so far.
    var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: base, count: count)
    }

    /// Makes room for that many more bytes.
    @inline(__always)
    mutating func reserve(_ additional: Int) {
        if capacity &- count < additional { grow(additional) }
    }

    @inline(never)
    private mutating func grow(_ additional: Int) {
        let wanted = max(capacity * 2, count + additional)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: wanted)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
        capacity = wanted
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        base[count] = byte
        count &+= 1
    }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        reserve(bytes.count)
        (base + count).update(from: start, count: bytes.count)
        count &+= bytes.count
    }

    mutating func append(_ text: StaticString) {
        guard text.hasPointerRepresentation else {
            return append(contentsOf: String(describing: text))
        }
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends text that is known to need no escape.
    mutating func append(contentsOf text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    mutating func append(repeating byte: UInt8, count repetitions: Int) {
        reserve(repetitions)
        (base + count).update(repeating: byte, count: repetitions)
        count &+= repetitions
    }

    /// Stores a byte in memory that was reserved before.
    @inline(__always)
    mutating func appendReserved(_ byte: UInt8) {
        base[count] = byte
        count &+= 1
    }

    /// Stores eight bytes, lowest first, in memory that was reserved before, and counts the first `used` of them.
    @inline(__always)
    mutating func appendReserved(_ word: UInt64, used: Int) {
        UnsafeMutableRawPointer(base + count).storeBytes(of: word.littleEndian, as: UInt64.self)
        count &+= used
    }

    /// Counts bytes that were reserved before and that the caller stores itself.
    @inline(__always)
    mutating func skipReserved(_ length: Int) {
        count &+= length
    }

    /// Forgets everything from an offset on.
    mutating func truncate(to length: Int) {
        count = min(count, length)
    }

    /// Replaces the bytes of a range by as many or fewer; what follows the range must be nothing.
    mutating func replaceTail(from offset: Int, with bytes: [UInt8]) {
        truncate(to: offset)
        bytes.withUnsafeBufferPointer { append($0) }
    }
}
