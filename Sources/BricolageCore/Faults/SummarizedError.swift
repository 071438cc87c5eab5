/// An error that stands above the core and tells itself in one line, for the issue that it becomes.
package protocol SummarizedError: Error {
    var summary: String { get }
}
