extension Generator.Configuration {
    /// Names of types, members and cases that differ from those of the schema.
    ///
    /// Keys are selectors:
    ///
    ///     Food              a type, by its name in the schema or in Swift; one inside of another is Food.Kind
    ///     Food.first-name   a member or a case of a type, by its key
    ///     #/$defs/Food      the type, or under `properties` the member, that the schema at this place becomes
    public struct Naming: Sendable, Hashable {
        /// The replacement names, by selector.
        public var renames: [String: String]
        /// Prefixes to remove from the names of definitions, such as `com.example.`.
        public var trimmedPrefixes: [String]
        /// The prefix of the Swift names of definitions.
        public var typePrefix: String
        /// The suffix of the Swift names of definitions.
        public var typeSuffix: String

        /// Creates naming that follows the schema.
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
