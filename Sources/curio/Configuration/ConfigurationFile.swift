internal import BricolageCore
internal import BricolageLint
internal import BricolageSchema
internal import BricolageValidation
internal import CurioKit

/// A file that configures `curio generate`: `curio.json`, or the same in YAML.
///
/// It is first checked against the schema of such files, so that its options need no further checks.
struct ConfigurationFile {
    /// The path as it was named.
    let path: String
    /// The name of the file in messages.
    private let name: String
    private let placed: PlacedDocument

    /// The file names under which a configuration is found if none is named.
    static let usualNames = ["curio.json", "curio.yaml", "curio.yml"]

    /// Reads a file and checks it.
    init(_ path: String) throws(CommandFailure) {
        let input = try Input(path, purpose: "configuration")
        let name = input.name
        var reader = DocumentReader(input, as: DocumentReader.Layout(ofFile: path))
        guard let first = try reader.next()?.orFailure(in: name), try reader.next() == nil else {
            throw CommandFailure(.badInput, path: name, "a configuration is one document")
        }
        (self.path, self.name) = (path, name)
        placed = first
        try checkKeys()
        let report = try Self.schema().report(on: placed.document, upTo: 100)
        guard report.isValid else {
            throw CommandFailure(.badInput, IssueReport(report.report.issues.map(placed.placed)), in: name)
        }
        try checkNames()
        try checkImports()
        try checkStandardInput()
    }

    /// Refuses keys that an object holds twice: one of the two values would be ignored.
    private func checkKeys() throws(CommandFailure) {
        var issues: [IssueDescription] = []
        placed.document.forEachDuplicateKey { key, _ in
            guard issues.count < 100 else { return }
            issues.append(Self.error("duplicate key \"\(key.string ?? "")\" in this object", at: key))
        }
        try refuse(issues.sorted { ($0.location?.offset ?? 0) < ($1.location?.offset ?? 0) })
    }

    /// Refuses to read standard input for more than one schema.
    private func checkStandardInput() throws(CommandFailure) {
        let texts = paths("schema").map(\.node).filter {
            StandardInput.isMeant(by: $0.string.map(SchemaInput.file) ?? "")
        }
        try refuse(texts.dropFirst().map { Self.error("standard input can be read only once", at: $0) })
    }

    private static func error(_ message: String, at node: JSONDocument.Node) -> IssueDescription {
        IssueDescription(location: node.location, pointer: node.pointer, severity: .error, message: message)
    }

    private func refuse(_ issues: [IssueDescription]) throws(CommandFailure) {
        guard !issues.isEmpty else { return }
        throw CommandFailure(.badInput, IssueReport(issues.map(placed.placed)), in: name)
    }

    /// Refuses names for declarations that already have a meaning in Swift.
    private func checkNames() throws(CommandFailure) {
        let nodes = ["namespace", "registry", "schemaConstant", "protocols"].compactMap { self[$0] }
        let issues = nodes.flatMap { $0.kind == .array ? Array($0.elements) : [$0] }.compactMap { node in
            node.string.flatMap { name in
                Generator.Configuration.Writing.isFree(name)
                    ? nil : Self.error("\"\(name)\" already has a meaning in Swift", at: node)
            }
        }
        try refuse(issues)
    }

    /// Refuses imports that would not compile.
    private func checkImports() throws(CommandFailure) {
        let imports = self["imports"].map { Array($0.elements) } ?? []
        let issues = imports.compactMap { node in
            node.string.flatMap { text in
                GeneratorOptions.isModule(text)
                    ? nil : Self.error("\"\(text)\" \(GeneratorOptions.noModule)", at: node)
            }
        }
        try refuse(issues)
    }

    /// The configuration of the current folder, if it has one.
    ///
    /// A link that leads nowhere is meant to be one; the error is that it cannot be read.
    static func usual() throws(CommandFailure) -> ConfigurationFile? {
        let name = usualNames.first { System.kind(of: $0) == .file || System.isDanglingLink($0) }
        guard let name else { return nil }
        return try ConfigurationFile(name)
    }

    /// The compiled schema of configurations.
    private static func schema() throws(CommandFailure) -> CompiledSchema {
        do {
            let document = try JSONDocument(parsing: ConfigurationSchema.text)
            var registry = SchemaRegistry()
            let root = registry.add(SchemaSource(path: "curio.schema.json", document: document))
            return try CompiledSchema(root, registry: registry)
        } catch {
            throw CommandFailure(.ourFault, "curio: the schema of configurations is not one: \(error)")
        }
    }

    /// An option; nil if the file does not have it.
    subscript(option: String) -> JSONDocument.Node? { placed.document.root[option] }

    /// The path in an option, relative to the current folder.
    func path(_ option: String) -> String? {
        self[option]?.string.map(fromFolder)
    }

    /// Reads the path of an option, or each of its paths.
    ///
    /// An error about a path that leads nowhere has the location of that path in the configuration.
    func reading<Value>(
        _ option: String, _ read: (String) throws(CommandFailure) -> Value
    ) throws(CommandFailure) -> [Value] {
        try paths(option).map { node, path throws(CommandFailure) in
            do throws(CommandFailure) {
                return try read(path)
            } catch {
                guard error.status == .noInput, let reason = error.issues.first, let named = reason.path else {
                    throw error
                }
                let issue = IssueDescription(
                    location: node.location, pointer: node.pointer, severity: .error,
                    message: "\(named): \(reason.message)")
                throw CommandFailure(.noInput, IssueReport([placed.placed(issue)]), in: name)
            }
        }
    }

    /// The paths in an option, relative to the current folder, and their nodes.
    func paths(_ option: String) -> [(node: JSONDocument.Node, path: String)] {
        guard let node = self[option] else { return [] }
        let nodes =
            switch node.kind {
            case .array: Array(node.elements)
            case .object: node.members.map(\.value)
            default: [node]
            }
        return nodes.compactMap { node in node.string.map { (node, fromFolder($0)) } }
    }

    /// A path that is relative to the folder of the file, as a path relative to the current folder.
    ///
    /// `-` means standard input or output and no file, as on the command line.
    func fromFolder(_ text: String) -> String {
        if text == "-" { return text }
        let folder = FileSchemaLoader.folder(of: path)
        return text.utf8.first == UInt8(ascii: "/") || folder == "." ? text : folder + "/" + text
    }

    /// A warning of a selector that matches nothing in the schema; nil for a selector that is not in the file.
    func warning(of unused: UnusedSelector) -> IssueDescription? {
        guard let option = self[unused.option] else { return nil }
        let node =
            option.kind == .object
            ? option[unused.selector] : option.elements.first { $0.string == unused.selector }
        return node.map { node in
            placed.placed(
                IssueDescription(
                    rule: UnusedSelector.rule, path: name, location: node.location, severity: .warning,
                    message: unused.message))
        }
    }
}

extension UnusedSelector {
    /// The name of this kind of mistake in reports.
    static let rule = "unknown-selector"

    /// A message about what is wrong.
    var message: String {
        "\(option): the schema has nothing called \"\(sought)\"" + NearestSpelling.question(nearest)
    }
}
