/// The texts of the keys of an enumeration, by the byte that each key is in memory.
///
///     enum CodingKeys { case id, name }      texts   [ "id" ][ "name" ][ – ] ...
///
/// Keys that the compiler writes are one byte without references, so equal bytes are equal keys, and nobody need be
/// asked for the text of a key again. Owns the memory of the texts, which stay where they are until it goes.
final class KeyTexts {
    private var texts: UnsafeMutablePointer<KeyText?>
    private var capacity = 16
    private var memory: [UnsafeMutablePointer<UInt8>] = []

    /// - Returns: nil for keys that are more than a byte.
    init?<Key: CodingKey>(_ type: Key.Type) {
        guard MemoryLayout<Key>.size == 1, _isPOD(type) else { return nil }
        texts = .allocate(capacity: capacity)
        texts.initialize(repeating: nil, count: capacity)
    }

    deinit {
        texts.deallocate()
        for text in memory { text.deallocate() }
    }

    @inline(__always)
    func text<Key: CodingKey>(_ key: Key) -> KeyText {
        let byte = Int(unsafeBitCast(key, to: UInt8.self))
        if byte < capacity, let known = texts[byte] { return known }
        return learn(key.stringValue, of: byte)
    }

    @inline(never)
    private func learn(_ text: String, of byte: Int) -> KeyText {
        while byte >= capacity {
            let larger = UnsafeMutablePointer<KeyText?>.allocate(capacity: capacity * 2)
            larger.initialize(repeating: nil, count: capacity * 2)
            larger.update(from: texts, count: capacity)
            texts.deallocate()
            texts = larger
            capacity *= 2
        }
        let count = text.utf8.count
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
        _ = copy.initialize(from: text.utf8)
        if let start = copy.baseAddress { memory.append(start) }
        let known = KeyText(UnsafeBufferPointer(copy))
        texts[byte] = known
        return known
    }
}
