/// Why a value cannot be read from a `Bric`, and where.
///
/// Unchecked, because BricBrac gave a raw value the type `Any`. The product makes such an error of what it has read from
/// JSON only; who makes one of another value must not change that value afterwards.
public enum BracError: Error, @unchecked Sendable {
    /// A member is missing.
    case missingRequiredKey(type: Any.Type, key: String, path: Bric.Pointer)
    /// The value has another type.
    case invalidType(type: Any.Type, actual: String, path: Bric.Pointer)
    /// The type has no such raw value.
    case invalidRawValue(type: Any.Type, value: Any, path: Bric.Pointer)
    /// The type cannot hold the number.
    case numericOverflow(type: Any.Type, value: Double, path: Bric.Pointer)
    /// The array has the wrong number of elements.
    case invalidArrayLength(required: ClosedRange<Int>, actual: Int, path: Bric.Pointer)
    /// A member is requested of a value that is no object.
    case keyWithoutObject(key: String, path: Bric.Pointer)
    /// The enumeration has no such case.
    case badEnum(bric: Bric, path: Bric.Pointer)
    /// The type has no such member.
    case unrecognizedKey(key: String, path: Bric.Pointer)
    /// The value can be read although it must not.
    case shouldNotBracError(type: Any.Type, path: Bric.Pointer)
    /// Several types can read the value, but only one may.
    case multipleMatches(type: Any.Type, path: Bric.Pointer)
    /// Several things are wrong.
    case multipleErrors(errors: [any Error], path: Bric.Pointer)

    /// The pointer of the value.
    public var path: Bric.Pointer {
        get {
            switch self {
            case .missingRequiredKey(_, _, let path), .invalidType(_, _, let path), .invalidRawValue(_, _, let path),
                .numericOverflow(_, _, let path), .invalidArrayLength(_, _, let path), .keyWithoutObject(_, let path),
                .badEnum(_, let path), .unrecognizedKey(_, let path), .shouldNotBracError(_, let path),
                .multipleMatches(_, let path), .multipleErrors(_, let path):
                path
            }
        }
        set {
            switch self {
            case .missingRequiredKey(let type, let key, _):
                self = .missingRequiredKey(type: type, key: key, path: newValue)
            case .invalidType(let type, let actual, _): self = .invalidType(type: type, actual: actual, path: newValue)
            case .invalidRawValue(let type, let value, _):
                self = .invalidRawValue(type: type, value: value, path: newValue)
            case .numericOverflow(let type, let value, _):
                self = .numericOverflow(type: type, value: value, path: newValue)
            case .invalidArrayLength(let required, let actual, _):
                self = .invalidArrayLength(required: required, actual: actual, path: newValue)
            case .keyWithoutObject(let key, _): self = .keyWithoutObject(key: key, path: newValue)
            case .badEnum(let bric, _): self = .badEnum(bric: bric, path: newValue)
            case .unrecognizedKey(let key, _): self = .unrecognizedKey(key: key, path: newValue)
            case .shouldNotBracError(let type, _): self = .shouldNotBracError(type: type, path: newValue)
            case .multipleMatches(let type, _): self = .multipleMatches(type: type, path: newValue)
            case .multipleErrors(let errors, _): self = .multipleErrors(errors: errors, path: newValue)
            }
        }
    }

    /// The same error about a value that is that much deeper.
    public func prepend(path prefix: Bric.Pointer) -> BracError {
        var error = self
        error.path = prefix + path
        return error
    }

    /// Runs code that reads a member or an element, and completes the paths of its errors.
    static func within<Value>(_ step: Bric.Ref, _ read: () throws -> Value) throws -> Value {
        do {
            return try read()
        } catch let error as BracError {
            throw error.prepend(path: [step])
        }
    }
}
