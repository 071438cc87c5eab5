extension Generator.Configuration {
    /// How values are stored.
    public struct Storage: Sendable, Hashable {
        /// What objects become.
        public enum ObjectKind: String, Sendable, Hashable, CaseIterable {
            /// Structs.
            case `struct`
            /// Final classes, which are not `Sendable`, nor is anything that holds them.
            case `class`
        }

        /// What members are declared as.
        public enum PropertyKind: String, Sendable, Hashable, CaseIterable {
            /// Variables.
            case variable = "var"
            /// Constants, which cost the compiler a fraction of what variables do: what sets a variable is three
            /// functions each.
            ///
            /// Boxed members, and those of very wide objects, are variables that only their own file can set.
            case constant = "let"
        }

        /// What objects become.
        public var objects: ObjectKind
        /// What the members of objects are declared as.
        public var properties: PropertyKind
        /// Members that are stored outside of their owner, by selectors such as `Food.ingredients`.
        public var indirectMembers: [String]
        /// The most bytes, by an estimate for 64-bit platforms, that a member or a case stores inside its owner.
        public var inlineSize: Int

        /// Structs that store inside themselves what is not too large for it.
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
