internal import BricolageCore

/// A type that writes itself as any kind of value: one of several types, a wrapped string, a pair in an array.
///
///     enum Origin: JSONWritableValue {
///         case country(String)
///         case farm(Farm)
///
///         func write(json: inout JSONOutput) {
///             switch self {
///             case .country(let name): name.write(json: &json)
///             case .farm(let farm): farm.write(json: &json)
///             }
///         }
///     }
///
/// Strategies of the coder do not apply: dates and keys are written as they are.
public protocol JSONWritableValue: JSONWritable {}

extension JSONWritableValue {
    /// Writes the value with any coder.
    ///
    /// For other coders the value is first converted to `JSON`.
    public func encode(to encoder: any Swift.Encoder) throws {
        if let native = encoder as? any OutputProvidingEncoder { return try native.write(natively: self) }
        var output = JSONOutput()
        write(json: &output)
        let bytes: [UInt8]
        do {
            bytes = try output.finish()
        } catch {
            throw EncodingError.invalidValue(
                self,
                .init(codingPath: encoder.codingPath, debugDescription: error.description, underlyingError: error))
        }
        try JSON(parsing: bytes, options: JSONParsingOptions(duplicateKeys: .keep)).encode(to: encoder)
    }
}
