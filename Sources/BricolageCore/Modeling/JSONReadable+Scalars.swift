extension Bool: JSONReadable {
    /// Reads `true` or `false`.
    public init(json: JSONDocument.Node) throws {
        guard let value = json.bool else { throw json.wrongKind("a boolean") }
        self = value
    }
}

extension String: JSONReadable {
    /// Reads a string.
    public init(json: JSONDocument.Node) throws {
        guard let value = json.string else { throw json.wrongKind("a string") }
        self = value
    }
}

extension Double: JSONReadable {
    /// Reads a number as the nearest double; one beyond the range of doubles is an error.
    public init(json: JSONDocument.Node) throws {
        guard let value = json.double else { throw json.numberFailure("a number within the range of Double") }
        self = value
    }
}

extension Float: JSONReadable {
    /// Reads a number as the nearest float; one beyond the range of floats is an error.
    public init(json: JSONDocument.Node) throws {
        guard let number = json.number, let value = Float(number.description), value.isFinite else {
            throw json.numberFailure("a number within the range of Float")
        }
        self = value
    }
}

extension JSONReadable where Self: FixedWidthInteger {
    /// Reads a number that the type holds exactly; `1.0` and `1e2` are integers.
    public init(json: JSONDocument.Node) throws {
        guard let value = json.integer(Self.self) else {
            throw json.numberFailure("an integer from \(Self.min) to \(Self.max)")
        }
        self = value
    }
}

extension Int: JSONReadable {}
extension Int8: JSONReadable {}
extension Int16: JSONReadable {}
extension Int32: JSONReadable {}
extension Int64: JSONReadable {}
extension UInt: JSONReadable {}
extension UInt8: JSONReadable {}
extension UInt16: JSONReadable {}
extension UInt32: JSONReadable {}
extension UInt64: JSONReadable {}

extension JSONDocument.Node {
    /// The error that this is no number, or none that a type can hold.
    fileprivate func numberFailure(_ expected: String) -> JSONReadingError {
        JSONReadingError(kind == .number ? .outOfRange : .wrongKind, at: self, expected: expected)
    }
}
