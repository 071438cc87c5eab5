import ElevateCompat
import Foundation
import Testing

@Suite("Decoders of ElevateCompat")
struct DecodersTests {
    @Test("make integers of strings")
    func integers() throws {
        #expect(try StringToIntDecoder().decode("-100") as? Int == -100)
        for object in ["1.0", "", "9223372036854775808", 1] as [Any] {
            #expect(throws: ParserError.self) { try StringToIntDecoder().decode(object) }
        }
    }

    @Test("make dates in a format, with the names of months that are not the device's")
    func dates() throws {
        let decoder = DateDecoder(dateFormatString: "d MMMM yyyy HH:mm Z")
        let date = try #require(try decoder.decode("3 March 2001 10:00 +0000") as? Date)
        #expect(date.timeIntervalSince1970 == 983_613_600)
        #expect(throws: ParserError.self) { try decoder.decode("3 März 2001 10:00 +0000") }
        #expect(throws: ParserError.self) { try decoder.decode(3) }
    }

    @Test("make dates with a formatter")
    func formatters() throws {
        let formatter = DateFormatter()
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy"
        #expect(try DateDecoder(dateFormatter: formatter).decode("1970") as? Date == Date(timeIntervalSince1970: 0))
    }

    @Test("can be shared")
    func sharing() {
        func share(_ decoder: some Elevate.Decoder & Sendable) {}
        share(DateDecoder(dateFormatString: "yyyy"))
        share(StringToIntDecoder())
    }
}
