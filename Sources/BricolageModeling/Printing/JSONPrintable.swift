public import BricolageWriting

/// A type whose values are described by their JSON.
///
/// `curio generate --conveniences` generates such types.
public protocol JSONPrintable: JSONWritable, CustomStringConvertible {}

extension JSONPrintable {
    /// The value as JSON on one line, or the error if it cannot be written.
    public var description: String {
        var output = JSONOutput()
        write(json: &output)
        do { return try output.finishString() } catch { return "\(Self.self): \(error)" }
    }
}
