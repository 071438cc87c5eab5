/// The keys of an enumeration as they appear in compact text, indexed by the byte that represents each key in memory.
///
///     enum CodingKeys { case id, name }      texts   [ "id": ][ "name": ][ – ] ...
///
/// Keys that the compiler synthesizes are one byte without references, or no byte if there is one case. So equal bytes
/// are equal keys: the text of a key, including its escapes, is made once.
///
/// Owns the memory of the texts, which never move. Each text is followed by zeros up to a multiple of 16 bytes, so that
/// it can be copied in blocks.
struct EncodedKeys: ~Copyable {
    /// A key in quotes with its colon.
    struct Text {
        let start: UnsafeRawPointer
        let count: Int
        /// The fingerprint by which `WrittenKeys` recognizes the key.
        let fingerprint: UInt64
        /// A bit for `WrittenKeys`: keys of the enumeration with the same fingerprint share it, few others do.
        let bit: UInt64
    }

    private var texts: UnsafeMutablePointer<Text?>
    private var capacity = 16

    /// Whether keys of a type are represented by at most one byte in memory.
    static func areKnownByByte<Key: CodingKey>(_ type: Key.Type) -> Bool {
        MemoryLayout<Key>.size <= 1 && _isPOD(type)
    }

    init() {
        texts = .allocate(capacity: capacity)
        texts.initialize(repeating: nil, count: capacity)
    }

    deinit {
        for index in 0..<capacity { texts[index]?.start.deallocate() }
        texts.deallocate()
    }

    /// The byte that represents a key in memory.
    @inline(__always)
    static func byte<Key: CodingKey>(of key: Key) -> Int {
        MemoryLayout<Key>.size == 0 ? 0 : Int(unsafeBitCast(key, to: UInt8.self))
    }

    /// The text of the key with this byte, if `learn` has stored it.
    @inline(__always)
    func text(_ byte: Int) -> Text? { byte < capacity ? texts[byte] : nil }

    /// Stores the text of a key.
    @inline(never)
    mutating func learn(_ key: String, of byte: Int) {
        while byte >= capacity { grow() }
        var output = JSONOutput()
        output.write(key)
        output.buffer.append(UInt8(ascii: ":"))
        let text = output.text
        let blocks = UnsafeMutableRawBufferPointer.allocate(byteCount: (text.count + 15) & ~15, alignment: 16)
        blocks.initializeMemory(as: UInt8.self, repeating: 0)
        blocks.copyMemory(from: UnsafeRawBufferPointer(text))
        guard let start = blocks.baseAddress else { return }
        texts[byte]?.start.deallocate()
        output.buffer.truncate(to: text.count - 1)
        let fingerprint = output.buffer.fingerprint(ofKeyAt: 0)
        texts[byte] = Text(
            start: UnsafeRawPointer(start), count: text.count, fingerprint: fingerprint,
            bit: bit(of: fingerprint) ?? 1 &<< UInt64(byte & 63))
    }

    /// The bit of a stored key with the same fingerprint, if any.
    private func bit(of fingerprint: UInt64) -> UInt64? {
        for index in 0..<capacity {
            if let text = texts[index], text.fingerprint == fingerprint { return text.bit }
        }
        return nil
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Text?>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: texts, count: capacity)
        (larger + capacity).initialize(repeating: nil, count: capacity)
        texts.deallocate()
        texts = larger
        capacity *= 2
    }
}
