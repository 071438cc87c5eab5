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
}
