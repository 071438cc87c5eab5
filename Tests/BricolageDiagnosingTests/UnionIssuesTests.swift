import BricolageCore
import BricolageFields
import TestSupport
import Testing

/// What is reported about a value that is none of several types, for unions in both styles that Curio generates: the
/// faults by the intended type, or by all types.
@Suite struct UnionIssuesTests {
    private func issues<T: Decodable>(of type: T.Type, in text: String) throws -> [String] {
        let document = try JSONDocument(parsing: text)
        let issues = JSON.Decoder().decodingIssues(of: [T].self, in: document).issues
        return issues.map { "\($0.pointer) \($0.kind.name)" }.sorted()
    }

    private func expect(_ text: String, _ expected: String..., at place: Testing.SourceLocation = #_sourceLocation)
        throws
    {
        let (fast, plain) = (try issues(of: Step.self, in: text), try issues(of: PlainStep.self, in: text))
        #expect(fast == expected.sorted(), sourceLocation: place)
        #expect(plain == expected.sorted(), sourceLocation: place)
    }

    @Test func theTypeThatWasMeantIsFoundWithoutTheKeyThatTellsIt() throws {
        try expect(#"[{"files": [1], "note": "n"}]"#, "/0 missing-key", "/0/files/0 wrong-kind")
    }

    @Test func whatFitsNoTypeAnyBetterIsOneIssueAboutAll() throws {
        try expect("[{}]", "/0 no-candidate")
        #expect(try issues(of: Step.self, in: "[1]") == ["/0 invalid-value"])
    }

    @Test func aTagThatOneTypeKnowsSpeaksAgainstTheOthers() throws {
        try expect(#"[{"type": "inline"}]"#, "/0 missing-key", "/0 missing-key")
        try expect(#"[{"type": 4711, "target": {"name": "a"}}]"#, "/0/type wrong-kind")
    }

    /// `Step` does not try `Reference` without the tag.
    @Test func aMissingTagIsReportedWhereTheTypeDoesNotMissIt() throws {
        try expect(#"[{"target": {"name": "a"}}]"#, "/0 missing-key")
        try expect(#"[{"target": {"name": 1}}]"#, "/0 missing-key", "/0/target/name wrong-kind")
    }

    /// `Marked` can be read without its mark, and then finds nothing wrong.
    @Test func aMissingMarkIsReportedWhereTheTypeDoesNotNeedIt() throws {
        let issues = try JSON.Decoder().decodingIssues(of: MarkedOrNot.self, in: #"{"size": 1}"#).issues
        #expect(issues.map { "\($0.pointer) \($0.message)" } == [#" missing "mark": expected a value"#])
    }

    @Test func whatEveryTypeRefusesIsWrongWhicheverWasMeant() throws {
        let text = #"[{"target": {"name": 1}}]"#
        #expect(try issues(of: Patch.self, in: text) == ["/0 no-candidate", "/0/target/name wrong-kind"])
    }

    /// A type may have read none of the elements, like a tuple whose first value is invalid.
    @Test func elementsSpeakOnlyForTypesThatReadThemAll() throws {
        #expect(try issues(of: Tried<Head, Pair>.self, in: #"[["a", true, 2, 3]]"#) == ["/0/1 wrong-kind"])
        #expect(try issues(of: Tried<Head, Pair>.self, in: #"[[1, true, 2, 3]]"#) == [])
        #expect(try issues(of: Tried<[Int], Pair>.self, in: #"[[1, 2, 3, "x"]]"#) == ["/0/3 wrong-kind"])
    }

    /// Each of the members is rejected by both types.
    @Test func rankingTypesIsLinearInTheirFaults() throws {
        func document(_ count: Int) throws -> JSONDocument {
            let members = (0..<count).map { #""key number \#($0)":true"# }
            return try JSONDocument(parsing: "{" + members.joined(separator: ",") + "}")
        }
        let growth = try growth(from: document(300), to: document(3000)) { document in
            let issues = JSON.decodingIssues(of: Tried<[String: Int], [String: String]>.self, in: document).issues
            #expect(issues.count == document.root.count)
        }
        #expect(growth < 25)
    }

    @Test func aUnionWithinAUnionIsOneCandidateLikeTheOthers() throws {
        let text = #"[{"target": {"name": 1}}]"#
        #expect(try issues(of: PatchOrLink.self, in: text) == ["/0 no-candidate", "/0/target/name wrong-kind"])
    }

    @Test func unionsReadWhatIsRight() throws {
        let text = #"[{"handler": "h", "files": ["a"]}, {"type": "reference", "target": {"name": "a"}}]"#
        let steps = try JSON.decode([Step].self, from: text)
        #expect(steps.map(\.isInline) == [true, false])
        #expect(try issues(of: PlainStep.self, in: text) == [])
    }

    /// An integer was once said to be expected, although numbers with a fraction are accepted too; within an array,
    /// which is one of the types itself, the other types were not mentioned at all.
    @Test func aNumberThatNoTypeCanHold() throws {
        func told<T: Decodable>(_ type: T.Type, _ text: String) throws -> [String] {
            try JSON.Decoder().decodingIssues(of: type, in: text).issues.flatMap { issue in
                ["\(issue.pointer) \(issue.message)"] + issue.notes
            }
        }
        let message = "expected a number within the range of Double, found the number 1e400"
        let note =
            "as Int: expected an integer from -9223372036854775808 to 9223372036854775807, found the number 1e400"
        #expect(try told(AnyValue.self, "1e400") == [" \(message)", note])
        #expect(try told(AnyValue.self, "[true, 1.5, 1e400]") == ["/2 \(message)", note])
        #expect(try told([AnyValue].self, "[[[1e400]]]") == ["/0/0/0 \(message)", note])
    }
}

// MARK: Unions in the style `fast`

private struct Target: JSONReadableObject, GuessableDecodable {
    var name: String

    init(fields: inout JSONFields) throws { name = try fields["name"] }
}

private struct Inline: JSONReadableObject, GuessableDecodable {
    enum Kind: String, JSONClosedEnum { case inline }

    var handler: String
    var files: [String]
    var type: Kind?
    var note: String?

    init(fields: inout JSONFields) throws {
        handler = try fields["handler"]
        files = try fields["files"]
        type = try fields["type"]
        note = try fields["note"]
        try fields.rejectRest()
    }
}

private struct Reference: JSONReadableObject, GuessableDecodable {
    var target: Target
    var note: String?

    init(fields: inout JSONFields) throws {
        try fields.check("type", equals: "reference")
        target = try fields["target"]
        note = try fields["note"]
        try fields.rejectRest()
    }
}

private enum Step: JSONReadableValue, GuessableDecodable {
    case inline(Inline)
    case reference(Reference)

    var isInline: Bool { if case .inline = self { true } else { false } }

    init(json: JSONDocument.Node) throws {
        guard json.kind == .object else { throw json.failure("an object") }
        var failures: [any Error] = []
        if json.suggests("handler") {
            do {
                self = .inline(try json.read())
                return
            } catch { failures.append(error) }
        }
        if json.suggests("type") {
            do {
                self = .reference(try json.read())
                return
            } catch { failures.append(error) }
        }
        throw json.failure("one of Inline, Reference", candidates: failures)
    }
}

private struct Local: JSONReadableObject, GuessableDecodable {
    var target: Target
    var path: String

    init(fields: inout JSONFields) throws {
        target = try fields["target"]
        path = try fields["path"]
    }
}

private struct Written: JSONReadableObject, GuessableDecodable {
    var target: Target
    var patch: String

    init(fields: inout JSONFields) throws {
        target = try fields["target"]
        patch = try fields["patch"]
    }
}

private enum Patch: JSONReadableValue, GuessableDecodable {
    case local(Local)
    case written(Written)

    init(json: JSONDocument.Node) throws {
        var failures: [any Error] = []
        if json.suggests("path") {
            do {
                self = .local(try json.read())
                return
            } catch { failures.append(error) }
        }
        do {
            self = .written(try json.read())
            return
        } catch { failures.append(error) }
        throw json.failure("one of Local, Written", candidates: failures)
    }
}

private struct Link: JSONReadableObject, GuessableDecodable {
    var url: String

    init(fields: inout JSONFields) throws {
        url = try fields["url"]
        try fields.rejectRest()
    }
}

private enum PatchOrLink: JSONReadableValue, GuessableDecodable {
    case link(Link)
    case patch(Patch)

    init(json: JSONDocument.Node) throws {
        var failures: [any Error] = []
        if json.suggests("url") {
            do {
                self = .link(try json.read())
                return
            } catch { failures.append(error) }
        }
        do {
            self = .patch(try json.read())
            return
        } catch { failures.append(error) }
        throw json.failure("one of Link, Patch", candidates: failures)
    }
}

private struct Marked: JSONReadableObject, GuessableDecodable {
    var mark: String?
    var size: Int

    init(fields: inout JSONFields) throws {
        mark = try fields["mark"]
        size = try fields["size"]
    }
}

private enum MarkedOrNot: JSONReadableValue, GuessableDecodable {
    case marked(Marked)
    case link(Link)

    init(json: JSONDocument.Node) throws {
        var failures: [any Error] = []
        if json.suggests("mark") {
            do {
                self = .marked(try json.read())
                return
            } catch { failures.append(error) }
        }
        do {
            self = .link(try json.read())
            return
        } catch { failures.append(error) }
        throw json.failure("one of Marked, Link", candidates: failures)
    }
}

// MARK: A union in the style `codable`

private enum PlainStep: Decodable {
    case inline(PlainInline)
    case reference(PlainReference)

    struct PlainInline: Decodable {
        enum Kind: String, Decodable { case inline }
        var handler: String
        var files: [String]
        var type: Kind?
        var note: String?
    }

    struct PlainReference: Decodable {
        enum Kind: String, Decodable { case reference }
        struct Target: Decodable { var name: String }
        var type: Kind
        var target: Target
        var note: String?
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        var failures: [any Error] = []
        do {
            self = .inline(try container.decode(PlainInline.self))
            return
        } catch { failures.append(error) }
        do {
            self = .reference(try container.decode(PlainReference.self))
            return
        } catch { failures.append(error) }
        throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "expected one of PlainInline, PlainReference: \(failures)")
    }
}

// MARK: Unions of collections and tuples

private enum Tried<First: Decodable, Second: Decodable>: Decodable {
    case first(First)
    case second(Second)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(First.self) {
            self = .first(value)
        } else if let value = try? container.decode(Second.self) {
            self = .second(value)
        } else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "neither of two types")
        }
    }
}

private struct Pair: Decodable {
    var name: String
    var number: Int

    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        name = try values.decode(String.self)
        number = try values.decode(Int.self)
    }
}

private struct Head: Decodable {
    var number: Int

    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        number = try values.decode(Int.self)
    }
}

private enum AnyValue: Decodable {
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    indirect case array([AnyValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([AnyValue].self) {
            self = .array(value)
        } else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "none of five types")
        }
    }
}
