internal import BricolageCore
internal import BricolageSchema
internal import CurioKit
import Testing

@Suite struct NamesTests {
    /// The names of members, by their keys.
    private func members(_ keys: String...) throws -> [String: String] {
        let properties = keys.map { #""\#($0)": {"type": "string"}"# }.joined(separator: ", ")
        let text = try text(#"{"title": "T", "type": "object", "properties": {\#(properties)}}"#)
        let pairs = text.matches(of: #/`?(\w+)`? =\s+try fields\["(.*)"\]/#).map { (String($0.2), String($0.1)) }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    @Test func anElementIsCalledAfterItsTitleWhereItsListHasNoSingular() throws {
        let list = { (title: String) in
            #"{"type": "array", "items": {"title": "\#(title)", "type": "object", "properties": {"x": {}}}}"#
        }
        let types = try declarations(
            """
            {"title": "T", "type": "object", "properties": {"fields": \(list("Column")), "notes_t": \(list("Note")),
             "data": \(list("object")), "staff": \(list("Everybody who has ever had a hand in this"))}}
            """
        ).filter { $0.hasPrefix("public struct ") }
        #expect(Set(types) == Set(["T", "Field", "Note", "DataItem", "Staff"].map { "public struct " + $0 }))
    }

    /// Curio's own code refers to them.
    @Test(arguments: ["JSONRecognition", "ExpressibleByStringLiteral", "ExpressibleByFloatLiteral"])
    func aTypeThatGeneratedCodeNamesIsNotHidden(name: String) throws {
        let schema = ##"{"title": "T", "$ref": "#/$defs/\##(name)", "$defs": {"\##(name)": {"type": "object"}}}"##
        #expect(try !text(schema).contains("struct \(name):"))
    }

    /// In more than five hundred published schemas the title is the name of the definition that matters.
    @Test func aRootThatDescribesNoValueLeavesItsNameToADefinition() throws {
        let schema = #"{"title": "Thing", "$defs": {"Thing": {"type": "object", "properties": {"c": {}}}}}"#
        let found = try text(schema)
        #expect(found.contains("public struct Thing:") && found.contains("public typealias ThingRoot = JSON\n"))
        var named = Generator.Configuration()
        named.name = "Thing"
        #expect(try declarations(schema, named).contains("public struct ThingValue"))
    }

    @Test(arguments: [("names", "Name"), ("values", "Value"), ("types", "Type"), ("elements", "Element")])
    func anElementOfSharedListsIsNotCalledAfterItself(key: String, one: String) throws {
        let list = #""\#(key)": {"type": "array", "items": {"type": "object", "properties": {"x": {}, "y": {}}}}"#
        let found = try declarations(
            """
            {"title": "T", "type": "object", "properties": {"side": {"type": "object", "properties": {\(list)}},
             "top": {"type": "object", "properties": {\(list), "c": {}}}}}
            """)
        #expect(found.contains("public struct Top\(one)"), "\(found)")
    }

    @Test func whatIsItsOwnNameKeepsItAndTheRestSaysHowItIsSpelled() throws {
        #expect(try members("a-b", "a_b", "aB") == ["aB": "aB", "a-b": "aDashB", "a_b": "aUnderscoreB"])
        #expect(try members("a b", "a-b", "a_b") == ["a b": "aB", "a-b": "aDashB", "a_b": "aUnderscoreB"])
        #expect(try members("GMT+7", "GMT-7") == ["GMT+7": "gmt7", "GMT-7": "gmtMinus7"])
        // Formerly, the second name was `gmt02`.
        #expect(try members("GMT+0", "GMT0", "GMT-0") == ["GMT+0": "gmtPlus0", "GMT0": "gmt0", "GMT-0": "gmtMinus0"])
        #expect(try members("c", "c++", "c#") == ["c": "c", "c++": "cPlusPlus", "c#": "cNumber"])
    }

    @Test func thePluralAndTheVersionOfAnAcronymBelongToIt() throws {
        let names = try members("URLs", "IDsToKeep", "IPv4Address", "UUIDv4", "DNSserver", "GTFSrt", "IPvX", "As")
        #expect(
            names == [
                "URLs": "urls", "IDsToKeep": "idsToKeep", "IPv4Address": "ipv4Address", "UUIDv4": "uuidv4",
                "DNSserver": "dnSserver", "GTFSrt": "gtfSrt", "IPvX": "iPvX", "As": "as",
            ])
    }

    @Test func keysThatDifferInCapitalsAloneSaySo() throws {
        #expect(
            try members("error", "Error", "ERROR", "eRRor")
                == [
                    "error": "error", "Error": "capitalizedError", "ERROR": "uppercaseError", "eRRor": "eRRor",
                ])
        #expect(try members("M", "m") == ["m": "m", "M": "uppercaseM"])
        #expect(try members("Max-Size", "max-size") == ["Max-Size": "maxSize", "max-size": "lowercaseMaxSize"])
        #expect(
            try members("MAX-Size", "Max-Size", "max-size")
                == ["MAX-Size": "maxSize", "Max-Size": "mixedCaseMaxSize", "max-size": "lowercaseMaxSize"])
    }

