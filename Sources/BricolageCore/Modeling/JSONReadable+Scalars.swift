extension Bool: JSONReadable {
    /// Reads `true` or `false`.
    public init(json: JSONDocument.Node) throws {
        self = try json.bool ?? json.refuse(expected: "a boolean")
    }
}

extension String: JSONReadable {
    /// Reads a string.
    public init(json: JSONDocument.Node) throws {
        self = try json.string ?? json.refuse(expected: "a string")
    }
}

extension Double: JSONReadable {
    /// Reads a number as the nearest double; overflow and underflow to zero are errors.
    public init(json: JSONDocument.Node) throws {
        self = try json.double ?? json.refuseNumber()
    }
}

extension Float: JSONReadable {
    /// Reads a number as the nearest float; overflow and underflow to zero are errors.
    public init(json: JSONDocument.Node) throws {
        self = try json.storage.reader.float(json.index) ?? json.refuseNumber()
    }
}

extension JSONReadable where Self: FixedWidthInteger {
    /// Reads a number that the type holds exactly; `1.0` and `1e2` are integers.
    public init(json: JSONDocument.Node) throws {
        self = try json.integer(Self.self) ?? json.refuseNumber()
    }
}

extension Int: JSONReadable {}
extension Int8: JSONReadable {}
extension Int16: JSONReadable {}
extension Int32: JSONReadable {}
extension Int64: JSONReadable {}
extension Int128: JSONReadable {}
extension UInt: JSONReadable {}
extension UInt8: JSONReadable {}
extension UInt16: JSONReadable {}
extension UInt32: JSONReadable {}
extension UInt64: JSONReadable {}
extension UInt128: JSONReadable {}
