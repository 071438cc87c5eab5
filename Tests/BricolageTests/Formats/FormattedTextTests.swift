internal import Bricolage
internal import Foundation
internal import Testing

/// Texts that keep their spelling along with their value.
@Suite struct FormattedTextTests {
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0.0), ("1970-01-01T01:00:00.250+01:00", 0.25), ("1969-12-31T23:59:59Z", -1),
        ("2024-02-29T12:00:00-00:30", 1_709_209_800), ("1990-12-31T23:59:60Z", 662_688_000),
        ("0001-01-01T00:00:00Z", -62_135_596_800), ("1970-01-01t00:01:00z", 60), ("1970-01-01 00:00:01Z", 1),
        ("1970-01-01T00:00:00.015625Z", 0.015625),
    ])
    func datesWithTimes(text: String, seconds: Double) throws {
        let date = try #require(DateTimeText(text: text))
        #expect(date.value.timeIntervalSince1970 == seconds)
        #expect(date.text == text)
    }

    @Test(arguments: [
        "", "2025-07-01", "2025-07-01T14:30Z", "2025-07-01T14:30:00", "2025-02-29T00:00:00Z", "2025-07-01T24:00:00Z",
        "2025-07-01T14:30:00.Z", "2025-07-01T14:30:00+2:00", "2025-07-01T14:30:00Z ", "٢٠٢٥-07-01T14:30:00Z",
        "2025-07-01T14:30:00+24:00", "2025-07-01T14:30:00+02:60", "20250701T143000Z", "2025-07-01T14:30:00+02:0",
    ])
    func noDatesWithTimes(text: String) {
        #expect(DateTimeText(text: text) == nil)
    }

    @Test func aNewValueIsSpelledAnew() throws {
        var date = try #require(DateTimeText(text: "2025-07-01T14:30:00+02:00"))
        date.value += 0.5
        #expect(date.text == "2025-07-01T12:30:00.500Z")
        date.value += 0.5
        #expect(date.text == "2025-07-01T12:30:01Z")
        #expect(DateTimeText(date.value) == date)
    }

    @Test(arguments: [1e12, -1e12, 253_402_300_800, -62_167_219_200.001, .infinity])
    func whatCannotBeReadIsNotWritten(seconds: Double) throws {
        let date = DateTimeText(Date(timeIntervalSince1970: seconds))
        let error = #expect(throws: EncodingError.self) { try JSON.encode([date]) }
        guard case .invalidValue(_, let context)? = error else { return }
        #expect(context.debugDescription == "\"\(date.text)\" is not \(DateTimeFormat.expectation)")
        #expect(throws: EncodingError.self) { try JSONEncoder().encode([date]) }
    }

    @Test(arguments: [(12025, 1, 2), (2025, 2, 30), (-1, 1, 1), (2025, 0, 1)])
    func daysThatCannotBeReadAreNotWritten(year: Int, month: Int, day: Int) {
        let text = CalendarDateText(CalendarDate(year: year, month: month, day: day))
        #expect(throws: EncodingError.self) { try JSON.encode([text]) }
    }

    @Test(arguments: ["0000-01-01T00:00:00+01:00", "9999-12-31T23:59:60-01:00", "9999-12-31T23:59:59.999Z"])
    func whatWasReadIsWritten(text: String) throws {
        let date = try JSON.decode(DateTimeText.self, from: "\"\(text)\"")
        #expect(try JSON.Encoder().encodeToString(date) == "\"\(text)\"")
        let edge = DateTimeText(Date(timeIntervalSince1970: -62_167_219_200))
        #expect(try JSON.decode(DateTimeText.self, from: JSON.Encoder().encode(edge)) == edge)
    }

    @Test(arguments: ["2025-02-29", "2100-02-29", "2025-13-01", "2025-1-01", "2025-01-01T", "+025-01-01", ""])
    func noDays(text: String) {
        #expect(CalendarDateText(text: text) == nil)
    }

    @Test func days() throws {
        let day = try #require(CalendarDateText(text: "0009-03-01"))
        #expect(day.value == CalendarDate(year: 9, month: 3, day: 1))
        #expect(CalendarDateText(day.value).text == "0009-03-01")
        #expect(day.value < CalendarDate(year: 9, month: 3, day: 2))
        #expect(CalendarDate(year: 9, month: 2, day: 28) < day.value)
    }

    @Test func twoSpellingsAreTwoTexts() throws {
        let (capital, small) = ("E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")
        let texts = try (#require(UUIDText(text: capital)), #require(UUIDText(text: small)))
        #expect(texts.0 != texts.1 && texts.0.value == texts.1.value)
        #expect(UUIDText(texts.0.value).text == small)
    }

    @Test func whiteSpaceIsNoPartOfBase64() throws {
        let text = try #require(Base64Text(text: "AQID\r\nBA ==\t"))
        #expect(text.value == Data([1, 2, 3, 4]) && text.text == "AQID\r\nBA ==\t")
        #expect(try #require(Base64Text(text: "")).value.isEmpty)
    }

    /// The last one is in the alphabet of RFC 4648, section 5, which has other letters for the values 62 and 63.
    @Test(arguments: ["AQID!", "AQI", "AQ=ID", "AQIDBA==AQ", "QUJD \u{301}", "QUJD\u{A0}", "-_8=AQID"])
    func noBase64(text: String) {
        #expect(Base64Text(text: text) == nil)
    }

    @Test func codersReadAndWriteTheText() throws {
        struct Order: Codable, Equatable {
            var placed: DateTimeText
            var at: URIText?
            var seal: Base64Text
        }
        let text = #"{"placed":"2025-07-01T14:30:00.0Z","at":"größe","seal":"AQ=="}"#
        let order = try JSON.decode(Order.self, from: Array(text.utf8))
        #expect(order.seal.value == Data([1]))
        #expect(try String(decoding: JSON.encode(order), as: UTF8.self) == text)
        #expect(try JSONDecoder().decode(Order.self, from: Data(text.utf8)) == order)
    }

    /// For a moment slightly before a whole millisecond, that millisecond was once cut off.
    @Test(arguments: [0.0, 1_700_000_000, 1_751_373_000, -1, -5_000_000_000, -62_135_596_800, 253_402_300_799])
    func everyMillisecondIsWritten(second: Double) throws {
        for millisecond in 0..<1000 {
            let date = Date(timeIntervalSince1970: second + Double(millisecond) / 1000)
            let text = DateTimeText(date).text
            let digits = String(millisecond + 1000).dropFirst()
            #expect(text.hasSuffix(millisecond == 0 ? ":\(text.suffix(3).prefix(2))Z" : ".\(digits)Z"))
            let again = try #require(DateTimeText(text: text))
            #expect(abs(again.value.timeIntervalSince(date)) < 0.0005)
            #expect(DateTimeText(again.value).text == text)
        }
    }

    @Test(arguments: [
        (-0.25, "1969-12-31T23:59:59.750Z"), (-62_167_219_200, "0000-01-01T00:00:00Z"),
        (253_402_300_799.999, "9999-12-31T23:59:59.999Z"), (1_709_164_800, "2024-02-29T00:00:00Z"),
        (951_782_400, "2000-02-29T00:00:00Z"), (0.0004, "1970-01-01T00:00:00Z"), (0.9996, "1970-01-01T00:00:01Z"),
    ])
    func datesAreSpelledInUTC(seconds: Double, text: String) throws {
        #expect(DateTimeText(Date(timeIntervalSince1970: seconds)).text == text)
        let again = try #require(DateTimeText(text: text))
        #expect(abs(again.value.timeIntervalSince1970 - seconds) <= 0.0005)
    }

    @Test(arguments: [-62_167_219_201.0, 253_402_300_800])
    func yearsOfOtherThanFourDigitsAreFoundations(seconds: Double) {
        let date = Date(timeIntervalSince1970: seconds)
        #expect(DateTimeText(date).text == date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    }

    @Test func anAddressIsSpelledWithoutItsBase() throws {
        let url = try #require(URL(string: "b?c", relativeTo: URL(string: "https://example.com/a")))
        #expect(URIText(url).text == "b?c")
        // A plain `URL` is written as Foundation writes it, with its base.
        #expect(try JSON.Encoder().encodeToJSON([url]) == ["https://example.com/b?c"])
        #expect(try JSON(parsing: [UInt8](JSONEncoder().encode([url]))) == ["https://example.com/b?c"])
    }

    /// Leap seconds, and days before the Gregorian calendar, are read as Foundation reads them.
    @Test(arguments: ["1990-12-31T23:59:60Z", "1582-06-01T00:00:00Z", "1583-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])
    func unusualDatesAreFoundations(text: String) {
        var decoder = JSON.Decoder()
        decoder.dateDecodingStrategy = .iso8601
        let foundations = JSONDecoder()
        foundations.dateDecodingStrategy = .iso8601
        let quoted = #"["\#(text)"]"#
        let date = try? foundations.decode([Date].self, from: Data(quoted.utf8))
        #expect(date != nil)
        #expect((try? decoder.decode([Date].self, from: quoted)) == date)
    }

    @Test func equivalentTextsAreTwoTexts() throws {
        let texts = try (#require(URIText(text: "a/\u{e9}")), #require(URIText(text: "a/e\u{301}")))
        #expect(texts.0 != texts.1 && Set([texts.0, texts.1]).count == 2)
    }

    @Test func daysOfLongYearsAreWrittenInFull() {
        #expect(CalendarDate(year: 12_025, month: 1, day: 2).description == "12025-01-02")
    }
}
