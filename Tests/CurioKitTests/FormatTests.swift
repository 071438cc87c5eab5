internal import Bricolage
internal import CurioKit
internal import Foundation
internal import GoldenModels
internal import Testing

/// Strings of formats that have types of their own.
@Suite struct FormatTests {
    @Test func valuesAreReadAndTextsAreKept() throws {
        let text = """
            {"id": "E621E1F8-c36c-495A-93fc-0c247a3e6e5f", "sent": "2025-07-01T14:30:00.50+02:00", "due": "2025-02-28",
             "link": "a/b?c#d", "label": "AQID", "stamp": "AQ==", "stops": ["1970-01-01t00:00:01z"],
             "arrival": "2000-01-01T00:00:00Z", "either": "x", "when": "never", "mail": "a@b"}
            """
        let shipment = try JSON.decode(Shipment.self, from: Array(text.utf8))
        #expect(shipment.id.value == UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        #expect(shipment.sent.value == Date(timeIntervalSince1970: 1_751_373_000.5))
        #expect(shipment.due.value?.value == CalendarDate(year: 2025, month: 2, day: 28))
        #expect(shipment.link?.value.query == "c")
        #expect(shipment.label?.value == Data([1, 2, 3]) && shipment.stamp?.value == Data([1]))
        #expect(shipment.stops?[0].value == Date(timeIntervalSince1970: 1))
        #expect(try JSON(parsing: JSON.encode(shipment)) == JSON(parsing: text))
    }

    @Test(arguments: [
        (#"{"id": "?", "sent": "2000-01-01T00:00:00Z"}"#, "/id"),
        (#"{"id": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "sent": "2000-01-01"}"#, "/sent"),
    ])
    func aTextOfAnotherFormatIsRefusedAtItsPlace(text: String, place: String) throws {
        let error = #expect(throws: DecodingIssues.self) { try JSON.decode(Shipment.self, from: Array(text.utf8)) }
        #expect(error?.issues.map { "\($0.pointer)" } == [place])
    }

    @Test(arguments: TypedFormat.table.map(\.name))
    func eachFormatIsATypeWhereItIsAskedFor(name: String) throws {
        let schema = #"{"title": "T", "properties": {"a": {"type": "string", "format": "\#(name)"}}}"#
        let format = try #require(TypedFormat.table.first { $0.name == name })
        #expect(try declarations(schema).contains("public var a: String?"))
        #expect(try !declarations(schema, .init(formats: [format])).contains("public var a: String?"))
        #expect(try declarations(schema, .init(style: .codable, formats: [format])).contains("public var a: String?"))
    }

    @Test func unionsOfSeveralTextsAreStrings() throws {
        let schema = """
            {"title": "T", "properties": {"a": {"anyOf": [{"type": "string", "format": "date"},
             {"type": "string", "format": "uuid"}]}}}
            """
        let all = Generator.Configuration(formats: Set(TypedFormat.table))
        #expect(try declarations(schema, all).contains("public var a: String?"))
    }

    @Test(arguments: TypedFormat.table.map(\.name))
    func anotherNameForATypeOfTheLibraryImportsIt(name: String) throws {
        let all = Generator.Configuration(formats: Set(TypedFormat.table))
        let type = #"{"type": "string", "format": "\#(name)"}"#
        for schema in [type, #"{"type": "array", "items": \#(type)}"#, #"{"$defs": {"Text": \#(type)}}"#] {
            #expect(try text(schema, all).contains("public import Bricolage\n"))
            var nested = all
            nested.writing.namespace = "Texts"
            #expect(try text(schema, nested).contains("public import Bricolage\n"))
        }
    }

    /// A string that is read as the type of its format needs no remark that the type does not check the format.
    @Test func formatsThatTypesRefuseAreNotCalledUnchecked() throws {
        let all = Generator.Configuration(formats: Set(TypedFormat.table))
        let told = { (schema: String) in
            try remarks(schema, all).filter { $0.contains("format is not checked") }.count
        }
        let member = { (schema: String) in #"{"properties": {"a": \#(schema)}}"# }
        let date = #"{"type": "string", "format": "date"}"#
        let uuid = #"{"type": "string", "format": "uuid"}"#
        #expect(try told(date) == 0 && told(member(date)) == 0)
        #expect(try told(member(#"{"type": ["string", "null"], "format": "date"}"#)) == 0)
        #expect(try told(member(#"{"type": ["string", "integer"], "format": "date"}"#)) == 0)
        #expect(try told(member(#"{"type": "array", "items": \#(date)}"#)) == 0)
        #expect(try told(member(#"{"anyOf": [\#(date), {"type": "integer"}]}"#)) == 0)
        #expect(try told(##"{"properties": {"a": {"$ref": "#/$defs/A"}}, "$defs": {"A": \##(date)}}"##) == 0)
        // A type that accepts any text, formats that nothing distinguishes, and a string that is only implied.
        #expect(try told(member(#"{"type": "string", "format": "uri"}"#)) == 1)
        #expect(try told(member(#"{"anyOf": [\#(date), \#(uuid)]}"#)) == 2)
        #expect(try told(member(#"{"format": "date"}"#)) == 1)
        #expect(try remarks(member(date)).contains { $0.contains("format is not checked") })
    }
}
