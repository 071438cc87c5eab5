extension Generator {
    /// Which shape the types have.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        /// Types that read and write themselves, keep what they do not know, and need Bricolage.
        case fast
        /// Plain Swift that needs no library where the schema allows it.
        case codable
    }

    /// Who can see the types.
    public enum Access: String, Sendable, Hashable, CaseIterable {
        /// Every module that imports the one with the types.
        case `public`
        /// The modules of its package.
        case package
        /// That module alone.
        case `internal`
    }

    /// A protocol that all types conform to.
    public enum Conformance: String, Sendable, Hashable, CaseIterable {
        /// Values can be compared.
        case equatable = "Equatable"
        /// Values can be kept in sets and be keys of dictionaries.
        case hashable = "Hashable"
        /// Values can be passed to other tasks and actors.
        case sendable = "Sendable"
    }

    /// How types compare their values.
    public enum Comparison: String, Sendable, Hashable, CaseIterable {
        /// Member by member, as the compiler has it.
        case members
        /// As the JSON that they are written as, which is slower and leaves the compiler nothing to do.
        case json
    }

    /// What becomes of the values that a schema gives as `default`.
    public enum Defaults: String, Sendable, Hashable, CaseIterable {
        /// Nothing.
        case unused
        /// Initialisers take them where no argument is given. A value that is made so has them written out.
        case initializers
        /// Reading takes them as well, so that members with a default are there in any case, but for those that may be
        /// null. Whether a document had them is not known afterwards, and they are written. Only in the style `fast`.
        case reading
    }

    /// What to write, and for whom.
    public struct Configuration: Sendable, Hashable {
        /// The name of the root type; nil takes the schema's title, else its file name.
        public var name: String?
        /// Which shape the types have.
        public var style: Style
        /// Who can see the types.
        public var access: Access
        /// What the types conform to beside reading and writing.
        public var conformances: Set<Conformance>
        /// Whether `number` becomes `JSON.Number`, which keeps every digit, in place of `Double`, which keeps 17.
        public var keepsAllDigits: Bool
        /// The number of files, from 1 to 999; nil takes more than one only for types of many thousand lines.
        ///
        /// Which file a type is in depends on its name and this number alone. Only with a number is it known before the
        /// schema is how many files there are.
        public var files: Int? {
            didSet { files = files.map { min(max($0, 1), FileSharing.maximum) } }
        }

        /// Whether values of kinds that a schema allows without meaning them are kept in place of being refused.
        ///
        /// A schema without `type` says nothing of values of other kinds than the one its keywords speak of. Where the
        /// style is `fast`, a member of such a schema is `Meant<T>`; without this it is `T`, or null. So it is with a
        /// value that only a condition describes, which is `Presumed<T>` otherwise.
        public var keepsOtherKinds: Bool

        /// Whether texts that no enumeration lists, objects with a tag that no union lists, and members that
        /// `unevaluatedProperties` excludes are kept in place of being refused.
        public var keepsUnknownCases: Bool

        /// Whether the outermost type holds the schema, so that it can check values by it.
        public var checksValues: Bool

        /// Whether reading refuses what the plainer constraints of the schema exclude: lengths, bounds, counts,
        /// repeated elements, members that are asked for but not described, and null where a member may be absent.
        ///
        /// All of it costs little beside reading. Only in the style `fast`.
        public var checksConstraints: Bool

        /// Whether types have what people write by hand otherwise.
        ///
        /// That is a property, an initialiser and a literal for the cases of unions, and a description that is JSON for
        /// all types without a member of that name. Only in the style `fast`.
        public var hasConveniences: Bool

        /// How types that are `Hashable` compare their values; nil lets more than a hundred types compare them as JSON.
        ///
        /// Only in the style `fast`.
        public var comparison: Comparison?

        /// The formats whose strings become types that hold the text and what it means; none by default.
        ///
        /// A text that is not of its format is then an error. Only in the style `fast`.
        public var formats: Set<TypedFormat>

        /// What becomes of the values that a schema gives as `default`.
        public var defaults: Defaults

        /// What types, members and cases are called.
        public var naming = Naming()
        /// What becomes a type, and of what, beside what the schema says.
        public var shaping = Shaping()
        /// How values are stored.
        public var storage = Storage()
        /// What is written around the types.
        public var writing = Writing()

        /// A configuration; every part has a default.
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
