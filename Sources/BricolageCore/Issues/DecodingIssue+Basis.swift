extension DecodingIssue {
    /// How it is known that something is wrong.
    public enum Basis: Sendable, Hashable {
        /// The code that reads the value has refused it.
        case observed
        /// The declaration of a type says so: its initialiser failed before it asked for the value.
        ///
        /// True for initialisers that the compiler has written. A hand-written one may read the value in another way.
        case declared(type: String)
    }
}
