public import BricolageCore

extension JSONTransform {
    /// A value that a function makes of a decoded one.
    ///
    ///     by: .converting("a hexadecimal number") { (text: String) in Int(text, radix: 16) }
    ///
    /// - Parameters:
    ///   - expected: What must stand there, for the issue when the function gives nil.
    ///   - convert: The function. An error that it throws becomes an issue of its own.
    public static func converting<Input: Decodable>(
        _ expected: String, _ convert: @escaping (Input) throws -> Output?
    ) -> JSONTransform {
        JSONTransform(of: .type(Input.self)) { json in
            guard let output = try convert(json.decode(Input.self)) else { throw json.failure(expected) }
            return output
        }
    }

    /// A value that a function reads from its node, for example by extracting from it in turn.
    ///
    ///     by: .reading { json in try json.extract(.required("w"), .required("h")) as (Int, Int) }
    ///
    /// - Parameter body: The function. It throws `json.failure(...)` when the value is not what it must be; any other
    ///   error becomes an issue too.
    public static func reading(_ body: @escaping (JSONDocument.Node) throws -> Output) -> JSONTransform {
        JSONTransform(of: .unknown, body)
    }
}
