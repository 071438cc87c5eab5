internal import BricolageKernel

/// A growing run of bytes that is written at its end.
///
///     base               end              limit        end of the memory
///      ▼                  ▼                  ▼            ▼
///      [ b b b b b b b b b · · · · · · · · · · · · · · · · ]
///                                            ├── slack ───┤
///
/// The slack is what makes short writes cheap: while `end` is not beyond `limit`, so many bytes can be stored without
/// asking, also such as a whole-word store touches past the end of what it is for. Whoever stores has called `reserve`
/// or `hasRoom` before, and stores no more than there is room for.
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
        // Ends the program like an array of Swift that finds no memory: writing cannot throw from here, and there is no
        // text left to go on with. Input cannot bring it about by itself, since a text grows with values that are held.
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
    /// The allocator is told of it, so that the next text finds the memory of this one, which is up to twice as large
    /// as the text, and that of the copy.
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

    /// The same where the text ends at a cursor that was taken out.
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
        // Small texts grow faster: moving them from one memory to the next would cost as much as writing them.
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

    /// Eight bytes from an offset on, lowest first; those that were not written yet are any.
    ///
    /// The offset is that of a written byte, so the slack holds what lies behind the last one.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
    }

    /// Forgets everything from an offset on.
    mutating func truncate(to length: Int) {
        end = OutputCursor(base + min(count, length))
    }

    /// Appends a part of the text once more; the caller has reserved the room.
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

    /// Appends bytes that the caller stores.
    mutating func appendGap(_ count: Int) {
        reserve(count)
        end.advance(count)
    }

    /// Moves a part of the text further back.
    func move(_ part: Range<Int>, to offset: Int) {
        (base + offset).update(from: base + part.lowerBound, count: part.count)
    }

    /// Stores bytes of another text in place of those from an offset on.
    func replace(from offset: Int, with text: UnsafeBufferPointer<UInt8>) {
        if let start = text.baseAddress { (base + offset).update(from: start, count: text.count) }
    }

    /// Replaces everything from an offset on.
    mutating func replaceTail(from offset: Int, with bytes: [UInt8]) {
        truncate(to: offset)
        bytes.withUnsafeBufferPointer { append($0) }
    }
}
