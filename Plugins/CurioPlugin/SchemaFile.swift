import Foundation

/// A schema, or an OpenAPI description, of a package that types are made of.
///
///     Sources/Shop/order.schema.json     the schema; or order.openapi.json, and each may be YAML
///     Sources/Shop/order.curio.json      what its types are to be, or else
///     Sources/Shop/curio.json            what the types of all schemas here and below are to be, or else
///     curio.json                         those of the whole package
struct SchemaFile {
    let url: URL

    /// A schema, if the name of a file says that it is one.
    init?(_ url: URL) {
        let kind = url.deletingPathExtension().pathExtension
        guard Self.mayBeReferredTo(url), ["schema", "openapi"].contains(kind) else { return nil }
        self.url = url
    }

    private static let endings = [".json", ".yaml", ".yml"]

    /// Whether a schema may refer to a file.
    static func mayBeReferredTo(_ file: URL) -> Bool { endings.contains("." + file.pathExtension) }

    /// The arguments of `curio` that make types of the schema, as a configuration of the package asks for them.
    func arguments(output: String, in package: URL) -> [String] {
        let configuration = configuration(in: package).map { ["--config", $0.path] } ?? []
        return ["generate", url.path, "--output", output] + configuration
    }

    /// The configuration that is nearest to the schema: its own one, else that of its folder or of one around it.
    func configuration(in package: URL) -> URL? {
        let (own, shared) = configurations(in: package)
        return (own + shared).first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Where configurations are looked for: those of the schema alone, and those of folders from the inside out.
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
