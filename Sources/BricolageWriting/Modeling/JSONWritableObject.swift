internal import BricolageCore

/// A type whose JSON is an object, written field by field.
///
///     struct Food: JSONWritableObject {
///         var title: String
///         var calories: Int?
///
///         func write(fields: inout JSONOutput) {
///             fields["title"] = title
///             fields["calories"] = calories
///         }
///     }
public protocol JSONWritableObject: JSONWritable {
    /// Writes the fields of the object.
    func write(fields: inout JSONOutput)
}

extension JSONWritableObject {
    /// Writes the object with its fields.
    @inlinable
    public func write(json: inout JSONOutput) {
        guard json.beginObject() else { return }
        write(fields: &json)
        json.endObject()
    }

    /// Writes the object with any coder.
    ///
    /// Other coders use their own strategies and numbers.
    public func encode(to encoder: any Swift.Encoder) throws {
        if let native = encoder as? any OutputProvidingEncoder, !native.hasStrategies {
            return try native.write(fieldsOf: self)
        }
        var output = JSONOutput(foreign: encoder.container(keyedBy: JSONCodingKey.self))
        write(fields: &output)
        try output.finishForeign()
    }
}
