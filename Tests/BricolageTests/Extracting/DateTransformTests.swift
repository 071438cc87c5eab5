import Bricolage
import Foundation
import TestSupport
import Testing

@Suite struct DateTransformTests {
    private func date(_ text: String, _ pattern: String, secondsFromGMT: Int = 0) -> Date? {
        let quoted = JSON.string(text)
        let document = try? JSONDocument(quoted)
        return try? document?.root.read(by: .date(pattern, secondsFromGMT: secondsFromGMT))
    }

    @Test(
        arguments: [
            ("2015-01-01", "yyyy-MM-dd", 1_420_070_400), ("1970-01-01", "yyyy-MM-dd", 0),
            ("2015-01-01 at 13:45", "yyyy-MM-dd 'at' HH:mm", 1_420_119_900),
            ("2024-02-29T23:59:60Z", "yyyy-MM-dd'T'HH:mm:ssZ", 1_709_251_200),
            ("2024-02-29T12:00:00.250+01:00", "yyyy-MM-dd'T'HH:mm:ss.SSSXXX", 1_709_204_400.25),
            ("2024-02-29T12:00:00-0530", "yyyy-MM-dd'T'HH:mm:ssZZZ", 1_709_227_800),
            ("Sun, 06 Nov 1994 08:49:37 GMT", "EEE, dd MMM yyyy HH:mm:ss Z", 784_111_777),
            ("12:00 GMT-0530", "HH:mm Z", 63_000), ("12:00 GMT+01:30", "HH:mm Z", 37_800),
            ("Sunday, 6 November 1994 8:49 AM", "EEEE, d MMMM y h:mm a", 784_111_740),
            ("12:30 am 1/2/1970", "h:mm a d/M/y", 2_678_400 + 1800), ("12:30 PM", "hh:mm a", 45_000),
            ("13:30 PM", "HH:mm a", 48_600),
            ("Sun 6 Nov 1994", "E d MMM y", 784_080_000), ("Sun 6 Nov 1994", "EE d MMM y", 784_080_000),
            ("1/2/3", "d/M/y", -62_069_846_400), ("0000-03-01", "yyyy-MM-dd", -62_162_035_200),
            ("1.25", "s.S", 1.25), ("1.5", "s.S", 1.5),
            ("o'clock 3", "'o''clock' H", 10_800), ("''5", "''''H", 18_000), ("'5", "''H", 18_000),
        ] as [(String, String, Double?)])
    func readsPatterns(text: String, pattern: String, seconds: Double?) {
        #expect(date(text, pattern)?.timeIntervalSince1970 == seconds)
    }

    @Test(
        arguments: [
            ("2015-02-30", "yyyy-MM-dd"), ("2100-02-29", "yyyy-MM-dd"), ("2015-13-01", "yyyy-MM-dd"),
            ("2015-00-10", "yyyy-MM-dd"), ("15-01-01", "yyyy-MM-dd"), ("2015-1-01", "yyyy-MM-dd"),
            ("2015-01-01 ", "yyyy-MM-dd"), ("2015-01-0", "yyyy-MM-dd"), ("", "yyyy-MM-dd"), ("24:00", "HH:mm"),
            ("13:00 PM", "hh:mm a"), ("01:00 PX", "hh:mm a"), ("10:60", "HH:mm"),
            ("0:00 AM", "h:mm a"), ("10:61", "HH:mm"), ("10:00+24:00", "HH:mmZ"),
            ("10:00+1", "HH:mmZ"), ("10:00", "HH:mmZ"), ("Foo", "MMM"), ("２０１５", "yyyy"), ("9999999999", "y"),
            ("1234567890", "y"), ("", "y"), ("-1-1", "y-M-d"), ("12:00z", "HH:mmZ"), ("12:00+01:60", "HH:mmZ"),
        ])
    func refusesOtherText(text: String, pattern: String) {
        #expect(date(text, pattern) == nil)
    }

    @Test func aZoneHoldsWhereThePatternHasNone() {
        #expect(date("1970-01-01 02:00", "yyyy-MM-dd HH:mm", secondsFromGMT: 7200)?.timeIntervalSince1970 == 0)
        #expect(date("02:00+01:00", "HH:mmZ", secondsFromGMT: 7200)?.timeIntervalSince1970 == 3600)
    }

    @Test func anUnknownLetterIsAnIssueThatNamesIt() throws {
        let document = try JSONDocument(parsing: #"{"at": "1"}"#)
        let error = #expect(throws: DecodingIssues.self) { try document.extract(.required("at", by: .date("yyyy-QQ"))) }
        #expect(error?.issues.first?.message == "the date format \"yyyy-QQ\" has \"QQ\", which is not supported")
        #expect(error?.issues.first?.pointer == "/at")
    }

    /// Foundation's formatter is the reference.
    @Test func agreesWithFoundation() throws {
        let pattern = "EEE, d MMM yyyy HH:mm:ss.SSS ZZZZZ"
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.dateFormat = pattern
        var random = SeededGenerator(seed: 1994)
        for _ in 0..<300 {
            // After the calendar reform of 1582, which Foundation's calendar takes into account.
            let seconds = Double(Int.random(in: -12_000_000_000_000...250_000_000_000_000, using: &random)) / 1000
            formatter.timeZone = TimeZone(secondsFromGMT: Int.random(in: -23...23, using: &random) * 1800)
            let text = formatter.string(from: Date(timeIntervalSince1970: seconds))
            let read = try #require(date(text, pattern), "\(text)")
            #expect(abs(read.timeIntervalSince1970 - seconds) < 0.0011, "\(text)")
        }
    }

    @Test func readsOtherForms() throws {
        let document = try JSONDocument(
            parsing: #"{"iso": "2015-01-01T00:00:00.5Z", "s": 1420070400, "ms": 1420070400500, "day": "2015-01-01"}"#)
        let (iso, seconds, milliseconds, day) = try document.extract(
            .required("iso", by: .iso8601), .required("s", by: .secondsSince1970),
            .required("ms", by: .millisecondsSince1970),
            .required("day", by: .parsed(by: Date.ISO8601FormatStyle().year().month().day(), expected: "a day")))
        #expect(seconds.timeIntervalSince1970 == 1_420_070_400)
        #expect(iso == milliseconds)
        #expect(day == seconds)
        let error = #expect(throws: DecodingIssues.self) {
            try document.extract(
                .required("day", by: .iso8601), .required("iso", by: .secondsSince1970),
                .required("s", by: .parsed(by: Date.ISO8601FormatStyle(), expected: "a date")))
        }
        #expect(error?.issues.map(\.pointer) == ["/iso", "/s", "/day"])
    }

    /// The offset from UTC was once subtracted without checking the result.
    @Test func anOffsetWithWhichNoDateIsLeftIsAnIssue() throws {
        for (text, offset) in [(#""1971""#, Int.min), (#""1969""#, Int.max)] {
            let root = try JSONDocument(parsing: text).root
            #expect(throws: DecodingIssues.self) { try root.read(by: .date("yyyy", secondsFromGMT: offset)) }
        }
    }
}
