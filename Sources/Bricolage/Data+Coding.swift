public import BricolageCore
public import BricolageFields
public import BricolageWriting

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension JSONDocument {
    /// Parses UTF-8 text (RFC 8259).
    public init(parsing data: Data, options: JSONParsingOptions = .document) throws(JSONSyntaxError) {
        // `withUnsafeBytes` cannot rethrow a typed error.
        let result = data.withUnsafeBytes { bytes in
            Result { () throws(JSONSyntaxError) in try JSONDocument(parsing: bytes, options: options) }
        }
        self = try result.get()
    }
}

extension JSON {
    /// Parses UTF-8 text (RFC 8259).
    public init(parsing data: Data, options: JSONParsingOptions = .document) throws(JSONSyntaxError) {
        let result = data.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: UInt8.self) { text in
                Result { () throws(JSONSyntaxError) in try JSON(parsing: text, options: options) }
            }
        }
        self = try result.get()
    }

    /// Decodes a value from UTF-8 text.
    public static func decode<T: Decodable>(_ type: T.Type = T.self, from data: Data) throws -> T {
        try Decoder().decode(type, from: data)
    }

    /// Decodes a value that reads itself from UTF-8 text.
    public static func decode<T: JSONReadableObject>(_ type: T.Type = T.self, from data: Data) throws -> T {
        try Decoder().decode(type, from: data)
    }

    /// Decodes a part of UTF-8 text.
    ///
    /// - Throws: `JSONSyntaxError` for text that is not JSON, `DecodingIssues` if the pointer leads nowhere or the
    ///   value does not match the type.
    public static func decode<T: Decodable>(
        _ type: T.Type = T.self, from data: Data, at pointer: JSONPointer
    ) throws -> T {
        try JSONDocument(parsing: data, options: .coding).decode(type, at: pointer)
    }

    /// The value as UTF-8 text.
    public func serializedData(_ formatting: JSONFormatting = .compact) -> Data {
        Data(serializedBytes(formatting))
    }
}

extension JSON.Decoder {
    /// Decodes a value from UTF-8 text.
    ///
    /// - Throws: `JSONSyntaxError` for text that is not JSON, `DecodingIssues` for JSON that does not match the type.
    public func decode<T: Decodable>(_ type: T.Type = T.self, from data: Data) throws -> T {
        try data.withUnsafeBytes { try $0.withMemoryRebound(to: UInt8.self) { try decode(type, from: $0) } }
    }

    /// Decodes a value that reads itself from UTF-8 text.
    ///
    /// - Throws: `JSONSyntaxError` for text that is not JSON, `DecodingIssues` for JSON that does not match the type.
    public func decode<T: JSONReadableObject>(_ type: T.Type = T.self, from data: Data) throws -> T {
        try data.withUnsafeBytes {
            try $0.withMemoryRebound(to: UInt8.self) { try decode(selfReading: type, from: $0) }
        }
    }
}

extension JSON.Encoder {
    /// Encodes a value as UTF-8 text.
    public func encodeToData<T: Encodable>(_ value: T) throws -> Data {
        Data(try encode(value))
    }

    /// Encodes a value that writes itself as UTF-8 text.
    public func encodeToData<T: JSONWritableObject>(_ value: T) throws -> Data {
        Data(try encode(value))
    }
}
