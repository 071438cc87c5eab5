internal import BricolageCore
internal import BricolageSchema
internal import CurioKit

/// What is made of a schema's text.
func generate(_ text: String, _ configuration: Generator.Configuration = .init()) throws -> Generation {
    let source = SchemaSource(path: "s.json", document: try JSONDocument(parsing: text))
    return try Generator(configuration: configuration).generate(source)
}

/// The Swift text of it.
func text(_ schema: String, _ configuration: Generator.Configuration = .init()) throws -> String {
    try generate(schema, configuration).files.map(\.contents).joined()
}

/// The lines of it that declare a type, a property or a case, without what is written of every type.
func declarations(_ schema: String, _ configuration: Generator.Configuration = .init()) throws -> [String] {
    try text(schema, configuration).split(separator: "\n").compactMap { line in
        let line = line.drop { $0 == " " }
        let isDeclaration = ["public var ", "@Indirect public var ", "public struct ", "public enum ", "case "]
            .contains { line.hasPrefix($0) }
        guard isDeclaration, !line.hasSuffix(":"), !line.contains("additional: JSON.Object") else { return nil }
        return String(line.prefix { $0 != "{" }.split(separator: ": JSONModel")[0])
    }
}

/// What it says of the schema.
func remarks(_ schema: String, _ configuration: Generator.Configuration = .init()) throws -> [String] {
    try generate(schema, configuration).diagnostics.map(\.description)
}
