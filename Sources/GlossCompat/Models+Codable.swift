internal import Bricolage
internal import BricolageBridging
public import Foundation

// For types that move from Gloss to `Codable`: their coders are tried first, what Gloss knows about them second.

extension JSONDecodable {
    /// Decodes a value by its `init(from:)`, or else by its `init?(json:)`.
    ///
    /// - Parameters:
    ///   - data: The text of an object.
    ///   - jsonDecoder: A decoder; without one, the decoder of Bricolage with its defaults, which are those of
    ///     `JSONDecoder`.
    ///   - serializer: Who reads the text for `init?(json:)`.
    ///   - options: How the text is read for `init?(json:)`.
    ///   - logger: Who hears why `init(from:)` failed.
    public static func from<T: Swift.Decodable & JSONDecodable>(
        decodableData data: Data, jsonDecoder: JSONDecoder? = nil,
        serializer: any JSONSerializer = GlossJSONSerializer(),
        options: JSONSerialization.ReadingOptions = .mutableContainers, logger: any Logger = Decoder.logger
    ) -> T? {
        CodableBridge.decoded(from: data, by: jsonDecoder, logger)
            ?? T(data: data, serializer: serializer, options: options)
    }

    /// Decodes a value by its `init(from:)`, or else by its `init?(json:)`.
    ///
    /// - Parameters:
    ///   - json: An object.
    ///   - jsonDecoder: A decoder; without one, the decoder of Bricolage with its defaults, which are those of
    ///     `JSONDecoder`.
    ///   - serializer: Who writes the text for a `jsonDecoder`.
    ///   - options: How the text is written.
    ///   - logger: Who hears why `init(from:)` failed.
    public static func from<T: Swift.Decodable & JSONDecodable>(
        decodableJSON json: JSON, jsonDecoder: JSONDecoder? = nil,
        serializer: any JSONSerializer = GlossJSONSerializer(),
        options: JSONSerialization.WritingOptions? = nil, logger: any Logger = Decoder.logger
    ) -> T? {
        let decoded: T? =
            if jsonDecoder == nil {
                CodableBridge.decoded(from: json, logger)
            } else {
                serializer.data(from: json, options: options).flatMap {
                    CodableBridge.decoded(from: $0, by: jsonDecoder, logger)
                }
            }
        return decoded ?? T.made(of: json)
    }
}

extension JSONEncodable where Self: Swift.Encodable {
    /// Encodes a value by its `encode(to:)`, or else by its `toJSON()`.
    ///
    /// - Parameters:
    ///   - jsonEncoder: An encoder; without one, the encoder of Bricolage with its defaults, which are those of
    ///     `JSONEncoder`.
    ///   - serializer: Who reads the text of a `jsonEncoder`.
    ///   - options: How that text is read.
    ///   - logger: Who hears why `encode(to:)` failed.
    public func toEncodableJSON(
        jsonEncoder: JSONEncoder? = nil, serializer: any JSONSerializer = GlossJSONSerializer(),
        options: JSONSerialization.ReadingOptions = .mutableContainers, logger: any Logger = Decoder.logger
    ) -> JSON? {
        do {
            if let jsonEncoder { return serializer.json(from: try jsonEncoder.encode(self), options: options) }
            let object = try BricolageJSON.Encoder().encodeToJSON(self).foundationObject()
            if let json = object as? JSON { return json }
            Place(.whole, isEncoding: true).refuse(object, expected: "an object")
            return nil
        } catch {
            CodableBridge.tell(logger, of: error, from: "Swift.Encodable")
            return Writer.object(of: self, at: Place(.whole, isEncoding: true)) as? JSON
        }
    }
}

extension Array where Element: JSONDecodable & Swift.Decodable {
    /// Decodes each object by `init(from:)`, or else by `init?(json:)`; nil if one of them does not suit.
    ///
    /// The parameters are those of `from(decodableJSON:)`.
    public static func from(
        decodableJSONArray jsonArray: [JSON], jsonDecoder: JSONDecoder? = nil,
        serializer: any JSONSerializer = GlossJSONSerializer(),
        options: JSONSerialization.WritingOptions? = nil, logger: any Logger = Decoder.logger
    ) -> [Element]? {
        let elements = Reader<Element> { value, place in
            guard let json = value as? JSON else { return nil }
            return Place.current.withValue(place) {
                Element.from(
                    decodableJSON: json, jsonDecoder: jsonDecoder, serializer: serializer, options: options,
                    logger: logger)
            }
        }
        return elements.readAll(jsonArray, in: Place(.whole))
    }

    /// Decodes an array by `init(from:)` of its elements, or else by their `init?(json:)`.
    ///
    /// The parameters are those of `from(decodableData:)`.
    public static func from(
        decodableData data: Data, jsonDecoder: JSONDecoder? = nil,
        serializer: any JSONSerializer = GlossJSONSerializer(),
        options: JSONSerialization.ReadingOptions = .mutableContainers, logger: any Logger = Decoder.logger
    ) -> [Element]? {
        CodableBridge.decoded(from: data, by: jsonDecoder, logger)
            ?? from(data: data, serializer: serializer, options: options)
    }
}

extension Array where Element: JSONEncodable & Swift.Encodable {
    /// Encodes each element by its `encode(to:)`, or else by its `toJSON()`; nil if one of them has no object.
    ///
    /// The parameters are those of `toEncodableJSON`.
    public func toEncodableJSONArray(
        jsonEncoder: JSONEncoder? = nil, serializer: any JSONSerializer = GlossJSONSerializer(),
        options: JSONSerialization.ReadingOptions = .mutableContainers, logger: any Logger = Decoder.logger
    ) -> [JSON]? {
        let objects = enumerated().compactMap { index, element in
            Place.current.withValue(Place(.index(index), isEncoding: true)) {
                element.toEncodableJSON(
                    jsonEncoder: jsonEncoder, serializer: serializer, options: options, logger: logger)
            }
        }
        return objects.count == count ? objects : nil
    }
}

/// Decodes by `init(from:)`, and tells loggers of failures.
private enum CodableBridge {
    static func decoded<T: Swift.Decodable>(from data: Data, by decoder: JSONDecoder?, _ logger: any Logger) -> T? {
        result(logger) {
            if let decoder { return try decoder.decode(T.self, from: data) }
            return try BricolageJSON.decode(T.self, from: data)
        }
    }

    static func decoded<T: Swift.Decodable>(from json: JSON, _ logger: any Logger) -> T? {
        result(logger) { try BricolageJSON.Decoder().decode(T.self, from: BricolageJSON(foundationObject: json)) }
    }

    private static func result<T>(_ logger: any Logger, _ decode: () throws -> T) -> T? {
        do {
            return try decode()
        } catch {
            tell(logger, of: error, from: "Swift.Decodable")
            return nil
        }
    }

    static func tell(_ logger: any Logger, of error: any Error, from source: String) {
        let path = Place.current.get()?.keyPath ?? ""
        let place = path.isEmpty ? "" : " at \(path)"
        SharedLogger(logger: logger).log("\(source) error\(place): \(error.line)".visibleLine)
    }
}
