internal import BricolageCore
internal import BricolageModeling

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

// What schemas say of the types of Foundation.

extension URL: PredescribedValue {
    package static var schema: JSON.Object { ["type": "string", "format": "uri-reference"] }
}

extension UUID: PredescribedValue {
    package static var schema: JSON.Object { ["type": "string", "format": "uuid"] }
}

extension Decimal: PredescribedValue {
    package static var schema: JSON.Object { ["type": "number"] }
}

extension Date: PredescribedValue {
    package static var schema: JSON.Object {
        ["type": "number", "description": "Seconds since 2001-01-01 00:00:00 UTC."]
    }
}

extension Data: PredescribedValue {
    package static var schema: JSON.Object { ["type": "string", "contentEncoding": "base64"] }
}

extension JSON.Decoder.DateDecodingStrategy: PredescribedStrategy {
    package var schema: JSON.Object? {
        switch self {
        case .deferredToDate: Date.schema
        case .secondsSince1970: ["type": "number", "description": "Seconds since 1970-01-01 00:00:00 UTC."]
        case .millisecondsSince1970: ["type": "number", "description": "Milliseconds since 1970-01-01 00:00:00 UTC."]
        case .iso8601: ["type": "string", "format": "date-time"]
        case .custom: nil
        }
    }
}

extension JSON.Decoder.DataDecodingStrategy: PredescribedStrategy {
    package var schema: JSON.Object? {
        switch self {
        case .deferredToData: ["type": "array", "items": ["type": "integer", "minimum": 0, "maximum": 255]]
        case .base64: Data.schema
        case .custom: nil
        }
    }
}
