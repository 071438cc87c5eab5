import Bricolage
import Foundation
import Testing

extension ParityStrategy {
    /// Expects both encoders to give equal JSON or equal errors, and both decoders to read either text as equal values.
    func expectParity<T: Codable>(
        of value: T, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let coders = coders
        let ours = Result { try coders.encoder.encodeToData(value) }
        switch (ours, Result { try coders.theirEncoder.encode(value) }) {
        case (.success(let ours), .success(let theirs)):
            #expect(try JSON(parsing: ours) == JSON(parsing: theirs), "\(self)", sourceLocation: sourceLocation)
            for text in [ours, theirs] {
                expectEqualReading(of: T.self, from: text, sourceLocation: sourceLocation)
            }
        case (.failure(let ours), .failure(let theirs)):
            #expect(FaultSummary(ours) == FaultSummary(theirs), "\(self)", sourceLocation: sourceLocation)
        case (let ours, let theirs):
            Issue.record("\(self): ours \(ours), theirs \(theirs)", sourceLocation: sourceLocation)
        }
    }

    /// Expects both decoders to read a text as equal values, or to throw equal errors into the code of types.
    ///
    /// - Parameter comparingTypes: Whether the errors must name the same type.
    func expectEqualReading<T: Codable>(
        of type: T.Type, from text: Data, comparingTypes: Bool = true,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let coders = coders
        let ours = Result { try coders.decoder.decode(Attempt<T>.self, from: text) }
        let theirs = Result { try coders.theirDecoder.decode(Attempt<T>.self, from: text) }
        let comment: Comment = "\(self): \(T.self) from \(String(decoding: text, as: UTF8.self))"
        switch (ours, theirs) {
        case (.success(let ours), .success(let theirs)):
            #expect(ours.canonicalText == theirs.canonicalText, comment, sourceLocation: sourceLocation)
            guard var theirFault = theirs.fault else {
                #expect(ours.fault == nil, comment, sourceLocation: sourceLocation)
                return
            }
            if !comparingTypes { theirFault.type = ours.fault?.type }
            // Foundation throws an internal error for numbers that do not fit.
            let isKnown = theirFault.kind != nil
            #expect(
                ours.fault?.kind == (isKnown ? theirFault.kind : "dataCorrupted"), comment,
                sourceLocation: sourceLocation)
            if isKnown { #expect(ours.fault == theirFault, comment, sourceLocation: sourceLocation) }
        default: Issue.record("ours \(ours), theirs \(theirs)", sourceLocation: sourceLocation)
        }
    }
}

/// What an error says in standard terms: its case, the type that it names and its coding path.
struct FaultSummary: Equatable, CustomStringConvertible {
    /// The case; nil for an error that is not one of the standard ones.
    var kind: String?
    var type: String?
    var key: String?
    var path: [String] = []

    init(_ error: any Error) {
        switch error {
        case EncodingError.invalidValue(_, let context): set("invalidValue", context.codingPath)
        case DecodingError.typeMismatch(let type, let context):
            set("typeMismatch", context.codingPath)
            self.type = "\(type)"
        case DecodingError.valueNotFound(let type, let context):
            set("valueNotFound", context.codingPath)
            self.type = "\(type)"
        case DecodingError.keyNotFound(let missing, let context):
            set("keyNotFound", context.codingPath)
            key = missing.stringValue
        case DecodingError.dataCorrupted(let context): set("dataCorrupted", context.codingPath)
        default: break
        }
    }

    private mutating func set(_ kind: String, _ codingPath: [any CodingKey]) {
        self.kind = kind
        path = codingPath.map(\.stringValue)
    }

    var description: String {
        "\(kind ?? "other") \(key ?? type ?? "") /\(path.joined(separator: "/"))"
    }
}

/// A value, or the error that reading it has thrown.
private struct Attempt<T: Codable>: Decodable {
    var value: T?
    var fault: FaultSummary?

    init(from decoder: any Decoder) throws {
        do {
            value = try decoder.singleValueContainer().decode(T.self)
        } catch {
            fault = FaultSummary(error)
        }
    }

    /// The value as text that does not depend on any strategy.
    var canonicalText: String? {
        guard let value else { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return (try? encoder.encode([value])).map { String(decoding: $0, as: UTF8.self) }
    }
}
