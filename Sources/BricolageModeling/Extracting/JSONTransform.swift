public import BricolageCore

/// A way from a JSON value to a Swift value that the type itself does not know: a date in some format, a number in a
/// string, one of several mappings of one model.
///
///     struct Percentage: JSONTransform {
///         func read(_ json: JSONDocument.Node) throws -> Double {
///             guard let text = json.string, text.last == "%", let number = Double(text.dropLast()) else {
///                 throw json.failure("a percentage such as \"12.5%\"")
///             }
///             return number / 100
///         }
///     }
///
/// A transform is used where a value is extracted: `.required("discount", by: Percentage())`. A static member in an
/// extension of `JSONTransform where Self == Percentage` makes it read `by: .percentage`.
public protocol JSONTransform<Output> {
    /// What it makes.
    associatedtype Output

    /// Makes a value of JSON.
    ///
    /// - Throws: `json.failure(...)` when the value is not what it must be. Any other error becomes an issue too.
    func read(_ json: JSONDocument.Node) throws -> Output
}

extension JSONDocument.Node {
    /// Reads the value by a transform.
    ///
    /// - Throws: `DecodingIssues`.
    public func read<Transform: JSONTransform>(by transform: Transform) throws -> Transform.Output {
        do {
            return try transform.read(self)
        } catch {
            throw issues(for: error)
        }
    }
}
