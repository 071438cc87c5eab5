extension Generator.Configuration {
    /// What becomes a type, and of what, beside what the schema says.
    ///
    /// Keys are selectors, as those of `Naming` are.
    public struct Shaping: Sendable, Hashable {
        /// Swift types that take the place of members, or of whole types.
        ///
        /// In the style `fast` they must be `JSONReadable` and `JSONWritable`, otherwise `Codable`.
        public var overrides: [String: String]
        /// Members that the schema does not have: for each type their keys and Swift types.
        ///
        /// None of them is required.
        public var members: [String: [String: String]]
        /// Members that get a type of their own around what they are: its name.
        public var wrappers: [String: String]
        /// Definitions that become a type of their own where they would only be another name for one; the text is the
        /// Swift type inside, nil what the schema says.
        ///
        /// A name that the schema lacks becomes a type around the Swift type.
        public var encapsulated: [String: String?]
        /// Types that are `JSON` wherever they are used, and members that are not declared.
        public var excluded: [String]
        /// The types that are wanted, with what they need; none means all.
        public var only: [String]
        /// Whether definitions that the schema itself does not use become types too.
        public var includesUnusedDefinitions: Bool
        /// Whether types that are equal in all but their names become one.
        public var sharesEqualTypes: Bool
        /// The order of members.
        public var order: MemberOrder

        /// The order in which members are declared, taken by initialisers and written.
        public enum MemberOrder: String, Sendable, Hashable, CaseIterable {
            /// What must be there first, otherwise as in the schema.
            case requiredFirst
            /// As in the schema.
            case schema
            /// By the bytes of the keys.
            case alphabetical
        }

        /// Types as the schema has them.
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
