extension Generator.Configuration {
    /// The code around the types.
    ///
    /// Keys are selectors, like those of `Naming`.
    public struct Writing: Sendable, Hashable {
        /// Lines of a comment below the first line of every file.
        public var header: String?
        /// Modules, or declarations in modules such as `struct Foundation.UUID`, to import in files that use the
        /// configured types.
        public var imports: [String]
        /// Protocols to conform to without implementing members, by type; those of `*` apply to all types.
        public var adopted: [String: [String]]
        /// Protocols without members to declare with the types.
        public var declaredProtocols: [String]
        /// Types that become `Identifiable`, each with the key of the member that identifies its values.
        public var identifiers: [String: String]
        /// The enumeration that encloses all declarations.
        public var namespace: String?
        /// The enumeration that lists all types.
        public var registry: String?
        /// The constant that contains the text of the schema.
        public var schemaConstant: String?
        /// Whether titles and descriptions become documentation comments.
        public var includesDocumentation: Bool

        /// Creates writing without additional code.
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

    /// Whether a name can be declared: whether it has no meaning yet in Swift or in generated code.
    public static func isFree(_ name: String) -> Bool {
        !ReservedNames.types.contains(name) && !ReservedNames.members.contains(name)
    }
}
