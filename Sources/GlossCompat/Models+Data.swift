public import Foundation

extension JSONDecodable {
    /// Creates a value from the text of an object; nil if the text or the object does not suit.
    public init?(
        data: Data, serializer: any JSONSerializer = GlossJSONSerializer(),
        options: JSONSerialization.ReadingOptions = .mutableContainers
    ) {
        guard let json = serializer.json(from: data, options: options), let model = Self.made(of: json) else {
            return nil
        }
        self = model
    }

    /// The value of an object, with a reason if there is none.
    static func made(of json: JSON) -> Self? {
        Reader<Self>().read(json, Place(.whole))
    }
}

extension Array where Element: JSONDecodable {
    /// Creates an array from objects; nil if one of them does not suit.
    public static func from(jsonArray: [JSON]) -> [Element]? {
        Reader<Element>().readAll(jsonArray, in: Place(.whole))
    }

    /// Creates an array from the text of an array of objects; nil if the text or one of the objects does not suit.
    public static func from(
        data: Data, serializer: any JSONSerializer = GlossJSONSerializer(),
        options: JSONSerialization.ReadingOptions = .mutableContainers
    ) -> [Element]? {
        serializer.jsonArray(from: data, options: options).flatMap { from(jsonArray: $0) }
    }
}

extension Array where Element: JSONEncodable {
    /// The objects that represent the elements; nil if one of them has none.
    public func toJSONArray() -> [JSON]? {
        Writer.object(of: self, at: Place(.whole, isEncoding: true)) as? [JSON]
    }
}