    @Test func aNameSaysWhichSymbolsTellAndNotWhatIsBetweenWords() throws {
        #expect(
            try members("Building - Grade II", "Building - Grade II*")
                == ["Building - Grade II": "buildingGradeII", "Building - Grade II*": "buildingGradeIIStar"])
    }

    @Test func aNumberIsTheLastResortAndNobodyElsesWish() throws {
        #expect(try members("a b", "a\u{7F}b", "aU7FB").values.contains("aB2"))
        #expect(
            try members("a-b", "a_b", "aUnderscoreB") == ["a-b": "aB", "a_b": "aB2", "aUnderscoreB": "aUnderscoreB"])
        #expect(
            try members("a-b", "a_b", "aUnderscoreB", "aB2")
                == ["a-b": "aB", "a_b": "aB3", "aUnderscoreB": "aUnderscoreB", "aB2": "aB2"])
        #expect(
            try members("a-b", "a_b", "aUnderscoreB", "a~b2")
                == ["a-b": "aB", "a_b": "aB3", "aUnderscoreB": "aUnderscoreB", "a~b2": "aB2"])
    }

    @Test func everyTextHasAName() throws {
        let names = try members(
            "first-name", "HTTPServer", "URL", "1.5", "<=", "", " ", "-1", "+1", "MAX_SIZE", "é", "😀", "hashValue",
            "a1 2b", "}", "[]")
        #expect(
            names == [
                "first-name": "firstName", "HTTPServer": "httpServer", "URL": "url", "1.5": "value1_5",
                "<=": "lessEquals", "": "empty", " ": "space", "-1": "minus1", "+1": "plus1", "MAX_SIZE": "maxSize",
                "é": "é", "😀": "u1F600", "hashValue": "hashValueValue", "a1 2b": "a1_2b", "}": "closeBrace",
                "[]": "openBracketCloseBracket",
            ])
    }

    /// Formerly, `RELEASE` stayed as it is, and was the only type of its file in capitals.
    @Test func wordsInCapitalsAreAcronymsUpToFiveLetters() throws {
        let schema = ##"""
            {"title": "T", "type": "object", "properties": {
              "a": {"$ref": "#/$defs/RELEASE"}, "b": {"$ref": "#/$defs/HTTPS"}, "c": {"$ref": "#/$defs/ISO8601"},
              "d": {"$ref": "#/$defs/GEOJSONPoint"}}, "$defs": {
              "RELEASE": {"properties": {"x": {"type": "string"}}, "type": "object"},
              "HTTPS": {"properties": {"x": {"type": "number"}}, "type": "object"},
              "ISO8601": {"properties": {"x": {"type": "boolean"}}, "type": "object"},
              "GEOJSONPoint": {"properties": {"x": {"type": "integer"}}, "type": "object"}}}
            """##
        let members = try declarations(schema).filter { $0.hasSuffix("?") }
        #expect(
            members.prefix(4) == [
                "public var a: Release?", "public var b: HTTPS?", "public var c: ISO8601?",
                "public var d: GEOJSONPoint?",
            ])
    }

    /// Formerly, such names were cut within a word, all of them in the same one.
    @Test func longNamesThatAreOneWordKeepItsEnd() throws {
        let start = "realtimeServerEventConversationItemInputAudioTranscription"
        #expect(
            try members(start + "Completed", start + "Segment")
                == [
                    start + "Completed": "realtimeServerEventConversationItemInputTranscriptionCompleted",
                    start + "Segment": "realtimeServerEventConversationItemInputTranscriptionSegment",
                ])
    }

    @Test func longNamesEndBehindAWord() throws {
        let words = Array(repeating: "long", count: 50).joined(separator: " ")
        #expect(try members(words)[words] == "long" + String(repeating: "Long", count: 15))
        let word = String(repeating: "x", count: 65)
        #expect(try members(word)[word] == String(repeating: "x", count: 64))
    }

    @Test func aTitleThatIsASentenceIsNoName() throws {
        let properties = #""type": "object", "properties": {"a": {"type": "string"}}"#
        #expect(try generate(#"{"title": "Order of the day", \#(properties)}"#).rootTypeName == "OrderOfTheDay")
        #expect(
            try generate(#"{"title": "JSON Schema for NPM package.json files", \#(properties)}"#).rootTypeName == "S")
    }

    @Test func aTitleThatIsAKindIsNoNameOfABranch() throws {
        let schema = #"""
            {"title": "T", "type": "object", "properties": {"prompt": {"oneOf": [
              {"title": "String", "type": "string"},
              {"title": "Array", "type": "array", "items": {"type": "string"}},
              {"title": "array", "type": "array", "items": {"type": "integer"}},
              {"title": "Array", "type": "array", "items": {"type": "array", "items": {"type": "integer"}}}]}}}
            """#
        let cases = try declarations(schema).filter { $0.hasPrefix("case ") && !$0.hasPrefix("case .") }
        #expect(
            cases == [
                "case string(String)", "case strings([String])", "case integers([Int])",
                "case listsOfIntegers([[Int]])",
            ])
    }

    /// A type inside another cannot have its name, and was called by the name twice.
    @Test func aMemberThatIsCalledLikeItsObjectDoesNotDoubleTheName() throws {
        let schema = """
            {"title": "Presentation Definition", "type": "object", "properties": {
              "presentation_definition": {"type": "object", "properties": {"id": {"type": "string"}}}}}
            """
        let lines = try declarations(schema)
        #expect(lines.contains("public var presentationDefinition: PresentationDefinitionValue?"), "\(lines)")
    }

    @Test func theOnlyBranchOfAChoiceIsCalledWhatTheChoiceIs() throws {
        let schema = ##"""
            {"title": "T", "type": "object", "properties": {
              "settings": {"anyOf": [
                {"type": "object", "properties": {"a": {"type": "string"}}, "description": "How."}, {"type": "null"}]},
              "tier": {"oneOf": [{"type": "string", "enum": ["high", "low"]}, {"type": "null"}]},
              "event": {"$ref": "#/$defs/Event"}},
             "$defs": {"Event": {"oneOf": [{"type": "object", "properties": {"b": {"type": "string"}}}]}}}
            """##
        let lines = try declarations(schema)
        #expect(lines.contains("public var settings: Nullable<Settings>"))
        #expect(lines.contains("public var tier: Nullable<Tier>"))
        #expect(lines.contains("public var event: Event?"))
    }

    @Test func aBranchForSeveralTextsInCapitalsIsNotWrittenInCapitals() throws {
        let schema = #"""
            {"title": "T", "type": "object", "required": ["type"],
             "properties": {"type": {"enum": ["GIT", "SEMVER", "ECOSYSTEM"]}},
             "if": {"properties": {"type": {"const": "GIT"}}}, "then": {"properties": {"a": {"type": "string"}}},
             "else": {"properties": {"b": {"type": "string"}}}}
            """#
        #expect(try text(schema).contains("case semverOrEcosystem(SemverOrEcosystem)"))
    }

    /// Formerly, the types were called `RATIOOrRatio` and `SIMPLEOrSimpleOrSimple`.
    @Test func textsThatDifferInCapitalsAloneAreOneNameForABranch() throws {
        let branch = { (texts: String, key: String) in
            #"{"type": "object", "required": ["type"], "properties": {"type": {"enum": [\#(texts)]}, "\#(key)": {}}}"#
        }
        let types = try declarations(
            """
            {"title": "T", "type": "object", "properties": {"metric": {"anyOf": [
              \(branch(#""RATIO", "ratio""#, "x")), \(branch(#""SIMPLE", "Simple", "simple""#, "y")),
              \(branch(#""on", "off", "ON""#, "z"))]}}}
            """
        ).filter { $0.hasPrefix("public struct ") }
        #expect(Set(types) == Set(["T", "Ratio", "Simple", "OnOrOff"].map { "public struct " + $0 }))
    }

    @Test func aBranchIsCalledAfterThreeTextsAtMost() throws {
        func generated(_ texts: String) throws -> String {
            try text(
                #"""
                {"title": "T", "type": "object", "required": ["type"], "properties": {"type": {"enum": [\#(texts)]}},
                 "if": {"properties": {"type": {"const": "house"}}}, "then": {"properties": {"a": {"type": "string"}}},
                 "else": {"properties": {"b": {"type": "string"}}}}
                """#)
        }
        #expect(try generated(#""house", "hut", "inn", "tent""#).contains("case hutOrInnOrTent("))
        #expect(try !generated(#""house", "hut", "inn", "tent", "yurt""#).contains("case hutOrInn"))
    }

    @Test func whatATypeIsFoundInIsSaidFromTheOutsideIn() throws {
        let schema = ##"""
            {"title": "T", "type": "object", "properties": {
              "a": {"$ref": "#/$defs/one/$defs/inner/$defs/part"}, "b": {"$ref": "#/$defs/two/$defs/inner/$defs/part"},
              "c": {"$ref": "#/$defs/innerPart"}},
             "$defs": {"innerPart": {"properties": {"i": {"type": "string"}}},
              "one": {"$defs": {"inner": {"$defs": {"part": {"properties": {"x": {"type": "string"}}}}}}},
              "two": {"$defs": {"inner": {"$defs": {"part": {"properties": {"y": {"type": "string"}}}}}}}}}
            """##
        let lines = try declarations(schema)
        #expect(lines.contains("public var a: Meant<Part>?"))
        #expect(lines.contains("public var b: Meant<TwoInnerPart>?"))
    }

    @Test func nothingHidesWhatFoundationBrings() throws {
        let schema = ##"""
            {"title": "Mail", "type": "object", "properties": {
              "n": {"$ref": "#/$defs/Notification"}, "date": {"type": "object", "properties": {"a": {"type": "string"}}}},
             "$defs": {"Notification": {"type": "object", "properties": {"x": {"type": "string"}}}}}
            """##
        let members = try declarations(schema)
        #expect(members.contains("public var n: MailNotification?"))
        #expect(members.contains("public var date: DateValue?"))
        let plain = #"{"title": "Locale", "type": "object", "properties": {"a": {"type": "string"}}}"#
        #expect(try generate(plain).rootTypeName == "LocaleValue")
        #expect(try generate(plain, .init(name: "Locale")).rootTypeName == "Locale")
    }

    @Test(arguments: [
        #""type": "string""#, #""type": ["object", "null"], "properties": {"a": {"type": "string"}}"#,
        ##""$ref": "#/$defs/Node", "$defs": {"Node": {"properties": {"a": {"$ref": "#/$defs/Node"}}, "type": "object"}}"##,
        ##""type": ["string", "array"], "items": {"$ref": "#"}"##, #""enum": ["a", null]"#,
        ##""anyOf": [{"$ref": "#/$defs/Node"}], "$defs": {"Node": {"type": "object", "properties": {"a": true}}}"##,
    ])
    func theRootIsCalledWhatWasAskedFor(keywords: String) throws {
        let generation = try generate("{\(keywords)}", .init(name: "Wanted"))
        #expect(generation.rootTypeName == "Wanted")
        let text = try #require(generation.files.first).contents
        #expect(text.contains(#/\b(struct|enum|typealias) Wanted\b/#), "\(text)")
    }

    @Test func equalNamesSayWhereTheyAreFoundAndTheRootKeepsIts() throws {
        let schema = ##"""
            {"title": "Node", "type": "object", "properties": {
              "a": {"$ref": "#/$defs/node"}, "b": {"$ref": "#/$defs/NODE"}, "c": {"$ref": "#/$defs/no-de"}},
             "$defs": {"node": {"type": "object", "properties": {"x": {"type": "string"}}},
               "NODE": {"type": "object", "properties": {"y": {"type": "string"}}},
               "no-de": {"type": "object", "properties": {"z": {"type": "string"}}}}}
            """##
        let types = try declarations(schema).filter { $0.hasPrefix("public struct") }
        #expect(
            Set(types) == ["public struct Node", "public struct SNode", "public struct NODE", "public struct NoDe"])
    }

    @Test func theSchemasOwnTypeIsNamedFirst() throws {
        let schema = ##"""
            {"title": "node", "type": "object", "properties": {"a": {"$ref": "#/$defs/Node"}},
             "$defs": {"Node": {"type": "object", "properties": {"x": {"type": "string"}}}}}
            """##
        #expect(try generate(schema).rootTypeName == "Node")
        #expect(try declarations(schema).contains("public var a: SNode?"))
    }

    @Test func aNestedTypeIsNotCalledLikeOneAroundIt() throws {
        let schema = #"""
            {"title": "Tree", "type": "object", "properties": {"tree": {"type": "object", "properties": {
              "tree": {"type": "object", "properties": {"x": {"type": "string"}}}}}}}
            """#
        let types = try declarations(schema).filter { $0.hasPrefix("public struct") }
        #expect(types == ["public struct Tree", "public struct TreeValue", "public struct TreeValueTree"])
    }

    @Test func aNestedTypeMayBeCalledLikeOneThatNothingAroundItUses() throws {
        let action = #"{"type": "object", "properties": {"text": {"type": "string"}}}"#
        let log = { (others: String) in
            ##"{"type": "object", "properties": {"action": \##(action.replacing("text", with: "code"))\##(others)}}"##
        }
        let schema = { (others: String) in
            ##"""
            {"title": "T", "type": "object", "properties": {
              "log": {"$ref": "#/$defs/Log"}, "action": {"$ref": "#/$defs/Action"}},
             "$defs": {"Action": \##(action), "Log": \##(log(others))}}
            """##
        }
        let apart = try declarations(schema(""))
        #expect(apart.count { $0 == "public struct Action" } == 2)
        #expect(apart.count { $0 == "public var action: Action?" } == 2)
        let used = try declarations(schema(##", "last": {"type": "array", "items": {"$ref": "#/$defs/Action"}}"##))
        #expect(used.count { $0 == "public struct Action" } == 1)
        #expect(used.contains("public struct LogAction"))
        #expect(used.contains("public var action: LogAction?"))
        #expect(used.contains("public var last: [Action]?"))
    }

    @Test func whatATypeIsFoundInIsNotSaidTwice() throws {
        let object = { (key: String) in #"{"type": "object", "properties": {"\#(key)": {"type": "string"}}}"# }
        let schema = ##"""
            {"title": "T", "type": "object", "properties": {"a": {"$ref": "#/$defs/LandUse"},
               "b": {"$ref": "#/$defs/Component"}, "c": {"$ref": "#/$defs/GeometryItem"}},
             "$defs": {"Component": \##(object("x")), "GeometryItem": \##(object("y")),
               "LandUse": {"type": "object", "properties": {
                 "z": {"$ref": "#/$defs/Component"}, "i": {"$ref": "#/$defs/GeometryItem"},
                 "components": {"type": "array", "items": \##(object("p"))},
                 "geometry": {"type": "object", "properties": {"geometry item": \##(object("q"))}}}}}}
            """##
        let types = try declarations(schema).filter { $0.hasPrefix("public struct") }
        #expect(types.contains("public struct LandUseComponent"))
        #expect(types.count { $0 == "public struct GeometryItem" } == 1)
        #expect(types.contains("public struct Item"), "\(types)")
    }

    /// The keys of schemas in a bundle are their addresses.
    @Test func anAddressNamesATypeByItsFileAndTellsEqualOnesApartByItsFolders() throws {
        let addresses = [
            "https://a.example/definitions/3.1.0/channel.json", "https://a.example/sns/0.2.0/channel.json",
            "https://a.example/sqs/0.2.0/channel.schema.json", "https://a.example/types#Person",
            "https://a.example/order/1.5", "https://a.example/schema.yaml", "https://a.example",
        ]
        let keys = ["a", "b", "c", "d", "e", "f", "g"]
        let properties = zip(keys, addresses).map { key, address in
            let pointer = address.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
                .replacing("#", with: "%23")
            return ##""\##(key)": {"$ref": "#/definitions/\##(pointer)"}"##
        }
        let definitions = zip(keys, addresses).map { key, address in
            #""\#(address)": {"type": "object", "properties": {"in-\#(key)": {"type": "string"}}}"#
        }
        let schema = #"""
            {"title": "T", "type": "object", "properties": {\#(properties.joined(separator: ", "))},
             "definitions": {\#(definitions.joined(separator: ", "))}}
            """#
        let members = try declarations(schema).filter { $0.contains(#/ [a-g]: /#) }
        #expect(
            members == [
                "public var a: Channel?", "public var b: Sns0_2_0Channel?", "public var c: Sqs0_2_0Channel?",
                "public var d: Person?", "public var e: Order1_5?", "public var f: Schema?",
                "public var g: HttpsAExample?",
            ])
    }

    /// The endings of files were once parts of the names: `SubLineItemJson`.
    @Test func aPathNamesATypeAsAnAddressDoes() throws {
        let schema = ##"""
            {"title": "T", "type": "object",
             "properties": {"a": {"$ref": "sub/line-item.json"}, "b": {"$ref": "other/line-item.json"},
               "c": {"$ref": "../defs.schema.yaml"}, "d.json": {"type": "object", "properties": {"x": {}}}},
             "$defs": {
               "sub/line-item.json": {"$id": "sub/line-item.json", "type": "object", "properties": {"x": {}}},
               "other/line-item.json": {"$id": "other/line-item.json", "type": "object", "properties": {"y": {}}},
               "../defs.schema.yaml": {"$id": "../defs.schema.yaml", "type": "object", "properties": {"z": {}}}}}
            """##
        let members = try declarations(schema).filter { $0.contains(#/ ([abc]|dJson): /#) }
        #expect(
            members == [
                "public var a: SubLineItem?", "public var b: LineItem?", "public var c: Defs?",
                "public var dJson: DJson?",
            ])
    }

    @Test(arguments: [
        ("pet-1.2.0.json", "Pet"), ("a/pet.v1.json", "PetV1"), ("pet_v1.2.schema.json", "Pet"),
        ("pet-8.0.0-beta4.yaml", "Pet"), ("pet-2.x.json", "Pet"), ("pet-2.json", "Pet2"),
        ("pet.store.json", "PetStore"),
        ("1.0.json", "Value1_0"), ("pet.json?raw=1.0", "Pet"),
    ])
    func aFileIsANameWithoutItsVersion(path: String, name: String) throws {
        let document = try JSONDocument(parsing: #"{"type": "object", "properties": {"a": {"type": "string"}}}"#)
        let generation = try Generator(configuration: .init()).generate(SchemaSource(path: path, document: document))
        #expect(generation.rootTypeName == name)
    }

    /// The types of a schema and of files beside it.
    private func types(_ schema: String, beside files: [String: String]) throws -> Set<String> {
        let source = SchemaSource(path: "main.json", document: try JSONDocument(parsing: schema))
        let generation = try Generator(configuration: .init()).generate(source, loader: Shelf(texts: files))
        let text = generation.files.map(\.contents).joined()
        return Set(text.matches(of: #/public (?:struct|enum|typealias) (\w+)/#).map { String($0.1) })
    }

    private struct Shelf: SchemaLoader {
        var texts: [String: String]

        func load(_ reference: String, relativeTo source: SchemaSource) throws -> SchemaSource? {
            try texts[reference].map { SchemaSource(path: reference, document: try JSONDocument(parsing: $0)) }
        }
    }

    @Test func filesThatAreAllCalledSchemaAreToldApartByTheirFolders() throws {
        let schema =
            ##"{"title": "T", "properties": {"a": {"$ref": "app/schema.json"}, "b": {"$ref": "web/schema.json"}}}"##
        let object = { (key: String) in ##"{"properties": {"\##(key)": {"$ref": "#/$defs/part"}}, \##(Self.part)}"## }
        // Equal types with the same name need no other names.
        #expect(
            try types(schema, beside: ["app/schema.json": object("x"), "web/schema.json": object("y")])
                == ["T", "AppSchema", "WebSchema", "Part"])
    }

    /// Formerly, the type was called `Value1_0Schema`.
    @Test func aFolderThatIsAVersionIsNamedTogetherWithWhatItIsAVersionOf() throws {
        let schema = ##"{"title": "T", "properties": {"a": {"$ref": "draft/1-0/schema.json"}}}"##
        let file = #"{"properties": {"x": {"type": "string"}}}"#
        #expect(try types(schema, beside: ["draft/1-0/schema.json": file]) == ["T", "Draft1_0Schema"])
    }

    /// Formerly, the second type was called `CellTypeSchemaISACellTypeSchema`.
    @Test func aFileWhoseTitleAnotherOneHasIsCalledAfterItselfWhereThatSaysTheSame() throws {
        let schema =
            ##"{"title": "T", "properties": {"a": {"$ref": "cell_type.json"}, "b": {"$ref": "cell_form.json"}}}"##
        let file = { (title: String, key: String) in
            #"{"title": "\#(title)", "properties": {"\#(key)": {"type": "string"}}}"#
        }
        let files = ["cell_type.json": file("ISA cell type", "x"), "cell_form.json": file("ISA Cell Type", "y")]
        #expect(try types(schema, beside: files) == ["T", "CellType", "ISACellType"])
    }

    private static let part = #""$defs": {"part": {"type": "object", "properties": {"p": {"type": "string"}}}}"#

    @Test(arguments: [("", "Pet1_3"), ("v", "PetV1_3")])
    func ofTwoVersionsTheSecondSaysWhichOneItIs(mark: String, second: String) throws {
        let (old, new) = ("pet-\(mark)1.2.json", "pet-\(mark)1.3.json")
        let schema = ##"{"title": "T", "properties": {"a": {"$ref": "\##(old)"}, "b": {"$ref": "\##(new)"}}}"##
        let object = { (key: String) in #"{"properties": {"\#(key)": {"type": "string"}}}"# }
        #expect(try types(schema, beside: [old: object("x"), new: object("y")]) == ["T", "Pet", second])
    }

    @Test(arguments: [
        (["LOW", "MEDIUM"], ["Low", "Medium"]), (["A_B", "LOW"], ["AB", "Low"]), (["GPS", "HTTPS"], ["GPS", "HTTPS"]),
        (["LOW", "Medium"], ["LOW", "Medium"]), (["LOW", "MEDIUM1"], ["LOW", "MEDIUM1"]),
    ])
    func tagsInCapitalsAreWordsWhereOneOfThemIsNoAcronym(tags: [String], names: [String]) throws {
        let branches = tags.enumerated().map { position, tag in
            #"{"properties": {"k": {"const": "\#(tag)"}, "m\#(position)": {}}, "required": ["k"]}"#
        }
        let schema = #"{"title": "T", "oneOf": [\#(branches.joined(separator: ", "))]}"#
        #expect(try types(schema, beside: [:]) == Set(["T"] + names))
    }

    @Test func aDefinitionWithoutANameIsCalledAfterWhatItIsUsedFor() throws {
        let schema = ##"""
            {"title": "T", "properties": {"look_at": {"$ref": "#/definitions/101"}, "way": {"$ref": "#/definitions/102"}},
             "definitions": {"101": {"properties": {"x": {}}}, "102": {"title": "Path", "properties": {"y": {}}}}}
            """##
        #expect(try types(schema, beside: [:]) == ["T", "LookAt", "Path"])
    }

    @Test func aFileLeavesItsNameToADefinition() throws {
        let schema = ##"""
            {"properties": {"sql": {"$ref": "#/$defs/Main"}}, "$defs": {"Main": {"properties": {"query": {}}}}}
            """##
        #expect(try types(schema, beside: [:]) == ["MainRoot", "Main"])
        #expect(
            try types(##"{"$ref": "#/$defs/Main", "$defs": {"Main": {"properties": {"q": {}}}}}"##, beside: [:]) == [
                "Main"
            ])
    }

    @Test func aPlaceInsideOfAFileLeavesItsNameToNoOther() throws {
        let source = SchemaSource(
            path: "main.json",
            document: try JSONDocument(
                parsing: #"{"$defs": {"A": {"type": "object", "properties": {"x": {"$ref": "o.json#/$defs/A"}}}}}"#))
        let other = #"{"$defs": {"A": {"type": "object", "properties": {"y": {"type": "string"}}}}}"#
        let generation = try Generator(configuration: .init())
            .generate(source, at: JSONPointer(tokens: ["$defs", "A"]), loader: Shelf(texts: ["o.json": other]))
        #expect(generation.rootTypeName == "A")
        #expect(generation.files.map(\.contents).joined().contains("public struct OA:"))
    }

    @Test func aDefinitionThatIsWantedHasTheNameBeforeThoseOfOtherFiles() throws {
        let schema = ##"""
            {"$defs": {"Mode": {"enum": ["on", "off"]},
                       "Use": {"properties": {"a": {"$ref": "app.json#/$defs/Mode"}, "b": {"$ref": "#/$defs/Mode"}}}}}
            """##
        let app = #"{"$defs": {"Mode": {"anyOf": [{"enum": ["fast"]}, {"enum": ["slow"]}]}}}"#
        #expect(try types(schema, beside: ["app.json": app]) == ["Main", "Use", "Mode", "AppMode"])
    }

    @Test func whatIsLeftOfAChoiceSaysInWhichFileTheChoiceWas() throws {
        let schema = ##"""
            {"properties": {"b": {"$ref": "b.json#/$defs/Item"}, "c": {"$ref": "c.json#/$defs/Item"}}}
            """##
        let file = { (text: String) in
            ##"""
            {"$defs": {"E": {"enum": ["\##(text)"]}, "F": {"enum": ["other"]},
                       "Item": {"anyOf": [{"$ref": "#/$defs/E"}, {"$ref": "#/$defs/F"}]}}}
            """##
        }
        let names = try types(schema, beside: ["b.json": file("b"), "c.json": file("c")])
        #expect(names == ["Main", "Item", "CItem"])
    }

    @Test func branchesThatDemandOtherMembersAreCalledAfterThose() throws {
        let branch = { (first: String, second: String) in
            """
            {"properties": {"id": {"type": "string"}, "\(first)": {"type": "string"}, "\(second)": {"type": "string"}},
             "required": ["id", "\(first)", "\(second)"]}
            """
        }
        let branches = [branch("start", "end"), branch("start", "length"), branch("length", "end")]
        let schema = #"{"title": "Span", "type": "object", "oneOf": [\#(branches.joined(separator: ", "))]}"#
        let text = try text(schema)
        for name in ["startAndEnd", "startAndLength", "lengthAndEnd"] {
            #expect(text.contains("indirect case \(name)(\(name.prefix(1).uppercased() + name.dropFirst()))"))
        }
    }

    /// Formerly, the branches were an object and `vObject`.
    @Test func branchesThatDifferInANumberOrABooleanAreCalledAfterIt() throws {
        let cases = { (constants: [String]) in
            let branches = constants.map {
                #"{"type": "object", "required": ["on", "x"], "properties": {"on": {"const": \#($0)}, "x": {}}}"#
            }
            let schema = #"{"title": "T", "properties": {"v": {"oneOf": [\#(branches.joined(separator: ", "))]}}}"#
            return try text(schema).matches(of: #/case (\w+\(\w+\))\n/#).map { String($0.1) }
        }
        #expect(try cases(["true", "false"]) == ["onTrue(OnTrue)", "onFalse(OnFalse)"])
        #expect(try cases(["1", "2", "-3"]) == ["on1(On1)", "on2(On2)", "onMinus3(OnMinus3)"])
        #expect(try cases(["1", "2", "2"]).first == "on1(On1)")
        #expect(try !cases(["1", "2", "2"]).contains("on2(On2)"))
    }

    @Test func noWordIsSaidTwice() throws {
        let object = #"{"type": "object", "properties": {"x": {"type": "string"}}}"#
        let types = try declarations(
            """
            {"title": "T", "type": "object", "properties": {
              "rateValue": {"type": "object", "additionalProperties": \(object)},
              "dataItem": {"type": "array", "items": \(object)}}}
            """
        ).filter { $0.hasPrefix("public struct ") }
        #expect(Set(types) == ["public struct T", "public struct RateValueEntry", "public struct DataItem"])
    }

    /// The file has another name than the one that is requested.
    @Test func theRootIsCalledTheSameWhereItIsOneOfSeveral() throws {
        let schema = ##"{"properties": {"a": {"anyOf": [{"type": "boolean"}, {"$ref": "#"}]}}}"##
        #expect(try text(schema, .init(name: "Food")).contains("case food(Food)"))
    }

    @Test func theValuesOfSeveralMapsAreCalledAfterTheirPatterns() throws {
        let object = { (key: String) in #"{"type": "object", "properties": {"\#(key)": {"type": "string"}}}"# }
        let names = { (schema: String) in
            try declarations(schema).filter { $0.hasPrefix("public struct ") }.map { $0.dropFirst(14) }
        }
        let patterns = #""^x-": \#(object("a")), "-y$": \#(object("b")), "^[0-9]$": \#(object("c"))"#
        let several = """
            {"title": "Food", "patternProperties": {\(patterns)}, "additionalProperties": \(object("d"))}
            """
        #expect(try Set(names(several)) == ["Food", "XMember", "YMember", "FoodValue", "Value"])
        #expect(
            try names(#"{"title": "Food", "patternProperties": {"^x-": \#(object("a"))}}"#) == ["Food", "Value"])
    }
}
