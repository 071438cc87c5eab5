public import BricolageCore
public import BricolageFields
public import BricolageWriting

extension Bric: JSONReadableValue {
    /// Any value matches, but all other types come first.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition { .fallback }

    /// True: null is a value.
    public static var readsNull: Bool { true }

    /// Reads any value; a number that a `Double` cannot hold is an error.
    public init(json: JSONDocument.Node) throws {
        switch json.kind {
        case .null: self = .nul
        case .bool: self = .bol(try json.read())
        case .number: self = .num(try Self.number(json))
        case .string: self = .str(try json.read())
        case .array: self = .arr(try json.read())
        case .object: self = .obj(try json.read())
        }
    }

    /// The nearest `Double` for a fraction, as for any `Double`; an integer must be exact.
    private static func number(_ json: JSONDocument.Node) throws -> Double {
        let double = try Double(json: json)
        guard let number = json.number, number.isInteger, number != JSON.Number(double),
            number != JSON.Number(exactly: double)
        else { return double }
        throw JSONReadingError(.outOfRange, at: json, expected: "an integer that Double holds exactly")
    }
}

extension Bric: JSONWritableValue {
    /// Writes the value, with the members of objects ordered by their keys.
    ///
    /// A number that is infinite or NaN, which JSON cannot express, is an error when writing ends.
    public func write(json: inout JSONOutput) {
        switch self {
        case .nul: json.writeNull()
        case .bol(let value): json.write(value)
        case .num(let value):
            if let number = JSON.Number(exactly: value) { json.write(number) } else { json.write(value) }
        case .str(let value): json.write(value)
        case .arr(let elements): elements.write(json: &json)
        case .obj(let members): members.write(json: &json)
        }
    }
}

extension JSON.Number {
    /// The integer that a `Double` is, if 64 bits hold it; not for negative zero, which is no integer.
    init?(exactly double: Double) {
        if double == 0, double.sign == .minus {
            return nil
        } else if let integer = Int64(exactly: double) {
            self.init(integer)
        } else if let integer = UInt64(exactly: double) {
            self.init(integer)
        } else {
            return nil
        }
    }
}

extension Bric {
    /// The same value, unless it has a number that a `Double` cannot hold, or more than 512 levels.
    public init(_ json: JSON) throws { self = try JSON.Decoder().decode(Bric.self, from: json.serializedBytes()) }
}

extension JSON {
    /// The same value, with the members of objects ordered by their keys; infinities and NaN are errors.
    public init(_ bric: Bric) throws { self = try JSON.Encoder().encodeToJSON(bric) }
}
