import Foundation
import PackagePlugin

/// Generates Swift types from the schemas and OpenAPI descriptions of a target whenever it is built.
///
///     Sources/Shop/order.schema.json ──curio generate──▶ order.schema.swift, in the folder of the build
///     Sources/Shop/shop.openapi.yaml ──curio generate──▶ shop.openapi.swift
///
/// Types are regenerated when their schema changes, when its configuration changes, or when any other JSON or YAML file
/// of the target changes, because the schema may refer to that file.
@main
struct CurioPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let files = target.sourceFiles.map(\.url)
        let schemas = files.compactMap(SchemaFile.init)
        guard !schemas.isEmpty else { return [] }
        let curio = try context.tool(named: "curio").url
        let package = context.package.directoryURL
        let inputs = files.filter(SchemaFile.mayBeReferredTo)
        let outputs = try outputs(of: schemas, in: target)
        return zip(schemas, outputs).map { schema, name in
            let output = context.pluginWorkDirectoryURL.appending(path: name)
            let configuration = schema.configuration(in: package).map { [$0] } ?? []
            return .buildCommand(
                displayName: "Making types of \(schema.url.lastPathComponent)", executable: curio,
                arguments: schema.arguments(output: output.path, in: package) + ["--files", "1"],
                inputFiles: inputs + configuration.filter { !inputs.contains($0) }, outputFiles: [output])
        }
    }

    /// The names of the generated files for schemas; an error if two of them are the same.
    private func outputs(of schemas: [SchemaFile], in target: any SourceModuleTarget) throws -> [String] {
        var owners: [String: SchemaFile] = [:]
        return try schemas.map { schema in
            let name = outputName(of: schema, in: target)
            if let other = owners.updateValue(schema, forKey: name.lowercased()) {
                Diagnostics.error(
                    "\(schema.url.path) and \(other.url.path) would make one file, \(name): rename one of them")
                throw CancellationError()
            }
            return name
        }
    }

    /// The name of a generated file, which is unlikely to be that of a source file.
    ///
    ///     Sources/Shop/Orders/order.schema.json     Orders-order.schema.swift
    private func outputName(of schema: SchemaFile, in target: any SourceModuleTarget) -> String {
        let folder = target.directoryURL.standardizedFileURL.pathComponents
        let path = schema.url.standardizedFileURL.deletingPathExtension().pathComponents
        return path.dropFirst(path.starts(with: folder) ? folder.count : path.count - 1).joined(separator: "-")
            + ".swift"
    }
}
