internal import CurioKit
import Testing

/// Types that are the same in content, whatever they are called.
@Suite struct SharedTypesTests {
    private static let choice = ##"{"anyOf": [{"type": "number"}, {"$ref": "#/definitions/Ref"}]}"##
    private static let reference = #""Ref": {"type": "object", "properties": {"r": {"type": "string"}}}"#

    @Test func aShortChoiceIsCalledAfterWhatThereIsToChoose() throws {
        let lines = try declarations(
            """
            {"title": "T", "type": "object", "definitions": {\(Self.reference)}, "properties": {
              "angle": \(Self.choice), "radius": \(Self.choice)}}
            """)
        #expect(lines.contains("public enum NumberOrRef: JSONChoice, GuessableDecodable, Hashable, Sendable "))
        #expect(lines.contains("public var angle: NumberOrRef?"))
        #expect(lines.contains("public var radius: NumberOrRef?"))
        #expect(!lines.contains { $0.contains("enum Angle") || $0.contains("enum Radius") })
    }

    @Test func aChoiceThatStandsAloneIsCalledAfterItsMember() throws {
        let lines = try text(
            """
            {"title": "T", "type": "object", "definitions": {\(Self.reference)},
             "properties": {"angle": \(Self.choice)}}
            """)
        #expect(lines.contains("enum Angle: "))
        #expect(!lines.contains("NumberOrRef"))
    }

