public import BricolageCore
internal import Foundation

extension JSON {
    /// The object that `JSONSerialization` makes of an equal text: `NSNull`, `NSNumber`, `String`, `[Any]` or
    /// `[String: Any]`.
    ///
    /// Integers are exact up to 38 digits; other numbers are rounded to the nearest `Double`. The order of members is
    /// lost. Takes linear time.
    /// - Throws: if a number is beyond the range of `Double`, as 1e400 and 1e-400 are, if two keys of an object are
    ///   equal as strings of Swift, or if arrays and objects are nested deeper than 512 levels.
    public func foundationObject() throws(FoundationObjectError) -> Any {
        try object(levels: FoundationObjectError.depthLimit)
    }
}

extension JSONDocument.Node {
    /// The object that `JSONSerialization` makes of the text of the node: `NSNull`, `NSNumber`, `String`, `[Any]` or
    /// `[String: Any]`.
    ///
    /// Integers are exact up to 38 digits; other numbers are rounded to the nearest `Double`. The order of members is
    /// lost. Takes linear time.
    /// - Throws: if a number is beyond the range of `Double`, as 1e400 and 1e-400 are, if two keys of an object are
    ///   equal as strings of Swift, or if arrays and objects are nested deeper than 512 levels.
    public func foundationObject() throws(FoundationObjectError) -> Any {
        try object(levels: FoundationObjectError.depthLimit)
    }
}

/// A value from which objects are made: of a document or by itself.
private protocol FoundationObjectSource {
    associatedtype ElementValues: Sequence<Self>
    associatedtype MemberValues: Sequence<(key: String, value: Self)>

    var kind: JSON.Kind { get }
    var bool: Bool? { get }
    var number: JSON.Number? { get }
    var string: String? { get }
    var count: Int { get }
    /// The elements of an array.
    var elementValues: ElementValues { get }
    /// The members of an object.
    var memberValues: MemberValues { get }
}

extension JSON: FoundationObjectSource {
    fileprivate var elementValues: JSON.Array { array ?? [] }
    fileprivate var memberValues: JSON.Object { object ?? [:] }
}

extension JSONDocument.Node: FoundationObjectSource {
    fileprivate var elementValues: Elements { elements }
    fileprivate var memberValues: Members { members }
}

extension FoundationObjectSource {
    /// - Parameter levels: how many levels of arrays and objects are still allowed.
    fileprivate func object(levels: Int) throws(FoundationObjectError) -> Any {
        switch kind {
        case .null: return NSNull()
        case .bool: return NSNumber(value: bool ?? false)
        case .string: return string ?? ""
        case .number:
            guard let number = number?.foundationNumber else { throw FoundationObjectError(.notFinite) }
            return number
        case .array, .object:
            try FoundationObjectError.checkRoom(levels: levels)
            return kind == .array ? try elementObjects(levels: levels - 1) : try memberObjects(levels: levels - 1)
        }
    }

    private func elementObjects(levels: Int) throws(FoundationObjectError) -> [Any] {
        var objects: [Any] = []
        objects.reserveCapacity(count)
        for element in elementValues {
            do throws(FoundationObjectError) {
                objects.append(try element.object(levels: levels))
            } catch {
                throw error.inside(position: objects.count)
            }
        }
        return objects
    }

    private func memberObjects(levels: Int) throws(FoundationObjectError) -> [String: Any] {
        var objects: [String: Any] = [:]
        objects.reserveCapacity(count)
        for (key, value) in memberValues {
            do throws(FoundationObjectError) {
                let replaced = objects.updateValue(try value.object(levels: levels), forKey: key)
                if replaced != nil { throw FoundationObjectError(.duplicateKey(key)) }
            } catch {
                throw error.inside(key: key)
            }
        }
        return objects
    }
}
