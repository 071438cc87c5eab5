public import BricolageWriting

/// A type whose values are printed as the JSON that they are written as.
///
/// `curio generate --conveniences` writes such types.
public protocol JSONPrintable: JSONWritable, CustomStringConvertible {}

extension JSONPrintable {
    /// The value as JSON on one line; what keeps it from being written where there is no JSON for it.
    public var description: String {
        var output = JSONOutput()
        write(json: &output)
        do { return try output.finishString() } catch { return "\(Self.self): \(error)" }
    }
}
