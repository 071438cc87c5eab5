internal import BricolageCore
internal import BricolageSchema
internal import CurioKit
import Testing

/// Schemas of several files in one run that would be called the same.
@Suite struct SchemasOfOneNameTests {
    /// The types at the top, in alphabetical order.
    private func types(_ schemas: (path: String, text: String)...) throws -> [String] {
        let inputs = try schemas.map { path, text in
            Generator.Input(
                SchemaSource(
                    path: path, identifier: "https://example.com/\(path)", document: try JSONDocument(parsing: text)))
        }
        let text = try Generator(configuration: .init()).generate(inputs).files.map(\.contents).joined(separator: "\n")
        return text.matches(of: #/^public (?:struct|enum|typealias) (\w+)/#.anchorsMatchLineEndings())
            .map { String($0.1) }.sorted()
    }

    private func object(_ key: String, title: String? = nil, type: String = #"{"type": "string"}"#) -> String {
        #"{\#(title.map { "\"title\": \"\($0)\", " } ?? "")"type": "object", "properties": {"\#(key)": \#(type)}}"#
    }

    /// Formerly, the second type was called `Created2`.
    @Test func areToldApartByTheirFolders() throws {
        #expect(
            try types(
                ("check_run/created.schema.json", object("run")), ("label/created.schema.json", object("label")),
                ("label/deleted.schema.json", object("id")))
                == ["Created", "Deleted", "LabelCreated"])
    }

    /// Formerly, the types were called `Value4`, `Value5` and `Value1_0_0`.
    @Test func filesThatAreOnlyVersionsAreCalledAsTheirFolders() throws {
        let folder = "schemas/com.example"
        #expect(try types(("schemas/ArtifactCreated/4.1.0.json", object("a"))) == ["ArtifactCreated"])
        #expect(try types(("\(folder)/page_view/jsonschema/1-0-0", object("a"))) == ["PageView"])
        #expect(try types(("pet/v2.json", object("a"))) == ["Pet"])
        #expect(try types(("4.1.0.json", object("a"))) == ["Value4"])
        #expect(
            try types(
                ("schemas/ArtifactCreated/4.1.0.json", object("a")), ("schemas/TestDone/4.1.0.json", object("b")),
                ("schemas/ArtifactCreated/5.0.0.json", object("c")))
                == ["ArtifactCreated", "ArtifactCreated5_0_0", "TestDone"])
    }

    /// Formerly, the cases were called `role`, `role2` and `role3`.
    @Test func branchesAreToldApartByTheirFiles() throws {
        let versions = ["Role.v1_0_0.json", "Role.v1_1_0.json", "Role.v1_2_0.json"]
        let references = versions.map { ##"{"$ref": "\##($0)#/definitions/Role"}"## }.joined(separator: ", ")
        let role = ##"{"definitions": {"Role": {"type": "object", "properties": {"VERSION": {"type": "string"}}}}}"##
        var files = versions.map { ($0, role.replacing("VERSION", with: String($0.dropLast(5).suffix(3)))) }
        files.insert(("Any.json", #"{"anyOf": [\#(references)]}"#), at: 0)
        let inputs = try files.map { path, text in
            SchemaSource(
                path: path, identifier: "https://example.com/\(path)", document: try JSONDocument(parsing: text))
        }
        let text = try Generator().generate(inputs.map { Generator.Input($0) }).files.map(\.contents).joined()
        let cases = text.matches(of: #/case (role\w*)\(/#).map { String($0.1) }
        #expect(cases == ["roleV1_0_0", "roleV1_1_0", "roleV1_2_0"])
    }

    @Test func folderOfTheFirstSchemaTellsNothing() throws {
        #expect(
            try types(
                ("zone/label.json", object("label", type: #"{"$ref": "label/user.json"}"#)),
                ("zone/label/user.json", object("a", type: #"{"$ref": "../user.json"}"#)),
                ("zone/user.json", object("b")))
                == ["Label", "LabelUser", "User"])
    }

    /// Formerly, each file but the first had an alias of its own: `E2Status`.
    @Test func equalDefinitionsOfSeveralFilesAreOneTypeAndOneAlias() throws {
        let file = { (number: Int) in
            let choice = #"{"type": "string", "enum": ["on", "off"]}"#
            let members = [("mode", "Mode"), ("status", "Status")].map { ##""\##($0)": {"$ref": "#/$defs/\##($1)"}"## }
            return #"""
                {"type": "object", "properties": {"m\#(number)": true, \#(members.joined(separator: ", "))},
                 "$defs": {"Mode": \#(choice), "Status": \#(choice)}}
                """#
        }
        #expect(
            try types(("E1.json", file(1)), ("E2.json", file(2)), ("E3.json", file(3)))
                == ["E1", "E2", "E3", "Mode", "Status"])
    }

    /// Formerly, a type with a title of five words was called `Created`.
    @Test func areToldApartByTitlesThatWouldElseBeTooLong() throws {
        #expect(
            try types(
                ("a/created.json", object("rule", title: "branch protection rule created event")),
                ("b/created.json", object("alert", title: "secret_scanning_alert_location created event")),
                ("c/created.json", object("label", title: "label created event")))
                == [
                    "BranchProtectionRuleCreatedEvent", "LabelCreatedEvent", "SecretScanningAlertLocationCreatedEvent",
                ])
        #expect(
            try types(
                ("a/edited.json", object("rule", title: "branch protection rule edited event")),
                ("b/edited.json", object("label", title: "label edited event")),
                ("b/moved.json", object("label", title: "what has been moved to another place")))
                == ["BranchProtectionRuleEditedEvent", "LabelEditedEvent", "Moved"])
        let sentence = "what is sent when somebody has made a label"
        #expect(
            try types(
                ("a/created.json", object("a", title: sentence + "s")), ("b/created.json", object("b", title: sentence))
            )
                == ["BCreated", "Created"])
    }

    /// Formerly, the definition was called `UserUser`, because two unions had a branch for the tag "User".
    @Test(arguments: ["User", "user"])
    func aDefinitionKeepsItsNameBesideSharedBranchesThatAreCalledTheSame(name: String) throws {
        let reviewer = { (tag: String) in
            ##"""
            {"type": "object", "properties": {"type": {"const": "\##(tag)"}, "reviewer": {"$ref": "#/$defs/\##(name)"}},
             "required": ["type", "reviewer"]}
            """##
        }
        let list = #"{"type": "array", "items": {"anyOf": [\#(reviewer("User")), \#(reviewer("Team"))]}}"#
        let text = try text(
            ##"""
            {"type": "object", "$defs": {"\##(name)": \##(object("login"))}, "properties": {
              "first": \##(object("reviewers", type: list)), "second": \##(object("approvers", type: list))}}
            """##)
        #expect(text.contains("public var reviewer: User\n") && text.contains("public struct User: "))
        #expect(!text.contains("UserUser"))
    }
}
