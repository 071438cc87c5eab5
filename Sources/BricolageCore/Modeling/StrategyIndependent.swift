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

/// A type that reads itself unless there is a strategy for it, however the keys around it are converted.
package protocol OverriddenValue {
    /// Reads a value from a decoder; used if strings represent infinities, since the type cannot read itself then.
    static var decode: @Sendable (any Swift.Decoder) throws -> any Sendable { get }
}

/// A type that coders read and write as a whole and in its own way, whatever their strategies do with other types.
///
/// Unlike for a `StrategyIndependent` type, there may be a strategy for it, so a type that contains it must check.
package protocol WholeValue {}

extension JSON: WholeValue {}
extension JSON.Number: WholeValue {}
extension JSON.Array: WholeValue {}
extension JSON.Object: WholeValue {}
