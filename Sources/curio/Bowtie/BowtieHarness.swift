internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation
internal import BricolageWriting

/// Answers the commands of Bowtie's protocol, version 1.
///
///     {"cmd": "start", "version": 1}          {"version": 1, "implementation": {…}}
///     {"cmd": "dialect", "dialect": "…"}      {"ok": true}
///     {"cmd": "run", "seq": 1, "case": {…}}   {"seq": 1, "results": [{"valid": true}, …]}
///     {"cmd": "stop"}                         (none)
///
/// A case that cannot be run is answered with `errored`, a case in an unknown dialect with `skipped`.
struct BowtieHarness {
    /// Whether the last command was to stop.
    private(set) var isStopped = false

    private let options: ValidationOptions
    private var hasStarted = false
    /// The dialect of schemas that do not name one; nil if the last requested dialect is unknown.
    private var dialect: SchemaDialect? = .draft2020

    init(options: ValidationOptions) { self.options = options }

    /// A command that does not follow the protocol.
    enum ProtocolError: Error, CustomStringConvertible {
        case unknownCommand(String)
        case unsupportedVersion(String)
        case notStarted(String)

        var description: String {
            switch self {
            case .unknownCommand(let text): "expected a command of Bowtie's protocol, found \(text)"
            case .unsupportedVersion(let text): "expected version 1 of Bowtie's protocol, found \(text)"
            case .notStarted(let command): "expected the command start, found \(command)"
            }
        }
    }

    /// The answer to a command; nil if the protocol expects none.
    mutating func answer(to command: JSONDocument.Node) throws(ProtocolError) -> JSON? {
        let name = command.kind == .object ? command["cmd"]?.string : nil
        if let name, name != "start", !hasStarted { throw .notStarted(name) }
        switch name {
        case "start":
            guard command["version"]?.int == 1 else {
                throw .unsupportedVersion(command["version"]?.description ?? "none")
            }
            hasStarted = true
            return ["version": 1, "implementation": Self.implementation]
        case "dialect":
            dialect = command["dialect"]?.string.flatMap { SchemaDialect(identifier: $0) }
            return ["ok": .bool(dialect != nil)]
        case "run": return answer(toRun: command)
        case "stop":
            isStopped = true
            return nil
        default: throw .unknownCommand(name.map { "\"\($0)\"" } ?? "\(command)")
        }
    }

    private func answer(toRun command: JSONDocument.Node) -> JSON {
        var answer: JSON.Object = ["seq": command["seq"]?.json ?? .null]
        guard let dialect else {
            answer["skipped"] = true
            answer["message"] = "the dialect is not known"
            return .object(answer)
        }
        do {
            answer["results"] = .array(JSON.Array(try results(of: BowtieCase(command["case"]), in: dialect)))
        } catch {
            answer["errored"] = true
            answer["context"] = ["message": .string("\(error)")]
        }
        return .object(answer)
    }

    private func results(of group: BowtieCase, in dialect: SchemaDialect) throws -> [JSON] {
        var registry = SchemaRegistry(dialect: dialect)
        for (address, schema) in group.registry {
            registry.add(SchemaSource(identifier: address, document: try JSONDocument(schema.json)))
        }
        let root = registry.add(SchemaSource(document: try JSONDocument(group.schema.json)))
        let schema = try CompiledSchema(root, registry: registry, options: options)
        return group.instances.map { instance in
            let report = schema.report(on: instance, upTo: 1)
            guard let interruption = report.interruption else { return ["valid": .bool(report.isValid)] }
            return ["errored": true, "context": ["message": .string(MissingVerdict.reason(interruption))]]
        }
    }
}

/// The schema of a command, with the documents to validate and the schemas that it may refer to.
struct BowtieCase {
    let schema: JSONDocument.Node
    let registry: [(address: String, schema: JSONDocument.Node)]
    let instances: [JSONDocument.Node]

    /// The error of a case that lacks a part.
    struct Incomplete: Error, CustomStringConvertible {
        let description: String
    }

    init(_ node: JSONDocument.Node?) throws(Incomplete) {
        guard let node, node.kind == .object, let schema = node["schema"] else {
            throw Incomplete(description: "the case has no schema")
        }
        self.schema = schema
        registry = (node["registry"].map { Array($0.members) } ?? []).map { ($0.key, $0.value) }
        var instances: [JSONDocument.Node] = []
        for test in node["tests"].map({ Array($0.elements) }) ?? [] {
            guard test.kind == .object, let instance = test["instance"] else {
                throw Incomplete(description: "a test has no instance")
            }
            instances.append(instance)
        }
        self.instances = instances
    }
}
