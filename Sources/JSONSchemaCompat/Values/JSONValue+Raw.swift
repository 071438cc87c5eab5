internal import BricolageBridging
internal import BricolageCore

extension JSONValue {
    /// Creates the value of an object as `JSONSerialization` makes it, or of Swift's own numbers, strings, truth
    /// values, arrays and dictionaries.
    /// - Throws: `JSONValueError` if a part of the object has no JSON value, or is nested deeper than 512 levels.
    public init(raw: Any) throws {
        do {
            try self.init(JSON(foundationObject: raw))
        } catch let error as FoundationObjectError {
            throw JSONValueError(error)
        }
    }
}

/// A type of keys of dictionaries that are objects of JSON.
public protocol JSONKeyType: Hashable {
    /// The key.
    var toString: String { get }
}

extension String: JSONKeyType {
    /// The string itself.
    public var toString: String { self }
}

extension Dictionary where Key: JSONKeyType, Value: JSONValueType {
    /// Creates the members of an object as `JSONSerialization` makes it.
    /// - Throws: `JSONValueError` if a part of the object has no JSON value, or is nested deeper than 512 levels.
    public init(raw: [Key: Any]) throws {
        self.init(minimumCapacity: raw.count)
        for (key, object) in raw.sorted(by: { ExactText.precedes($0.key.toString, $1.key.toString) }) {
            // In its object, so that errors have the whole path, and the object is one of the levels.
            let value = try JSONValue(raw: [key.toString: object]).asObject()?[key.toString]
            guard let value = value as? Value else {
                throw JSONValueError(.unsupported("JSON has no values of type \(Value.self)")).inside(key.toString)
            }
            self[key] = value
        }
    }
}
