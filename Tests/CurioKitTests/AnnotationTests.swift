internal import Bricolage
internal import CurioKit
internal import GoldenModels
internal import Testing

/// What generated types make of `default`, `deprecated`, `readOnly` and `writeOnly`.
@Suite struct AnnotationTests {
    @Test func initialisersTakeWhatTheSchemaGivesAsDefault() {
        let printer = Printer(name: "p")
        #expect(printer.copies == 1 && printer.duplex == true && printer.margin == 2.5)
        #expect(printer.tray == Printer.Tray.none && printer.depth == .value8)
        #expect(printer.label == .value("none") && printer.colours == ["cyan", "key"] && printer.options == [:])
        #expect(printer.note?.meant == "n")
        #expect(printer.wrong == nil, "a default of another type is none")
    }

    @Test func readingTakesNoDefault() throws {
        let printer = try JSON.decode(Printer.self, from: Array(#"{"name": "p", "copies": 2}"#.utf8))
        #expect(printer.duplex == nil && printer.label == .absent && printer.tray == nil)
        #expect(try JSON(parsing: JSON.encode(printer)) == ["name": "p", "copies": 2])
    }

    @Test func whereItIsAskedForReadingTakesDefaults() throws {
        let server = try JSON.decode(Server.self, from: Array(#"{"host": "h", "port": 1}"#.utf8))
        #expect(server.port == 1 && server.timeout == 30 && server.mode == .safe && server.tags.isEmpty)
        #expect(server.note == .absent && server.proxy == nil)
        let written: JSON = ["host": "h", "port": 1, "timeout": 30, "mode": "safe", "tags": []]
        #expect(try JSON(parsing: JSON.encode(server)) == written)
    }

    @Test func aRequiredMemberIsDemandedWhateverItsDefault() {
        #expect(throws: (any Error).self) { try JSON.decode(Server.self, from: Array("{}".utf8)) }
    }

    @Test func deprecatedMembersKeepTheirValues() throws {
        let text = """
            {"name": "p", "copies": 1, "host": "h", "storedHost": "s", "kind": "printer",
             "paper": {"width": "1", "height": "2", "weight": "3", "colour": "4", "name": "5", "maker": "6",
                       "finish": "7", "origin": "8", "age": "9"}}
            """
        let printer = try JSON.decode(Printer.self, from: Array(text.utf8))
        #expect(try JSON(parsing: JSON.encode(printer)) == JSON(parsing: text))
    }

    @Test func deprecatedAndGuardedMembersSaySo() throws {
        let text = try text(
            """
            {"title": "T", "properties": {"a": {"type": "string", "deprecated": true},
             "b": {"type": "string", "readOnly": true, "description": "B."}, "c": {"type": "string", "writeOnly": true}}}
            """)
        #expect(text.contains("    @available(*, deprecated)\n    public var a: String? {\n"))
        #expect(text.contains("    /// B.\n    ///\n    /// Read-only: "))
        #expect(text.contains("    /// Write-only: "))
    }

    @Test func aDefaultThatTheTypeDoesNotHoldIsNone() throws {
        let schema = """
            {"title": "T", "properties": {"a": {"type": "array", "items": {"type": "string"}, "default": ["b", 1]},
             "c": {"enum": ["d"], "default": "e"}, "f": {"type": "integer", "default": 1.5}}}
            """
        let text = try text(schema)
        #expect(text.contains("a: [String]? = nil"))
        #expect(text.contains("c: C? = nil"))
        #expect(text.contains("f: Int? = nil"))
    }

    @Test func defaultsCanBeLeftOut() throws {
        let schema = #"{"title": "T", "properties": {"a": {"type": "integer", "default": 3}}}"#
        #expect(try text(schema).contains("a: Int? = 3"))
        #expect(try text(schema, .init(defaults: .unused)).contains("a: Int? = nil"))
        #expect(try text(schema, .init(defaults: .reading)).contains(#"a = try fields["a", default: 3]"#))
    }

    @Test func whatIsSaidOfValuesStaysWhereListsOfThemBecomeOne() throws {
        let schema = """
            {"anyOf": [{"oneOf": [{"const": "a", "title": "Low", "description": "Below 10."}, {"const": "b"}]},
                {"type": "object", "properties": {"x": {"type": "string"}}}, {"oneOf": [{"const": "c", "title": "High"}]}]}
            """
        let text = try text(schema)
        for line in ["/// Low\n", "/// Below 10.\n", "/// High\n"] { #expect(text.contains(line), "\(text)") }
    }
}
