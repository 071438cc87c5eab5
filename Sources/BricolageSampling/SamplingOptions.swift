package import BricolageCore
public import BricolageValidation

/// Options for the documents that a sampler makes.
public struct SamplingOptions: Sendable {
    /// How many optional members and elements there are.
    public enum Extent: Sendable, Hashable {
        /// A random number.
        case varied
        /// None.
        case least
        /// All, down to `maximumDepth`.
        case most
    }

    /// The options of the validator that checks documents; formats are asserted by default.
    public var validation: ValidationOptions
    /// How many optional members and elements there are.
    public var extent = Extent.varied
    /// The nesting depth beyond which no optional members and elements are added.
    public var maximumDepth = 6
    /// The number of documents to try before giving up.
    public var attempts = 200
    /// The number of values to make, in all attempts at one document together, before giving up.
    public var maximumValues = 50_000
    /// Members that are always included where allowed, whatever the extent.
    public var includedNames: Set<String> = []
    /// Whether objects sometimes have members that the schema does not describe, where it allows them.
    public var addsUnknownMembers = false

    /// Whether arrays get an element, and objects a member without a fixed name, where the schema describes them,
    /// whatever the extent.
    package var includesUnnamed = false
    /// Numbers that are worth trying, such as those on both sides of a bound that another schema has.
    package var suggestedNumbers: [JSON.Number] = []
    /// Lengths of strings, arrays and objects that are worth trying.
    package var suggestedLengths: [Int] = []

    /// Creates the default options.
    public init() {
        var validation = ValidationOptions()
        validation.assertsFormats = true
        self.validation = validation
    }
}
