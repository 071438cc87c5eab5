internal import BricolageCore
internal import BricolageWriting
internal import Synchronization

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A key that says where its member comes among those of its object.
public protocol OrderedCodingKey: CodingKey {
    /// The place among the members, or nil for a member whose place does not matter.
    var keyOrder: Int? { get }
}

extension OrderedCodingKey where Self: CaseIterable & Equatable {
    /// The place among all cases.
    public var keyOrder: Int? { Array(Self.allCases).firstIndex(of: self) }
}

extension JSONEncoder {
    /// Encodes a value with the members in the order of `OrderedCodingKey`s; the encoder is not changed.
    ///
    /// Its strategies apply, except that of keys.
    public func encodeOrdered<T: Encodable>(_ value: T) throws -> Data {
        let order = KeyOrder()
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = dateEncodingStrategy
        encoder.dataEncodingStrategy = dataEncodingStrategy
        encoder.nonConformingFloatEncodingStrategy = nonConformingFloatEncodingStrategy
        encoder.userInfo = userInfo
        encoder.keyEncodingStrategy = .custom { order.note($0) }
        let json = try JSON(parsing: Array(encoder.encode(value)))
        let isPretty = outputFormatting.contains(.prettyPrinted)
        return Data((isPretty ? TextLayout.foundation : TextLayout()).text(of: order.sort(json)).utf8)
    }
}

/// Remembers, while a value is encoded, the places of the members that have one.
final class KeyOrder: Sendable {
    private let places = Mutex<[[String]: Int]>([:])

    /// Notes the place of the last key of a path, and returns the key.
    func note(_ path: [any CodingKey]) -> any CodingKey {
        guard let key = path.last else { return JSONCodingKey("") }
        if let place = (key as? any OrderedCodingKey)?.keyOrder {
            places.withLock { $0[path.map(\.stringValue)] = place }
        }
        return key
    }

    /// The value with its members in order: those that have a place, then the others by their keys.
    func sort(_ json: JSON) -> JSON {
        var path: [String] = []
        let places = places.withLock { $0 }
        func sorted(_ json: JSON, _ step: String) -> JSON {
            path.append(step)
            defer { path.removeLast() }
            return sorted(json)
        }
        func sorted(_ json: JSON) -> JSON {
            switch json {
            case .array(let elements):
                return .array(
                    JSON.Array(elements.enumerated().map { sorted($1, JSONCodingKey(intValue: $0).stringValue) }))
            case .object(let members):
                let placed = members.map { (place: places[path + [$0.key]] ?? .max, key: $0.key, value: $0.value) }
                let ordered = placed.sorted {
                    $0.place == $1.place ? $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) : $0.place < $1.place
                }
                return .object(JSON.Object(ordered.map { ($0.key, sorted($0.value, $0.key)) }))
            default: return json
            }
        }
        return sorted(json)
    }
}
