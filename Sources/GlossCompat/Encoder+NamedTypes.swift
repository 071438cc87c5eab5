public import Foundation

// One function for each type that Gloss names, and one for its arrays.

extension Encoder {
    /// Encodes an `Int32`.
    public static func encode(int32ForKey key: String) -> (Int32?) -> JSON? { encode(key: key) }

    /// Encodes an array of `Int32`.
    public static func encode(int32ArrayForKey key: String) -> ([Int32]?) -> JSON? { encode(key: key) }

    /// Encodes a `UInt32`.
    public static func encode(uint32ForKey key: String) -> (UInt32?) -> JSON? { encode(key: key) }

    /// Encodes an array of `UInt32`.
    public static func encode(uint32ArrayForKey key: String) -> ([UInt32]?) -> JSON? { encode(key: key) }

    /// Encodes an `Int64`.
    public static func encode(int64ForKey key: String) -> (Int64?) -> JSON? { encode(key: key) }

    /// Encodes an array of `Int64`.
    public static func encode(int64ArrayForKey key: String) -> ([Int64]?) -> JSON? { encode(key: key) }

    /// Encodes a `UInt64`.
    public static func encode(uint64ForKey key: String) -> (UInt64?) -> JSON? { encode(key: key) }

    /// Encodes an array of `UInt64`.
    public static func encode(uint64ArrayForKey key: String) -> ([UInt64]?) -> JSON? { encode(key: key) }

    /// Encodes a `Double`.
    public static func encode(doubleForKey key: String) -> (Double?) -> JSON? { encode(key: key) }

    /// Encodes an array of `Double`.
    public static func encode(doubleArrayForKey key: String) -> ([Double]?) -> JSON? { encode(key: key) }

    /// Encodes a `Decimal`.
    public static func encode(decimalForKey key: String) -> (Decimal?) -> JSON? { encode(key: key) }

    /// Encodes an array of `Decimal`.
    public static func encode(decimalArrayForKey key: String) -> ([Decimal]?) -> JSON? { encode(key: key) }

    /// Encodes a `URL`, as a string.
    public static func encode(urlForKey key: String) -> (URL?) -> JSON? { encode(key: key) }

    /// Encodes a `UUID`, as a string.
    public static func encode(uuidForKey key: String) -> (UUID?) -> JSON? { encode(key: key) }
}
