public import BricolageCore
public import BricolageWriting

// No value of JSON is one of `Never`. What may be nothing but null is `Never?`, or `Nullable<Never>`.

extension Never: JSONReadable {
    /// Refuses every value.
    public init(json: JSONDocument.Node) throws {
        // Where null is taken, it has been before this is asked.
        throw json.wrongKind(json.isNull ? "nothing" : "null")
    }
}

extension Never: JSONWritable {
    /// Never called.
    public func write(json: inout JSONOutput) {}
}
