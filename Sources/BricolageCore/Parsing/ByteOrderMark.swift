/// U+FEFF at the beginning of a text, which says that the text is UTF-8.
///
/// RFC 8259, section 8.1, lets a reader ignore it; files from some editors begin with it.
package enum ByteOrderMark {
    package static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Whether a text begins with the mark.
    ///
    /// - Parameter text: Text that ends with a zero byte.
    @inlinable @inline(__always)
    package static func begins(_ text: UnsafePointer<UInt8>) -> Bool {
        text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF
    }
}
