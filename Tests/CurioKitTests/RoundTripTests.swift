internal import Bricolage
internal import GoldenModels
internal import Testing

/// Sends documents through the golden types and back: the values must be equal.
@Suite struct RoundTripTests {
    private func roundTrip<T: JSONReadable & JSONWritable>(_ text: String, through type: T.Type) throws {
        let document = try JSONDocument(parsing: text)
        var output = JSONOutput()
        try T(json: document.root).write(json: &output)
        #expect(try JSON(parsing: output.finish()) == JSON(document.root))
    }

    @Test(arguments: [
        #"{"id": 1, "owner": {"first-name": "A"}, "kind": "account", "closedAt": null}"#,
        #"{"id": 1.0, "owner": {"first-name": "A", "verified": false}, "kind": "account", "closedAt": "x", "note": null}"#,
        """
        {"id": 1, "owner": {"first-name": "A"}, "kind": "account", "closedAt": null, "note": "n", "spare": 0.1,
         "limits": {"a": null, "b": 2}, "labels": [], "scores": [1.5, null], "extra": null, "settings": {"deep": [{}]}}
        """,
    ])
    func membersKeepAbsenceNullAndStrangers(text: String) throws {
        try roundTrip(text, through: Account.self)
    }

    @Test(arguments: [
        #"{"tone": "light", "symbol": "<=", "level": -1, "size": null, "split": "c", "answer": 42}"#,
        #"{"tone": "", "symbol": "a\"b\\(c)\n", "size": 2.5, "anyway": "unknown", "huge": 123456789012345678901234567890}"#,
        #"{"tone": "unheard of", "size": true, "level": 77}"#, #"{"size": "auto", "stranger": [null]}"#,
    ])
    func enumerationsKeepUnknownValues(text: String) throws {
        try roundTrip(text, through: Palette.self)
    }

    @Test(arguments: [
        #"{"shapes": [{"type": "circle", "radius": 1}, {"type": "polyline"}, {"type": "group", "members": []}]}"#,
        #"{"shapes": [{"type": "unheard of", "x": 1}], "background": null, "size": {}, "list": [1, 2]}"#,
        #"{"shapes": [], "background": [1, 0.5], "size": 3, "source": {"path": "p"}, "refined": {"b": "x"}}"#,
    ])
    func unionsKeepWhatTheyHold(text: String) throws {
        try roundTrip(text, through: Drawing.self)
    }

