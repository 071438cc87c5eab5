internal import CurioKit
internal import Testing

/// Names that would repeat what they are found in, and the words that a person would use instead.
@Suite struct RepeatedNamesTests {
    private func names(_ schema: String, _ configuration: Generator.Configuration = .init()) throws -> [String] {
        try declarations(schema, configuration).compactMap { line in
            line.firstMatch(of: #/^public (?:struct|enum|typealias) (\S+?):? /#).map { String($0.1) }
                ?? line.firstMatch(of: #/^public (?:struct|enum|typealias) (\S+?):?$/#).map { String($0.1) }
        }
    }

    private func object(_ key: String) -> String {
        #"{"type": "object", "required": ["\#(key)"], "properties": {"\#(key)": {"type": "string"}}}"#
    }

    /// Formerly, the member's type was called `DocumentCredentialSubject`.
    @Test func oneOrSeveralOfADefinitionAreCalledInThePlural() throws {
        let schema = ##"""
            {"title": "Document", "type": "object", "properties": {"credentialSubject": {"oneOf": [
               {"$ref": "#/$defs/credentialSubject"},
               {"type": "array", "items": {"$ref": "#/$defs/credentialSubject"}}]}},
             "$defs": {"credentialSubject": \##(object("id"))}}
            """##
        #expect(try Set(names(schema)) == ["Document", "CredentialSubjects", "CredentialSubject"])
        #expect(try text(schema).contains("case credentialSubject(CredentialSubject)"))
        // Nobody says evidences.
        let evidence = schema.replacing("credentialSubject", with: "evidence")
        #expect(try Set(names(evidence)) == ["Document", "EvidenceChoice", "Evidence"])
    }

    @Test func aChoiceOfADefinitionOfItsNameSaysThatItIsAChoice() throws {
        let schema = ##"""
            {"title": "Server", "type": "object", "properties": {
               "response": {"oneOf": [{"$ref": "#/$defs/response"}, {"$ref": "#/$defs/reference"}]},
               "links": {"type": "array", "items": {"oneOf": [{"$ref": "#/$defs/link"}, {"type": "string"}]}},
               "headers": {"type": "object", "additionalProperties": {
                  "oneOf": [{"$ref": "#/$defs/header"}, {"$ref": "#/$defs/reference"}]}}},
             "$defs": {"response": \##(object("a")), "reference": \##(object("b")), "link": \##(object("c")),
               "header": \##(object("d"))}}
            """##
        let names = try names(schema)
        #expect(names.contains("ResponseChoice"))
        #expect(names.contains("LinkItem"))
        #expect(names.contains("HeaderEntry"))
    }

    /// Formerly, they were called `GeoLocation.GeoLocationBox` and so on.
    @Test func aNestedTypeIsNotCalledAfterTheOneAroundIt() throws {
        let schema = #"""
            {"title": "GeoLocation", "type": "object", "properties": {
              "geoLocationBox": \#(object("a")), "geoLocationType": {"enum": ["a", "b"]}, "geoLocations": \#(object("b")),
              "geoLocation2": \#(object("c"))}}
            """#
        #expect(
            try names(schema) == ["GeoLocation", "Box", "GeoLocationType", "GeoLocations", "GeoLocation2"])
    }

    @Test func aNameThatATypeInsideHasIsNotShortened() throws {
        let schema = #"""
            {"title": "Run", "type": "object", "properties": {"runShell": {"type": "object", "properties": {
              "shell": \#(object("a"))}}}}
            """#
        #expect(try names(schema) == ["Run", "RunShell", "Shell"])
    }

    /// Formerly, the inner one was called `TasksSampling`, though nothing beside it uses the outer one.
    @Test func typesInDifferentTypesHaveTheSameName() throws {
        let schema = #"""
            {"title": "Capabilities", "type": "object", "properties": {"sampling": \#(object("a")),
              "tasks": {"type": "object", "properties": {"sampling": \#(object("b"))}}}}
            """#
        #expect(try names(schema) == ["Capabilities", "Sampling", "Tasks", "Sampling"])
    }

    /// Nouns that are not counted, and words that are not nouns, need another one for each element.
    @Test func anElementOfAListInTheSingularIsCalledLikeIt() throws {
        let list = { (key: String) in #""\#(key)": {"type": "array", "items": \#(object(key))}"# }
        let lists = ["segment", "data", "readingOrder", "affected", "orderBy"].map(list).joined(separator: ", ")
        let schema = #"{"title": "T", "type": "object", "properties": {\#(lists)}}"#
        #expect(
            try names(schema) == ["T", "Segment", "DataItem", "ReadingOrderItem", "AffectedItem", "OrderByItem"])
    }

    /// Formerly, they were called `ResultValue` and `ErrorValue`.
    ///
    /// What Foundation brings is not hidden.
    @Test func aNestedTypeMayBeCalledLikeOneOfSwift() throws {
        let schema = #"""
            {"title": "T", "oneOf": [{"type": "object", "required": ["result"],
                "properties": {"result": \#(object("a")), "data": \#(object("d"))}},
              {"type": "object", "required": ["error"], "properties": {"error": \#(object("b"))}}]}
            """#
        let names = try names(schema)
        #expect(names.contains("Result") && names.contains("Error"))
        #expect(names.contains("DataValue") && !names.contains("Data"))
        let union = #"{"title": "U", "oneOf": [{"title": "Error", \#(object("b").dropFirst()), \#(object("c"))]}"#
        #expect(try text(union).contains("[any Swift.Error]"))
    }

    /// Formerly, it was called `elements`, until a second list was added.
    @Test func aListOfADefinitionIsCalledAfterIt() throws {
        let cases = { (items: String) in
            let list = #"{"type": "array", "items": \#(items)}"#
            let schema = ##"""
                {"title": "T", "type": "object", "properties": {"fill": {"oneOf": [{"type": "string"}, \##(list)]}},
                 "$defs": {"Color": \##(object("a")), "Colors": \##(object("b")), "LineStyle<number>": \##(object("c")),
                   "Tree": {"oneOf": [{"type": "string"}, {"type": "array", "items": {"$ref": "#/$defs/Tree"}}]}}}
                """##
            return try declarations(schema).filter { $0.hasPrefix("case ") && $0.contains("([") }
        }
        #expect(try cases(##"{"$ref": "#/$defs/Color"}"##) == ["case colors([Color])"])
        #expect(
            try cases(##"{"anyOf": [{"$ref": "#/$defs/Color"}, {"type": "null"}]}"##) == ["case colors([Color?])"])
        #expect(try cases(##"{"$ref": "#/$defs/LineStyle<number>"}"##) == ["case lineStyleNumbers([LineStyleNumber])"])
        // Nothing can be said in the plural of a plural, of what is declared for the list, and of the choice itself.
        #expect(try cases(##"{"$ref": "#/$defs/Colors"}"##) == ["case elements([Colors])"])
        #expect(try cases(object("x")) == ["case elements([Element])"])
        #expect(try cases(##"{"$ref": "#/$defs/Tree"}"##) == ["case elements([Tree])"])
    }

    /// Formerly, it was called `ErrorValue`.
    @Test func aDefinitionWithANameOfSwiftBeginsWithWhatTheSchemaIsAbout() throws {
        let error = ##""error": {"$ref": "#/definitions/Error"}"##
        let schema = { (title: String) in
            #"""
            {"title": "\#(title)", "type": "object", "properties": {\#(error)},
             "definitions": {"Error": \#(object("a"))}}
            """#
        }
        #expect(try names(schema("Mail API Schema")) == ["MailAPISchema", "MailError"])
        #expect(try names(schema("What this is would take long to say")).contains("ErrorValue"))
    }

    /// Formerly, the branches were called `object` and `geoObject`.
    @Test func branchesThatDescribeDifferentMembersAreCalledAfterThem() throws {
        let branch = { (described: String, any: String) in
            #"{"type": "object", "properties": {"\#(described)": \#(object("a")), "\#(any)": {}}}"#
        }
        let schema = #"{"title": "Geo", "oneOf": [\#(branch("scope", "usage")), \#(branch("usage", "scope"))]}"#
        let text = try text(schema)
        #expect(text.contains("case scope("))
        #expect(text.contains("case usage("))
    }

    /// Formerly, its name ended in a number.
    @Test func aChoiceThatAcceptsNullIsCalledLikeTheOneAroundIt() throws {
        let schema = #"""
            {"title": "T", "type": "object", "properties": {"params": {"anyOf": [
              {"anyOf": [\#(object("a")), \#(object("b")), {}]}, {"type": "null"}]}}}
            """#
        #expect(try names(schema).prefix(2) == ["T", "Params"])
    }

    /// Formerly, it was declared in the choice that the request was found in first.
    @Test func aTypeThatOnlyOneTypeUsesIsDeclaredInIt() throws {
        let message = { (name: String) in
            ##"""
            {"type": "object", "required": ["v"], "properties": {"v": {"enum": ["2"]}}, "anyOf": [
              {"title": "Request", "allOf": [{"$ref": "#/$defs/R"}]},
              {"title": "\##(name)", "allOf": [{"$ref": "#/$defs/\##(name)"}]}]}
            """##
        }
        let schema = #"""
            {"title": "Wire", "anyOf": [\#(message("Reply")), {"type": "array", "items": \#(message("Note"))}],
             "$defs": {"Reply": \#(object("s")), "Note": \#(object("n")), "R": {"type": "object", "properties": {
               "params": {"anyOf": [\#(object("a")), \#(object("b"))]}}}}}
            """#
        #expect(try text(schema).contains("extension Request {"))
    }

    @Test func wordsBehindAVersionAreAName() throws {
        let keys = ["api.v2010.call", "api.v2010.call.call-event", "rest.v1.user.address"]
        let definitions = keys.map { #""\#($0)": \#(object($0))"# }.joined(separator: ", ")
        let references = keys.map { ##""\##($0)": {"$ref": "#/$defs/\##($0)"}"## }.joined(separator: ", ")
        let schema = #"{"title": "T", "type": "object", "properties": {\#(references)}, "$defs": {\#(definitions)}}"#
        #expect(try names(schema) == ["T", "Call", "CallEvent", "UserAddress"])
    }
}
