internal import BricolageCore
internal import BricolageSchema
internal import CurioKit

/// The result of generating types for the text of a schema.
func generate(_ text: String, _ configuration: Generator.Configuration = .init()) throws -> Generation {
    let source = SchemaSource(path: "s.json", document: try JSONDocument(parsing: text))
    return try Generator(configuration: configuration).generate(source)
}

/// The Swift text that is generated for a schema.
func text(_ schema: String, _ configuration: Generator.Configuration = .init()) throws -> String {
    try generate(schema, configuration).files.map(\.contents).joined()
}

/// The generated lines that declare a type, a property or a case, without the parts that every type has.
func declarations(_ schema: String, _ configuration: Generator.Configuration = .init()) throws -> [String] {
    try text(schema, configuration).split(separator: "\n").compactMap { line in
        let line = line.drop { $0 == " " }
        let isDeclaration = ["public var ", "@Indirect public var ", "public struct ", "public enum ", "case "]
            .contains { line.hasPrefix($0) }
        guard isDeclaration, !line.hasSuffix(":"), !line.contains("additional: JSON.Object") else { return nil }
        return String(line.prefix { $0 != "{" }.split(separator: ": JSONModel")[0])
    }
}

/// The diagnostics of the generator for a schema.
func remarks(_ schema: String, _ configuration: Generator.Configuration = .init()) throws -> [String] {
    try generate(schema, configuration).diagnostics.map(\.description)
}
