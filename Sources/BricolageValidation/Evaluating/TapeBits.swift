internal import BricolageCore

/// Copies of the tags of the tape as constants of this module, since each access to another module is a call.
///
/// `TapeNode.Tag` documents their meaning. Debug builds compare them.
enum TapeBits {
    static let number: UInt32 = 3
    static let string: UInt32 = 4
    static let array: UInt32 = 5
    static let object: UInt32 = 6
    static let kind: UInt32 = 0xFF
    static let escaped: UInt32 = 1 << 8
    static let fractional: UInt32 = 1 << 9

    /// Whether these are the numbers of the tape.
    static var areTrue: Bool {
        TapeNode.Tag.number.bits == number && TapeNode.Tag.string.bits == string && TapeNode.Tag.array.bits == array
            && TapeNode.Tag.object.bits == object && TapeNode.Tag.escaped == escaped
            && TapeNode.Tag.fractional == fractional
    }
}
