internal import Bricolage

extension JSEN {
    /// The value as another type; nil if that type cannot be read from it.
    ///
    /// If the type cannot be read from a string, the string is taken as JSON text, and the type read from that. The
    /// rules are those of `JSON.Decoder`, which also knows the types of Foundation. To catch the errors, use
    /// `JSON.Decoder().decode(type, from: JSON(value))`.
    /// - Parameter dumpingErrorOnFailure: whether to print everything that is wrong, with its place.
    public func decode<T: Decodable>(as type: T.Type, dumpingErrorOnFailure: Bool = false) -> T? {
        var decoder = JSON.Decoder()
        if !dumpingErrorOnFailure { decoder.thrownErrors = .decodingErrors }
        do {
            return try decoder.decode(type, from: JSON(self))
        } catch let first {
            do {
                guard case .string(let text) = self else { throw first }
                return try decoder.decode(type, from: JSONDocument(parsing: text, options: .coding))
            } catch {
                // Of a string that is no JSON, only the first attempt tells something.
                if dumpingErrorOnFailure { print(error is JSONSyntaxError ? first : error) }
                return nil
            }
        }
    }
}
