internal import BricolageCore
internal import BricolageSchema
internal import CurioKit
internal import Testing

/// Effects of a configuration on the types that golden files do not show.
@Suite struct CustomizingTests {
    private func generated(
        _ schema: String, files: Int? = 1, _ change: (inout Generator.Configuration) -> Void
    ) throws -> [GeneratedFile] {
        var configuration = Generator.Configuration(name: "Root", files: files)
        change(&configuration)
        let source = SchemaSource(document: try JSONDocument(parsing: schema))
        return try Generator(configuration: configuration).generate(source).files
    }

    private func text(_ schema: String, _ change: (inout Generator.Configuration) -> Void) throws -> String {
        try generated(schema, change).map(\.contents).joined()
    }

    /// Without the name of the type, `.none` would be the nil of the optional.
    @Test("the default of a type called Type is written as its case alone, except for a case called none")
    func defaultsOfTypesCalledType() throws {
        for (value, argument) in [("all", "`Type`? = .all"), ("none", "`Type`? = Array<Space.`Type`>.Element.none")] {
            let schema = ##"""
                {"properties": {"kind": {"$ref": "#/$defs/Type", "default": "\##(value)"}},
                 "$defs": {"Type": {"enum": ["all", "none"]}}}
                """##
            let text = try text(schema) { $0.writing.namespace = "Space" }
            #expect(text.contains("init(kind: Space." + argument))
        }
    }

    @Test func aRootThatIsRenamedHasItsNewNameAlone() throws {
        let schema = #"{"type": "object", "properties": {"q": {"type": "string"}}}"#
        let text = try text(schema) { $0.naming.renames = ["Root": "Menu"] }
        #expect(text.contains("public struct Menu:") && !text.contains("typealias"), "\(text)")
    }

    @Test(arguments: [("String", "RootString"), ("not a name", "NotAName"), ("1x", "Value1x"), ("pet", nil)])
    func aNameThatATypeCannotHaveIsTold(name: String, used: String?) throws {
        let cat = #"{"type": "object", "properties": {"lives": {"type": "integer"}}}"#
        let schema = ##"{"properties": {"a": {"$ref": "#/$defs/Cat"}}, "$defs": {"Cat": \##(cat)}}"##
        var configuration = Generator.Configuration(name: "Root")
        configuration.naming.renames = ["Cat": name]
        let told = try remarks(schema, configuration).filter { $0.contains("(rename)") }
        let message = used.map { #"the type is called "\#($0)" and not "\#(name)" (rename)"# }
        #expect(told.map { $0.split(separator: "warning: ").last.map(String.init) } == (message.map { [$0] } ?? []))
    }

    @Test(arguments: [
        ("Root.id", "a-b", "the member is called \"aB\" and not \"a-b\""),
        ("Root.id", "Number", nil), ("Root.id", "class", nil), ("Root.id", "note", nil),
        ("Root.Mode.on", "raw-value", "the case is called \"rawValueValue\" and not \"raw-value\""),
        ("Root.Choice.Cat", "1x", "the case is called \"value1x\" and not \"1x\""),
    ])
    func aNameThatAMemberCannotHaveIsTold(selector: String, name: String, told: String?) throws {
        let choice = ##"{"oneOf": [{"$ref": "#/$defs/Cat"}, {"type": "string"}]}"##
        let schema = ##"""
            {"type": "object", "properties": {"id": {"type": "integer"}, "note": {"type": "string"},
                                              "mode": {"enum": ["on", "off"]}, "choice": \##(choice)},
             "$defs": {"Cat": {"type": "object", "properties": {"lives": {"type": "integer"}}}}}
            """##
        var configuration = Generator.Configuration(name: "Root")
        configuration.naming.renames = [selector: name]
        let warnings = try remarks(schema, configuration).filter { $0.contains("(rename)") }
        let messages = warnings.map { $0.split(separator: "warning: ").last.map(String.init) }
        #expect(messages == (told.map { [$0 + " (rename)"] } ?? []))
    }

    @Test func theCaseOfATypeThatIsRenamedHasTheNewName() throws {
        let schema = ##"""
            {"oneOf": [{"$ref": "#/$defs/Cat"}, {"$ref": "#/$defs/Dog"}],
             "$defs": {"Cat": {"type": "object", "properties": {"lives": {"type": "string"}}, "required": ["lives"]},
                       "Dog": {"type": "object", "properties": {"bark": {"type": "string"}}, "required": ["bark"]}}}
            """##
        let text = try text(schema) { $0.naming.renames = ["Cat": "Lion"] }
        #expect(text.contains("case lion(Lion)") && text.contains("case dog(Dog)"), "\(text)")
    }

    @Test func theFirstTypeThatIsLeftIsTheRoot() throws {
        let schema = ##"""
            {"properties": {"meal": {"$ref": "#/$defs/Meal"}},
             "$defs": {"Meal": {"properties": {"title": {"type": "string"}}}}}
            """##
        var configuration = Generator.Configuration()
        configuration.shaping.only = ["Meal"]
        let source = SchemaSource(path: "menu.json", document: try JSONDocument(parsing: schema))
        let generation = try Generator(configuration: configuration).generate(source)
        #expect(generation.rootTypeName == "Meal")
        #expect(generation.files.map(\.contents).joined().contains("public struct Meal:"))
    }

    private static let nullable =
        ##"{"properties": {"a": {"$ref": "#/$defs/A"}}, "$defs": {"A": {"type": ["string", "null"]}}}"##

    @Test func aDefinitionThatIsCalledLikeAPrefixKeepsItsName() throws {
        let schema = ##"""
            {"properties": {"a": {"$ref": "#/$defs/Api"}, "b": {"$ref": "#/$defs/ApiThing"}},
             "$defs": {"Api": {"properties": {"x": {"type": "string"}}}, "ApiThing": {"properties": {"y": {"type": "integer"}}}}}
            """##
        let text = try text(schema) { $0.naming.trimmedPrefixes = ["Api"] }
        #expect(text.contains("public struct Api:") && text.contains("public struct Thing:"))
    }

    @Test func aTypeIsIdentifiedByItsPlaceInTheSchemaToo() throws {
        let text = try text(Self.menu) { $0.writing.identifiers = ["#/$defs/Meal": "title"] }
        #expect(text.contains("extension Meal: Identifiable {"))
    }

    private static let menu = ##"""
        {"properties": {"meal": {"$ref": "#/$defs/Meal"}},
         "$defs": {"Meal": {"properties": {"title": {"type": "string"}}}}}
        """##

    @Test func severalSchemasAreNotOneTextThatCouldBeAConstant() throws {
        var configuration = Generator.Configuration()
        configuration.writing.schemaConstant = "schemaText"
        let inputs = try ["a", "b"].map { name in
            Generator.Input(
                SchemaSource(
                    path: "\(name).json", identifier: "urn:\(name)",
                    document: try JSONDocument(parsing: #"{"properties": {"\#(name)": {"type": "string"}}}"#)))
        }
        let generator = Generator(configuration: configuration)
        let both = try generator.generate(inputs)
        #expect(!both.files.map(\.contents).joined().contains("schemaText"))
        #expect(
            both.diagnostics.map(\.message) == ["several schemas are not one text that could be a constant"])
        #expect(try generator.generate([inputs[0]]).files.map(\.contents).joined().contains("schemaText"))
    }

    @Test func thereIsAlwaysAFile() {
        var configuration = Generator.Configuration()
        configuration.files = 0
        #expect(configuration.files == 1)
    }

    @Test func nullStaysOutsideOfATypeAroundAnotherOne() throws {
        let text = try text(Self.nullable) { $0.shaping.encapsulated = ["A": nil] }
        #expect(text.contains("public var a: Nullable<A>") && text.contains("public var value: String\n"))
    }

    @Test(arguments: [#""type": "array", "items""#, #""type": "object", "additionalProperties""#])
    func aTypeGoesAroundArraysAndMapsOfOtherTypes(keywords: String) throws {
        let schema = ##"""
            {"properties": {"a": {"$ref": "#/$defs/Rows"}},
             "$defs": {"Rows": {\##(keywords): {"properties": {"n": {"type": "integer"}}}}}}
            """##
        let text = try text(schema) { $0.shaping.encapsulated = ["Rows": nil] }
        #expect(text.contains("public struct Rows") && text.contains("public var a: Rows?"), "\(text)")
        #expect(text.contains("public struct Row"))
    }

    @Test func aSwiftTypeKeepsTheNullOfTheOneThatItReplaces() throws {
        let text = try text(Self.nullable) { $0.shaping.overrides = ["Root.a": "Mine"] }
        #expect(text.contains("public var a: Nullable<Mine>"))
    }

    @Test(
        "plain Swift imports the library for a custom type that uses it",
        arguments: [("Mine", false), ("[Mine]", false), ("MyJSON", false), ("[JSON]", true), ("Nullable<Mine>", true)])
    func importsForTypesOfOnesOwn(type: String, isImported: Bool) throws {
        let schema = #"{"type": "object", "properties": {"a": {"type": "string"}}, "additionalProperties": false}"#
        let text = try text(schema) {
            $0.style = .codable
            $0.shaping.overrides = ["Root.a": type]
        }
        #expect(text.contains("import Bricolage") == isImported)
    }

    @Test func aDefinitionIsMeantBeforeATypeInsideOfAnotherOne() throws {
        let schema = """
            {"properties": {"kind": {"enum": ["x", "y"]}, "other": {"$ref": "#/$defs/Kind"}},
             "$defs": {"Kind": {"type": "object", "properties": {"b": {"type": "string"}}}}}
            """
        let text = try text(schema) { $0.naming.renames = ["Kind": "Sort"] }
        #expect(text.contains("public struct Sort") && !text.contains("enum Sort"))
        #expect(text.contains("public enum Kind"))
    }

    @Test func aTypeInsideOfARenamedOneIsStillFoundByTheNameOfTheSchema() throws {
        let schema = """
            {"title": "Order", "properties": {"lines": {"type": "array", "items": {"properties": {"sku": {"type": "string"}}}}}}
            """
        let source = SchemaSource(document: try JSONDocument(parsing: schema))
        var configuration = Generator.Configuration()
        configuration.naming.renames = ["Order": "Purchase", "Order.Line.sku": "article", "Purchase.lines": "rows"]
        let generation = try Generator(configuration: configuration).generate(source)
        #expect(generation.unusedSelectors.isEmpty)
        let text = generation.files[0].contents
        #expect(text.contains("var article: String?") && text.contains("var rows: "))
    }

    @Test func aFileImportsOnlyWhatItHasSomethingOf() throws {
        let definitions = (1...20).map { #""D\#($0)": {"type": "object", "properties": {"a": {"type": "string"}}}"# }
        let schema = #"{"$defs": {\#(definitions.joined(separator: ", "))}}"#
        let files = try generated(schema, files: 8) {
            $0.shaping.sharesEqualTypes = false
            $0.shaping.overrides = ["D7.a": "UUID"]
            $0.writing.imports = ["Foundation"]
        }
        #expect(files.count { $0.contents.contains("import Foundation") } == 1)
        #expect(files.allSatisfy { $0.contents.contains("import Foundation") == $0.contents.contains("UUID") })
    }

    @Test func importsThatNoTypeNeedsAreTold() throws {
        let schema = #"{"properties": {"id": {"type": "string"}}}"#
        let told = { (overrides: [String: String]) in
            var configuration = Generator.Configuration(name: "Root")
            configuration.writing.imports = ["Foundation"]
            configuration.shaping.overrides = overrides
            return try remarks(schema, configuration).filter { $0.contains("imports have no effect") }.count
        }
        #expect(try told([:]) == 1)
        #expect(try told(["Root.id": "UUID"]) == 0)
    }

    @Test func aChosenNameGoesBeforeAllOthers() throws {
        let schema = #"{"properties": {"size": {"type": "string"}, "extent": {"type": "string"}}}"#
        let text = try text(schema) { $0.naming.renames = ["Root.extent": "size"] }
        #expect(text.contains(#"size = try fields["extent"]"#))
    }

    /// Formerly, the schema had nothing called `Root.extent.strings`, and `bool` was found without being there.
    @Test func aCaseThatIsCalledAfterItsKindIsFound() throws {
        let list = #"{"type": "array", "items": {"type": "string"}}"#
        let schema = #"""
            {"type": "object", "properties": {"extent": {"oneOf": [{"type": "string"}, \#(list)]}}}
            """#
        let renames = ["Root.Extent.strings": "corners", "Root.Extent.string": "side"]
        let text = try text(schema) { $0.naming.renames = renames }
        #expect(text.contains("case corners([String])"))
        #expect(text.contains("case side(String)"))
        let missed = try unused(schema) {
            $0.naming.renames = renames.merging(["Root.Extent.bool": "flag"]) { old, _ in old }
        }
        #expect(missed == [["rename", "Root.Extent.bool", nil]])
    }

    @Test func whatIsLeftOutOfAClosedTypeIsKept() throws {
        let schema = #"{"properties": {"a": {"type": "string"}}, "additionalProperties": false, "type": "object"}"#
        let text = try text(schema) { $0.shaping.excluded = ["Root.a"] }
        #expect(text.contains("public var additional: JSON.Object") && text.contains("try fields.rest()"))
        #expect(!text.contains("rejectRest") && !text.contains("var a:"))
    }

    @Test func ofTwoIdentifiersOfOneTypeTheLastSelectorCounts() throws {
        let names = (0..<8).map { "Part\($0)" }
        let definitions = names.map { ##""\##($0)": {"type": "object", "properties": {"a": {}, "b\##($0)": {}}}"## }
        let schema = "{\"$defs\": {\(definitions.joined(separator: ","))}}"
        let text = try text(schema) { configuration in
            for name in names {
                configuration.writing.identifiers["#/$defs/" + name] = "a"
                configuration.writing.identifiers[name] = "b" + name
            }
        }
        for name in names { #expect(text.contains("var id: JSON? { b\(name) }"), "\(text)") }
    }

    private func unused(
        _ schema: String, _ change: (inout Generator.Configuration) -> Void
    ) throws -> [[String?]] {
        var configuration = Generator.Configuration(name: "Root")
        change(&configuration)
        return try generate(schema, configuration).unusedSelectors.map { [$0.option, $0.sought, $0.nearest] }
    }

    private static let plain = #"{"type": "object", "properties": {"a": {"type": "string"}, "when": {}}}"#

    @Test func whatOneOptionFindsAnotherOneMayMiss() throws {
        let unused = try unused(Self.plain) {
            $0.writing.identifiers = ["Root": "wen"]
            $0.writing.adopted = ["Root": ["Foo"]]
            $0.shaping.members = ["Root": ["new": "Int"]]
        }
        #expect(unused == [["identifiable", "Root.wen", "Root.when"]])
    }

    @Test func whatBecomesNoTypeIsNotFound() throws {
        let renamed = try unused(Self.plain) { $0.naming.renames = ["Root.b": "q", "Root.A": "q", "Root.a": "p"] }
        #expect(renamed == [["rename", "Root.A", "Root.a"], ["rename", "Root.b", "Root.a"]])
        #expect(try unused(Self.plain) { $0.shaping.excluded = ["Root.A"] } == [["exclude", "Root.A", "Root.a"]])
        #expect(try unused(Self.plain) { $0.shaping.only = ["Root.A"] } == [["only", "Root.A", "Root"]])
    }

    @Test func aDefinitionThatIsAnotherNameForAStringIsFound() throws {
        let schema = ##"{"properties": {"a": {"$ref": "#/$defs/Day"}}, "$defs": {"Day": {"type": "string"}}}"##
        #expect(try unused(schema) { $0.shaping.overrides = ["Day": "Date"] } == [])
        #expect(try unused(schema) { $0.shaping.excluded = ["#/$defs/Day"] } == [])
        #expect(try unused(schema) { $0.shaping.encapsulated = ["Day": nil] } == [])
    }

    @Test func aClassWithoutMembersIsHashable() throws {
        let schema = #"{"type": "object", "additionalProperties": false}"#
        let text = try text(schema) { $0.storage.objects = .class }
        #expect(text.contains("public func hash(into hasher: inout Hasher) {}"))
    }

    /// Code that compares a deprecated property would cause a warning.
    @Test(arguments: [Generator.Style.fast, .codable])
    func classesCompareWhatDeprecatedPropertiesStore(style: Generator.Style) throws {
        let schema = #"{"type": "object", "properties": {"a": {"type": "string", "deprecated": true}}}"#
        let text = try text(schema) { configuration in
            configuration.style = style
            configuration.storage.objects = .class
        }
        #expect(text.contains("left.storedA != right.storedA"))
        #expect(text.contains("hasher.combine(self.storedA)"))
    }

    @Test func aMemberOfAClassMayBeCalledLikeWhatItIsHashedWith() throws {
        let schema = #"{"type": "object", "properties": {"hasher": {"type": "string"}}}"#
        #expect(try text(schema) { $0.storage.objects = .class }.contains("hasher.combine(self.hasher)"))
    }

    @Test func aTypeCalledTypeHasItsSchemaInANamespaceToo() throws {
        let text = try text(#"{"type": "object", "properties": {"a": {"type": "string"}}}"#) { configuration in
            configuration.name = "Type"
            configuration.writing.namespace = "Space"
            configuration.checksValues = true
        }
        #expect(text.contains("extension Space.`Type`: SchemaChecked {"))
    }

    /// An excluded member is one of the other members or matches a pattern, but has a value of another type.
    @Test(arguments: [
        (#"{"a": {}, "b": "x", "c": "y"}"#, #""additionalProperties": {"type": "string"}"#),
        (#"{"a": {}, "b": "x", "ca": 1}"#, #""patternProperties": {"a$": {"type": "integer"}}"#),
        (#"{"a": {}, "b": "x"}"#, #""additionalProperties": false"#),
    ])
    func anExcludedMemberIsReadBesideTypedOnes(document: String, rest: String) throws {
        let schema = """
            {"type": "object", "properties": {"a": {"type": "object"}, "b": {"type": "string"}}, \(rest)}
            """
        var configuration = Generator.Configuration(name: "Root")
        configuration.shaping.excluded = ["Root.a"]
        let source = SchemaSource(document: try JSONDocument(parsing: schema))
        let fitting = try TypeFitting(source, loader: nil, configuration: configuration)
        #expect(try fitting.fit(JSONDocument(parsing: document)).refusal == nil)
        #expect(try fitting.fit(JSONDocument(parsing: #"{"b": 1}"#)).refusal != nil)
    }

    /// A wrapper is for a type without a name of its own.
    @Test func anotherTypeOrNullIsNotWrapped() throws {
        let schema = ##"""
            {"type": "object", "properties": {"b": {"$ref": "#/$defs/Maybe"}}, "$defs": {
                "Maybe": {"anyOf": [{"$ref": "#/$defs/Leaf"}, {"type": "null"}]},
                "Leaf": {"type": "object", "properties": {"x": {"type": "string"}}}}}
            """##
        let text = try text(schema) { $0.shaping.encapsulated = ["Maybe": nil] }
        #expect(!text.contains("struct Maybe"))
        #expect(text.contains("Nullable<Leaf>"))
    }
}
