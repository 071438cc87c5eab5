extension Generator.Configuration {
    /// Changes to the types that the schema describes.
    ///
    /// Keys are selectors, like those of `Naming`.
    public struct Shaping: Sendable, Hashable {
        /// Swift types that replace the types of members, or whole types.
        ///
        /// In the style `fast` they must be `JSONReadable` and `JSONWritable`, otherwise `Codable`.
        public var overrides: [String: String]
        /// Additional members: for each type, their keys and Swift types.
        ///
        /// None of them is required.
        public var members: [String: [String: String]]
        /// Members whose type is wrapped in a separate type, with its name.
        public var wrappers: [String: String]
        /// Definitions that become wrapper types instead of type aliases, each with the Swift type to wrap; nil wraps
        /// the type from the schema.
        ///
        /// A name that is not in the schema becomes a wrapper of the Swift type.
        public var encapsulated: [String: String?]
        /// Types to replace by `JSON` wherever they are used, and members to omit.
        public var excluded: [String]
        /// The types to generate, including what they need; empty means all.
        public var only: [String]
        /// Whether unused definitions become types too.
        public var includesUnusedDefinitions: Bool
        /// Whether types that differ only in their names are merged.
        public var sharesEqualTypes: Bool
        /// The order of members.
        public var order: MemberOrder

        /// The order in which members are declared, taken by initialisers and written.
        public enum MemberOrder: String, Sendable, Hashable, CaseIterable {
            /// Required members first, otherwise as in the schema.
            case requiredFirst
            /// As in the schema.
            case schema
            /// By the bytes of the keys.
            case alphabetical
        }

        /// Creates shaping that follows the schema.
        public init(
            overrides: [String: String] = [:], members: [String: [String: String]] = [:],
            wrappers: [String: String] = [:], encapsulated: [String: String?] = [:], excluded: [String] = [],
            only: [String] = [], includesUnusedDefinitions: Bool = false, sharesEqualTypes: Bool = true,
            order: MemberOrder = .requiredFirst
        ) {
            self.overrides = overrides
            self.members = members
            self.wrappers = wrappers
            self.encapsulated = encapsulated
            self.excluded = excluded
            self.only = only
            self.includesUnusedDefinitions = includesUnusedDefinitions
            self.sharesEqualTypes = sharesEqualTypes
            self.order = order
        }
    }
}
