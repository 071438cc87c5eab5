/// What makes a value from an object.
enum DecodingMethod {
    case decoder(any Elevate.Decoder)
    case type(any Elevate.Decodable.Type)

    /// Whether the method may call the parser; to make a scalar does not.
    var callsParser: Bool {
        if case .type(let type) = self { return !(type is any ScalarDecodable.Type) }
        return true
    }

    func decode(_ object: Any) throws -> Any {
        switch self {
        case .decoder(let decoder): try decoder.decode(object)
        case .type(let type): try type.init(json: object)
        }
    }

    /// The decoder or the type, as messages name it.
    var name: String {
        switch self {
        case .decoder(let decoder): "\(decoder)"
        case .type(let type): "\(type)"
        }
    }
}
