import Foundation
import GlossCompat
import Testing

@Suite("Dates")
struct DateTests {
    @Test(
        "ISO 8601, with fractions and any offset",
        arguments: [
            ("2015-08-08T21:57:13Z", 1_439_071_033), ("2015-08-08T23:57:13+02:00", 1_439_071_033),
            ("2015-08-08T21:57:13.250Z", 1_439_071_033.25), ("1969-12-31T23:59:59Z", -1),
        ])
    func readISO(text: String, seconds: Double) {
        #expect(Decoder.decode(dateISO8601ForKey: "d")(["d": text]) == Date(timeIntervalSince1970: seconds))
        #expect(Decoder.decode(dateISO8601ArrayForKey: "a.d")(["a": ["d": [text]]])?.count == 1)
    }

    @Test(arguments: ["2015-02-30T00:00:00Z", "2015-08-08", "", "2015-08-08T21:57:13Z and more"])
    func refuseISO(text: String) {
        let found = reasons { Decoder.decode(dateISO8601ForKey: "d")(["d": text]) }
        #expect(found == [#"d: expected a date and time such as 2025-07-01T14:30:00Z, found the string "\#(text)""#])
        let inArray = reasons { Decoder.decode(dateISO8601ArrayForKey: "d")(["d": ["2015-08-08T21:57:13Z", text]]) }
        #expect(inArray.count == 1 && inArray.first?.hasPrefix("d[1]: ") == true)
    }

    @Test func writeISO() {
        let date = Date(timeIntervalSince1970: 1_439_071_033)
        #expect(Encoder.encode(dateISO8601ForKey: "d")(date)?["d"] as? String == "2015-08-08T21:57:13Z")
        let texts = Encoder.encode(dateISO8601ArrayForKey: "d")([date, date + 0.5])?["d"] as? [String]
        #expect(texts == ["2015-08-08T21:57:13Z", "2015-08-08T21:57:13.500Z"])
        #expect(Encoder.encode(dateISO8601ForKey: "d")(nil) == nil)
        #expect(reasons { Encoder.encode(dateISO8601ForKey: "d")(.distantFuture + 1e12) }.count == 1)
    }

    @Test func formatters() throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "dd.MM.yyyy"
        let date = Date(timeIntervalSince1970: 86_400)
        let one = try #require(Encoder.encode(dateForKey: "d", dateFormatter: formatter)(date))
        #expect(one["d"] as? String == "02.01.1970")
        #expect(Decoder.decode(dateForKey: "d", dateFormatter: formatter)(one) == date)
        let many = try #require(Encoder.encode(dateArrayForKey: "d", dateFormatter: formatter)([date, date]))
        #expect(Decoder.decode(dateArrayForKey: "d", dateFormatter: formatter)(many) == [date, date])
        #expect(
            reasons { Decoder.decode(dateForKey: "d", dateFormatter: formatter)(["d": 5]) }
                == [#"d: expected a date in the format "dd.MM.yyyy", found the number 5"#])
    }

    @Test(
        "ISO 8601 that is not quite right, as the formatter of Gloss reads it",
        arguments: ["2015-08-08T21:57:13+0000", "2015-8-8T21:57:13Z"])
    func readLenientISO(text: String) {
        #expect(
            Decoder.decode(dateISO8601ForKey: "d")(["d": text]) == Date(timeIntervalSince1970: 1_439_071_033))
    }

    @Test func theSharedFormatter() {
        // It is an object that code can change, which has no effect on the functions.
        GlossDateFormatterISO8601.isLenient = true
        defer { GlossDateFormatterISO8601.isLenient = false }
        #expect(GlossDateFormatterISO8601.date(from: "2015-02-30T00:00:00Z") != nil)
        #expect(reasons { Decoder.decode(dateISO8601ForKey: "d")(["d": "2015-02-30T00:00:00Z"]) }.count == 1)
        #expect(GlossDateFormatterISO8601.string(from: Date(timeIntervalSince1970: 0)) == "1970-01-01T00:00:00Z")
        #expect(GlossDateFormatterISO8601.locale?.identifier == "en_US_POSIX")
        #expect(GlossDateFormatterISO8601.calendar.identifier == .gregorian)
    }

    /// Zones with the same offset are different, so this also holds on computers whose own zone is UTC.
    @Test func theSharedFormatterIsInGMT() {
        #expect(GlossDateFormatterISO8601.timeZone == .gmt)
        #expect(GlossDateFormatterISO8601.calendar.timeZone == .gmt)
    }
}
