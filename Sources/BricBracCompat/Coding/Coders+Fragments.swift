#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension JSONEncoder {
    /// Encodes a value that need not be an array or object, which Foundation's encoder can do by now.
    public func encodeFragment<T: Encodable>(_ value: T) throws -> Data { try encode(value) }
}

extension JSONDecoder {
    /// Decodes a value that need not be an array or object; nil if there is none, only white space.
    public func decodeFragment<T: Decodable>(_ valueType: T.Type, from data: Data) throws -> T? {
        guard data.contains(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else { return nil }
        return try decode(valueType, from: data)
    }
}
