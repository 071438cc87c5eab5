extension EncodingSession {
    /// The error for a number that JSON does not have, with the path that leads to it.
    ///
    /// Values that write themselves know no paths. So the value that contains the number is encoded again, through
    /// containers.
    ///
    /// - Returns: nil if the error has another reason, or does not recur.
    func invalidNumber(
        in value: Any, _ error: JSONWritingError, below path: @autoclosure () -> [any CodingKey]
    ) -> EncodingError? {
        guard case .nonFiniteNumber = error.reason, !seeksInvalidNumber, let value = value as? any Encodable else {
            return nil
        }
        let session = EncodingSession(configuration)
        session.seeksInvalidNumber = true
        do {
            _ = try session.encode(value)
        } catch EncodingError.invalidValue(let number, let context) {
            return .invalidValue(
                number,
                .init(
                    codingPath: path() + context.codingPath, debugDescription: context.debugDescription,
                    underlyingError: error))
        } catch {}
        return nil
    }
}
