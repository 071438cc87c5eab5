internal import ArgumentParser

/// Options for printing findings, in every command that checks something.
struct ReportOptions: ParsableArguments {
    @Option(help: "How issues are printed: for people, as JSON, SARIF 2.1.0, JUnit XML, or commands of GitHub Actions.")
    var format = ReportForm.text

    @Option(help: "How many issues of each file are printed at most.")
    var maxErrors = 100

    func validate() throws {
        if maxErrors < 1 { throw ValidationError("--max-errors must be at least 1.") }
    }
}
