extension Generator {
    /// The style of the types.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        /// Types that read and write themselves, keep unknown content, and need Bricolage.
        case fast
        /// Plain Swift that needs no library if the schema allows it.
        case codable
    }

    /// The access level of the types.
    public enum Access: String, Sendable, Hashable, CaseIterable {
        /// Visible to every module that imports the one with the types.
        case `public`
        /// Visible to the modules of its package.
        case package
        /// Visible to that module only.
        case `internal`
    }

    /// A protocol that all types conform to.
    public enum Conformance: String, Sendable, Hashable, CaseIterable {
        /// Values can be compared.
        case equatable = "Equatable"
        /// Values can be elements of sets and keys of dictionaries.
        case hashable = "Hashable"
        /// Values can be passed to other tasks and actors.
        case sendable = "Sendable"
    }

    /// How types compare their values.
    public enum Comparison: String, Sendable, Hashable, CaseIterable {
        /// Member by member, with synthesized code.
        case members
        /// By their JSON, which is slower but needs no code.
        case json
    }

    /// How the `default` values of a schema are used.
    public enum Defaults: String, Sendable, Hashable, CaseIterable {
        /// Not at all.
        case unused
        /// As default arguments of initialisers. Values created this way are written with them.
        case initializers
        /// Also when reading, so members with a default always have a value, except those that may be null. Whether the
        /// document had them is lost, and they are written. Only in the style `fast`.
        case reading
    }

    /// The options of a generator.
    public struct Configuration: Sendable, Hashable {
        /// The name of the root type; nil uses the schema's title or else its file name.
        public var name: String?
        /// The style of the types.
        public var style: Style
        /// The access level of the types.
        public var access: Access
        /// The protocols that types conform to besides reading and writing.
        public var conformances: Set<Conformance>
        /// Whether `number` becomes `JSON.Number`, which keeps every digit, instead of `Double`, which keeps 15.
        public var keepsAllDigits: Bool
        /// The number of files, from 1 to 999; nil uses more than one only for types of many thousand lines.
        ///
        /// The file of a type depends only on its name and this number. With nil, the number of files depends on the
        /// schema.
        public var files: Int? {
            didSet { files = files.map { min(max($0, 1), FileSharing.maximum) } }
        }

        /// Whether values of kinds that a schema allows but does not describe are kept instead of refused.
        ///
        /// A schema without `type` says nothing about other kinds of values than the one its keywords apply to. In the
        /// style `fast`, a member with such a schema is `Meant<T>`; without this option it is `T`, or null. Likewise, a
        /// value that only a condition describes is `Presumed<T>`, or `T` without this option.
        public var keepsOtherKinds: Bool

        /// Whether unlisted strings of enumerations, objects with unlisted tags, and members that
        /// `unevaluatedProperties` excludes are kept instead of refused.
        public var keepsUnknownCases: Bool

        /// Whether the root type embeds the schema, so that it can validate values.
        public var checksValues: Bool

        /// Whether reading checks the plain constraints of the schema: lengths, bounds, counts, duplicate elements,
        /// required members without a description, and null for optional members.
        ///
        /// The checks cost little compared with reading. Only in the style `fast`.
        public var checksConstraints: Bool

        /// Whether types have conveniences.
        ///
        /// These are a property, an initialiser and a literal for the cases of unions, and a `description` in JSON for
        /// all types without a member of that name. Only in the style `fast`.
        public var hasConveniences: Bool

        /// How `Hashable` types compare their values; with nil, more than a hundred types compare by JSON.
        ///
        /// Only in the style `fast`.
        public var comparison: Comparison?

        /// The formats whose strings become types with text and value; none by default.
        ///
        /// A string that does not match its format is then an error. Only in the style `fast`.
        public var formats: Set<TypedFormat>

        /// How the `default` values of a schema are used.
        public var defaults: Defaults

        /// The names of types, members and cases.
        public var naming = Naming()
        /// Changes to the types that the schema describes.
        public var shaping = Shaping()
        /// How values are stored.
        public var storage = Storage()
        /// The code around the types.
        public var writing = Writing()

        /// Creates a configuration; every part has a default.
        public init(
            name: String? = nil, style: Style = .fast, access: Access = .public,
            conformances: Set<Conformance> = [.equatable, .hashable, .sendable], keepsAllDigits: Bool = false,
            keepsOtherKinds: Bool = true, keepsUnknownCases: Bool = true, checksValues: Bool = false,
            checksConstraints: Bool = false, hasConveniences: Bool = false, comparison: Comparison? = nil,
            formats: Set<TypedFormat> = [], defaults: Defaults = .initializers, files: Int? = 1
        ) {
            self.name = name
            self.style = style
            self.access = access
            self.conformances = conformances
            self.keepsAllDigits = keepsAllDigits
            self.keepsOtherKinds = keepsOtherKinds
            self.keepsUnknownCases = keepsUnknownCases
            self.checksValues = checksValues
            self.checksConstraints = checksConstraints
            self.hasConveniences = hasConveniences
            self.comparison = comparison
            self.formats = formats
            self.defaults = defaults
            self.files = files.map { min(max($0, 1), FileSharing.maximum) }
        }
    }
}
