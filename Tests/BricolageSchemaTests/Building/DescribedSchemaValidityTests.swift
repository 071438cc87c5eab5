import Bricolage
import BricolageSchema
import Foundation
import GoldenModels
import Testing

/// What the schemas of types say about documents.
@Suite struct DescribedSchemaValidityTests {
    @Test
    func schemasAreValidAndAcceptWhatTheTypesWrite() throws {
        let examples = DescribedSchemaTests.examples
        let full = examples.map { example in
            PythonValidation.Case(
                name: example.name, schema: example.schema.json,
                documents: example.document.map { [($0, true)] } ?? [])
        }
        let strict = examples.map { PythonValidation.Case(name: $0.name + ".strict", schema: $0.schema.strict.json) }
        #expect(try SecondOpinions.complaints(full + strict) == "")
        #expect(full.filter { !$0.documents.isEmpty }.count > 12)
    }

    @Test
    func schemasRefuseWhatTheTypesCannotRead() throws {
        func faulty<T: Codable>(_ value: T, _ changes: [(JSONPointer, JSON?)]) throws -> PythonValidation.Case {
            let document = try JSON(parsing: JSON.Encoder().encode(value))
            let documents: [(JSON, Bool)] = changes.map { place, replacement in
                var changed = document
                changed[pointer: place] = replacement
                let text = changed.serialized()
                return (changed, (try? JSON.decode(T.self, from: text)) != nil)
            }
            #expect(documents.contains { !$0.1 })
            return PythonValidation.Case(
                name: "\(T.self)", schema: DescribedSchema(of: T.self).json, documents: documents)
        }
        let cases = [
            try faulty(
                Shapes.Person.sample,
                [
                    ("/name", nil), ("/name", 1), ("/size", "tiny"), ("/level", 2), ("/level", nil), ("/nickname", nil),
                    ("/addresses/0/street", nil), ("/addresses/0/zip", "x"), ("/home", [:]), ("/home", nil),
                    ("/unknown", 1), ("/nickname", .null), ("/addresses", .null),
                ]),
            try faulty(
                Shapes.Scalars(),
                [("/byte", 256), ("/byte", -1), ("/small", 40000), ("/natural", -1), ("/integer", 1.5), ("/flag", 1)]),
            try faulty(
                Shapes.Expression.sample,
                [
                    ("/sum/_0", nil), ("/sum/_1", 1), ("/sum", nil), ("/nothing", [:]), ("/sum/_1/named/of", .null),
                    ("/sum/_1/named/name", .null),
                ]),
            try faulty(
                Shapes.Figure.square(side: 1, label: nil),
                [("/kind", "circle"), ("/kind", "cube"), ("/side", nil), ("/label", "x"), ("/label", 1)]),
            try faulty(
                Shapes.Lenient(),
                [("/nullable", nil), ("/nullable", 3), ("/contained", 3), ("/contained", "x"), ("/attempted", nil)]),
            try faulty(
                Shapes.Nested(), [("/size/width", nil), ("/point/1", nil), ("/tags/0", 1), ("/tags/0", nil)]),
            try faulty(
                Shapes.Fields(), [("/title", nil), ("/state", "x"), ("/more", "x"), ("/more", 1), ("/count", .null)]),
            try faulty(Shapes.Closed(), [("/more", 1), ("/a", nil)]),
            try faulty(Shapes.Amount.text("1"), [("", 1), ("", "x"), ("", true), ("", [])]),
            try faulty(
                Shapes.Collections(), [("/byCase/tiny", 1), ("/byNumber/2", 1), ("/list", .null), ("/set/1", 1)]),
        ]
        #expect(try SecondOpinions.complaints(cases) == "")
    }

    @Test
    func tagsBesideTheirValuesAreDescribed() throws {
        func judged<T: Decodable>(_ type: T.Type, _ texts: [String]) throws -> PythonValidation.Case {
            PythonValidation.Case(
                name: "\(T.self)", schema: DescribedSchema(of: T.self).json,
                documents: try texts.map { (try JSON(parsing: $0), (try? JSON.decode(T.self, from: $0)) != nil) })
        }
        let trip = try judged(
            Trip.self,
            [
                #"{"length": 1, "by": "car", "vehicle": {"wheels": 4}}"#,
                #"{"length": 1, "by": "auto", "vehicle": {"wheels": 4}}"#,
                #"{"length": 1, "by": "boat", "vehicle": {"sails": 4}}"#,
                #"{"length": 1, "by": "boat", "vehicle": {}}"#,
                #"{"length": 1, "by": "car", "vehicle": {}}"#, #"{"length": 1, "vehicle": {"wheels": 4}}"#,
                #"{"length": 1, "by": "train", "vehicle": {"wheels": 4}}"#, #"{"length": 1, "by": "car"}"#,
            ])
        #expect(trip.documents.map(\.isValid) == [true, true, true, true, false, false, false, false])
        let ferry = try judged(
            Ferry.self,
            [
                "{}", #"{"by": "boat", "vehicle": {}}"#, #"{"by": "car", "vehicle": null}"#,
                #"{"by": "car", "vehicle": {"wheels": "x"}}"#,
            ])
        #expect(ferry.documents.map(\.isValid) == [true, true, true, false])
        #expect(try SecondOpinions.complaints([trip, ferry]) == "")
    }

