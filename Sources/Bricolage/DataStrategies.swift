public import BricolageCore
public import BricolageWriting

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension JSON.Encoder {
    /// How data are written.
    public enum DataEncodingStrategy: Sendable {
        /// As `Data` encodes itself: an array of bytes.
        case deferredToData
        /// A string in base64.
        case base64
        /// By a function.
        case custom(@Sendable (Data, any Swift.Encoder) throws -> Void)
    }

    /// How data are written.
    public var dataEncodingStrategy: DataEncodingStrategy {
        get { overrides.strategies[ObjectIdentifier(Data.self)] as? DataEncodingStrategy ?? .base64 }
        set {
            overrides.strategies[ObjectIdentifier(Data.self)] = newValue
            switch newValue {
            case .base64: overrides.set(Data.self, nil)
            case .deferredToData: overrides.set(Data.self) { try $0.encode(to: $1) }
            case .custom(let encode): overrides.set(Data.self, encode)
            }
        }
    }
}

extension JSON.Decoder {
    /// How data are read.
    public enum DataDecodingStrategy: Sendable {
        /// As `Data` decodes itself: an array of bytes.
        case deferredToData
        /// A string in base64.
        case base64
        /// By a function.
        case custom(@Sendable (any Swift.Decoder) throws -> Data)
    }

    /// How data are read.
    public var dataDecodingStrategy: DataDecodingStrategy {
        get { overrides.strategies[ObjectIdentifier(Data.self)] as? DataDecodingStrategy ?? .base64 }
        set {
            overrides.strategies[ObjectIdentifier(Data.self)] = newValue
            switch newValue {
            case .base64: overrides.set(Data.self, nil)
            case .deferredToData:
                overrides.set(Data.self) {
                    try $0.refuseNull(insteadOf: Data.self, expected: "an array")
                    return try Data(from: $0)
                }
            case .custom(let decode): overrides.set(Data.self, decode)
            }
        }
    }
}

extension Swift.Encoder {
    func encodeSingle(_ value: some Encodable) throws {
        var container = singleValueContainer()
        try container.encode(value)
    }
}

extension Swift.Decoder {
    /// Throws the standard error for null in place of a type; it names that type, not the one from which a strategy
    /// makes it.
    func refuseNull(insteadOf type: Any.Type, expected: String) throws {
        guard let json = (self as? any NodeProvidingDecoder)?.node, json.isNull else { return }
        let error = JSONReadingError(.wrongKind, at: json, expected: expected)
        throw DecodingError.valueNotFound(
            type,
            .init(
                codingPath: codingPath, debugDescription: "expected \(expected), found null", underlyingError: error))
    }

    /// The error that the value of this decoder is not the expected one.
    func failure(_ expected: String) -> any Error {
        let reading = (self as? any NodeProvidingDecoder)?.node.failure(expected)
        return DecodingError.dataCorrupted(
            .init(codingPath: codingPath, debugDescription: "expected \(expected)", underlyingError: reading))
    }
}
