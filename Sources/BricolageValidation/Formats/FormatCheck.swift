/// A format, and whether a text is of it.
struct FormatCheck: Sendable {
    var name: String
    var accepts: @Sendable (UnsafeBufferPointer<UInt8>) -> Bool
}
