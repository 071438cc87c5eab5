import Foundation
import PackagePlugin

/// `swift package generate-json-types`: generates Swift types from the schemas of a package, as files to check in.
///
///     Sources/Menu/food.schema.json ──curio generate──▶ Sources/Menu/Generated/Food.swift
@main
struct CurioCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        if arguments.contains("--help") || arguments.contains("-h") { return print(Self.help) }
        var arguments = ArgumentExtractor(arguments)
        let names = arguments.extractOption(named: "target")
        let folder = arguments.extractOption(named: "folder").last ?? "Generated"
        let options = arguments.remainingArguments
        let curio = try context.tool(named: "curio").url
        let schemas = try targets(names, of: context.package).flatMap(schemas)
        if schemas.isEmpty {
            return Diagnostics.warning(
                "no target has a file whose name ends in .schema.json, .openapi.json, or the same with .yaml")
        }
        for schema in schemas {
            let output = schema.url.deletingLastPathComponent().appending(path: folder).path + "/"
            let status = try run(
                curio, schema.arguments(output: output, in: context.package.directoryURL) + options)
            // An error in one schema does not prevent the generation of types from the others.
            if status != 0 { Diagnostics.error("\(schema.url.path): \(Self.meaning(of: status))") }
        }
    }

    /// The targets with these names, or all targets with source code if there are no names.
    private func targets(_ names: [String], of package: Package) throws -> [any SourceModuleTarget] {
        let targets = names.isEmpty ? package.targets : try package.targets(named: names)
        return targets.compactMap { $0 as? any SourceModuleTarget }
    }

    /// The schemas in the folder of a target, including those that the target excludes, sorted by path.
    private func schemas(of target: any SourceModuleTarget) -> [SchemaFile] {
        let files = FileManager.default.enumerator(at: target.directoryURL, includingPropertiesForKeys: nil)
        let schemas = files?.compactMap { ($0 as? URL).flatMap(SchemaFile.init) } ?? []
        return schemas.sorted { $0.url.path < $1.url.path }
    }

    /// Runs the command, which prints its own messages, and returns its status.
    private func run(_ curio: URL, _ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = curio
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -1
    }

    private static func meaning(of status: Int32) -> String {
        switch status {
        case 1: "its types are not up to date"
        case 64: "curio refuses the arguments; see curio generate --help"
        default: "no types were generated from it"
        }
    }

    private static let help = """
        Write Swift types for every *.schema.json and *.openapi.json (or .yaml) of the package, into a folder beside it.

        swift package --allow-writing-to-package-directory generate-json-types \\
            [--target NAME …] [--folder NAME] [options of curio generate]

          --target NAME   only this target; may be repeated
          --folder NAME   the folder for the types (default: Generated)

        The types can be configured: with food.curio.json beside food.schema.json, or with curio.json in its folder or
        a parent folder, up to that of the package. With --check nothing is written, and types that are not up to date
        are errors.
        """
}
