internal import BricolageCore

/// A JSON value as an enumeration, with the cases of the library JSEN.
///
///     let request: [String: JSEN] = ["amount": %amount, "currency": "EUR"]
///
/// Integers that fit are `int`, all other numbers `double`. Objects are dictionaries, so the order of their members is
/// lost; `JSON` of Bricolage keeps it, and every digit.
public enum JSEN: Hashable, Sendable {
    /// A number that an `Int` holds exactly.
    case int(Int)
    /// Any other number.
    case double(Double)
    /// A string.
    case string(String)
    /// `true` or `false`.
    case bool(Bool)
    /// An array.
    indirect case array([JSEN])
    /// An object.
    indirect case dictionary([String: JSEN])
    /// The value `null`.
    case null
}

extension JSEN {
    /// How many levels of arrays and objects can be read, converted and written; all of these recurse.
    static let depthLimit = 512

    /// Whether the value is an array or an object for which no level, or no stack, is left.
    func isTooDeep(for levels: Int) -> Bool {
        switch self {
        case .array, .dictionary: levels <= 0 || !StackRoom.isLeft
        default: false
        }
    }
}
