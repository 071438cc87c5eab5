internal import ArgumentParser
internal import BricolageCore
internal import BricolageLint
internal import BricolageSchema

/// `curio lint`: reads schemas, and reports probable mistakes in them.
struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Find probable mistakes in schemas.",
        discussion: """
            Errors are invalid for every validator, warnings probably mean something else than intended, notes are worth \
            knowing. --list-rules lists the rules.

            Status 0: no errors or warnings; 1: there are some; 65: a file cannot be read.
            """
    )

    @Argument(
        help: ArgumentHelp("The schemas; standard input when none is named, or for `-`.", valueName: "schema"),
        completion: .file(extensions: ["json"]))
    var files: [String] = []

    @Option(
        help: ArgumentHelp("A rule to leave out; may be repeated.", valueName: "rule"),
        completion: .list(LintRule.all.map(\.name)))
    var without: [String] = []

    @Flag(help: "List the rules, and check nothing.")
    var listRules = false

    @OptionGroup var schemaOptions: SchemaOptions
    @OptionGroup var reportOptions: ReportOptions

    func validate() throws {
        try StandardInput.refuseTwice(files)
        for name in without where !LintRule.all.contains(where: { $0.name == name }) {
            let nearest = NearestSpelling.find(name, among: LintRule.all.map(\.name))
            throw ValidationError(
                "there is no rule \"\(name)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? " (see --list-rules).")
            )
        }
    }

    func run() throws {
        if listRules { return try printRules() }
        try schemaOptions.demandOneForBase(files.count)
        let linter = SchemaLinter(rules: rules)
        let printer = ReportPrinter(reportOptions, command: "curio lint", subject: "lint")
        var run = CheckingRun(files, printer, things: .schemas, verdict: .areFaulty)
        let places = try run.prepare { () throws(CommandFailure) in try schemaOptions.places(for: files) }
        try run.checkEach { file, run throws(CommandFailure) in
            let input = try SchemaInput.wholeFile(file)
            run.begin(input.name)
            var registry = schemaOptions.registry(besides: input.path, places)
            guard let source = try run.schema(of: input, base: schemaOptions.base) else { return }
            let root = registry.add(source)
            let (report, worst) = linter.judge(root, registry: registry, upTo: ReportPrinter.largestReport)
            run.noteDocument(isValid: worst == nil || worst == .note)
            try run.add(ofSchemas: report)
        }
    }

    /// The rules that are checked.
    private var rules: [LintRule] { LintRule.all.filter { !without.contains($0.name) } }

    private func printRules() throws(CommandFailure) {
        let width = rules.map(\.name.count).max() ?? 0
        let lines = rules.map { rule in
            let name = rule.name + String(repeating: " ", count: width - rule.name.count)
            let severity = rule.severity.rawValue + String(repeating: " ", count: 7 - rule.severity.rawValue.count)
            return "\(name)  \(severity)  \(rule.summary)"
        }
        try Console.print(lines: lines)
    }
}
