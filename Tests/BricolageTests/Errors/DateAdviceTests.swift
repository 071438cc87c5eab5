import Bricolage
import Foundation
import Testing

/// If the strategy for dates cannot read a value, the message names the strategy that can.
@Suite struct DateAdviceTests {
    private struct Event: Decodable { var startsAt: Date }
    private struct Direct: JSONModel {
        var startsAt: Date
        init(fields: inout JSONFields) throws { startsAt = try fields["startsAt"] }
        func write(fields: inout JSONOutput) { fields["startsAt"] = startsAt }
    }
    private struct Feed: Decodable { @Lossy var events: [Event] }

    private static let iso =
        #"expected a number of seconds since 2001, found the string "2025-07-01T12:30:00Z"; "#
        + "dateDecodingStrategy is the default, .deferredToDate: .iso8601 reads this text"

    private func messages<T: Decodable>(
        _ type: T.Type, _ text: String, _ change: (inout JSON.Decoder) -> Void = { _ in }
    ) throws -> [String] {
        var decoder = JSON.Decoder()
        change(&decoder)
        return try decoder.decodingIssues(of: type, in: text).issues.map(\.message)
    }

    @Test func theDefaultNamesTheStrategyThatFits() throws {
        let text = #"{"startsAt": "2025-07-01T12:30:00Z"}"#
        #expect(try messages(Event.self, text) == [Self.iso])
        #expect(try messages(Event.self, text) { $0.reporting = .first } == [Self.iso])
        #expect(try messages(Direct.self, text) == [Self.iso])
        #expect(try messages(Direct.self, text) { $0.reporting = .first } == [Self.iso])
        #expect(try messages(Event.self, text) { $0.dataDecodingStrategy = .deferredToData } == [Self.iso])
        let snake = #"{"starts_at": "2025-07-01T12:30:00Z"}"#
        #expect(try messages(Event.self, snake) { $0.keyDecodingStrategy = .convertFromSnakeCase } == [Self.iso])
        #expect(
            try messages(Event.self, snake) {
                $0.keyDecodingStrategy = .convertFromSnakeCase
                $0.reporting = .first
            } == [Self.iso])
        #expect(try messages([Date].self, #"["2025-07-01T12:30:00Z"]"#) == [Self.iso])
        #expect(try messages([String: Date?].self, #"{"a":"2025-07-01T12:30:00Z"}"#) == [Self.iso])
        let feed = try JSON.decode(Feed.self, from: #"{"events": [\#(text)]}"#)
        #expect(feed.$events.map(\.message) == [Self.iso])
    }

    @Test func otherTextsAndValues() throws {
        let plain = "expected a number of seconds since 2001, found "
        #expect(try messages(Event.self, #"{"startsAt": "soon"}"#) == [plain + #"the string "soon""#])
        #expect(
            try messages(Event.self, #"{"startsAt": "2025-07-01"}"#) == [
                plain + #"the string "2025-07-01"; dateDecodingStrategy is the default, .deferredToDate: "#
                    + "only .custom can read this text"
            ])
        let long = "2025-07-01" + String(repeating: " ", count: 55)
        #expect(try messages(Event.self, #"{"startsAt": "\#(long)"}"#).allSatisfy { !$0.contains("Strategy") })
        #expect(try messages(Event.self, #"{"startsAt": "123-"}"#) == [plain + #"the string "123-""#])
        #expect(try messages(Event.self, #"{"startsAt": null}"#) == ["expected a number, found null"])
        #expect(try messages(Event.self, #"{"startsAt": true}"#) == ["expected a number, found true"])
        #expect(try messages([Double].self, #"["x"]"#) == [#"expected a number, found the string "x""#])
        #expect(
            try messages([Double].self, "[1e400]") == [
                "expected a number within the range of Double, found the number 1e400"
            ])
    }

    @Test func otherStrategiesSayWhatTheyAre() throws {
        #expect(
            try messages(Event.self, #"{"startsAt": 1751373000}"#) { $0.dateDecodingStrategy = .iso8601 } == [
                "expected a date and time in ISO 8601, found the number 1751373000; "
                    + "dateDecodingStrategy is .iso8601: .secondsSince1970 reads this number"
            ])
        #expect(
            try messages(Event.self, #"{"startsAt": 1751373000000}"#) { $0.dateDecodingStrategy = .iso8601 } == [
                "expected a date and time in ISO 8601, found the number 1751373000000; "
                    + "dateDecodingStrategy is .iso8601: .millisecondsSince1970 reads this number"
            ])
        #expect(
            try messages(Event.self, #"{"startsAt": -1751373000000}"#) { $0.dateDecodingStrategy = .iso8601 } == [
                "expected a date and time in ISO 8601, found the number -1751373000000; "
                    + "dateDecodingStrategy is .iso8601: .millisecondsSince1970 reads this number"
            ])
        for (strategy, name, unit) in [
            (JSON.Decoder.DateDecodingStrategy.secondsSince1970, "secondsSince1970", "seconds"),
            (.millisecondsSince1970, "millisecondsSince1970", "milliseconds"),
        ] {
            #expect(
                try messages(Event.self, #"{"startsAt": "2025-07-01T12:30:00.5Z"}"#) {
                    $0.dateDecodingStrategy = strategy
                } == [
                    #"expected a number of \#(unit) since 1970, found the string "2025-07-01T12:30:00.5Z"; "#
                        + "dateDecodingStrategy is .\(name): .iso8601 reads this text"
                ])
            #expect(
                try messages(Event.self, #"{"startsAt": "soon"}"#) { $0.dateDecodingStrategy = strategy } == [
                    #"expected a number, found the string "soon""#
                ])
        }
    }

    @Test func datesAreReadAsBefore() throws {
        for strategy in [JSON.Decoder.KeyDecodingStrategy.useDefaultKeys, .convertFromSnakeCase] {
            let decoder = JSON.Decoder(keyDecodingStrategy: strategy)
            let event = try decoder.decode(Event.self, from: #"{"startsAt": 100.5}"#)
            #expect(event.startsAt == Date(timeIntervalSinceReferenceDate: 100.5))
        }
        let decoder = JSON.Decoder(
            nonConformingFloatDecodingStrategy: .convertFromString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"))
        #expect(try decoder.decode([Date].self, from: #"["inf"]"#) == [Date(timeIntervalSinceReferenceDate: .infinity)])
    }
}
