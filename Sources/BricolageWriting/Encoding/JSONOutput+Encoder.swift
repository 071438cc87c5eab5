package import BricolageCore

extension JSONOutput {
    /// An encoder with the same options, for a value that does not write itself and is inserted here.
    package var encoder: JSON.Encoder {
        JSON.Encoder(
            nonConformingFloatEncodingStrategy: .init(details?.nonFiniteTexts), maximumDepth: remainingDepth,
            userInfo: userInfo)
    }
}
