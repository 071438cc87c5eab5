internal import BricolageCore

/// What the first bytes of a text say of its encoding.
///
///     EF BB BF        UTF-8, with a mark that is no part of the text
///     FF FE 7B 00     UTF-16, little-endian, as its mark says
///     00 00 00 7B     UTF-32, big-endian, since a JSON text begins with ASCII
enum TextEncoding {
    /// How many bytes tell: as many as two marks of UTF-8.
    static let signSize = 6

    /// Whether more bytes than the first are needed to tell.
    static func isUncertain(_ head: [UInt8]) -> Bool {
        head.count < signSize && [0, 0xEF, 0xFE, 0xFF].contains(head.first)
    }

    /// The encoding of a text that is not UTF-8; nil for all others.
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

    /// The bytes without a byte order mark of UTF-8 at their head, so that places are counted from the text.
    ///
    /// A second mark is no mark, and stays for the parser to refuse with the first.
    static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
        let mark = ByteOrderMark.bytes
        guard bytes.starts(with: mark), !bytes.dropFirst(mark.count).starts(with: mark) else { return bytes }
        return Array(bytes.dropFirst(mark.count))
    }
}
