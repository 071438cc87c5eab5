/// What a coder does with certain types instead of asking them, such as dates and data.
///
/// The core knows none of these types: `Bricolage` fills the tables.
package struct EncodingOverrides: Sendable {
    typealias Action = @Sendable (any Encodable, any Swift.Encoder) throws -> Void

    private var actions: [ObjectIdentifier: Action] = [:]
    /// The options that the actions were made from, to be read back.
    package var strategies: [ObjectIdentifier: any Sendable] = [:]

    /// Creates an empty table.
    package init() {}

    var isEmpty: Bool { actions.isEmpty }

    func action(for type: Any.Type) -> Action? {
        isEmpty ? nil : actions[ObjectIdentifier(type)]
    }

    /// Sets what happens to values of a type; nil asks the type itself again.
    package mutating func set<T: Encodable & Sendable>(
        _ type: T.Type, _ action: (@Sendable (T, any Swift.Encoder) throws -> Void)?
    ) {
        guard let action else {
            actions[ObjectIdentifier(type)] = nil
            return
        }
        actions[ObjectIdentifier(type)] = { value, encoder in
            if let value = value as? T { try action(value, encoder) }
        }
    }
}

/// What a decoder does for certain types instead of asking them.
package struct DecodingOverrides: Sendable {
    package typealias Action = @Sendable (any Swift.Decoder) throws -> any Sendable

    private var actions: [ObjectIdentifier: Action] = [:]
    /// The options that the actions were made from, to be read back.
    package var strategies: [ObjectIdentifier: any Sendable] = [:]

    /// Creates an empty table.
    package init() {}

    package var isEmpty: Bool { actions.isEmpty }

    func action(for type: Any.Type) -> Action? {
        isEmpty ? nil : actions[ObjectIdentifier(type)]
    }

    /// Sets how values of a type are made; nil asks the type itself again.
    package mutating func set<T: Sendable>(_ type: T.Type, _ action: (@Sendable (any Swift.Decoder) throws -> T)?) {
        actions[ObjectIdentifier(type)] = action
    }
}

/// A type whose JSON does not depend on any strategy, so that coders may always read and write it directly.
package protocol StrategyIndependent {}

extension Bool: StrategyIndependent {}
extension String: StrategyIndependent {}
extension Double: StrategyIndependent {}
extension Float: StrategyIndependent {}
extension Int: StrategyIndependent {}
extension Int8: StrategyIndependent {}
extension Int16: StrategyIndependent {}
extension Int32: StrategyIndependent {}
extension Int64: StrategyIndependent {}
extension Int128: StrategyIndependent {}
extension UInt: StrategyIndependent {}
extension UInt8: StrategyIndependent {}
extension UInt16: StrategyIndependent {}
extension UInt32: StrategyIndependent {}
extension UInt64: StrategyIndependent {}
extension UInt128: StrategyIndependent {}
extension JSON: StrategyIndependent {}
extension JSON.Number: StrategyIndependent {}
extension JSON.Array: StrategyIndependent {}
extension JSON.Object: StrategyIndependent {}
extension Array: StrategyIndependent where Element: StrategyIndependent {}
extension Dictionary: StrategyIndependent where Key == String, Value: StrategyIndependent {}
extension Set: StrategyIndependent where Element: StrategyIndependent {}

/// A type that reads itself unless it has a strategy of its own, whatever is done with the keys around it.
package protocol OverriddenValue {}

/// A type that coders read and write in one go and in its own way, whatever is done with other types.
///
/// Unlike a `StrategyIndependent` one it may have a strategy of its own, so that what contains it must ask.
package protocol WholeValue {}

extension JSON: WholeValue {}
extension JSON.Number: WholeValue {}
extension JSON.Array: WholeValue {}
extension JSON.Object: WholeValue {}

/// Types that coders read and write in one go.
package enum ValueCoding {
    /// Whether coders ask a type for no containers, unless that is what tells the place of a fault.
    package static func isWhole(_ type: Any.Type) -> Bool {
        type is any StrategyIndependent.Type || type is any WholeValue.Type
    }
}
