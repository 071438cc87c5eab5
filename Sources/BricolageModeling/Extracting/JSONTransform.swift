public import BricolageCore

/// A conversion from a JSON value to a Swift value that the type itself does not define: a date in some format, a
/// number in a string, one of several mappings of a model.
///
///     .required("discount", by: .percentage)
///
///     extension JSONTransform<Double> {
///         static var percentage: JSONTransform {
///             .converting("a percentage such as \"12.5%\"") { (text: String) in
///                 text.last == "%" ? Double(text.dropLast()).map { $0 / 100 } : nil
///             }
///         }
///     }
///
/// Use transforms to extract values. `converting` and `reading` create one from a function.
public struct JSONTransform<Output> {
    private let body: (JSONDocument.Node) throws -> Output
    /// A description of the accepted values, for schemas.
    package let input: TransformInput

    /// A transform that calls a function.
    ///
    /// The function is not `@Sendable`: inside a parameter pack the compiler (6.3) gives closures their own type before
    /// it looks at the expected one, and would refuse every one of them.
    package init(of input: TransformInput, _ body: @escaping (JSONDocument.Node) throws -> Output) {
        self.input = input
        self.body = body
    }

    /// Reads a value; errors are passed on as the function throws them.
    func read(_ json: JSONDocument.Node) throws -> Output { try body(json) }
}

/// The values that a transform accepts.
package indirect enum TransformInput {
    /// Values that a schema with these keywords accepts.
    case schema(JSON.Object)
    /// Values that a type can be decoded from.
    case type(any Decodable.Type)
    /// An array whose elements are accepted by another transform.
    case array(of: TransformInput)
    /// An object whose members are accepted by another transform.
    case object(of: TransformInput)
    /// Values that only a function decides on.
    case unknown
}

extension JSONDocument.Node {
    /// Reads the value with a transform.
    ///
    /// - Throws: `DecodingIssues`.
    public func read<Output>(by transform: JSONTransform<Output>) throws -> Output {
        do {
            return try transform.read(self)
        } catch {
            throw issues(for: error)
        }
    }
}
