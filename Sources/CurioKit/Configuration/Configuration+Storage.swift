extension Generator.Configuration {
    /// How values are stored.
    public struct Storage: Sendable, Hashable {
        /// What objects become.
        public enum ObjectKind: String, Sendable, Hashable, CaseIterable {
            /// Structs.
            case `struct`
            /// Final classes, which are not `Sendable`, and neither is anything that contains them.
            case `class`
        }

        /// How members are declared.
        public enum PropertyKind: String, Sendable, Hashable, CaseIterable {
            /// Variables.
            case variable = "var"
            /// Constants, which compile much faster: a variable needs three functions to be set.
            ///
            /// Boxed members, and those of objects with very many members, are variables that only their own file can
            /// set.
            case constant = "let"
        }

        /// What objects become.
        public var objects: ObjectKind
        /// How members are declared.
        public var properties: PropertyKind
        /// Members to store outside their owner, by selectors such as `Food.ingredients`.
        public var indirectMembers: [String]
        /// The most bytes, by an estimate for 64-bit platforms, that a member or a case stores inside its owner.
        ///
        /// In codable style, where boxes need the library, members of up to 4096 bytes are stored inside in any case.
        public var inlineSize: Int

        /// Creates the default storage: structs with inline storage of members that are not too large.
        public init(
            objects: ObjectKind = .struct, properties: PropertyKind = .variable, indirectMembers: [String] = [],
            inlineSize: Int = 128
        ) {
            self.objects = objects
            self.properties = properties
            self.indirectMembers = indirectMembers
            self.inlineSize = inlineSize
        }
    }
}
