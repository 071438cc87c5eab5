/// Makes an `Int` from a string of decimal digits, with or without a sign.
public final class StringToIntDecoder: Elevate.Decoder, Sendable {
    /// Creates a decoder.
    public init() {}

    /// Makes an `Int` from a string.
    ///
    /// - Throws: a ``ParserError`` if the object is no string, or one that is no integer.
    public func decode(_ object: Any) throws -> Any {
        guard let text = object as? String, let integer = Int(text) else {
            throw ParserError.validation(failureReason: "Could not convert String to Int")
        }
        return integer
    }
}
