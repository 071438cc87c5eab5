public import BricolageCore
internal import BricolageStreaming
public import BricolageWriting

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

extension JSONDocument {
    /// Reads and parses a file.
    ///
    /// - Throws: `JSONSyntaxError`, with the name of the file, for text that is not JSON, and Foundation's error if the
    ///   file cannot be read.
    public init(contentsOf path: String, options: JSONParsingOptions = .document) throws {
        do {
            try self.init(parsing: Data(contentsOf: FilePlace.url(of: path)), options: options)
        } catch {
            throw error.inFile(path)
        }
    }
}

extension JSON {
    /// Reads and parses a file.
    ///
    /// - Throws: Like the initialiser of `JSONDocument`.
    public init(contentsOf path: String, options: JSONParsingOptions = .document) throws {
        self = try JSONDocument(contentsOf: path, options: options).json
    }

    /// Writes the value to a file atomically.
    public func write(to path: String, formatting: JSONFormatting = .compact) throws {
        try serializedData(formatting).write(to: FilePlace.url(of: path), options: .atomic)
    }
}

extension JSON.Decoder {
    /// Decodes a value from a file.
    ///
    /// - Throws: `JSONSyntaxError` for text that is not JSON and `DecodingIssues` for JSON that does not match the
    ///   type, both with the name of the file, and Foundation's error if the file cannot be read.
    public func decode<T: Decodable>(_ type: T.Type = T.self, contentsOf path: String) throws -> T {
        do {
            return try decode(type, from: Data(contentsOf: FilePlace.url(of: path)))
        } catch {
            throw error.inFile(path)
        }
    }
}

extension JSON.Encoder {
    /// Encodes a value to a file atomically.
    public func encode<T: Encodable>(_ value: T, to path: String) throws {
        try encodeToData(value).write(to: FilePlace.url(of: path), options: .atomic)
    }
}
