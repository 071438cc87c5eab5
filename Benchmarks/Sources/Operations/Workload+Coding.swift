internal import Bricolage
internal import Foundation
internal import GeneratedModels
internal import Models

extension Workload {
    /// Text to structs or back; nil if there are none for a document.
    static func coding(
        _ operation: Operation, _ competitor: Competitor, _ corpus: Corpus, _ text: [UInt8]
    ) throws -> Workload? {
        switch (corpus, competitor) {
        case (.twitter, .direct): try own(operation, text, Direct.Timeline.self)
        case (.twitter, .generated): try own(operation, text, GeneratedModels.Timeline.self)
        case (.twitter, _): try standard(operation, competitor, text, Plain.Timeline.self)
        case (.citm, .direct): try own(operation, text, Direct.Catalog.self)
        case (.citm, .generated): try own(operation, text, GeneratedModels.Catalog.self)
        case (.citm, _): try standard(operation, competitor, text, Plain.Catalog.self)
        case (.canada, .direct): try own(operation, text, Direct.FeatureCollection.self)
        case (.canada, .generated): try own(operation, text, GeneratedModels.FeatureCollection.self)
        case (.canada, _): try standard(operation, competitor, text, Plain.FeatureCollection.self)
        case (.repeated, .direct): try standard(operation, competitor, text, [Direct.Status].self)
        case (.repeated, _): try standard(operation, competitor, text, [Plain.Status].self)
        case (.message, .direct): try own(operation, text, Direct.Message.self)
        case (.message, _): try standard(operation, competitor, text, Plain.Message.self)
        case (.order, .direct): try own(operation, text, Direct.Order.self)
        case (.order, _): try standard(operation, competitor, text, Plain.Order.self)
        case (.orders, .direct): try own(operation, text, Direct.Orders.self)
        case (.orders, _): try standard(operation, competitor, text, Plain.Orders.self)
        case (.escaped, _): try coding(operation, competitor, .twitter, text)
        case (.events, _): try inferred(operation, competitor, text, Inferred.Events.self, PlainInferred.Events.self)
        case (.descriptions, _):
            try inferred(operation, competitor, text, Inferred.Descriptions.self, PlainInferred.Descriptions.self)
        case (.instruments, _):
            try inferred(operation, competitor, text, Inferred.Instruments.self, PlainInferred.Instruments.self)
        case (.figure, _): try inferred(operation, competitor, text, Inferred.Figure.self, PlainInferred.Figure.self)
        case (.records, _): try inferred(operation, competitor, text, Inferred.Records.self, PlainInferred.Records.self)
        case (.log, _): try inferred(operation, competitor, text, Inferred.Log.self, PlainInferred.Log.self)
        case (.integers, _):
            try inferred(operation, competitor, text, Inferred.Integers.self, PlainInferred.Integers.self)
        case (.dictionary, _):
            try inferred(operation, competitor, text, Inferred.Entries.self, PlainInferred.Entries.self)
        case (.prose, _): try inferred(operation, competitor, text, Inferred.Prose.self, PlainInferred.Prose.self)
        }
    }

    /// Types generated from a schema that was inferred from the document.
    private static func inferred<Own: Codable, Plain: Codable>(
        _ operation: Operation, _ competitor: Competitor, _ text: [UInt8], _ own: Own.Type, _ plain: Plain.Type
    ) throws -> Workload? {
        competitor == .direct
            ? try standard(operation, competitor, text, own) : try standard(operation, competitor, text, plain)
    }

    /// A type that reads and writes itself, known as such where the coder is called, as in programs.
    private static func own<Model: JSONModel>(
        _ operation: Operation, _ text: [UInt8], _ type: Model.Type
    ) throws -> Workload {
        if operation == .decode { return Workload(bytes: text.count) { try JSON.decode(type, from: text) } }
        let value = try JSON.decode(type, from: text)
        return Workload(bytes: try JSON.encode(value).count) { try JSON.encode(value) }
    }

    /// A type that is `Codable`.
    private static func standard<Model: Codable>(
        _ operation: Operation, _ competitor: Competitor, _ text: [UInt8], _ type: Model.Type
    ) throws -> Workload? {
        switch (operation, competitor) {
        case (_, .generated): return nil
        case (.decode, .foundation):
            let data = Data(text)
            return Workload(bytes: text.count) { try JSONDecoder().decode(type, from: data) }
        case (.decode, _): return Workload(bytes: text.count) { try JSON.decode(type, from: text) }
        case (_, .foundation):
            let value = try JSONDecoder().decode(type, from: Data(text))
            return Workload(bytes: try JSONEncoder().encode(value).count) { try JSONEncoder().encode(value) }
        default:
            let value = try JSON.decode(type, from: text)
            return Workload(bytes: try JSON.encode(value).count) { try JSON.encode(value) }
        }
    }
}
