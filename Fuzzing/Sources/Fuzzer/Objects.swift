import Bricolage
import BricolageBridging
import Foundation

/// Makes objects of Foundation from values, and values from these objects.
///
/// The way there and back must end with the same value, apart from numbers that are no integers of 38 digits, which are
/// rounded to a `Double`. Only values that hold a number beyond `Double` or equal keys are refused.
func checkObjects(_ input: [UInt8]) {
    var choices = Choices(input)
    let value = choices.value()
    guard let document = try? JSONDocument(parsing: value.text()) else {
        preconditionFailure("\(value.text()) is refused")
    }
    for result in [Result { try value.json.foundationObject() }, Result { try document.root.foundationObject() }] {
        switch result {
        case .success(let object):
            precondition(!value.isRefused, "\(value.text()) is not refused")
            let again = try? JSON(foundationObject: object)
            precondition(again.map(value.isEquivalent) ?? false, "\(again ?? .null) instead of \(value.text())")
        case .failure(let error):
            precondition(value.isRefused, "\(error)")
            // Of the members with one key, a pointer leads to the last.
            let place = (error as? FoundationObjectError)?.pointer
            let exists = place.map { value.json[pointer: $0] != nil } ?? false
            precondition(exists || value.containsDuplicateKeys, "\(error) is nowhere")
        }
    }
}

extension PlainValue {
    /// Whether no object of Foundation can represent it.
    fileprivate var isRefused: Bool {
        switch self {
        case .array(let elements): return elements.contains { $0.isRefused }
        case .object(let members):
            return Set(members.map(\.key)).count < members.count || members.contains { $0.value.isRefused }
        default:
            guard let number, !Self.isExact(number), let double = Double(number) else { return false }
            return double.isInfinite || double.isZero
        }
    }

    /// Whether a value is the same, apart from rounding.
    fileprivate func isEquivalent(to json: JSON) -> Bool {
        switch self {
        case .array(let elements):
            let others = json.array ?? []
            return elements.count == others.count && zip(elements, others).allSatisfy { $0.isEquivalent(to: $1) }
        case .object(let members):
            return json.object?.count == members.count
                && members.allSatisfy { member in json[member.key].map(member.value.isEquivalent) ?? false }
        default:
            if self.json == json { return true }
            guard let number, !Self.isExact(number), let double = Double(number) else { return false }
            return JSON(double) == json
        }
    }

    private static func isExact(_ literal: String) -> Bool { PlainNumber(literal).isInteger(ofDigits: 38) }
}
