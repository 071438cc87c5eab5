import Foundation
import PackagePlugin

/// `swift package generate-json-types`: Swift types of the schemas of a package, as files that are checked in.
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
            // The others are made all the same: what is wrong with one schema is no reason not to look at them.
            if status != 0 { Diagnostics.error("\(schema.url.path): \(Self.meaning(of: status))") }
        }
    }

    /// The targets of these names, or all that have source code.
    private func targets(_ names: [String], of package: Package) throws -> [any SourceModuleTarget] {
        let targets = names.isEmpty ? package.targets : try package.targets(named: names)
        return targets.compactMap { $0 as? any SourceModuleTarget }
    }

    /// The schemas in the folder of a target, whether the target knows them or excludes them, in the order of their paths.
    private func schemas(of target: any SourceModuleTarget) -> [SchemaFile] {
        let files = FileManager.default.enumerator(at: target.directoryURL, includingPropertiesForKeys: nil)
        let schemas = files?.compactMap { ($0 as? URL).flatMap(SchemaFile.init) } ?? []
        return schemas.sorted { $0.url.path < $1.url.path }
    }

    /// Runs the command, which tells whatever there is to tell itself, and returns its status.
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
        case 1: "its types are not what they would be"
        case 64: "curio does not know what to do; see curio generate --help"
        default: "no types were made of it"
        }
    }

    private static let help = """
        Write Swift types for every *.schema.json and *.openapi.json (or .yaml) of the package, into a folder beside it.

        swift package --allow-writing-to-package-directory generate-json-types \\
            [--target NAME …] [--folder NAME] [options of curio generate]

          --target NAME   only this target; may be repeated
          --folder NAME   the folder for the types (default: Generated)

        What the types are to be, a configuration says: food.curio.json beside food.schema.json, or curio.json in its
        folder or in one around it, up to that of the package. With --check nothing is written, and types that are not
        what they would be are errors.
        """
}