    /// Whatever the strict schema allows the type must be able to read.
    @Test
    func strictSchemasNeedEveryMemberAndTakeNull() throws {
        let strict = DescribedSchema(of: Shapes.Person.self).strict
        #expect(strict.isComplete)
        let full: JSON = [
            "name": "Ann", "nickname": nil, "size": "small", "level": nil, "addresses": [["street": "A", "zip": nil]],
            "home": nil,
        ]
        var documents: [(JSON, Bool)] = [(full, true)]
        for (key, _) in try #require(full.object) {
            var copy = full
            copy[key] = nil
            documents.append((copy, false))
        }
        var extra = full
        extra["more"] = 1
        documents.append((extra, false))
        let complaints = try SecondOpinions.complaints([
            PythonValidation.Case(name: "Person", schema: strict.json, documents: documents)
        ])
        #expect(complaints == "")
        #expect(try JSON.decode(Shapes.Person.self, from: full.serialized()).addresses.count == 1)
    }

    @Test func strictSchemasReportWhatTheyCannotSay() {
        let gaps = DescribedSchema(of: Shapes.Collections.self).strict.gaps.map(\.description)
        #expect(gaps.contains("/properties/byName: an object with members of any name"))
        let anything = DescribedSchema(of: Shapes.Scalars.self).strict.gaps.map(\.type)
        #expect(anything.contains("/properties/anything"))
        #expect(DescribedSchema(of: [Int].self).strict.gaps.map(\.type) == ["the root"])
    }

    @Test func describingTwiceGivesTheSameText() {
        for _ in 0..<3 {
            #expect(
                DescribedSchema(of: Shapes.Folder.self).json.serialized()
                    == DescribedSchema(of: Shapes.Folder.self).json.serialized())
        }
    }

    @Test func aSchemaCanBeMadeOfAType() throws {
        let schema = try JSONSchema(describing: Shapes.Person.self)
        #expect(schema.title == "Person")
        #expect(schema.dialect == .draft2020)
        #expect(schema.required == ["name", "size", "addresses"])
    }

    /// Types that Curio has written, and documents that they carry.
    @Test
    func schemasOfGeneratedTypesAcceptWhatTheyRead() throws {
        let texts = [
            #"{"id": 1, "owner": {"first-name": "A"}, "kind": "account", "closedAt": null}"#,
            #"{"id": 1.0, "owner": {"first-name": "A", "verified": false}, "kind": "account", "closedAt": "x"}"#,
            #"{"id": 1, "owner": {}, "kind": "account", "closedAt": null}"#,
            #"{"owner": {"first-name": "A"}, "kind": "account", "closedAt": null}"#,
            #"{"id": "1", "owner": {"first-name": "A"}, "kind": "account", "closedAt": null}"#,
        ]
        let documents = try texts.map { text in
            (try JSON(parsing: text), (try? JSON.decode(Account.self, from: text)) != nil)
        }
        #expect(documents.map(\.1) == [true, true, false, false, false])
        let schema = DescribedSchema(of: Account.self).json
        #expect(
            try SecondOpinions.complaints([.init(name: "Account", schema: schema, documents: documents)]) == "")
    }

    /// Generated unions and open enumerations describe their alternatives.
    @Test
    func schemasOfGeneratedUnionsNameTheirAlternatives() throws {
        let schema = DescribedSchema(of: Drawing.self)
        #expect(schema.isComplete)
        let documents: [(JSON, Bool)] = try [
            #"{"shapes": []}"#, #"{"shapes": [], "source": {"url": "u"}}"#, #"{"shapes": [], "source": {"path": "p"}}"#,
            #"{"shapes": [], "source": {"url": 1}}"#, #"{"shapes": [], "source": {}}"#,
            #"{"shapes": [], "background": 1}"#, #"{"shapes": [], "background": ["x"]}"#,
            #"{"shapes": [], "background": null}"#, #"{"shapes": [], "list": ["a"]}"#,
            #"{"shapes": [], "list": ["a", 1]}"#, #"{"shapes": [1]}"#, #"{"shapes": [{"type": "star"}]}"#,
            #"{"shapes": [{"type": "group", "members": [{"type": "circle", "radius": 1}]}]}"#,
        ].map { text in (try JSON(parsing: text), (try? JSON.decode(Drawing.self, from: text)) != nil) }
        #expect(documents.filter(\.1).count == 7)
        let complaints = try SecondOpinions.complaints([
            .init(name: "Drawing", schema: schema.json, documents: documents),
            .init(name: "Drawing.strict", schema: schema.strict.json),
        ])
        #expect(complaints == "")
        let palette = DescribedSchema(of: Palette.self).json
        let tone = palette["$defs"]?["Tone"]?["anyOf"]
        #expect(tone?[0]?["enum"]?[0] == "light")
        #expect(tone?[1] == ["type": "string"])
    }
}
