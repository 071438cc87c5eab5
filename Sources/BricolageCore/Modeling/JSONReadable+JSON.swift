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
        guard let number = json.number else { throw json.wrongKind("a number") }
        self = number
    }
}

extension JSON.Array: JSONReadable {
    /// Takes over an array.
    public init(json: JSONDocument.Node) throws {
        guard let elements = JSON(json).array else { throw json.wrongKind("an array") }
        self = elements
    }
}

extension JSON.Object: JSONReadable {
    /// Takes over an object.
    public init(json: JSONDocument.Node) throws {
        guard let members = JSON(json).object else { throw json.wrongKind("an object") }
        self = members
    }
}
