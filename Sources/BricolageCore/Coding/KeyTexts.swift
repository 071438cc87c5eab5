/// The texts of the keys of an enumeration, by the byte that represents each key in memory.
///
///     enum CodingKeys { case id, name }      texts   [ ● ][ ● ][ – ] ...
///                                                      ▼    ▼
///                                            block   [ id  name                     ]
///
/// Keys that the compiler generates are one byte without references, so equal bytes are equal keys, and each key is
/// asked for its text only once. Owns the memory of the texts, which never move while it exists.
final class KeyTexts {
    private var texts: UnsafeMutablePointer<KeyText?>
    private var capacity = 16
    private var blocks: [UnsafeMutablePointer<UInt8>] = []
    /// What is left of the last block.
    private var room = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    /// Arrays of one key each; empty for a text that is not a key.
    private var lists: [(text: KeyText, list: AnyObject)] = []

    /// - Returns: nil for keys that are more than a byte.
    init?<Key: CodingKey>(_ type: Key.Type) {
        guard MemoryLayout<Key>.size == 1, _isPOD(type) else { return nil }
        texts = .allocate(capacity: capacity)
        texts.initialize(repeating: nil, count: capacity)
    }

    deinit {
        texts.deallocate()
        for block in blocks { block.deallocate() }
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
        let known = keep(text)
        texts[byte] = known
        return known
    }

    private func keep(_ text: String) -> KeyText {
        let count = text.utf8.count
        if count > room.count || blocks.isEmpty {
            // Most types need one block.
            room = .allocate(capacity: max(count, 256))
            if let start = room.baseAddress { blocks.append(start) }
        }
        let copy = room.extracting(..<count)
        _ = copy.initialize(from: text.utf8)
        room = room.extracting(count...)
        return KeyText(UnsafeBufferPointer(copy))
    }

    /// The key of a text in an array.
    ///
    /// Making an array of keys whose type the compiler does not know costs more than anything else that is done for a
    /// key, so the arrays are kept. At most 32 are kept, since there may be any number of texts that are not keys.
    ///
    /// - Parameter type: The type of the keys.
    @inline(__always)
    func list<Key: CodingKey>(of text: KeyText, _ type: Key.Type) -> [Key] {
        for known in lists where known.text == text { return unsafeDowncast(known.list, to: KeyList<Key>.self).keys }
        return learnList(of: text, type)
    }

    @inline(never)
    private func learnList<Key: CodingKey>(of text: KeyText, _ type: Key.Type) -> [Key] {
        let string = text.string
        let list = KeyList(Key(stringValue: string))
        if lists.count < 32 { lists.append((keep(string), list)) }
        return list.keys
    }
}

/// An array of one key or none, for code that knows the type.
private final class KeyList<Key: CodingKey> {
    let keys: [Key]

    init(_ key: Key?) { keys = key.map { [$0] } ?? [] }
}
