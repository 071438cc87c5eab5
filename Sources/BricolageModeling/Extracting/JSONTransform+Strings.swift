internal import BricolageCore

extension JSONTransform where Output: LosslessStringConvertible {
    /// A value in a string, such as `"42"`, converted by the type itself.
    ///
    /// A floating-point number must be within the range of its type, as everywhere: neither infinite, nor zero although
    /// the text is not.
    public static func fromString(_ type: Output.Type = Output.self) -> JSONTransform {
        JSONTransform(of: .schema(["type": "string"])) { try StringParsing(takesPlainValues: false).read($0) }
    }

    /// A value in a string or directly: `"42"` as well as `42`.
    public static func lenient(_ type: Output.Type = Output.self) -> JSONTransform {
        JSONTransform(of: .schema(["type": .array(plainKinds + ["string"])])) {
            try StringParsing(takesPlainValues: true).read($0)
        }
    }

    /// The types, as schemas name them, of values that are accepted without a string around them.
    private static var plainKinds: JSON.Array {
        switch Output.self {
        case is any FixedWidthInteger.Type: ["integer"]
        case is any BinaryFloatingPoint.Type: ["number"]
        case is Bool.Type: ["boolean"]
        default: ["number", "boolean"]
        }
    }
}

/// Creates values from strings that describe them: `"42"` becomes an `Int`.
private struct StringParsing<Output: LosslessStringConvertible> {
    /// Whether a number or boolean that is not in a string is accepted too.
    let takesPlainValues: Bool

    func read(_ json: JSONDocument.Node) throws -> Output {
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
        guard let value = Output(text), Self.isKept(value, of: text) else {
            throw json.failure("a value of type \(Output.self)")
        }
        return value
    }

    /// Whether a value is the one of its text: a floating-point number may have become infinite, or zero.
    private static func isKept(_ value: Output, of text: String) -> Bool {
        guard let value = value as? any FloatingPoint else { return true }
        return value.isFinite && (!value.isZero || JSON.Number(text).map { $0 == 0 } ?? true)
    }

    /// Spells an integer as Swift does, so that `1.0` and `1e2` are integers here as everywhere.
    ///
    /// For a `String` or a `JSON.Number`, the original text of the number is kept; for a floating-point number too,
    /// because even zero may have a sign.
    private static func plain(_ number: JSON.Number) -> String {
        let keepsText = Output.self == String.self || Output.self == JSON.Number.self
        if keepsText || Output.self is any BinaryFloatingPoint.Type { return number.description }
        return number.integer(Int128.self).map(String.init) ?? number.integer(UInt128.self).map(String.init)
            ?? number.description
    }
}
