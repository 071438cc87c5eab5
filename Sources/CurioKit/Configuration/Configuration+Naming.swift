extension Generator.Configuration {
    /// What types, members and cases are called where the schema's own names will not do.
    ///
    /// Keys are selectors:
    ///
    ///     Food              a type, by its name in the schema or in Swift; one inside of another is Food.Kind
    ///     Food.first-name   a member or a case of a type, by its key
    ///     #/$defs/Food      the type, or under `properties` the member, that the schema at this place becomes
    public struct Naming: Sendable, Hashable {
        /// The names that take the place of others.
        public var renames: [String: String]
        /// What is left out where names of definitions begin with it, such as `com.example.` in many a schema.
        public var trimmedPrefixes: [String]
        /// What names of definitions begin with in Swift.
        public var typePrefix: String
        /// What names of definitions end in in Swift.
        public var typeSuffix: String

        /// Names as the schema gives them.
        public init(
            renames: [String: String] = [:], trimmedPrefixes: [String] = [], typePrefix: String = "",
            typeSuffix: String = ""
        ) {
            self.renames = renames
            self.trimmedPrefixes = trimmedPrefixes
            self.typePrefix = typePrefix
            self.typeSuffix = typeSuffix
        }
    }
}
