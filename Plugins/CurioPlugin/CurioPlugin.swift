import Foundation
import PackagePlugin

/// Makes Swift types of the schemas and OpenAPI descriptions of a target, every time that it is built.
///
///     Sources/Shop/order.schema.json ──curio generate──▶ order.schema.swift, in the folder of the build
///     Sources/Shop/shop.openapi.yaml ──curio generate──▶ shop.openapi.swift
///
/// Types are made anew when their schema changes, the configuration that holds for it, or any other JSON or YAML file of
/// the target, to which the schema may refer.
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

    /// The names of the files for the types of schemas, no two of which are the same.
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

    /// A name that hardly any file has that somebody has written.
    ///
    ///     Sources/Shop/Orders/order.schema.json     Orders-order.schema.swift
    private func outputName(of schema: SchemaFile, in target: any SourceModuleTarget) -> String {
        let folder = target.directoryURL.standardizedFileURL.pathComponents
        let path = schema.url.standardizedFileURL.deletingPathExtension().pathComponents
        return path.dropFirst(path.starts(with: folder) ? folder.count : path.count - 1).joined(separator: "-")
            + ".swift"
    }
}
