public import BricolageCore
public import BricolageWriting

// No JSON value can be read as `Never`. A value that must be null is `Never?` or `Nullable<Never>`.

extension Never: JSONReadable {
    /// Refuses every value.
    public init(json: JSONDocument.Node) throws {
        // Where null is accepted, it has been read before this is called.
        throw json.wrongKind(json.isNull ? "nothing" : "null")
    }
}

extension Never: JSONWritable {
    /// Never called.
    public func write(json: inout JSONOutput) {}
}
