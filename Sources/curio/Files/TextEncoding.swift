internal import BricolageCore

/// The encoding of a text, recognized by its first bytes.
///
///     EF BB BF        UTF-8, with a byte order mark that is not part of the text
///     FF FE 7B 00     UTF-16, little-endian, by its byte order mark
///     00 00 00 7B     UTF-32, big-endian, since a JSON text begins with ASCII
enum TextEncoding {
    /// How many bytes may be needed: those of two UTF-8 byte order marks.
    static let signSize = 6

    /// Whether more bytes are needed to recognize the encoding.
    static func isUncertain(_ head: [UInt8]) -> Bool {
        guard head.count >= 2 else { return true }
        return head.count < signSize && (head[1] == 0 || [0, 0xEF, 0xFE, 0xFF].contains(head[0]))
    }

    /// The encoding of a text in UTF-16 or UTF-32; nil for any other text.
    static func foreign(_ head: [UInt8]) -> String? {
        let known: [(sign: [UInt8?], name: String)] = [
            ([0xFF, 0xFE, 0, 0], "UTF-32, little-endian"), ([0, 0, 0xFE, 0xFF], "UTF-32, big-endian"),
            ([0xFF, 0xFE], "UTF-16, little-endian"), ([0xFE, 0xFF], "UTF-16, big-endian"),
            ([nil, 0, 0, 0], "UTF-32, little-endian"), ([0, 0, 0, nil], "UTF-32, big-endian"),
            ([nil, 0], "UTF-16, little-endian"), ([0, nil], "UTF-16, big-endian"),
        ]
        return known.first { sign, _ in
            head.count >= sign.count
                && zip(head, sign).allSatisfy { byte, wanted in
                    if let wanted { byte == wanted } else { byte != 0 }
                }
        }?.name
    }

    /// The bytes without a UTF-8 byte order mark at the beginning, so that locations are counted from the text.
    ///
    /// If there are two marks, both stay, so that the parser refuses them.
    static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
        let mark = ByteOrderMark.bytes
        guard bytes.starts(with: mark), !bytes.dropFirst(mark.count).starts(with: mark) else { return bytes }
        return Array(bytes.dropFirst(mark.count))
    }
}
