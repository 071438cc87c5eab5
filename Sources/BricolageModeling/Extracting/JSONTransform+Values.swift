public import BricolageCore

/// Makes a value of a string that describes it: `"42"` is an `Int`.
public struct JSONStringParsing<Output: LosslessStringConvertible>: JSONTransform, Sendable {
    /// Whether a number or boolean that is not in a string is taken too.
    let takesPlainValues: Bool

    /// Parses the string; a floating-point number must be finite.
    public func read(_ json: JSONDocument.Node) throws -> Output {
        let text: String? =
            switch json.kind {
            case .string: json.string
            case .number where takesPlainValues: json.number.map { Self.plain($0) }
            case .bool where takesPlainValues: json.bool.map(String.init)
            default: nil
            }
        guard let text else {
            let expected = "a string that holds a value of type \(Output.self)"
            throw json.wrongKind(takesPlainValues ? expected + ", or the value itself" : expected)
        }
        guard let value = Output(text), (value as? any FloatingPoint)?.isFinite ?? true else {
            throw json.failure("a value of type \(Output.self)")
        }
        return value
    }

    /// Spells an integer as Swift does, so that `1.0` and `1e2` are integers here as everywhere.
    private static func plain(_ number: JSON.Number) -> String {
        number.integer(Int.self).map(String.init) ?? number.integer(UInt.self).map(String.init) ?? number.description
    }
}

// The functions are not `@Sendable`: inside a parameter pack the compiler (6.3) takes closures for what they are before
// it looks at what is asked for, and would refuse every one of them.

/// Makes a value of another one by a function.
public struct JSONConversion<Input: Decodable, Output>: JSONTransform {
    let expected: String
    let convert: (Input) throws -> Output?

    /// Decodes the input and converts it.
    public func read(_ json: JSONDocument.Node) throws -> Output {
        guard let output = try convert(json.decode(Input.self)) else { throw json.failure(expected) }
        return output
    }
}

/// Reads a value by a function of its node.
public struct JSONNodeReading<Output>: JSONTransform {
    let body: (JSONDocument.Node) throws -> Output

    /// Calls the function.
    public func read(_ json: JSONDocument.Node) throws -> Output { try body(json) }
}

extension JSONTransform {
    /// A value in a string, such as `"42"`: whatever the type itself makes of the text.
    public static func fromString<T: LosslessStringConvertible>(
        _ type: T.Type = T.self
    ) -> JSONStringParsing<T> where Self == JSONStringParsing<T> {
        JSONStringParsing(takesPlainValues: false)
    }

    /// A value in a string or as it is: `"42"` as well as `42`.
    public static func lenient<T: LosslessStringConvertible>(
        _ type: T.Type = T.self
    ) -> JSONStringParsing<T> where Self == JSONStringParsing<T> {
        JSONStringParsing(takesPlainValues: true)
    }

    /// A value that a function makes of a decoded one.
    ///
    ///     by: .converting("a hexadecimal number") { (text: String) in Int(text, radix: 16) }
    ///
    /// - Parameters:
    ///   - expected: What must stand there, for the issue when the function gives nil.
    ///   - convert: The function. An error that it throws becomes an issue of its own.
    public static func converting<Input: Decodable, T>(
        _ expected: String, _ convert: @escaping (Input) throws -> T?
    ) -> JSONConversion<Input, T> where Self == JSONConversion<Input, T> {
        JSONConversion(expected: expected, convert: convert)
    }

    /// A value that a function reads from its node, for example by extracting from it in turn.
    ///
    ///     by: .reading { json in try json.extract(.required("w"), .required("h")) as (Int, Int) }
    public static func reading<T>(
        _ body: @escaping (JSONDocument.Node) throws -> T
    ) -> JSONNodeReading<T> where Self == JSONNodeReading<T> {
        JSONNodeReading(body: body)
    }
}
