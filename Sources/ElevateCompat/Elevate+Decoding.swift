public import Foundation

extension Elevate {
    /// Reads JSON text and creates an object from the value at a key path; the empty path is the whole text.
    ///
    /// - Throws: a ``ParserError`` with all that is wrong, or the error of a type or decoder.
    public static func decodeObject<T: Decodable>(from data: Data, atKeyPath keyPath: String = "") throws -> T {
        let entity = try Parser.parseEntity(data: data) { schema in
            if let scalar = T.self as? any ScalarDecodable.Type {
                schema.addProperty(keyPath: keyPath, type: scalar.propertyType)
            } else {
                schema.addProperty(keyPath: keyPath, type: .dictionary, decodableType: T.self)
            }
        }
        return try entity.value(at: keyPath)
    }

    /// Reads JSON text and creates objects from the elements of the array at a key path; the empty path is the whole
    /// text.
    ///
    /// - Throws: a ``ParserError`` with all that is wrong, or the error of a type or decoder.
    public static func decodeArray<T: Decodable>(from data: Data, atKeyPath keyPath: String = "") throws -> [T] {
        let entity = try Parser.parseEntity(data: data) { schema in
            schema.addProperty(keyPath: keyPath, type: .array, decodableType: T.self)
        }
        return try entity.value(at: keyPath)
    }

    /// Reads JSON text and makes a value from the object at a key path with a decoder; the empty path is the whole
    /// text.
    ///
    /// - Throws: a ``ParserError`` with all that is wrong, or the error of a type or decoder.
    public static func decodeObject<T>(
        from data: Data, atKeyPath keyPath: String = "", with decoder: any Decoder
    ) throws -> T {
        let entity = try Parser.parseEntity(data: data) { schema in
            schema.addProperty(keyPath: keyPath, type: .dictionary, decoder: decoder)
        }
        return try entity.value(at: keyPath)
    }

    /// Reads JSON text and makes values from the elements of the array at a key path with a decoder; the empty path is
    /// the whole text.
    ///
    /// - Throws: a ``ParserError`` with all that is wrong, or the error of a type or decoder.
    public static func decodeArray<T>(
        from data: Data, atKeyPath keyPath: String = "", with decoder: any Decoder
    ) throws -> [T] {
        let entity = try Parser.parseEntity(data: data) { schema in
            schema.addProperty(keyPath: keyPath, type: .array, decoder: decoder)
        }
        return try entity.value(at: keyPath)
    }
}

extension [String: Any] {
    /// The value of a property that a decoder may have made, which can have any type.
    fileprivate func value<T>(at keyPath: String) throws -> T {
        guard let value = self[keyPath] as? T else {
            throw ParserError.validation(
                failureReason: "Value for key path [\(keyPath)] was not decoded to the type: \(T.self)")
        }
        return value
    }
}
