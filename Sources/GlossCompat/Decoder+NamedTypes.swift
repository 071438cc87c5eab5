public import Foundation

// One function for each type that Gloss names, and one for its arrays. A number that the type cannot hold exactly gives
// nil, apart from fractions that `Double` rounds.

extension Decoder {
    /// Decodes an `Int32`.
    public static func decode(
        int32ForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> Int32? {
        decode(at: key, keyPathDelimiter)
    }

    /// Decodes an array of `Int32`.
    public static func decode(
        int32ArrayForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> [Int32]? {
        decode(at: key, keyPathDelimiter)
    }

    /// Decodes a `UInt32`.
    public static func decode(
        uint32ForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> UInt32? {
        decode(at: key, keyPathDelimiter)
    }

    /// Decodes an array of `UInt32`.
    public static func decode(
        uint32ArrayForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> [UInt32]? {
        decode(at: key, keyPathDelimiter)
    }

    /// Decodes an `Int64`.
    public static func decode(
        int64ForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> Int64? {
        decode(at: key, keyPathDelimiter)
    }

    /// Decodes an array of `Int64`.
    public static func decode(
        int64ArrayForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> [Int64]? {
        decode(at: key, keyPathDelimiter)
    }

    /// Decodes a `UInt64`.
    public static func decode(
        uint64ForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> UInt64? {
        decode(at: key, keyPathDelimiter)
    }

    /// Decodes an array of `UInt64`.
    public static func decode(
        uint64ArrayForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> [UInt64]? {
        decode(at: key, keyPathDelimiter)
    }

    /// Decodes a `Double`.
    public static func decode(
        doubleForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> Double? {
        decode(at: key, keyPathDelimiter)
    }

    /// Decodes an array of `Double`.
    public static func decode(
        doubleArrayForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> [Double]? {
        decode(at: key, keyPathDelimiter)
    }

    /// Decodes a `Decimal`.
    public static func decode(
        decimalForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> Decimal? {
        decode(at: key, keyPathDelimiter)
    }

    /// Decodes an array of `Decimal`.
    public static func decode(
        decimalArrayForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> [Decimal]? {
        decode(at: key, keyPathDelimiter)
    }

    /// Decodes a `URL`.
    public static func decode(
        urlForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> URL? {
        decode(at: key, keyPathDelimiter)
    }

    /// Decodes an array of `URL`.
    public static func decode(
        urlArrayForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> [URL]? {
        decode(at: key, keyPathDelimiter)
    }

    /// Decodes a `UUID`.
    public static func decode(
        uuidForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> UUID? {
        decode(at: key, keyPathDelimiter)
    }

    /// Decodes an array of `UUID`.
    public static func decode(
        uuidArrayForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> [UUID]? {
        decode(at: key, keyPathDelimiter)
    }
}
