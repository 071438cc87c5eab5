internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation
internal import CurioKit

/// A file that says what `curio generate` is to make: `curio.json`, or the same in YAML.
///
/// It is checked against the schema of such files first, so that what is read here is what it should be.
struct ConfigurationFile {
    /// The path as it was named.
    let path: String
    /// What it is called in messages.
    private let name: String
    private let placed: PlacedDocument

    /// The names under which a configuration is found without being named.
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
        let report = try Self.schema().report(on: placed.document, upTo: 100)
        guard report.isValid else {
            throw CommandFailure(.badInput, IssueReport(report.report.issues.map(placed.placed)), in: name)
        }
        try checkNames()
    }

    /// Refuses names for what is declared that mean something already.
    private func checkNames() throws(CommandFailure) {
        let nodes = ["namespace", "registry", "schemaConstant", "protocols"].compactMap { self[$0] }
        let issues = nodes.flatMap { $0.kind == .array ? Array($0.elements) : [$0] }.compactMap { node in
            node.string.flatMap { name in
                Generator.Configuration.Writing.isFree(name)
                    ? nil
                    : IssueDescription(
                        location: node.location, pointer: node.pointer, severity: .error,
                        message: "\"\(name)\" means something in Swift already")
            }
        }
        guard issues.isEmpty else {
            throw CommandFailure(.badInput, IssueReport(issues.map(placed.placed)), in: name)
        }
    }

    /// The configuration of the current folder, if it has one.
    static func usual() throws(CommandFailure) -> ConfigurationFile? {
        guard let name = usualNames.first(where: { System.kind(of: $0) == .file }) else { return nil }
        return try ConfigurationFile(name)
    }

    /// The schema of configurations, ready to be used.
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

    /// An option; nil where the file does not have it.
    subscript(option: String) -> JSONDocument.Node? { placed.document.root[option] }

    /// A path of the file as it is seen from the current folder.
    func path(_ option: String) -> String? {
        self[option]?.string.map(fromFolder)
    }

    /// What is read from the path of an option, or from each of them where there are several.
    ///
    /// A path that leads nowhere is told where the file names it.
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

    /// The paths of an option as they are seen from the current folder, and where they stand.
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

    /// A path that is relative to the folder of the file.
    func fromFolder(_ text: String) -> String {
        let folder = FileSchemaLoader.folder(of: path)
        return text.utf8.first == UInt8(ascii: "/") || folder == "." ? text : folder + "/" + text
    }

    /// What there is to tell of a selector that means nothing in the schema; nil for one that is not in the file.
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
    /// What sort of mistake it is, in a word.
    static let rule = "unknown-selector"

    /// What is wrong, in a sentence.
    var message: String {
        "\(option): the schema has nothing called \"\(sought)\"" + NearestSpelling.question(nearest)
    }
}
