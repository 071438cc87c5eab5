public import BricolageCore

extension JSONTransform {
    /// A value that a function converts from a decoded one.
    ///
    ///     by: .converting("a hexadecimal number") { (text: String) in Int(text, radix: 16) }
    ///
    /// - Parameters:
    ///   - expected: The expected value, for the issue if the function returns nil.
    ///   - convert: The function. An error that it throws becomes an issue of its own.
    public static func converting<Input: Decodable>(
        _ expected: String, _ convert: @escaping (Input) throws -> Output?
    ) -> JSONTransform {
        JSONTransform(of: .type(Input.self)) { json in
            guard let output = try convert(json.decode(Input.self)) else { throw json.failure(expected) }
            return output
        }
    }

    /// A value that a function reads from its node, for example with `extract`.
    ///
    ///     by: .reading { json in try json.extract(.required("w"), .required("h")) as (Int, Int) }
    ///
    /// - Parameter body: The function. It throws `json.failure(...)` for an invalid value; any other error becomes an
    ///   issue too.
    public static func reading(_ body: @escaping (JSONDocument.Node) throws -> Output) -> JSONTransform {
        JSONTransform(of: .unknown, body)
    }
}
