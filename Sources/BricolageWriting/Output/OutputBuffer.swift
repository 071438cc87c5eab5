internal import BricolageKernel

/// A growing buffer of bytes that is written at its end.
///
///     base               end              limit        end of the memory
///      ▼                  ▼                  ▼            ▼
///      [ b b b b b b b b b · · · · · · · · · · · · · · · · ]
///                                            ├── slack ───┤
///
/// The slack makes short writes cheap: while `end` is not beyond `limit`, that many bytes can be stored without a
/// check, including the bytes that a whole-word store touches past the end of its contents. Callers call `reserve` or
/// `hasRoom` before they store, and store no more than there is room for.
///
/// All unsafe stores of the writer are in the files of this type and of `OutputCursor`.
struct OutputBuffer: ~Copyable {
    private var base: UnsafeMutablePointer<UInt8>
    /// Where the next byte goes.
    var end: OutputCursor
    private var limit: UnsafeMutablePointer<UInt8>

    /// How many bytes `reserve()` makes room for.
    static let slack = 64

    init(capacity: Int) {
        base = Self.resize(nil, to: capacity + Self.slack)
        end = OutputCursor(base)
        limit = base + capacity
    }

    deinit {
        bricolage_release(base)
    }

    private static func resize(
        _ memory: UnsafeMutablePointer<UInt8>?, to capacity: Int
    ) -> UnsafeMutablePointer<UInt8> {
        // Ends the program like a Swift array that cannot allocate memory: writing cannot throw from here, and there is
        // no text left to continue. Input alone cannot cause this, since a text grows with values that are in memory.
        guard let larger = bricolage_resize(memory, capacity) else { fatalError("out of memory") }
        return larger.assumingMemoryBound(to: UInt8.self)
    }

    /// How many bytes were written.
    @inline(__always)
    var count: Int { end.next - base }

    /// Everything written so far.
    var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: base, count: count)
    }

    /// A copy of everything written so far.
    ///
    /// The allocator is told how much memory this takes, so that the next text can reuse the memory of this one, which
    /// is up to twice as large as the text, and that of the copy.
    func copied() -> [UInt8] {
        if count > 1 << 15 { bricolage_expect_memory(2 * count) }
        return [UInt8](bytes)
    }
}

// MARK: Room

extension OutputBuffer {
    /// Whether there is room for `slack` bytes.
    @inline(__always)
    var hasRoom: Bool { end.next <= limit }

    /// Whether there is room for that many bytes and `slack` more.
    @inline(__always)
    func hasRoom(for additional: Int) -> Bool { limit - end.next >= additional }

    /// The same for a text that ends at a cursor taken out of the buffer.
    @inline(__always)
    func hasRoom(for additional: Int, at end: OutputCursor) -> Bool { limit - end.next >= additional }

    /// Makes room for `slack` bytes.
    @inline(__always)
    mutating func reserve() {
        if !hasRoom { grow(0) }
    }

    /// Makes room for that many bytes and `slack` more.
    @inline(__always)
    mutating func reserve(_ additional: Int) {
        if !hasRoom(for: additional) { grow(additional) }
    }

    @inline(never)
    private mutating func grow(_ additional: Int) {
        // Small buffers grow faster: moving their text so often would cost as much as writing it.
        let capacity = limit - base
        let wanted = max(capacity &* (capacity < 1 << 16 ? 4 : 2), count &+ additional)
        let count = count
        base = Self.resize(base, to: wanted + Self.slack)
        end = OutputCursor(base + count)
        limit = base + wanted
    }
}

// MARK: Bytes

extension OutputBuffer {
    /// Appends a byte.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve()
        end.append(byte)
    }

    /// Appends bytes, and makes room for a short value after them.
    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        reserve(bytes.count)
        end.next.update(from: start, count: bytes.count)
        end.advance(bytes.count)
    }

    /// Appends text that is known to need no escape.
    mutating func append(contentsOf text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// Eight bytes from an offset on, lowest first; bytes that were not written yet have any value.
    ///
    /// The offset must be that of a written byte, so that bytes after the end of the text lie in the slack.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
    }

    /// Removes everything from an offset on.
    mutating func truncate(to length: Int) {
        end = OutputCursor(base + min(count, length))
    }

    /// Appends a copy of a part of the text; the caller has reserved the room.
    @inline(__always)
    mutating func appendCopy(of part: Range<Int>) {
        end.next.update(from: base + part.lowerBound, count: part.count)
        end.advance(part.count)
    }

    /// Removes a part of the text.
    mutating func remove(_ part: Range<Int>) {
        let tail = count - part.upperBound
        (base + part.lowerBound).update(from: base + part.upperBound, count: tail)
        truncate(to: part.lowerBound + tail)
    }

    /// Appends bytes that the caller stores afterwards.
    mutating func appendGap(_ count: Int) {
        reserve(count)
        end.advance(count)
    }

    /// Copies a part of the text to a later offset; the two may overlap.
    func move(_ part: Range<Int>, to offset: Int) {
        (base + offset).update(from: base + part.lowerBound, count: part.count)
    }

    /// Overwrites the bytes from an offset on with those of another text.
    func replace(from offset: Int, with text: UnsafeBufferPointer<UInt8>) {
        if let start = text.baseAddress { (base + offset).update(from: start, count: text.count) }
    }

    /// Replaces everything from an offset on.
    mutating func replaceTail(from offset: Int, with bytes: [UInt8]) {
        truncate(to: offset)
        bytes.withUnsafeBufferPointer { append($0) }
    }
}
