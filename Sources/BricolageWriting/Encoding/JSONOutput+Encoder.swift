package import BricolageCore

extension JSONOutput {
    /// A coder with the same rules for a value that does not write itself and is inserted here.
    package var encoder: JSON.Encoder {
        JSON.Encoder(
            nonConformingFloatEncodingStrategy: .init(details?.nonFiniteTexts), maximumDepth: remainingDepth,
            userInfo: userInfo)
    }
}