    @Test func aUnionSaysWhyNoBranchFits() throws {
        let document = try JSONDocument(parsing: #"{"shapes": [], "source": {"path": 1}}"#)
        #expect(throws: (any Error).self) { try Drawing(json: document.root) }
    }

    @Test func typesThatContainThemselves() throws {
        try roundTrip(
            """
            {"name": "a", "parent": {"name": "b"}, "children": [{"name": "c"}], "nested": [[], [[]]],
             "either": {"left": "l", "right": {"left": "x", "right": "y"}}}
            """, through: Tree.self)
    }

    @Test(arguments: [
        #"{"point": [1, 2.5], "loose": [], "old": ["a", true, false]}"#, #"{"loose": ["a", null, {}]}"#,
        #"{"loose": ["a"]}"#,
    ])
    func tuplesKeepTheirLength(text: String) throws {
        try roundTrip(text, through: Route.self)
    }

    @Test func aTupleOfTheWrongLengthIsRejected() throws {
        let document = try JSONDocument(parsing: #"{"point": [1, 2, 3]}"#)
        #expect(throws: (any Error).self) { try Route(json: document.root) }
    }

    @Test func theRemainingShapes() throws {
        try roundTrip(#"{"name": "A", "salary": 1e3, "age": 3, "x": null}"#, through: Employee.self)
        try roundTrip(
            #"{"byName": {"a": 1}, "open": {"y": "z"}, "all": {"": ["s"]}, "x-1": "v"}"#, through: Registry.self)
        try roundTrip(#"{"engine": {"a": "1"}, "spare": {}, "part": {"i": "9"}, "weight": 0.5}"#, through: Machine.self)
        try roundTrip(#"{"title": "Rice", "type": "grain", "calories": 130, "more": 1}"#, through: Food.self)
        try roundTrip(
            ##"{"class": "c", "foo-bar": 1, "foo_bar": 2, "fooBar": 3, "": "e", "1st": "f", "größe": 1, "additional": true}"##,
            through: Naming.self)
    }

    @Test(arguments: [
        """
        {"openapi": "3", "paths": {"/": {"summary": "s", "x": 1}, "/a": {}, "x-a": [1]},
         "responses": {"default": {"description": "d"}, "200": {"description": "ok"}, "4XX": {"description": "no"},
                       "x-b": null}}
        """,
        """
        {"openapi": "3", "columns": {"a_1": 1, "_": 2, "B": "text", "1": "t", "": ""},
         "levels": {"low": 0.5, "high": 1}, "sources": {"a.swift": true, "tests": 3, "other": "o"}}
        """,
    ])
    func mapsTellTheirMembersByTheirKeys(text: String) throws {
        try roundTrip(text, through: Description.self)
    }

    @Test func membersThatMatchAPatternHaveItsType() throws {
        let text = #"{"openapi": "3", "paths": {"/a": {"summary": "s"}, "x-a": 1}, "columns": {"a": 1, "A": "t"}}"#
        let description = try JSON.decode(Description.self, from: Array(text.utf8))
        #expect(description.paths?.pathItems["/a"]?.summary == "s")
        #expect(description.paths?.xMembers == ["x-a": 1])
        #expect(description.columns?.members == ["a": 1])
        #expect(description.columns?.additional == ["A": "t"])
    }

    @Test(arguments: [
        #"{"openapi": "3", "columns": {"a": "text"}}"#, #"{"openapi": "3", "columns": {"A": 1}}"#,
        #"{"openapi": "3", "responses": {"200": {}}}"#, #"{"openapi": "3", "sources": {"a.swift": 1}}"#,
    ])
    func aMemberThatMatchesAPatternMustBeOfItsType(text: String) throws {
        #expect(throws: (any Error).self) { try JSON.decode(Description.self, from: Array(text.utf8)) }
    }

    @Test(arguments: [
        #"{"kind": "parcel", "weight": 1, "insured": true, "address": {"street": "s", "floor": 3}, "unit": "kg"}"#,
        #"{"kind": "letter", "stamps": ["a"], "unit": "t"}"#, #"{"kind": "letter", "insured": "no", "stamps": null}"#,
        #"{"kind": "letter", "size": {"width": "wide"}}"#, #"{"kind": "parcel", "weight": 1, "stamps": [1]}"#,
    ])
    func whatHoldsUnderAConditionHasItsTypeAndRefusesNothingElse(text: String) throws {
        try roundTrip(text, through: Delivery.self)
    }

    @Test func aConditionBringsMembers() throws {
        let text = """
            {"kind": "parcel", "weight": 1, "insured": true, "size": {"width": 9}, "address": {"floor": 3}, "unit": "kg"}
            """
        let delivery = try JSON.decode(Delivery.self, from: Array(text.utf8))
        #expect(delivery.insured?.meant == true)
        #expect(delivery.size?.meant?.width == 9)
        #expect(delivery.address?.floor?.meant == 3)
        #expect(delivery.unit?.meant == .kg)
        #expect(delivery.additional.isEmpty)
    }

    @Test(arguments: [
        #"{"widget": {"name": "n"}, "hint": "h", "options": [{"label": "l"}], "limits": {"a": 1.5}}"#,
        #"{"widget": "w", "hint": null, "options": {"a": [1]}, "limits": {"a": "none", "b": null}}"#,
        #"{"widget": null, "hint": [1], "options": [1, {"label": "l"}, null]}"#,
    ])
    func valuesOfKindsThatAreNotMeantAreKept(text: String) throws {
        try roundTrip(text, through: Field.self)
    }

    @Test func aValueOfTheKindThatIsMeantMustFit() throws {
        let text = #"{"options": [{"label": 1}]}"#
        #expect(throws: (any Error).self) { try JSON.decode(Field.self, from: Array(text.utf8)) }
    }

    @Test(arguments: [
        #"{"source": {"type": "file", "path": "p", "inputs": ["a"]}}"#,
        #"{"source": {"type": "socket", "port": 1, "inputs": []}}"#,
        #"{"source": {"type": "http", "url": "u"}}"#, #"{"source": {"type": "unheard of", "inputs": []}}"#,
    ])
    func choicesWithinChoices(text: String) throws {
        try roundTrip(text, through: Pipeline.self)
    }

    @Test func choicesWithinChoicesAreOne() throws {
        let text = #"{"source": {"type": "socket", "port": 1, "inputs": ["a"]}}"#
        guard case .socket(let socket) = try JSON.decode(Pipeline.self, from: Array(text.utf8)).source else {
            Issue.record("no socket")
            return
        }
        #expect(socket.port == 1)
        #expect(socket.inputs == ["a"])
    }

    @Test func aDynamicReferenceMeansTheOutermostType() throws {
        let text = #"{"note": "n", "children": [{"note": "m", "value": 1}]}"#
        #expect(try JSON.decode(StrictTree.self, from: Array(text.utf8)).children?.first?.note == "m")
        try roundTrip(text, through: StrictTree.self)
    }

    @Test func definitionsThatNothingRefersToAreTypes() throws {
        try roundTrip(#"{"method": "ping", "id": "a", "more": 1}"#, through: Request.self)
        #expect(try JSON.decode(Role.self, from: Array(#""user""#.utf8)) == .user)
    }
}
