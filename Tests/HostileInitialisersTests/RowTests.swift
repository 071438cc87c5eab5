import Testing

/// Documents that once ended a process or left something behind: each is rejected by default, and the process
/// continues.
@Suite(.timeLimit(.minutes(20))) struct RowTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var type: String
        var document: String
        /// The place at which an issue must be reported.
        var place: String

        init(_ type: String, _ document: String, at place: String) {
            (self.type, self.document, self.place) = (type, document, place)
        }

        var testDescription: String { "\(type) from \(document.prefix(60))" }
    }

    private static let rows = [
        Row("Shape", #"{"n":1}"#, at: ""),
        Row("Shape", #"{"kind":7,"n":1}"#, at: "/kind"),
        Row("ClockTime", "{}", at: ""),
        Row("ClockTime", #"{"time":5}"#, at: "/time"),
        Row("ClockTime", #"{"time":null}"#, at: "/time"),
        Row("Holiday", #"{"date":5,"name":"n"}"#, at: "/date"),
        Row("Holiday", #"{"name":5}"#, at: ""),
        Row("Endpoint", #"{"url":[],"retries":3}"#, at: "/url"),
        Row("Endpoint", #"{"retries":3}"#, at: ""),
        Row("Session", #"{"id":1,"user":"u"}"#, at: "/id"),
        Row("Session", #"{"id":null,"user":"u"}"#, at: "/id"),
        Row("Preference", #"{"value":1}"#, at: ""),
        Row("Preference", #"{"type":1,"value":1}"#, at: "/type"),
        Row("Catalogue", #"[{"id":1},{"id":"x"},{"id":3}]"#, at: "/1/id"),
        Row("Bounds", "{}", at: ""),
        Row("Bounds", #"{"min":"a","max":5}"#, at: "/min"),
        Row("Table", #"[[1,2],[3,"x"]]"#, at: "/1/1"),
        Row("Payment", #"{"kind":"card","amount":-5}"#, at: ""),
        Row("Readings", #"{"a":1}"#, at: ""),
        Row("Readings", "7", at: ""),
    ]

    @Test(arguments: rows) func isRefusedAndTheProcessGoesOn(_ row: Row) throws {
        let process = try HostileProcess("decode", row.type, "observing", row.document)
        #expect(process.status == 0 && !process.endedBySignal)
        #expect(process.lines.first == "refused")
        #expect(process.lines.contains { $0 == "issue " + row.place } || process.lines.contains("issue" + row.place))
        #expect(!process.lines.contains { $0.hasPrefix("invented") })
    }

    @Test func nothingIsRegisteredThatNoDocumentContains() throws {
        let members = (0..<1000).map { number in
            number % 2 == 0 ? #"{"name":"m\#(number)","age":\#(number)}"# : #"{"name":\#(number),"age":\#(number)}"#
        }
        let process = try HostileProcess(
            "decode", "Crew", "observing", #"{"members":[\#(members.joined(separator: ","))]}"#)
        #expect(process.status == 0 && !process.endedBySignal)
        #expect(process.lines.first == "refused")
        #expect(process.lines.filter { $0.hasPrefix("issue") }.count == 500)
        let registered = Set(process.lines.filter { $0.hasPrefix("registered") })
        #expect(registered == Set((0..<500).map { Substring("registered m\($0 * 2)") }))
        #expect(!process.lines.contains { $0.hasPrefix("invented") })
    }
}
