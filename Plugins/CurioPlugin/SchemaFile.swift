import Foundation

/// A schema or an OpenAPI description in a package, from which types are generated.
///
///     Sources/Shop/order.schema.json     the schema; or order.openapi.json, and each may be YAML
///     Sources/Shop/order.curio.json      its own configuration, or else
///     Sources/Shop/curio.json            the configuration of all schemas here and below, or else
///     curio.json                         that of the whole package
struct SchemaFile {
    let url: URL

    /// Creates a schema; nil if the name of the file is not that of a schema.
    init?(_ url: URL) {
        let kind = url.deletingPathExtension().pathExtension
        guard Self.mayBeReferredTo(url), ["schema", "openapi"].contains(kind) else { return nil }
        self.url = url
    }

    private static let endings = [".json", ".yaml", ".yml"]

    /// Whether a schema may refer to a file.
    static func mayBeReferredTo(_ file: URL) -> Bool { endings.contains("." + file.pathExtension) }

    /// The arguments for `curio` to generate types from the schema, with the configuration that applies to it.
    func arguments(output: String, in package: URL) -> [String] {
        let configuration = configuration(in: package).map { ["--config", $0.path] } ?? []
        return ["generate", url.path, "--output", output] + configuration
    }

    /// The nearest configuration: that of the schema itself, or else of its folder or the closest parent folder.
    func configuration(in package: URL) -> URL? {
        let (own, shared) = configurations(in: package)
        return (own + shared).first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Where configurations are looked for: those of the schema itself, and those of its folder and the parent folders.
    private func configurations(in package: URL) -> (own: [URL], shared: [URL]) {
        let name = url.deletingPathExtension().deletingPathExtension().lastPathComponent
        var folder = url.standardizedFileURL.deletingLastPathComponent()
        let own = Self.endings.map { folder.appending(path: name + ".curio" + $0) }
        var shared: [URL] = []
        let outermost = package.standardizedFileURL.pathComponents
        while folder.pathComponents.starts(with: outermost) {
            shared += Self.endings.map { folder.appending(path: "curio" + $0) }
            guard folder.pathComponents.count > outermost.count else { break }
            folder.deleteLastPathComponent()
        }
        return (own, shared)
    }
}
