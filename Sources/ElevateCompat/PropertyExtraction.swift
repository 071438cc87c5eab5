precedencegroup DictionaryExtractionPrecedence {
    associativity: left
    higherThan: NilCoalescingPrecedence
}

infix operator <-! : DictionaryExtractionPrecedence
infix operator <-? : DictionaryExtractionPrecedence
infix operator <--! : DictionaryExtractionPrecedence
infix operator <--? : DictionaryExtractionPrecedence

/// The value of a required property.
///
/// The parser has found a value of the type in the schema, or has thrown. So another type here, or a property that is
/// not in the schema or is optional, is a mistake of the program, which ends it with a message.
public func <-! <T>(entity: [String: Any], keyPath: String) -> T {
    guard let value = entity[keyPath] as? T else { mismatch(entity[keyPath], at: keyPath, as: T.self) }
    return value
}

/// The value of an optional property; nil if there is none, or it has another type.
public func <-? <T>(entity: [String: Any], keyPath: String) -> T? { entity[keyPath] as? T }

/// The elements of an array; none if there is no value.
///
/// Elements of another type than those that the decoder of the property made are a mistake of the program, which ends
/// it with a message.
public func <--! <T>(entity: [String: Any], keyPath: String) -> [T] {
    guard let value = entity[keyPath] else { return [] }
    guard let elements = value as? [T] else { mismatch(value, at: keyPath, as: [T].self) }
    return elements
}

/// The elements of an optional array; nil if there is no value, or it has elements of another type.
public func <--? <T>(entity: [String: Any], keyPath: String) -> [T]? { entity[keyPath] as? [T] }

/// Ends the program; the message has no content of values.
private func mismatch(_ value: Any?, at keyPath: String, as type: Any.Type) -> Never {
    guard let value else { fatalError("The schema has no required property for the key path [\(keyPath)]") }
    fatalError("The value for the key path [\(keyPath)] has the type \(Swift.type(of: value)), not \(type)")
}
