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
package protocol OverriddenValue {
    /// Makes a value of what a decoder reads, where texts stand for infinities and so the type cannot read itself.
    static var decode: @Sendable (any Swift.Decoder) throws -> any Sendable { get }
}

/// A type that coders read and write in one go and in its own way, whatever is done with other types.
///
/// Unlike a `StrategyIndependent` one it may have a strategy of its own, so that what contains it must ask.
package protocol WholeValue {}

extension JSON: WholeValue {}
extension JSON.Number: WholeValue {}
extension JSON.Array: WholeValue {}
extension JSON.Object: WholeValue {}
