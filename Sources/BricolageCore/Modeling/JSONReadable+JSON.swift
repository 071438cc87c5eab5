extension JSON: JSONReadable {
    /// Reads any value.
    public init(json: JSONDocument.Node) throws {
        self.init(json)
    }

    /// True: null is a value like any other.
    public static var readsNull: Bool { true }
}

extension JSON.Number: JSONReadable {
    /// Reads a number, exactly.
    public init(json: JSONDocument.Node) throws {
        self = try json.number ?? json.refuse(expected: "a number")
    }
}

extension JSON.Array: JSONReadable {
    /// Reads an array.
    public init(json: JSONDocument.Node) throws {
        self = try JSON(json).array ?? json.refuse(expected: "an array")
    }
}

extension JSON.Object: JSONReadable {
    /// Reads an object.
    public init(json: JSONDocument.Node) throws {
        self = try JSON(json).object ?? json.refuse(expected: "an object")
    }
}
