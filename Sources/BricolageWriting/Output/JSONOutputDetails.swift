internal import BricolageCore

/// The state of an output that most outputs never need, kept out of the way of what every value touches.
final class JSONOutputDetails {
    var error: JSONWritingError?
    /// The container of a foreign coder that the members go to.
    var foreign: KeyedEncodingContainer<JSONCodingKey>?
    /// The first error that the foreign container threw.
    var foreignError: (any Error)?
    /// What to write for numbers that JSON does not have.
    var nonFiniteTexts: NonFiniteTexts?
    /// The keys of large open objects, the innermost last, for those whose members are looked up.
    var keyIndexes: [WrittenKeyIndex] = []
    /// Whatever the encoder was told that the encoded types want to know.
    var userInfo: [CodingUserInfoKey: any Sendable] = [:]
    /// Where texts that are written elsewhere belong, in text order.
    @exclusivity(unchecked) var insertions: [Insertion] = []

    struct Insertion {
        var offset: Int
        var segment: Int
    }
}
