internal import BricolageBridging
public import BricolageCore
internal import Foundation

extension JSONValue {
    /// Creates a value from the value type of Bricolage.
    ///
    /// Integers of up to 38 digits are exact, fractions are rounded to the nearest `Double`, and the order of members
    /// is lost.
    /// - Throws: for a number that cannot be kept, for keys that are equal as strings of Swift, and for more than 512
    ///   levels.
    public init(_ json: JSON) throws(JSONValueError) {
        try self.init(json, levels: Self.depthLimit)
    }

    /// - Parameter levels: how many levels of arrays and objects are still allowed.
    private init(_ json: JSON, levels: Int) throws(JSONValueError) {
        switch json {
        case .null: self = .null
        case .bool(let value): self = .boolean(value)
        case .string(let text): self = .string(text)
        case .number(let number): self = .number(try number.foundationObject())
        case .array(let elements):
            try Self.check(levels)
            var values: [JSONValue] = []
            values.reserveCapacity(elements.count)
            for element in elements {
                do throws(JSONValueError) {
                    values.append(try JSONValue(element, levels: levels - 1))
                } catch {
                    throw error.inside("\(values.count)")
                }
            }
            self = .array(values)
        case .object(let members):
            try Self.check(levels)
            var values: JSONObject = [:]
            values.reserveCapacity(members.count)
            for (key, member) in members {
                do throws(JSONValueError) {
                    let replaced = values.updateValue(try JSONValue(member, levels: levels - 1), forKey: key)
                    if replaced != nil { throw JSONValueError(.duplicateKey) }
                } catch {
                    throw error.inside(key)
                }
            }
            self = .object(values)
        }
    }

    static let depthLimit = 512

    private static func check(_ levels: Int) throws(JSONValueError) {
        guard levels > 0, StackRoom.isLeft else { throw JSONValueError(.depthLimit(depthLimit)) }
    }
}

extension JSON.Number {
    /// The number as Foundation holds it, unless that would change an integer.
    fileprivate func foundationObject() throws(JSONValueError) -> NSNumber {
        guard let number = try? JSON.number(self).foundationObject() as? NSNumber,
            !isInteger || number.exact == self
        else { throw JSONValueError(.number(description)) }
        return number
    }
}

extension JSON {
    /// Creates a value from one of `JSONValue`, with the members in the order of their keys.
    /// - Throws: for an infinite number or one that is not a number, and for more than 512 levels.
    public init(_ value: JSONValue) throws(JSONValueError) {
        try self.init(value, levels: JSONValue.depthLimit)
    }

    private init(_ value: JSONValue, levels: Int) throws(JSONValueError) {
        switch value {
        case .null: self = .null
        case .boolean(let value): self = .bool(value)
        case .string(let text): self = .string(text)
        case .number(let number):
            guard let json = try? JSON(foundationObject: number) else { throw JSONValueError(.number("\(number)")) }
            self = json
        case _ where levels == 0 || !StackRoom.isLeft: throw JSONValueError(.depthLimit(JSONValue.depthLimit))
        case .array(let elements):
            var values: JSON.Array = []
            for element in elements {
                do throws(JSONValueError) {
                    values.append(try JSON(element, levels: levels - 1))
                } catch {
                    throw error.inside("\(values.count)")
                }
            }
            self = .array(values)
        case .object(let members):
            var values: JSON.Object = [:]
            for (key, member) in members.sorted(by: { ExactText.precedes($0.key, $1.key) }) {
                do throws(JSONValueError) {
                    values.append(key: key, value: try JSON(member, levels: levels - 1))
                } catch {
                    throw error.inside(key)
                }
            }
            self = .object(values)
        }
    }
}
