extension DecodingIssue {
    /// How an issue was determined.
    public enum Basis: Sendable, Hashable {
        /// The code that reads the value refused it.
        case observed
        /// It follows from the declaration of a type, whose initialiser failed before it read the value.
        ///
        /// This is correct for synthesized initialisers. A hand-written one may read the value in another way.
        case declared(type: String)
    }
}
