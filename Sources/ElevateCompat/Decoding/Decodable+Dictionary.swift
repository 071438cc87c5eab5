extension Dictionary: Elevate.Decodable {
    /// Creates a dictionary from an object of the same type.
    ///
    /// Values are converted exactly, or not at all: by their own `init(json:)`, or else as Bricolage's coders do. Only
    /// types that have neither, such as `Any`, and dictionaries with keys of other types than `String`, are cast.
    /// - Throws: a ``ParserError`` with all values that do not match.
    public init(json: Any) throws {
        guard let members = json as? [String: Any], Key.self == String.self || members.isEmpty else {
            guard Key.self != String.self, let values = json as? Self else { throw Self.mismatch }
            self = values
            return
        }
        if let type = Value.self as? any Elevate.Decodable.Type {
            self = try Self.values(of: members, by: .type(type))
        } else if let type = Self.self as? any Swift.Decodable.Type {
            self = try Self.coded(members, as: type)
        } else if let values = json as? Self {
            self = values
        } else {
            throw Self.mismatch
        }
    }

    private static func values(of members: [String: Any], by method: DecodingMethod) throws -> Self {
        var values: Self = [:]
        var collector = ProblemCollector()
        for (key, object) in members.sorted(by: { $0.key < $1.key }) {
            let value = collector.decode(object, at: collector.base.appending(.member(key)), by: method)
            if let key = key as? Key, let value = value as? Value { values[key] = value }
        }
        try collector.finish()
        return values
    }

    private static func coded<Coded: Swift.Decodable>(_ members: [String: Any], as type: Coded.Type) throws -> Self {
        guard let values = try Elevate.CodableDecoder<Coded>.value(of: members) as? Self else { throw mismatch }
        return values
    }

    private static var mismatch: ParserError {
        .validation(failureReason: "JSON object was not of type: \(Self.self)")
    }
}
