public import Foundation

/// A check of any value, which throws if the value is not valid.
public typealias JSONValueValidator = (JSONValue) throws -> Void

/// A check of the content of a value, which throws if the content is not valid.
public typealias ContentValidator<T> = (T) throws -> Void

/// A check of a string.
public typealias StringValidator = ContentValidator<String>

/// A check of a number.
public typealias NumberValidator = ContentValidator<NSNumber>

/// A check of a truth value.
public typealias BoolValidator = ContentValidator<Bool>

/// A check of `null`.
public typealias NullValidator = ContentValidator<NSNull>

/// A check of the elements of an array.
public typealias ArrayValidator = ContentValidator<[JSONValue]>

/// A check of the members of an object.
public typealias ObjectValidator = ContentValidator<JSONObject>
