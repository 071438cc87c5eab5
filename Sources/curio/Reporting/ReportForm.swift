internal import ArgumentParser
internal import BricolageCore

/// The forms in which the checking commands print what they find.
enum ReportForm: String, ExpressibleByArgument, CaseIterable {
    /// What a compiler would print.
    case text
    /// One JSON document with all that is known of each issue.
    case json
    /// SARIF 2.1.0, for services that show findings in code.
    case sarif
    /// JUnit's XML, for services that show test results.
    case junit
    /// Workflow commands of GitHub Actions.
    case github
}

/// How what is found is printed, in every command that checks something.
struct ReportOptions: ParsableArguments {
    @Option(help: "How issues are printed: for people, as JSON, SARIF 2.1.0, JUnit XML, or commands of GitHub Actions.")
    var format = ReportForm.text

    @Option(help: "How many issues of each file are printed at most.")
    var maxErrors = 100

    func validate() throws {
        if maxErrors < 1 { throw ValidationError("--max-errors must be at least 1.") }
    }
}