    @Test func aSharedTypeMakesWayForADefinitionOfItsName() throws {
        let item = #""item": {"type": "object", "properties": {"x": {"type": "string"}, "y": {"type": "string"}}}"#
        let lines = try declarations(
            ##"""
            {"title": "T", "type": "object", "properties": {
                "alpha": {"type": "object", "properties": {\##(item), "a": {}}},
                "beta": {"type": "object", "properties": {\##(item)}}, "i": {"$ref": "#/$defs/item"}},
             "$defs": {"item": {"type": "object", "properties": {"z": {"type": "integer"}}}}}
            """##)
        #expect(lines.filter { $0.hasSuffix("item: BetaItem?") }.count == 2)
        #expect(lines.contains("public var i: Item?"))
    }

    /// The cases were called after the types that the choices share: `tName` and `aName`.
    @Test func listsOfTextsAndNumbersHaveTheCasesNameAndNumber() throws {
        let member = { (name: String, more: String) in #""\#(name)": {"enum": ["x", 1, 2\#(more)]}"# }
        let alone = try declarations(#"{"title": "T", "type": "object", "properties": {\#(member("a", ""))}}"#)
        let isCase = { (line: String) in line.hasPrefix("case name(") || line.hasPrefix("case number(") }
        #expect(alone.filter(isCase) == ["case name(Name)", "case number(Number)"])
        let members = [member("a", ""), member("b", ", true")].joined(separator: ",")
        let shared = try declarations(#"{"title": "T", "type": "object", "properties": {\#(members)}}"#)
        let cases = shared.filter(isCase)
        #expect(cases == ["case name(AName)", "case number(ANumber)", "case name(AName)", "case number(ANumber)"])
    }

    @Test func branchesThatAreTheSameTypeAreOne() throws {
        let branch = { (title: String, key: String) in
            let members = #""properties": {"\#(key)": {"type": "string"}}, "required": ["\#(key)"]"#
            return #"{"title": "\#(title)", "type": "object", \#(members)}"#
        }
        let (result, failure) = (branch("Outcome", "result"), branch("Failure", "error"))
        let side = { (title: String) in #"{"title": "\#(title)", "anyOf": [\#(result), \#(failure)]}"# }
        let text = try text(#"{"title": "T", "anyOf": [\#(side("Agent")), \#(side("Client"))]}"#)
        let cases = text.matches(of: #/indirect (case .*)/#).map { String($0.1) }
        #expect(cases == ["case outcome(Outcome)", "case failure(Failure)"])
    }

    @Test func branchesThatAreTheSameTypeUnderOtherNamesAreOne() throws {
        let pair = #""type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}], "minItems": 2"#
        let branch = { (title: String) in #"{"title": "\#(title)", \#(pair)}"# }
        let text = try text(
            #"{"title": "T", "anyOf": [\#(branch("First")), \#(branch("Second")), {"type": "string"}]}"#)
        let cases = text.matches(of: #/case (\w+)\(\w+\)\n/#).map { String($0.1) }
        #expect(cases == ["first", "string"])
    }

    @Test func theOnlyTypeOfAChoiceKeepsItsExplanationWhereTheChoiceHasNone() throws {
        let branch = #"{"description": "Of the branch.", "type": "object", "properties": {"q": {"type": "string"}}}"#
        for (own, expected) in [("", "Of the branch."), (#""description": "Of the choice.","#, "Of the choice.")] {
            let text = try text(
                #"{"title": "T", "type": "object", "properties": {"p": {\#(own) "anyOf": [\#(branch), \#(branch)]}}}"#)
            #expect(text.contains("/// \(expected)\n    public struct P:"), "\(text)")
        }
    }

    /// Formerly, such branches were two cases of one type, of which the second was never read.
    @Test func branchesThatDifferInNothingThatIsCheckedAreNoChoice() throws {
        let branch = { (length: Int) in
            #"{"type": "object", "properties": {"n": {"type": "string", "minLength": \#(length)}}}"#
        }
        let choice = #"{"oneOf": [\#(branch(2)), \#(branch(5))]}"#
        let inside = try declarations(#"{"title": "T", "type": "object", "properties": {"size": \#(choice)}}"#)
        #expect(
            inside == [
                "public struct T", "public var size: Size?", "public struct Size", "public var n: String?",
            ])
        let defined = try declarations(
            ##"{"title": "T", "properties": {"a": {"$ref": "#/$defs/S"}}, "type": "object", "$defs": {"S": \##(choice)}}"##
        )
        #expect(defined == ["public struct T", "public var a: S?", "public struct S", "public var n: String?"])
        let checked = try text(
            #"{"title": "T", "type": "object", "properties": {"size": \#(choice)}}"#, .init(checksConstraints: true))
        #expect(checked.contains("enum Size:"))
    }

    @Test func aSharedTypeIsNotCalledTypeAlone() throws {
        let kind = #"{"type": "object", "properties": {"type": {"enum": ["a", "b"]}, "KEY": {"type": "string"}}}"#
        let lines = try declarations(
            """
            {"title": "T", "type": "object", "properties": {
              "hook": \(kind.replacing("KEY", with: "x")), "icon": \(kind.replacing("KEY", with: "y"))}}
            """)
        #expect(lines.contains("public enum HookType: JSONOpenEnum, Hashable, Sendable "))
        #expect(lines.count { $0 == "public var type: HookType?" } == 2)
    }

    /// Formerly, it was called after one of the types that share it: `AngleValue`.
    @Test func aSharedChoiceIsCalledAfterWhatThereIsToChooseRatherThanOneOfItsOwners() throws {
        let owner = { (name: String) in
            #""\#(name)": {"type": "object", "properties": {"value": \#(Self.choice), "\#(name)s": {"type": "string"}}}"#
        }
        let lines = try declarations(
            """
            {"title": "T", "type": "object", "definitions": {\(Self.reference)}, "properties": {
              \(owner("angle")), \(owner("radius"))}}
            """)
        #expect(lines.count { $0 == "public var value: NumberOrRef?" } == 2)
        #expect(!lines.contains { $0.contains("AngleValue") || $0.contains("RadiusValue") })
    }

    /// Formerly, all were called after one of the types that share them, such as `LabelEditedEventAction`.
    @Test func aSharedTypeOfOneTextIsCalledAfterIt() throws {
        func event(_ name: String, _ action: String) -> String {
            let members =
                #""action": {"enum": ["\#(action)"]}, "id": {"type": "string"}, "\#(name)": {"type": "string"}"#
            return #""\#(name)": {"type": "object", "properties": {\#(members)}, "required": ["action"]}"#
        }
        let events = [
            event("label", "edited"), event("issue", "edited"), event("team", "2.0"), event("user", "2.0"),
        ]
        let lines = try text(
            #"{"$defs": {\#(events.joined(separator: ", "))}}"#, .init(style: .codable)
        ).split(separator: "\n")
        let enumerations = lines.filter { $0.hasPrefix("public enum ") }.map { $0.prefix { $0 != ":" } }
        #expect(Set(enumerations) == ["public enum EditedAction", "public enum Action2_0"])
    }

    /// Formerly, `hosts` was a map of commands.
    @Test func aDefinitionLendsItsNameToNoOtherChoiceThatHappensToBeTheSame() throws {
        let list = #"{"oneOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}"#
        let lines = try text(
            ##"""
            {"title": "T", "type": "object", "$defs": {"Command": \##(list), "LabelFile": \##(list)}, "properties": {
              "run": {"$ref": "#/$defs/Command"}, "file": {"$ref": "#/$defs/LabelFile"},
              "hosts": {"type": "object", "additionalProperties": \##(list)}}}
            """##
        ).split(separator: "\n")
        #expect(lines.contains("    public var hosts: [String: StringOrStrings]?"))
        #expect(lines.contains("    public var run: Command?") && lines.contains("    public var file: LabelFile?"))
        #expect(lines.contains("public typealias Command = StringOrStrings"))
        #expect(lines.contains("public typealias LabelFile = StringOrStrings"))
    }

    /// Formerly, `string_or_list` was another name of `StringOrStrings`.
    @Test func aDefinitionThatIsCalledAfterWhatThereIsToChooseIsTheType() throws {
        let list = #"{"oneOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}"#
        let described = #"{"description": "What may be several.", \#(list.dropFirst())"#
        func lines(_ name: String) throws -> [Substring] {
            try text(
                ##"""
                {"title": "T", "type": "object", "$defs": {"Cmd": \##(list), "\##(name)": \##(described)},
                 "properties": {"run": {"$ref": "#/$defs/Cmd"}, "all": {"$ref": "#/$defs/\##(name)"}, "hosts": \##(list)}}
                """##
            ).split(separator: "\n")
        }
        for (name, type) in [
            ("string_or_list", "StringOrList"), ("stringArray", "StringArray"), ("StringsOrString", "StringsOrString"),
        ] {
            let lines = try lines(name)
            #expect(lines.contains("    public var hosts: \(type)?") && lines.contains("    public var all: \(type)?"))
            #expect(lines.contains("    public var run: Cmd?") && lines.contains("public typealias Cmd = \(type)"))
            #expect(lines.contains("/// What may be several."))
        }
        for (name, type) in [("list", "List"), ("StringOrHost", "StringOrHost"), ("hostList", "HostList")] {
            let lines = try lines(name)
            #expect(lines.contains("    public var hosts: StringOrStrings?"))
            #expect(lines.contains("public typealias \(type) = StringOrStrings"))
        }
    }

    @Test func whatIsCalledLikeADefinitionThatIsTheSameIsThat() throws {
        let lines = try declarations(
            ##"""
            {"title": "T", "type": "object", "definitions": {\##(Self.reference), "Angle": \##(Self.choice)},
             "properties": {"start": {"$ref": "#/definitions/Angle"}, "angle": \##(Self.choice)}}
            """##)
        #expect(lines.contains("public var start: Angle?") && lines.contains("public var angle: Angle?"))
        #expect(!lines.contains { $0.contains("NumberOrRef") })
    }

    private static let size = #"{"type": "object", "properties": {"w": {"type": "integer"}}}"#
    private static let scale = #"{"enum": ["small", "large"]}"#

    /// The declarations that are generated for three definitions in the given order, of which two are equal.
    private func aliases(_ names: [String]) throws -> Set<Substring> {
        let definitions = names.map { name in
            "\"\(name)\": " + (name == "Other" ? #"{"type": "object", "properties": {"o": {}}}"# : Self.scale)
        }
        let properties = names.map { "\"\($0.lowercased())\": {\"$ref\": \"#/definitions/\($0)\"}" }
        let schema = """
            {"title": "T", "type": "object", "definitions": {\(definitions.joined(separator: ", "))},
             "properties": {\(properties.joined(separator: ", "))}}
            """
        return Set(
            try text(schema).split(separator: "\n").filter {
                ["public enum ", "public typealias ", "    public var "].contains(where: $0.hasPrefix)
            })
    }

    @Test func aDefinitionKeepsItsNameAsAnotherOneForTheType() throws {
        let lines = try aliases(["Extent", "Other", "Size"])
        #expect(lines.contains("public typealias Extent = Size"))
        #expect(lines.contains("    public var extent: Extent?"))
        #expect(lines.contains("    public var size: Size?"))
        #expect(lines.filter { $0.hasPrefix("public enum Size") }.count == 1)
    }

    @Test func objectsThatAreDefinedUnderOtherNamesAreTypesOfTheirOwn() throws {
        func types(_ first: String, _ second: String) throws -> String {
            try text(
                """
                {"title": "T", "type": "object", "definitions": {"\(first)": \(Self.size), "\(second)": \(Self.size)},
                 "properties": {"a": {"$ref": "#/definitions/\(first)"}, "b": {"$ref": "#/definitions/\(second)"}}}
                """)
        }
        let unlike = try types("WriteResponse", "DeleteResponse")
        #expect(unlike.contains("public struct WriteResponse: ") && unlike.contains("public struct DeleteResponse: "))
        #expect(try types("Size", "Size2").contains("public typealias Size2 = Size\n"))
    }

    @Test func anObjectInsideOfATypeIsTheDefinitionOfItsName() throws {
        let lines = try declarations(
            """
            {"title": "T", "type": "object", "definitions": {"Size": \(Self.size)},
             "properties": {"first": {"$ref": "#/definitions/Size"}, "size": \(Self.size)}}
            """)
        #expect(lines.filter { $0.hasPrefix("public struct ") } == ["public struct T", "public struct Size"])
    }

    @Test(arguments: [
        ["Other", "Size", "Extent"], ["Size", "Extent", "Other"], ["Size", "Other", "Extent"],
        ["Extent", "Size", "Other"],
    ])
    func whichOfThemIsTheTypeDoesNotDependOnTheirOrder(names: [String]) throws {
        #expect(try aliases(names) == aliases(["Extent", "Other", "Size"]))
        #expect(
            try aliases(names.map { $0 == "Extent" ? "Area" : $0 })
                == aliases(["Area", "Other", "Size"]))
    }

    @Test func anObjectInsideOfATypeIsNoOtherOneThatHappensToHaveItsMembers() throws {
        let lines = try declarations(
            """
            {"title": "T", "type": "object", "definitions": {"Size": \(Self.size)}, "properties": {
              "size": {"$ref": "#/definitions/Size"}, "author": \(Self.size), "owner": \(Self.size)}}
            """)
        #expect(
            lines.filter { $0.hasPrefix("public struct ") } == [
                "public struct T", "public struct Author", "public struct Owner", "public struct Size",
            ])
    }

    @Test func definitionsOfUnlikeExplanationsAreTwoTypes() throws {
        let explained = #"{"type": "object", "properties": {"w": {"type": "integer", "description": "In metres."}}}"#
        let lines = try declarations(
            """
            {"title": "T", "type": "object", "definitions": {"A": \(Self.size), "B": \(explained)},
             "properties": {"a": {"$ref": "#/definitions/A"}, "b": {"$ref": "#/definitions/B"}}}
            """)
        #expect(lines.contains("public struct A") && lines.contains("public struct B"))
    }

    @Test func aChoiceThatKeepsOtherKindsIsAnotherOne() throws {
        let open = #"{"anyOf": [{"type": "string"}, {"minimum": 1}]}"#
        let closed = #"{"anyOf": [{"type": "string"}, {"type": "number"}]}"#
        let text = try text(
            #"{"title": "T", "type": "object", "properties": {"a": \#(open), "b": \#(closed)}}"#)
        #expect(text.contains("enum A: ") && text.contains("enum B: "))
    }

    @Test func equalTypesThatContainThemselvesAreOne() throws {
        let node = { (name: String) in
            """
            "\(name)": {"type": "object", "properties": {"next": {"$ref": "#/definitions/\(name)"}}}
            """
        }
        let text = try text(
            """
            {"title": "T", "type": "object", "definitions": {\(node("Node")), \(node("Node2"))},
             "properties": {"n": {"$ref": "#/definitions/Node"}, "l": {"$ref": "#/definitions/Node2"}}}
            """)
        #expect(text.contains("public typealias Node2 = Node\n"))
    }

    @Test func theRootKeepsItsName() throws {
        let members = ##""type": "object", "properties": {"b": {"$ref": "#/definitions/LongName2"}}"##
        let text = try text(#"{"title": "LongName", \#(members), "definitions": {"LongName2": {\#(members)}}}"#)
        #expect(text.contains("public struct LongName: "))
        #expect(text.contains("public typealias LongName2 = LongName\n"))
    }
}
