import Bricolage
import Foundation

/// One answer that a decoder has given to an initialiser.
struct Answer {
    /// What the answer claims about a place.
    enum Claim {
        /// This value is there; the function decodes it from the document with Foundation's decoder and compares.
        case value(description: () -> String, stands: (Data) -> Bool)
        /// Nothing is there, or null.
        case nothing
        /// Whether null is there.
        case null(Bool)
        /// Whether something is there, which may be null.
        case present(Bool)
        /// An object is there.
        case object
        /// An object with these members is there.
        case members(Set<String>)
        /// An array is there.
        case array
        /// An array of this size is there.
        case count(Int?)
        /// Whether the array of the place ends before the place.
        case end(Bool)

        static func value<T: Decodable>(_ value: T) -> Claim {
            if T.self is any PlaceDependent.Type { return .present(true) }
            return .value(
                description: { "\(value)" },
                stands: { data in
                    guard let standing = try? JSONDecoder().decode(T.self, from: data) else { return false }
                    return isSame(value, standing)
                })
        }
    }

    let place: JSONPointer
    let claim: Claim

    /// What is wrong with the answer; nil if the document confirms it.
    func complaint(in document: JSON) -> String? {
        let standing = document[pointer: place]
        return switch claim {
        case .value(let description, let stands):
            standing.map { stands(Data($0.serialized().utf8)) } == true
                ? nil : wrong("handed out \(description())", standing)
        case .nothing: standing ?? .null == .null ? nil : wrong("nothing was there", standing)
        case .null(let isNull): (standing == .null) == isNull ? nil : wrong("null: \(isNull)", standing)
        case .present(let isPresent): (standing != nil) == isPresent ? nil : wrong("present: \(isPresent)", standing)
        case .object: standing?.object != nil ? nil : wrong("opened an object", standing)
        case .array: standing?.array != nil ? nil : wrong("opened an array", standing)
        case .members(let keys):
            standing?.object.map { Set($0.map(\.key)).isSuperset(of: keys) } == true
                ? nil : wrong("listed \(keys.sorted())", standing)
        case .count(let count): standing?.array?.count == count ? nil : wrong("count: \(count ?? -1)", standing)
        case .end(let isAtEnd):
            (standing == nil) == isAtEnd && (place.parent.flatMap { document[pointer: $0] })?.array != nil
                ? nil : wrong("at the end: \(isAtEnd)", standing)
        }
    }

    private func wrong(_ claim: String, _ standing: JSON?) -> String {
        "\(claim) at \"\(place)\", where the document has \(standing?.serialized() ?? "nothing")"
    }
}

/// A type whose values depend on where they are, so that they cannot be decoded again by themselves.
protocol PlaceDependent {}

extension Array: PlaceDependent where Element: PlaceDependent {}
extension Dictionary: PlaceDependent where Value: PlaceDependent {}
extension Optional: PlaceDependent where Wrapped: PlaceDependent {}

private func isSame<T>(_ one: T, _ other: T) -> Bool {
    guard let equatable = one as? any Equatable else { return parts(of: one) == parts(of: other) }
    return equatable.isEqual(to: other)
}

/// The parts of a value, in an order that does not depend on how dictionaries are stored in memory.
private func parts(of value: some Any) -> [Substring] {
    var text = ""
    dump(value, to: &text)
    return text.split(separator: "\n").sorted()
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
