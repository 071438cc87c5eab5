extension Generator.Configuration {
    /// What is written around the types.
    ///
    /// Keys are selectors, as those of `Naming` are.
    public struct Writing: Sendable, Hashable {
        /// Lines of a comment below the first line of every file.
        public var header: String?
        /// Modules, or declarations of modules such as `struct Foundation.UUID`, for files that use what was named
        /// here.
        public var imports: [String]
        /// Protocols that types conform to without members of their own; those of `*` are for all types.
        public var adopted: [String: [String]]
        /// Protocols without members that are declared with the types.
        public var declaredProtocols: [String]
        /// Types that become `Identifiable`, each with the key of the member that tells its values apart.
        public var identifiers: [String: String]
        /// The enumeration that everything is declared inside of.
        public var namespace: String?
        /// The enumeration that lists all types.
        public var registry: String?
        /// The constant that holds the text of the schema.
        public var schemaConstant: String?
        /// Whether titles and descriptions become documentation comments.
        public var includesDocumentation: Bool

        /// Nothing around the types.
        public init(
            header: String? = nil, imports: [String] = [], adopted: [String: [String]] = [:],
            declaredProtocols: [String] = [], identifiers: [String: String] = [:], namespace: String? = nil,
            registry: String? = nil, schemaConstant: String? = nil, includesDocumentation: Bool = true
        ) {
            self.header = header
            self.imports = imports
            self.adopted = adopted
            self.declaredProtocols = declaredProtocols
            self.identifiers = identifiers
            self.namespace = namespace
            self.registry = registry
            self.schemaConstant = schemaConstant
            self.includesDocumentation = includesDocumentation
        }
    }
}

extension Generator.Configuration.Writing {
    /// The names of what is declared beside the types, which no type may have.
    var declaredNames: Set<String> {
        Set([namespace, registry, schemaConstant].compactMap(\.self) + declaredProtocols)
    }

    /// Whether something may be declared under a name: whether it means nothing in Swift, or in generated text, already.
    public static func isFree(_ name: String) -> Bool {
        !ReservedNames.types.contains(name) && !ReservedNames.members.contains(name)
    }
}
