/// An error of a room above the core that describes itself in one line, for the issue that it becomes.
package protocol SummarizedError: Error {
    var summary: String { get }
}
