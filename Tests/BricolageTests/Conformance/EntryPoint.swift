import Bricolage
import Foundation

/// Every way to parse text as a value.
///
/// The same rule applies to all of them.
enum EntryPoint: String, CaseIterable, Sendable {
    case bytes, span, string, data, value, valueFromData, decoder, decoderFromData, decoderOfString

    /// The value of a text, or the error of this entry point.
    func value(of text: [UInt8]) throws -> JSON {
        switch self {
        case .bytes: return try JSONDocument(parsing: text).json
        case .span: return try JSONDocument(parsing: text.span).json
        case .string: return try JSONDocument(parsing: string(text)).json
        case .data: return try JSONDocument(parsing: Data(text)).json
        case .value: return try JSON(parsing: text)
        case .valueFromData: return try JSON(parsing: Data(text))
        case .decoder: return try JSON.Decoder().decode(JSON.self, from: text)
        case .decoderFromData: return try JSON.Decoder().decode(JSON.self, from: Data(text))
        case .decoderOfString: return try JSON.Decoder().decode(JSON.self, from: string(text))
        }
    }

    /// Text that is not UTF-8 is no string, so it cannot reach the entry points that take one.
    private func string(_ text: [UInt8]) throws -> String {
        guard let string = String(validating: text, as: UTF8.self) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return string
    }
}
