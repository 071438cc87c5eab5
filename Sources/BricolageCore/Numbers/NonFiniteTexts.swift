/// The strings that stand for the numbers that JSON does not have.
package struct NonFiniteTexts: Sendable, Hashable {
    package var positiveInfinity: String
    package var negativeInfinity: String
    package var nan: String

    package init(positiveInfinity: String, negativeInfinity: String, nan: String) {
        self.positiveInfinity = positiveInfinity
        self.negativeInfinity = negativeInfinity
        self.nan = nan
    }
}
