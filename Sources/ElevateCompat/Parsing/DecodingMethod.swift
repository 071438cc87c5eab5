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

    /// The type or that of the decoder, as messages name it.
    ///
    /// That of a decoder has the name of its module, unless it is private: then it would also have an address, which
    /// differs from run to run.
    var name: String {
        switch self {
        case .decoder(let decoder):
            let name = String(reflecting: Swift.type(of: decoder))
            return name.contains("(unknown context at") ? "\(Swift.type(of: decoder))" : name
        case .type(let type): return "\(type)"
        }
    }
}
