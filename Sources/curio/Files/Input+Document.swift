internal import BricolageCore

extension Input {
    /// The JSON document in the input, or the error that prevents reading it.
    func document(limit: Int) throws(CommandFailure) -> Result<JSONDocument, JSONSyntaxError> {
        let bytes = try bytes(limit: limit)
        return Result { () throws(JSONSyntaxError) in try JSONDocument(parsing: bytes) }
    }
}

extension Result where Failure: ReportableError {
    /// The value that was read; if the text cannot be read, the error ends the run.
    ///
    /// - Parameter name: What the input is called in the message.
    func orFailure(in name: String) throws(CommandFailure) -> Success {
        do throws(Failure) {
            return try get()
        } catch {
            throw CommandFailure(.badInput, error.report, in: name)
        }
    }
}
