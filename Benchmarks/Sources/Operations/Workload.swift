internal import Bricolage
internal import Foundation
internal import GeneratedModels
internal import Models

/// One operation of one competitor on one document, prepared so that a run does nothing else.
public struct Workload {
    /// The number of bytes that the operation reads or, if it writes, writes.
    public let bytes: Int
    /// Runs the operation once; the result is released before it returns.
    public let run: () throws -> Void
    /// Runs the operation once and returns the result, to measure memory.
    public let result: () throws -> Any

    init<Result>(bytes: Int, _ operation: @escaping () throws -> Result) {
        self.bytes = bytes
        run = { Self.consume(try operation()) }
        result = { try operation() }
    }

    /// Prepares an operation; nil if the competitor does not support it.
    public static func make(
        _ operation: Operation, by competitor: Competitor, on corpus: Corpus
    ) throws -> Workload? {
        let text = try corpus.load()
        switch operation {
        case .parse, .parseOnce, .value, .visit: return reading(operation, competitor, text)
        case .lookup, .change, .copy: return try working(operation, competitor, text)
        case .serialise, .serialisePretty: return try serialising(operation, competitor, text)
        case .stream:
            guard corpus == .repeated else { return nil }
            switch competitor {
            case .bricolage: return streaming(text, Plain.Status.self)
            case .direct: return streaming(text, Direct.Status.self)
            case .generated, .foundation: return nil
            }
        case .decode, .encode: return try coding(operation, competitor, corpus, text)
        }
    }

    /// The same value, hidden from the optimiser, so that it cannot remove the work.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    static func consume<Value>(_ value: Value) { withExtendedLifetime(value) {} }
}

extension Workload {
    private static func reading(_ operation: Operation, _ competitor: Competitor, _ text: [UInt8]) -> Workload? {
        switch (operation, competitor) {
        case (.parse, .bricolage):
            var parser = Kernel.parser
            return Workload(bytes: text.count) { try parser.parse(text) }
        case (.parseOnce, .bricolage): return Workload(bytes: text.count) { try JSONDocument(parsing: text) }
        case (.value, .bricolage): return Workload(bytes: text.count) { try JSON(parsing: text) }
        case (.visit, .bricolage):
            var parser = Kernel.parser
            return Workload(bytes: text.count) { Visit.everything(in: try parser.parse(text)) }
        case (.parse, .foundation), (.parseOnce, .foundation), (.value, .foundation):
            let data = Data(text)
            return Workload(bytes: text.count) { try JSONSerialization.jsonObject(with: data) }
        case (.visit, .foundation):
            let data = Data(text)
            return Workload(bytes: text.count) { Visit.everything(in: try JSONSerialization.jsonObject(with: data)) }
        default: return nil
        }
    }

    /// Decodes the elements of an array from chunks of 64 KB and counts the elements.
    private static func streaming<Element: Decodable>(_ text: [UInt8], _ type: Element.Type) -> Workload {
        Workload(bytes: text.count) {
            var position = 0
            var elements = JSON.Decoder().elements(type, as: .array) {
                guard position < text.count else { return nil }
                defer { position += 1 << 16 }
                return Array(text[position..<min(position + 1 << 16, text.count)])
            }
            var count = 0
            while let element = try elements.next() {
                consume(element)
                count += 1
            }
            return count
        }
    }

    /// Operations on an existing value.
    private static func working(_ operation: Operation, _ competitor: Competitor, _ text: [UInt8]) throws -> Workload? {
        var json = try JSON(parsing: text)
        var object = try JSONSerialization.jsonObject(with: Data(text))
        let way = Change.deepestPlace(in: json)[...]
        switch (operation, competitor) {
        case (.lookup, .bricolage): return Workload(bytes: text.count) { Lookup.everything(in: json) }
        case (.lookup, .foundation): return Workload(bytes: text.count) { Lookup.everything(in: object) }
        case (.change, .bricolage): return Workload(bytes: text.count) { Change.everywhere(in: &json) }
        case (.change, .foundation): return Workload(bytes: text.count) { Change.everywhere(in: &object) }
        case (.copy, .bricolage):
            return Workload(bytes: text.count) {
                var copy = json
                Change.one(of: &copy, at: way)
                return copy
            }
        case (.copy, .foundation):
            return Workload(bytes: text.count) {
                var copy = object
                Change.one(of: &copy, at: way)
                return copy
            }
        default: return nil
        }
    }

    private static func serialising(
        _ operation: Operation, _ competitor: Competitor, _ text: [UInt8]
    ) throws -> Workload? {
        let pretty = operation == .serialisePretty
        switch competitor {
        case .bricolage:
            let json = try JSON(parsing: text)
            let formatting: JSONFormatting = pretty ? .pretty : .compact
            return Workload(bytes: json.serializedBytes(formatting).count) { json.serializedBytes(formatting) }
        case .foundation:
            let object = try JSONSerialization.jsonObject(with: Data(text))
            let options: JSONSerialization.WritingOptions = pretty ? .prettyPrinted : []
            let bytes = try JSONSerialization.data(withJSONObject: object, options: options).count
            return Workload(bytes: bytes) { try JSONSerialization.data(withJSONObject: object, options: options) }
        case .direct, .generated: return nil
        }
    }
}
