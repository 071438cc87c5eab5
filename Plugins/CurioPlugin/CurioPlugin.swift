import Foundation
import PackagePlugin

/// Makes Swift types of the schemas of a target, every time that it is built.
///
///     Sources/Shop/order.schema.json ──curio generate──▶ order.schema.swift, in the folder of the build
///
/// A schema is a file whose name ends in `.schema.json` or `.schema.yaml`. Its types are made anew when it changes, or
/// any other JSON or YAML file of the target, to which it may refer.
@main
struct CurioPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let files = target.sourceFiles.map(\.url)
        let schemas = files.filter(SchemaFile.isSchema)
        guard !schemas.isEmpty else { return [] }
        let curio = try context.tool(named: "curio").url
        let inputs = files.filter(SchemaFile.isReadable)
        return schemas.map { schema in
            let output = context.pluginWorkDirectoryURL.appending(path: SchemaFile.outputName(of: schema, in: target))
            return .buildCommand(
                displayName: "Making types of \(schema.lastPathComponent)", executable: curio,
                arguments: ["generate", schema.path, "--output", output.path], inputFiles: inputs, outputFiles: [output]
            )
        }
    }
}

/// What names of files say.
enum SchemaFile {
    static func isSchema(_ file: URL) -> Bool {
        [".schema.json", ".schema.yaml", ".schema.yml"].contains { file.lastPathComponent.hasSuffix($0) }
    }

    /// Whether a schema may refer to a file.
    static func isReadable(_ file: URL) -> Bool { ["json", "yaml", "yml"].contains(file.pathExtension) }

    /// A name that no other schema of the target has, and hardly a file that somebody has written.
    ///
    ///     Sources/Shop/Orders/order.schema.json     Orders-order.schema.swift
    static func outputName(of schema: URL, in target: any SourceModuleTarget) -> String {
        let folder = target.directoryURL.standardizedFileURL.pathComponents
        let path = schema.standardizedFileURL.deletingPathExtension().pathComponents
        return path.dropFirst(path.starts(with: folder) ? folder.count : path.count - 1).joined(separator: "-")
            + ".swift"
    }
}
