internal import BricolageCore

/// The state of an output that most outputs never need, kept apart from the state that every value touches.
final class JSONOutputDetails {
    var error: JSONWritingError?
    /// The container of a foreign coder that the members go to.
    var foreign: KeyedEncodingContainer<JSONCodingKey>?
    /// The first error that the foreign container threw.
    var foreignError: (any Error)?
    /// The texts for infinities and NaN, which JSON does not have.
    var nonFiniteTexts: NonFiniteTexts?
    /// The keys of those large open objects whose members are looked up, the innermost last.
    var keyIndexes: [WrittenKeyIndex] = []
    /// Contextual values of the encoder for the encoded types.
    var userInfo: [CodingUserInfoKey: any Sendable] = [:]
    /// Where the texts of segments belong, in the order of this text.
    @exclusivity(unchecked) var insertions: [Insertion] = []

    struct Insertion {
        var offset: Int
        var segment: Int
    }
}
