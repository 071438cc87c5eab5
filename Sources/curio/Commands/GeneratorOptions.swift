internal import ArgumentParser
internal import CurioKit

/// Options of the generator on the command line; a configuration file applies to everything else.
struct GeneratorOptions: ParsableArguments {
    @Option(
        help: """
            The name of the outermost type; otherwise it comes from the schema's title or file name. With several schemas, \
            the name that the files are called after.
            """)
    var name: String?

    @Option(
        help: """
            fast: types that import Bricolage and keep what they do not know; codable: plain Swift, which imports \
            Bricolage only for values of any kind, mixed tuples, recursion and very large members. (default: fast)
            """)
    var style: Generator.Style?

    @Option(help: "The access level of the types. (default: public)")
    var access: Generator.Access?

    @Flag(help: "Read numbers with a fraction as JSON.Number, which keeps every digit, instead of Double.")
    var exactNumbers = false

    @Flag(
        name: .customLong("validate"),
        help: """
            Embed the schema in the root type, whose init(valid:) then accepts only valid documents and reports \
            everything that is wrong with others. Needs the module BricolageValidation.
            """)
    var checksValues = false

    @Flag(
        help: """
            Check plain constraints while reading: lengths, bounds, counts, duplicate elements, and null for optional \
            members.
            """)
    var constraints = false

    @Flag(
        help: """
            Give unions a property, an initialiser and a literal for their cases, and all types a description that is \
            their JSON, except types with a member of that name.
            """)
    var conveniences = false

    @Flag(
        help: """
            Refuse strings that an enumeration does not list, objects whose tag a union does not list, and members that \
            unevaluatedProperties excludes, instead of keeping them.
            """)
    var closed = false

    @Flag(
        help: """
            Refuse values of kinds that the schema implies nothing about, and of members that only a condition \
            describes, instead of keeping them in Meant<T> and Presumed<T>.
            """)
    var statedKinds = false

    @Option(
        help: """
            How types compare their values: members, one by one; json, by the text that they are written as, with \
            which large schemas compile faster. Members for up to a hundred types, otherwise json.
            """)
    var comparison: Generator.Comparison?

    @Option(
        help: ArgumentHelp(
            "Formats whose strings become types that hold both text and value: \(Self.formatNames), or all.",
            discussion: "A text that is not of its format is then refused.", valueName: "list"),
        transform: TypedFormat.list)
    var formats: Set<TypedFormat>?

    @Option(
        help: """
            How default values are used: unused; initializers, as default arguments; reading, also for absent members, \
            unless they may be null. (default: initializers)
            """)
    var defaults: Generator.Defaults?

    private static let formatNames = TypedFormat.table.map(\.name).joined(separator: ", ")

    @Option(
        help: ArgumentHelp(
            "How many files to write into a folder; otherwise one, or several where there are many types.",
            discussion: "A type stays in its file as long as this number stays.", valueName: "number"))
    var files: Int?

    @Option(
        help: ArgumentHelp(
            "What types conform to besides reading and writing: equatable, hashable, sendable, or none; all by default.",
            discussion: "With fewer of them, large schemas compile faster.",
            valueName: "list"),
        transform: Generator.Conformance.list)
    var conformances: Set<Generator.Conformance>?

    @Option(
        help: ArgumentHelp(
            "Another name for a type, a member or a case: Food=Meal, Food.kind=sort; may be repeated.",
            valueName: "selector=name"))
    var rename: [String] = []

    @Option(
        help: ArgumentHelp(
            "A type to replace by JSON wherever it is used, or a member to omit; may be repeated.",
            valueName: "selector"))
    var exclude: [String] = []

    @Option(
        help: ArgumentHelp(
            "A type to generate, with the types that it needs, instead of all; may be repeated.", valueName: "selector")
    )
    var only: [String] = []

    @Option(
        name: .customLong("import"),
        help: ArgumentHelp(
            "A module to import in files that use types or protocols which the configuration names; may be repeated.",
            valueName: "module"))
    var imports: [String] = []

    @Option(help: ArgumentHelp("An enumeration that encloses all declarations.", valueName: "name"))
    var namespace: String?

    @Option(help: "What objects become. (default: struct)")
    var objects: Generator.Configuration.Storage.ObjectKind?

    @Option(help: "What members are declared as: let compiles faster. (default: var)")
    var properties: Generator.Configuration.Storage.PropertyKind?

    @Option(help: "The order of members. (default: requiredFirst)")
    var order: Generator.Configuration.Shaping.MemberOrder?

    func validate() throws {
        if name?.isEmpty == true { throw ValidationError("--name must not be empty.") }
        if let files, !(1...999).contains(files) { throw ValidationError("--files must be from 1 to 999.") }
        for text in rename where Self.renaming(text) == nil {
            throw ValidationError("--rename \(text) must have the form selector=name.")
        }
        for text in imports where !Self.isModule(text) {
            throw ValidationError("--import \(text) \(Self.noModule).")
        }
        if let namespace, !Self.isName(namespace) {
            throw ValidationError("--namespace \(namespace) is not a Swift name.")
        }
        if let namespace, !Generator.Configuration.Writing.isFree(namespace) {
            throw ValidationError("--namespace \(namespace) already has a meaning in Swift.")
        }
    }

    /// The configuration of the generator: that of a file, overridden by flags.
    func configuration(over file: ConfigurationFile?) -> Generator.Configuration {
        var configuration = file?.generator ?? Generator.Configuration(files: nil)
        if let name { configuration.name = name }
        if let style { configuration.style = style }
        if let access { configuration.access = access }
        if let files { configuration.files = files }
        if let conformances { configuration.conformances = conformances }
        if exactNumbers { configuration.keepsAllDigits = true }
        if closed { configuration.keepsUnknownCases = false }
        if statedKinds { configuration.keepsOtherKinds = false }
        if checksValues { configuration.checksValues = true }
        if constraints { configuration.checksConstraints = true }
        if conveniences { configuration.hasConveniences = true }
        if let comparison { configuration.comparison = comparison }
        if let formats { configuration.formats = formats }
        if let defaults { configuration.defaults = defaults }
        for (selector, name) in rename.compactMap(Self.renaming) { configuration.naming.renames[selector] = name }
        configuration.shaping.excluded += exclude
        configuration.shaping.only += only
        configuration.writing.imports += imports
        if let namespace { configuration.writing.namespace = namespace }
        if let objects { configuration.storage.objects = objects }
        if let properties { configuration.storage.properties = properties }
        if let order { configuration.shaping.order = order }
        return configuration
    }

    /// The two parts of `selector=name`; nil for any other text.
    private static func renaming(_ text: String) -> (selector: String, name: String)? {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        return (String(parts[0]), String(parts[1]))
    }

    /// What is wrong with a text that may not follow `import`.
    static let noModule = "is neither a module nor a declaration such as struct Foundation.UUID"

    /// Whether a text may follow `import`, like `Foundation` and `struct Foundation.UUID`.
    static func isModule(_ text: String) -> Bool {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard let path = words.last, words.count <= 2, words.count == 1 || declarations.contains(words[0]) else {
            return false
        }
        let names = path.split(separator: ".", omittingEmptySubsequences: false)
        return names.count >= words.count && names.allSatisfy { isName(String($0)) }
    }

    /// The words that may follow `import`.
    private static let declarations: Set<Substring> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    private static func isName(_ text: String) -> Bool {
        text.first.map { $0.isLetter || $0 == "_" } == true
            && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
