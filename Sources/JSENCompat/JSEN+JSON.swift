public import BricolageCore

extension JSEN {
    /// Creates a value from the value type of Bricolage.
    ///
    /// Every number that `Int` holds exactly becomes an `int`, however it is written. Fractions are rounded to the
    /// nearest `Double`; integers are not, but refused. The order of members is lost.
    /// - Throws: for a number that cannot be kept, for keys that are equal as strings of Swift, and for more than 512
    ///   levels.
    public init(_ json: JSON) throws(JSENError) {
        try self.init(json, levels: Self.depthLimit)
    }

    /// - Parameter levels: how many levels of arrays and objects are still allowed.
    init(_ json: JSON, levels: Int) throws(JSENError) {
        switch json {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .string(let value): self = .string(value)
        case .number(let number): try self.init(number)
        case .array(let elements):
            try Self.check(levels)
            var values: [JSEN] = []
            values.reserveCapacity(elements.count)
            for element in elements {
                do throws(JSENError) {
                    values.append(try JSEN(element, levels: levels - 1))
                } catch {
                    throw error.inside("\(values.count)")
                }
            }
            self = .array(values)
        case .object(let members):
            try Self.check(levels)
            var values: [String: JSEN] = [:]
            values.reserveCapacity(members.count)
            for (key, member) in members {
                do throws(JSENError) {
                    let replaced = values.updateValue(try JSEN(member, levels: levels - 1), forKey: key)
                    if replaced != nil { throw JSENError(.duplicateKey(key)) }
                } catch {
                    throw error.inside(key)
                }
            }
            self = .dictionary(values)
        }
    }

    private static func check(_ levels: Int) throws(JSENError) {
        guard levels > 0, StackRoom.isLeft else { throw JSENError(.depthLimit(depthLimit)) }
    }

    /// Creates an `int` or, if the number is no integer or `Double` holds it exactly, a `double`.
    init(_ number: JSON.Number) throws(JSENError) {
        if let int = number.int {
            self = .int(int)
            return
        }
        let double = number.double
        guard double.isFinite, number.isInteger ? JSON.Number(double) == number : !double.isZero else {
            throw JSENError(.number(number))
        }
        self = .double(double)
    }
}

extension JSON {
    /// Creates a value from one of `JSEN`, with the members in the order of their keys.
    /// - Throws: for an infinite number or one that is not a number, and for more than 512 levels.
    public init(_ jsen: JSEN) throws(JSENError) {
        try self.init(jsen, levels: JSEN.depthLimit)
    }

    private init(_ jsen: JSEN, levels: Int) throws(JSENError) {
        switch jsen {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .string(let value): self = .string(value)
        case .int(let value): self = .number(Number(value))
        case .double(let value):
            guard let number = Number(value) else { throw JSENError(.notFinite) }
            self = .number(number)
        case _ where jsen.isTooDeep(for: levels):
            throw JSENError(.depthLimit(JSEN.depthLimit))
        case .array(let elements):
            var values: JSON.Array = []
            for element in elements {
                do throws(JSENError) {
                    values.append(try JSON(element, levels: levels - 1))
                } catch {
                    throw error.inside("\(values.count)")
                }
            }
            self = .array(values)
        case .dictionary(let members):
            var values: JSON.Object = [:]
            for (key, member) in members.sortedByKey {
                do throws(JSENError) {
                    values.append(key: key, value: try JSON(member, levels: levels - 1))
                } catch {
                    throw error.inside(key)
                }
            }
            self = .object(values)
        }
    }
}
