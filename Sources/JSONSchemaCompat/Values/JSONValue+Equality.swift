internal import BricolageBridging
internal import BricolageCore
internal import Foundation

extension JSONValue: Equatable {
    /// Whether two values are equal: numbers by their exact value, strings by their code points.
    public static func == (lhs: JSONValue, rhs: JSONValue) -> Bool {
        switch (lhs, rhs) {
        case (.null, .null): true
        case (.boolean(let left), .boolean(let right)): left == right
        case (.number(let left), .number(let right)): left.exact.map { $0 == right.exact } ?? (left == right)
        case (.string(let left), .string(let right)): ExactText.equal(left, right)
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)): left == right
        default: false
        }
    }
}

extension JSONValue: Hashable {
    /// Feeds the whole value to the hasher.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .boolean(let value): hasher.combine(value)
        case .number(let number): hasher.combine(number.exact)
        case .string(let text): ExactText.hash(text, into: &hasher)
        case .array(let elements): hasher.combine(elements)
        case .object(let members): hasher.combine(members)
        }
    }
}

extension NSNumber {
    /// The number; nil if it is infinite or not a number, or a truth value.
    var exact: JSON.Number? { (try? JSON(foundationObject: self))?.number }
}
