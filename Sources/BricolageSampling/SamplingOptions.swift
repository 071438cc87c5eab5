package import BricolageCore
public import BricolageValidation

/// What documents a sampler makes.
public struct SamplingOptions: Sendable {
    /// How much of what need not be there is there.
    public enum Extent: Sendable, Hashable {
        /// As chance has it.
        case varied
        /// Nothing.
        case least
        /// Everything, down to `maximumDepth`.
        case most
    }

    /// How the validator checks documents; formats are asserted unless these say otherwise.
    public var validation: ValidationOptions
    /// How much of what need not be there is there.
    public var extent = Extent.varied
    /// How deep values are nested before nothing is added any more that need not be there.
    public var maximumDepth = 6
    /// How many documents are tried before a sampler gives up.
    public var attempts = 200
    /// How many values are made for all attempts at one document together before a sampler gives up.
    public var maximumValues = 50_000
    /// Members that are always there where they may be, whatever the extent.
    public var includedNames: Set<String> = []
    /// Whether objects now and then have members that the schema says nothing of, where it allows them.
    public var addsUnknownMembers = false

    /// Numbers that are worth trying, such as those on both sides of a bound that another schema has.
    package var suggestedNumbers: [JSON.Number] = []
    /// Lengths of strings, arrays and objects that are worth trying.
    package var suggestedLengths: [Int] = []

    /// The default options.
    public init() {
        var validation = ValidationOptions()
        validation.assertsFormats = true
        self.validation = validation
    }
}
