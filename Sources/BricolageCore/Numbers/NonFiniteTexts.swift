/// The strings that represent the numbers that JSON does not have.
package struct NonFiniteTexts: Sendable {
    package let positiveInfinity: String
    package let negativeInfinity: String
    package let nan: String

    package init(positiveInfinity: String, negativeInfinity: String, nan: String) {
        self.positiveInfinity = positiveInfinity
        self.negativeInfinity = negativeInfinity
        self.nan = nan
    }
}
