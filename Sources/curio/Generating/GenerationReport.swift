internal import BricolageCore
internal import CurioKit

/// The report on the types that were generated from a schema.
///
///     api.json:12:14: warning: $ref "pet.json": …; any value is accepted here      each lost type, and each mistake
///     api.json: note: 41 rules are not checked by the types: minimum 30, pattern 11      the rest, by its cause
struct GenerationReport {
    /// How much is reported.
    enum Verbosity {
        /// Nothing but errors.
        case quiet
        /// Lost types and mistakes one by one, the rest counted.
        case usual
        /// Everything, one by one.
        case verbose
    }

    /// The lines of the report.
    private(set) var lines: [String] = []
    /// How many errors are among them.
    private(set) var errorCount = 0

    /// The maximum number of lines for lost types, and for each kind of mistake.
    private static let (mostLost, mostAlike) = (10, 3)

    private let verbosity: Verbosity
    private let isStrict: Bool
    private var places = OriginalPlaces()

    /// - Parameter isStrict: Whether warnings and lost types are errors.
    init(_ verbosity: Verbosity, isStrict: Bool) {
        self.verbosity = verbosity
        self.isStrict = isStrict
    }

    /// Adds issues of the schema itself.
    ///
    /// - Parameter isPlaced: Whether the locations are already those in the original files.
    mutating func add(_ issues: [IssueDescription], isPlaced: Bool = false) {
        var counts: [String: Int] = [:]
        for issue in issues {
            counts[issue.rule ?? "", default: 0] += 1
            let isError = issue.severity == .error || isStrict
            if isError { errorCount += 1 }
            let isShown = verbosity == .verbose || isError || counts[issue.rule ?? "", default: 0] <= Self.mostAlike
            guard isShown, verbosity != .quiet || isError else { continue }
            var issue = issue
            if isError { issue.severity = .error }
            lines.append((isPlaced ? issue : places.placed(issue)).description)
        }
        for (rule, count) in counts.sorted(by: { $0.key < $1.key }) where count > Self.mostAlike {
            let isError = isStrict || issues.contains { $0.rule == rule && $0.severity == .error }
            guard verbosity == .usual, !isError else { continue }
            lines.append("\(count - Self.mostAlike) more of \(rule) (--verbose shows all)")
        }
    }

    /// Adds diagnostics about parts of the schema that the types do not express.
    mutating func add(_ diagnostics: [Diagnostic], of path: String) {
        errorCount += diagnostics.count(where: isError)
        let single = verbosity == .usual ? singles(of: diagnostics) : []
        var counted: [Diagnostic] = []
        for diagnostic in diagnostics {
            if isError(diagnostic) {
                var told = diagnostic
                told.severity = .error
                lines.append(places.placed(told).description)
            } else if verbosity == .verbose || single.contains(diagnostic) {
                lines.append(places.placed(diagnostic).description)
            } else if verbosity == .usual {
                counted.append(diagnostic)
            }
        }
        lines += DiagnosticSummary.lines(counted, of: path)
    }

    /// The diagnostics to report one by one: lost types, mistakes, and all causes with few diagnostics.
    private func singles(of diagnostics: [Diagnostic]) -> Set<Diagnostic> {
        var singles: Set<Diagnostic> = []
        for (cause, alike) in Dictionary(grouping: diagnostics, by: \.cause) {
            switch cause {
            case .lostType: singles.formUnion(alike.prefix(Self.mostLost))
            case .mistake: singles.formUnion(alike)
            default: if alike.count <= Self.mostAlike { singles.formUnion(alike) }
            }
        }
        return singles
    }

    /// Adds a final line if there are errors under `--strict`.
    mutating func finish() {
        guard isStrict, errorCount > 0 else { return }
        lines.append("nothing was written: --strict treats losses as errors")
    }

    private func isError(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.severity == .error
            || isStrict && (diagnostic.severity == .warning || diagnostic.cause == .lostType)
    }
}
