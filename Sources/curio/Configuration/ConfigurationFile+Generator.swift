internal import BricolageCore
internal import CurioKit

extension ConfigurationFile {
    /// The configuration of the generator.
    var generator: Generator.Configuration {
        var configuration = Generator.Configuration(
            name: self["name"]?.string,
            style: word("style") ?? .fast,
            access: word("access") ?? .public,
            conformances: conformances ?? Set(Generator.Conformance.allCases),
            keepsAllDigits: flag("exactNumbers") ?? false,
            keepsOtherKinds: !(flag("statedKinds") ?? false),
            keepsUnknownCases: !(flag("closed") ?? false),
            files: self["files"]?.int)
        configuration.checksValues = flag("validate") ?? false
        configuration.checksConstraints = flag("constraints") ?? false
        configuration.hasConveniences = flag("conveniences") ?? false
        configuration.comparison = word("comparison")
        configuration.defaults = word("defaults") ?? .initializers
        configuration.formats = formats
        configuration.naming = naming
        configuration.shaping = shaping
        configuration.storage = storage
        configuration.writing = writing
        return configuration
    }

    private var naming: Generator.Configuration.Naming {
        .init(
            renames: texts(by: "rename"), trimmedPrefixes: list("trimPrefixes"),
            typePrefix: self["typePrefix"]?.string ?? "", typeSuffix: self["typeSuffix"]?.string ?? "")
    }

    private var shaping: Generator.Configuration.Shaping {
        .init(
            overrides: texts(by: "types"), members: entries("members").mapValues(Self.texts),
            wrappers: texts(by: "wrap"), encapsulated: entries("encapsulate").mapValues(\.string),
            excluded: list("exclude"), only: list("only"),
            includesUnusedDefinitions: self["definitions"]?.string == "all",
            sharesEqualTypes: flag("shareEqualTypes") ?? true, order: word("order") ?? .requiredFirst)
    }

    private var storage: Generator.Configuration.Storage {
        let usual = Generator.Configuration.Storage()
        return .init(
            objects: word("objects") ?? usual.objects, properties: word("properties") ?? usual.properties,
            indirectMembers: list("indirect"), inlineSize: self["inlineSize"]?.int ?? usual.inlineSize)
    }

    private var writing: Generator.Configuration.Writing {
        .init(
            header: self["header"]?.string, imports: list("imports"),
            adopted: entries("adopt").mapValues { $0.elements.compactMap(\.string) },
            declaredProtocols: list("protocols"), identifiers: texts(by: "identifiable"),
            namespace: self["namespace"]?.string, registry: self["registry"]?.string,
            schemaConstant: self["schemaConstant"]?.string, includesDocumentation: flag("documentation") ?? true)
    }

    /// The version of JSON Schema for schemas that name none.
    var draft: Draft? { word("draft") }

    /// The files and folders that are read instead of addresses.
    var mappings: [SchemaMapping] {
        texts(by: "map").sorted { $0.key < $1.key }.map { SchemaMapping(address: $0.key, path: fromFolder($0.value)) }
    }

    private var formats: Set<TypedFormat> {
        TypedFormat.named(self["formats"]?.string.map { [$0] } ?? list("formats")).formats
    }

    private var conformances: Set<Generator.Conformance>? {
        self["conformances"].map { list in
            Set(
                list.elements.compactMap { node in
                    Generator.Conformance.allCases.first { $0.rawValue.lowercased() == node.string }
                })
        }
    }

    // MARK: Kinds of options

    private func flag(_ option: String) -> Bool? { self[option]?.bool }

    private func word<Word: RawRepresentable<String>>(_ option: String) -> Word? {
        self[option]?.string.flatMap(Word.init)
    }

    private func list(_ option: String) -> [String] { self[option]?.elements.compactMap(\.string) ?? [] }

    private func texts(by option: String) -> [String: String] { self[option].map(Self.texts) ?? [:] }

    private static func texts(_ node: JSONDocument.Node) -> [String: String] {
        node.members.reduce(into: [:]) { $0[$1.key] = $1.value.string }
    }

    private func entries(_ option: String) -> [String: JSONDocument.Node] {
        self[option].map { $0.members.reduce(into: [:]) { $0[$1.key] = $1.value } } ?? [:]
    }
}
