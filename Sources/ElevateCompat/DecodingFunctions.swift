public import Foundation

// The functions were in the module itself, so they could be called without its name as well.

/// Reads JSON text and creates an object from the value at a key path; the empty path is the whole text.
///
/// - Throws: a ``ParserError`` with all that is wrong, or the error of a type or decoder.
public func decodeObject<T: Elevate.Decodable>(from data: Data, atKeyPath keyPath: String = "") throws -> T {
    try Elevate.decodeObject(from: data, atKeyPath: keyPath)
}

/// Reads JSON text and creates objects from the elements of the array at a key path; the empty path is the whole text.
///
/// - Throws: a ``ParserError`` with all that is wrong, or the error of a type or decoder.
public func decodeArray<T: Elevate.Decodable>(from data: Data, atKeyPath keyPath: String = "") throws -> [T] {
    try Elevate.decodeArray(from: data, atKeyPath: keyPath)
}

/// Reads JSON text and makes a value from the object at a key path with a decoder; the empty path is the whole text.
///
/// - Throws: a ``ParserError`` with all that is wrong, or the error of a type or decoder.
public func decodeObject<T>(
    from data: Data, atKeyPath keyPath: String = "", with decoder: any Elevate.Decoder
) throws -> T {
    try Elevate.decodeObject(from: data, atKeyPath: keyPath, with: decoder)
}

/// Reads JSON text and makes values from the elements of the array at a key path with a decoder; the empty path is the
/// whole text.
///
/// - Throws: a ``ParserError`` with all that is wrong, or the error of a type or decoder.
public func decodeArray<T>(
    from data: Data, atKeyPath keyPath: String = "", with decoder: any Elevate.Decoder
) throws -> [T] {
    try Elevate.decodeArray(from: data, atKeyPath: keyPath, with: decoder)
}
