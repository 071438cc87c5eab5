public import BricolageCore
public import BricolageWriting

// No value of JSON is one of `Never`. What may be nothing but null is `Never?`, or `Nullable<Never>`.

extension Never: JSONReadable {
    /// Refuses every value.
    public init(json: JSONDocument.Node) throws {
        throw json.failure("null")
    }
}

extension Never: JSONWritable {
    /// Is never called.
    public func write(json: inout JSONOutput) {}
}
