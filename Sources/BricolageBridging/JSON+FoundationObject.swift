public import BricolageCore
internal import Foundation

extension JSON {
    /// Creates the value of an object as `JSONSerialization` makes or takes it.
    ///
    /// The object is an `NSNumber`, `NSNull`, `String`, array, or dictionary with keys of type `String`, or a number,
    /// truth value or optional of Swift. Numbers are converted exactly. Members are in the order of their keys, since
    /// dictionaries have none. Takes linear time, apart from sorting keys.
    /// - Throws: if a part of the object has no JSON value, or is nested deeper than 512 levels.
    public init(foundationObject object: Any) throws(FoundationObjectError) {
        try self.init(foundationObject: object, levels: FoundationObjectError.depthLimit)
    }

    /// - Parameter levels: how many levels of arrays and objects are still allowed.
    private init(foundationObject object: Any, levels: Int) throws(FoundationObjectError) {
        // Casts to classes come last: they would first convert a collection with all that is in it, by recursion. An
        // optional with a value can be cast like the value.
        switch object {
        case let text as String: self = .string(text)
        case let members as [String: Any]: self = .object(try Self.object(members, levels: levels))
        case let elements as [Any]: self = .array(try Self.array(elements, levels: levels))
        case let members as [AnyHashable: Any]:
            let key = members.keys.first { !($0.base is String) }
            throw FoundationObjectError(.unsupportedKeyType(key.map { "\(type(of: $0.base))" } ?? "AnyHashable"))
        case let number as NSNumber:
            if number.isBoolean {
                self = .bool(number.boolValue)
            } else {
                guard let number = number.number else { throw FoundationObjectError(.notFinite) }
                self = .number(number)
            }
        case is NSNull: self = .null
        case let value as JSON: self = value
        case _ where FoundationObject.unwrapped(object) == nil: self = .null
        default: throw FoundationObjectError(.unsupportedType("\(type(of: object))"))
        }
    }

    private static func array(_ elements: [Any], levels: Int) throws(FoundationObjectError) -> JSON.Array {
        try FoundationObjectError.checkRoom(levels: levels)
        var values: JSON.Array = []
        values.reserveCapacity(elements.count)
        for (position, element) in elements.enumerated() {
            do throws(FoundationObjectError) {
                values.append(try JSON(foundationObject: element, levels: levels - 1))
            } catch {
                throw error.inside(position: position)
            }
        }
        return values
    }

    private static func object(_ members: [String: Any], levels: Int) throws(FoundationObjectError) -> JSON.Object {
        try FoundationObjectError.checkRoom(levels: levels)
        var values = JSON.Object()
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
            do throws(FoundationObjectError) {
                values.append(key: key, value: try JSON(foundationObject: value, levels: levels - 1))
            } catch {
                throw error.inside(key: key)
            }
        }
        return values
    }
}
