extension JSON: JSONReadable {
    /// Takes over any value.
    public init(json: JSONDocument.Node) throws {
        self.init(json)
    }

    /// True: null is a value like any other.
    public static var readsNull: Bool { true }
}

extension JSON.Number: JSONReadable {
    /// Takes over a number, exactly.
    public init(json: JSONDocument.Node) throws {
        self = try json.number ?? json.refuse(expected: "a number")
    }
}

extension JSON.Array: JSONReadable {
    /// Takes over an array.
    public init(json: JSONDocument.Node) throws {
        self = try JSON(json).array ?? json.refuse(expected: "an array")
    }
}

extension JSON.Object: JSONReadable {
    /// Takes over an object.
    public init(json: JSONDocument.Node) throws {
        self = try JSON(json).object ?? json.refuse(expected: "an object")
    }
}
