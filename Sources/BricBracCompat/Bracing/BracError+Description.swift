internal import BricolageCore

extension BracError: CustomStringConvertible, CustomDebugStringConvertible {
    /// What is wrong and where.
    public var description: String { describeErrors(space: 2) }

    /// What is wrong and where.
    public var debugDescription: String { description }

    /// What is wrong and where; several errors have lines of their own, indented by so many spaces.
    public func describeErrors(space: Int = 0) -> String {
        let place = path.isEmpty ? "" : " at #\(JSONPointer(tokens: path.map(\.description)))"
        switch self {
        case .missingRequiredKey(let type, let key, _):
            return "Missing required property «\(key)» of type \(type)\(place)"
        case .unrecognizedKey(let key, _): return "Unrecognized key «\(key)»\(place)"
        case .invalidType(let type, let actual, _): return "Invalid type\(place): expected \(type), found \(actual)"
        case .invalidRawValue(let type, let value, _): return "Invalid value “\(value)”\(place) of type \(type)"
        case .numericOverflow(let type, let value, _):
            return "Numeric overflow\(place): \(type) cannot contain \(value)"
        case .invalidArrayLength(let required, let actual, _):
            return "Invalid array length \(actual)\(place) expected \(required)"
        case .keyWithoutObject(let key, _): return "Object key «\(key)» requested in non-object\(place)"
        case .badEnum(let bric, _): return "Invalid enum value “\(bric.stringify())”\(place)"
        case .shouldNotBracError(let type, _): return "Data matches schema from 'not'\(place) of type \(type)"
        case .multipleMatches(let type, _): return "Too many matches\(place): «\(type)»"
        case .multipleErrors(let errors, let path):
            let lines = errors.map { error in
                guard let error = error as? BracError else { return "\(error)" }
                return error.prepend(path: path).describeErrors(space: space == 0 ? 0 : space + 2)
            }
            let separator = "\n" + String(repeating: " ", count: max(0, space))
            return "\(errors.count) errors\(place):" + lines.map { separator + $0 }.joined()
        }
    }
}
