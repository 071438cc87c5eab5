public import BricolageCore

extension IssueFormat {
    /// All forms that come with the library.
    public static var all: [IssueFormat] { [.short, .full, .redacted, .json, .sarif, .github] }
}
