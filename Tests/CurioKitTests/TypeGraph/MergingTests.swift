internal import BricolageWriting
internal import CurioKit
internal import Testing

/// What remains of each schema where several become one type.
@Suite struct MergingTests {
    @Test func ofSeveralDescriptionsTheFirstIsWritten() throws {
        let part = { (key: String, description: String) in
            #"{"type": "object", "description": "\#(description)", "properties": {"\#(key)": {"type": "string"}}}"#
        }
        let text = try text(#"{"title": "T", "allOf": [\#(part("a", "One.")), \#(part("b", "Two."))]}"#)
        #expect(text.contains("/// One.\n") && !text.contains("Two."))
    }

    @Test func theOnlyBranchOfAChoiceKeepsItsDescription() throws {
        let text = try text(
            #"""
            {"title": "T", "type": "object", "properties": {"a": {"description": "The choice.", "oneOf": [
              {"description": "The branch.", "type": "object", "properties": {"x": {"type": "integer"}}}]}}}
            """#)
        #expect(text.contains("/// The branch.\n    public struct A"), "\(text)")
    }

    @Test func aNarrowerKindThanThatOfTheReferenceIsTheType() throws {
        let lines = try declarations(
            ##"""
            {"title": "T", "type": "object", "$defs": {"N": {"type": "number"}},
             "properties": {"a": {"allOf": [{"$ref": "#/$defs/N"}, {"type": "integer"}]}}}
            """##)
        #expect(lines.contains("public var a: Int?"), "\(lines)")
    }

    @Test func theLongestListOfKindsOrdersTheCases() throws {
        let lines = try declarations(
            #"""
            {"title": "T", "allOf": [{"type": ["string", "integer"]}, {"type": ["boolean", "integer", "string"]}]}
            """#)
        let cases = lines.filter { $0.hasPrefix("case ") }
        #expect(cases.prefix(2) == ["case integer(Int)", "case string(String)"], "\(lines)")
    }

    @Test func textsOfSeveralListsKeepTheirDescriptions() throws {
        let text = try text(
            #"""
            {"title": "T", "oneOf": [
              {"oneOf": [{"const": "a", "description": "The first."}, {"const": "b"}]}, {"enum": ["c", "d"]}]}
            """#)
        #expect(text.contains("/// The first.\n"), "\(text)")
    }

    @Test func aListOfTextsBesideAnyTextGivesTheCaseNoName() throws {
        let lines = try declarations(
            #"""
            {"title": "T", "oneOf": [{"title": "Words", "enum": ["a", "b"]}, {"type": "string"}, {"type": "integer"}]}
            """#)
        #expect(lines.contains("case name(Name)"), "\(lines)")
    }

    @Test func aBranchWithoutMembersIsNoPartOfOneObject() throws {
        let schema = { (more: String) in
            #"""
            {"title": "T", "type": "object", "anyOf": [
              {"properties": {"a": {"type": "integer"}}}, {"properties": {\#(more)}}]}
            """#
        }
        #expect(try text(schema(#""b": {"type": "integer"}"#)).contains("public struct T:"))
        #expect(try text(schema("")).contains("public enum T:"))
    }

    @Test func ofTagsThatTellAsMuchTheFirstIsAsked() throws {
        let branch = { (first: String, second: String) in
            #"""
            {"type": "object", "required": ["k", "l"], "properties": {
              "k": {"enum": ["\#(first)"]}, "l": {"enum": ["\#(second)"]}, "\#(first + second)": {"type": "integer"}}}
            """#
        }
        let branches = [branch("a", "y"), branch("b", "z"), branch("b", "y")]
        let text = try text(#"{"title": "T", "oneOf": [\#(branches.joined(separator: ", "))]}"#)
        #expect(text.contains("indirect case a(A)\n"), "\(text)")
    }
}
