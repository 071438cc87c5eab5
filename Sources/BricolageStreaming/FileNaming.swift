package import BricolageCore

/// An error that names the file of its locations.
package protocol FileNaming: Error {
    /// The file, as it was named by whoever read it.
    var path: String? { get set }
}

extension JSONSyntaxError: FileNaming {}
extension DecodingIssues: FileNaming {}

extension Error {
    /// The same error, with the name of the file if it is about a place.
    package func inFile(_ path: String?) -> any Error {
        guard let path, var error = self as? any FileNaming else { return self }
        error.path = path
        return error
    }
}
