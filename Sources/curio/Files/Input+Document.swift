internal import BricolageCore

extension Input {
    /// The JSON document that it holds, or why it holds none.
    func document(limit: Int) throws(CommandFailure) -> Result<JSONDocument, JSONSyntaxError> {
        let bytes = try bytes(limit: limit)
        return Result { () throws(JSONSyntaxError) in try JSONDocument(parsing: bytes) }
    }
}

extension Result where Failure: ReportableError {
    /// What was read; ends the run where the text cannot be read.
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
