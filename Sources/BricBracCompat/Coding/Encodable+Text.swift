internal import BricolageCore
internal import BricolageWriting

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Encodable {
    /// The value as JSON on one line, with the members in the order in which the type encodes them.
    public func encodedString() throws -> String { try text(TextLayout(), sortsKeys: false) }

    /// The value as JSON on one line, with the members ordered by their keys.
    public func encodedStringSorted() throws -> String { try text(TextLayout(), sortsKeys: true) }

    /// The value as text that a function encodes.
    public func encodedStringSorted(encoder: (Self) throws -> Data) rethrows -> String {
        String(decoding: try encoder(self), as: UTF8.self)
    }

    /// The value as JSON as Foundation lays it out, with the members ordered by their keys.
    public func encodedStringFormatted() throws -> String { try text(.foundation, sortsKeys: true) }

    /// The value as JSON with the members in the order of `OrderedCodingKey`s; others follow by their keys.
    public func encodedStringOrdered(
        format: JSONEncoder.OutputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
    ) throws -> String {
        let order = KeyOrder()
        let encoder = JSON.Encoder(keyEncodingStrategy: .custom { order.note($0) })
        let json = order.sort(try encoder.encodeToJSON(self).withPlainNumbers)
        return (format.contains(.prettyPrinted) ? TextLayout.foundation : TextLayout()).text(of: json)
    }

    /// The value as JSON on one line for people who debug, or an empty object if it cannot be encoded.
    public var jsonDebugDescription: String { (try? encodedStringSorted()) ?? "{}" }

    private func text(_ layout: TextLayout, sortsKeys: Bool) throws -> String {
        let encoder = JSON.Encoder(formatting: JSONFormatting(sortsKeys: sortsKeys))
        return layout.text(of: try encoder.encodeToJSON(self).withPlainNumbers)
    }
}

extension Encodable where Self: Hashable {
    /// The result of `encodedStringFormatted()`.
    public var formattedJSON: Result<String, any Error> { Result { try encodedStringFormatted() } }

    /// The result of `encodedString()`.
    public var unformattedJSON: Result<String, any Error> { Result { try encodedString() } }
}

extension Bric {
    /// Foundation's encoder for text on one line; a new one each time, so that nobody changes it for others.
    public static var JSONEncoderUnsorted: JSONEncoder { encoder([.withoutEscapingSlashes]) }

    /// Foundation's encoder for text on one line with ordered keys; a new one each time.
    public static var JSONEncoderSorted: JSONEncoder { encoder([.withoutEscapingSlashes, .sortedKeys]) }

    /// Foundation's encoder for text on several lines with ordered keys; a new one each time.
    public static var JSONEncoderFormatted: JSONEncoder {
        encoder([.withoutEscapingSlashes, .sortedKeys, .prettyPrinted])
    }

    private static func encoder(_ formatting: JSONEncoder.OutputFormatting) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        return encoder
    }
}

extension TextLayout {
    /// Two spaces a level, and the other habits of Foundation.
    static let foundation = TextLayout(spacer: "  ", colon: " : ", opensEmptyContainers: true)
}

extension JSON {
    /// The same value with whole numbers written without a fraction, as Foundation writes them.
    var withPlainNumbers: JSON {
        switch self {
        case .number(let number):
            JSON.Number(TextLayout.plain(number.description)).map { .number($0) } ?? self
        case .array(let elements): .array(JSON.Array(elements.map(\.withPlainNumbers)))
        case .object(let members): .object(JSON.Object(members.map { ($0.key, $0.value.withPlainNumbers) }))
        default: self
        }
    }
}
