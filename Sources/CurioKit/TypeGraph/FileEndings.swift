/// The endings of the names of schema files, which say nothing about their schemas.
///
///     pet.schema.json                       pet
///     acme.v1.Pet.jsonschema.strict.json    acme.v1.Pet, whose file a generator for Protocol Buffers has named
///     tsconfig.strict.json                  tsconfig.strict
enum FileEndings {
    private static let formats = [".json", ".jsonc", ".json5", ".yaml", ".yml"]
    private static let kinds = [".schema", ".jsonschema"].flatMap { kind in
        ["", ".strict", ".bundle", ".strict.bundle"].map { kind + $0 }
    }

    /// Whether a text ends as the name of a file does.
    static func isFile(_ name: String) -> Bool { (formats + [".schema"]).contains(where: name.hasSuffix) }

    /// A name without its endings; a name that is nothing else keeps the first one.
    static func removed(from name: some StringProtocol) -> String {
        // Most names have no ending at all.
        guard name.utf8.contains(UInt8(ascii: ".")) else { return String(name) }
        var rest = Substring(name)
        while let ending = (formats + kinds).first(where: { rest.hasSuffix($0) && rest.utf8.count > $0.utf8.count }) {
            rest = rest.dropLast(ending.count)
        }
        return String(rest)
    }
}
