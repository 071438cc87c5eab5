internal import Bricolage
internal import CurioKit
internal import Foundation
internal import GoldenModels
internal import Testing

/// The issues of documents that violate the constraints of their types, and the remarks on unchecked constraints.
@Suite struct ConstraintTests {
    private func issues<T: JSONReadable>(_ type: T.Type, _ text: String) -> [String] {
        do {
            _ = try JSON.decode(T.self, from: text)
            return []
        } catch let error as DecodingIssues {
            return error.issues.map { "\($0.pointer): \($0.message)" }
        } catch {
            return ["\(error)"]
        }
    }

    @Test func everythingIsToldAtItsPlace() {
        let text = #"{"v": -1, "w": -1, "x": 11}"#
        #expect(
            issues(ConstraintBounds.self, text) == [
                "/v: expected at least 1 and at most 9, found the number -1",
                "/w: expected at least -0.5, found the number -1",
                "/x: expected at most 10, found the number 11",
            ])
    }

    @Test func aClosedListIsToldAsItIsWritten() {
        #expect(
            issues(EnumIntegersClosed.self, #"{"v": 3}"#) == ["/v: expected one of 1, -2, found the number 3"])
        #expect(
            issues(EnumClosed.self, #"{"v": "x"}"#).first?.hasPrefix("/v: expected one of \"a\"") ?? false)
    }

    @Test func elementsAreToldOneByOne() {
        #expect(
            issues(ConstraintNestedItems.self, #"{"v": [[0, -1], [1, 2, 3], [-2]]}"#) == [
                "/v/0/1: expected at least 0, found the number -1",
                "/v/1: expected at most 2 elements, found an array with 3 elements",
                "/v/2/0: expected at least 0, found the number -2",
            ])
        #expect(
            issues(ConstraintItems.self, #"{"v": ["a", "a"]}"#) == [
                #"/v/1: expected unique elements, found the string "a""#
            ])
    }

    @Test func nullIsToldWhereAMemberMayBeAbsent() {
        #expect(
            issues(ConstraintLength.self, #"{"v": "abcd", "w": null}"#) == [
                #"/v: expected at least 2 characters and at most 3 characters, found the string "abcd""#,
                "/w: expected a string, found null",
            ])
    }

    @Test func keysAndMembersAreTold() {
        #expect(
            issues(ConstraintMap.self, #"{"v": {"abc": ""}}"#) == [
                #"/v/abc: unexpected "abc": expected a key that is at most 2 characters"#,
                #"/v/abc: expected at least 1 character, found the string """#,
            ])
        #expect(issues(ConstraintRequired.self, "{}") == [#": missing "w": expected a value"#])
        #expect(
            issues(ConstraintOneRequired.self, "{}") == [
                #": expected exactly one of these: an object with "v" or an object with "w", found an object with 0 members"#
            ])
    }

    @Test func membersAreCheckedWhateverTheirOrderAndNumber() {
        let more = (1...100).map { ", \"z\($0)\": 1" }.joined()
        #expect(issues(ConstraintWide.self, #"{"q": "ab", "a": "", "b": 0}"#).count == 3)
        #expect(issues(ConstraintWide.self, #"{"q": "ab", "b": 0, "a": ""\#(more)}"#).count == 3)
        #expect(issues(ConstraintWide.self, #"{"q": "a", "b": 1, "a": "x"\#(more)}"#) == [])
        // Of a key that comes twice the last one counts.
        #expect(issues(ConstraintWide.self, #"{"a": "", "b": 1, "a": "x"}"#) == [])
    }

    @Test func anyCoderIsHeldToThem() throws {
        let data = Data(#"{"v": "abcd"}"#.utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(ConstraintLength.self, from: data) }
        let null = Data(#"{"v": "ab", "w": null}"#.utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(ConstraintLength.self, from: null) }
        let valid = Data(#"{"v": "abc", "w": "d"}"#.utf8)
        #expect(try JSONDecoder().decode(ConstraintLength.self, from: valid).v == "abc")
    }

    @Test func numbersAreComparedExactly() {
        #expect(issues(ConstraintExclusive.self, #"{"v": 1.0000000000000000000001}"#).count == 1)
        #expect(issues(ConstraintExclusive.self, #"{"v": 0.9999999999999999999999}"#) == [])
        #expect(issues(ConstraintExclusive.self, #"{"v": 1e-400}"#) == [])
    }

    @Test func whereNobodyAsksNothingIsChecked() throws {
        let schema = #"{"title": "T", "type": "object", "properties": {"a": {"type": "string", "minLength": 1}}}"#
        #expect(try !text(schema).contains("check("))
        #expect(try !text(schema, .init(style: .codable, checksConstraints: true)).contains("check("))
        #expect(try remarks(schema).contains { $0.contains("minLength is not checked") })
        #expect(try !remarks(schema, .init(checksConstraints: true)).contains { $0.contains("minLength") })
    }

    @Test func whatTwoSchemasDemandIsCheckedForBoth() throws {
        let schema = """
            {"title": "T", "type": "object", "properties": {
                "a": {"allOf": [{"type": "string", "minLength": 2}, {"minLength": 2}]}}}
            """
        #expect(try text(schema, .init(checksConstraints: true)).contains(".length(from: 2)"))
        #expect(try !remarks(schema, .init(checksConstraints: true)).contains { $0.contains("minLength") })
    }

    /// A document that is an array becomes `typealias List = [String]`, which no code of ours reads.
    @Test(arguments: [
        (#"{"type": "array", "minItems": 2, "items": {"type": "string"}}"#, true),
        (#"{"type": "array", "items": {"type": "string", "minLength": 2}}"#, true),
        (#"{"type": "array", "items": {"type": "string"}}"#, false),
        (#"{"type": "array", "items": {"properties": {"a": {"type": "string", "minLength": 2}}}}"#, false),
        (#"{"type": "integer", "minimum": 2}"#, true), (#"{"minProperties": 2, "properties": {"a": {}}}"#, false),
        (##"{"$ref": "#/$defs/a", "$defs": {"a": {"minProperties": 2, "properties": {"a": {}}}}}"##, false),
    ])
    func whatHoldsForDocumentsWithoutATypeIsTold(schema: String, isTold: Bool) throws {
        let words = "constraints on the whole document are not checked"
        #expect(try remarks(schema, .init(checksConstraints: true)).contains { $0.contains(words) } == isTold)
        #expect(try !remarks(schema).contains { $0.contains(words) })
    }

    /// Followed to the end, choices among choices are as many as all ways through them.
    @Test(arguments: [(5, false), (200, true)])
    func choicesAmongChoicesAreBounded(count: Int, isTold: Bool) throws {
        let branches = (1...count).map {
            ##"{"type": "array", "minItems": \##($0), "items": {"$ref": "#/$defs/R"}}"##
        }
        let schema = ##"{"$ref": "#/$defs/R", "$defs": {"R": {"anyOf": [\##(branches.joined(separator: ", "))]}}}"##
        let text = try text(schema, .init(checksConstraints: true))
        #expect(text.contains(".count(from: \(count))") && text.contains(".elements(.any(") != isTold)
        #expect(text.utf8.count < 10 * schema.utf8.count)
        let told = try remarks(schema, .init(checksConstraints: true)).filter { $0.contains("too many branches") }
        #expect(told.count == (isTold ? 1 : 0), "\(told)")
    }

    @Test func typesWithDifferentConstraintsAreDifferent() throws {
        let schema = """
            {"title": "T", "type": "object", "properties": {
                "a": {"type": ["string", "boolean"], "minLength": 1}, "b": {"type": ["string", "boolean"], "minLength": 2}}}
            """
        #expect(try declarations(schema).filter { $0.contains("enum") }.count == 1)
        #expect(try declarations(schema, .init(checksConstraints: true)).filter { $0.contains("enum") }.count == 2)
    }

    /// One tuple for both would be read without being checked for either.
    @Test func branchesOfOneTypeAreCheckedForWhatEachAsks() throws {
        let tuple = #""type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}], "minItems": 2"#
        let branches = #"{\#(tuple), "uniqueItems": true}, {\#(tuple), "maxItems": 3}"#
        let schema = #"{"title": "T", "type": "object", "properties": {"a": {"anyOf": [\#(branches)]}}}"#
        let text = try text(schema, .init(checksConstraints: true))
        #expect(text.contains(".distinct") && text.contains(".count(from: 2, to: 3)"))
        #expect(try declarations(schema).filter { $0.contains("enum") }.isEmpty)
    }

    /// What is told of keywords is that nothing checks them, and nothing else.
    @Test(arguments: [
        (#"{"v": {"type": "object", "patternProperties": {"^a": {"type": "string", "minLength": 2}}}}"#, []),
        (
            """
            {"v": {"type": "object", "additionalProperties": {"type": "string", "minLength": 2},
             "patternProperties": {"^a": {"type": "string", "maxLength": 3}}}}
            """, ["maxLength", "minLength"]
        ),
        (#"{"v": {"type": "array", "prefixItems": [{"type": "string", "minLength": 2}]}}"#, []),
        (#"{"v": {"items": {"items": {"items": {"items": {"type": "string", "minLength": 2}}}}}}"#, ["minLength"]),
        (#"{"v": {"items": {"items": {"items": {"type": "string", "minLength": 2}}}}}"#, []),
        (#"{"v": {"properties": {"a": {}}, "not": {"required": ["a", "b"]}, "dependencies": {"a": ["c"]}}}"#, []),
        (
            #"{"v": {"type": "object", "not": {"required": ["a"]}, "additionalProperties": {"type": "string"}}}"#,
            ["not"]
        ),
        (
            #"{"v": {"properties": {"a": {}}, "dependencies": {"a": ["c"], "b": {"minProperties": 3}}}}"#,
            ["dependencies", "minProperties"]
        ),
        (#"{"v": {"properties": {"a": {}}, "oneOf": [{"required": ["a"]}, {"required": ["b"]}]}}"#, []),
        (
            #"{"v": {"properties": {"a": {}}, "oneOf": [{"required": ["a"]}, {"minProperties": 2}]}}"#,
            ["minProperties", "oneOf"]
        ),
        (#"{"v": {"type": "string", "anyOf": [{"maxLength": 1}, {"minLength": 3}]}}"#, []),
        (
            #"{"v": {"type": "string", "anyOf": [{"maxLength": 1}, {"minLength": 3, "pattern": "a"}]}}"#,
            ["anyOf", "pattern"]
        ),
        (#"{"v": {"type": "array", "minItems": 0, "uniqueItems": false}}"#, []),
        (
            #"{"v": {"type": "object", "properties": {"a": {}}, "propertyNames": {"pattern": "^a"}}}"#,
            ["pattern", "propertyNames"]
        ),
    ])
    func whatNothingChecksIsTold(properties: String, keywords: [String]) throws {
        let schema = "{\"type\": \"object\", \"properties\": \(properties)}"
        let told = try generate(schema, .init(checksConstraints: true)).diagnostics.compactMap(\.keyword)
        #expect(told.sorted() == keywords)
    }

    /// What one branch of a union refuses, another may keep.
    @Test func unevaluatedMembersOfOneBranchAreTold() throws {
        let schema = """
            {"type": "object", "unevaluatedProperties": false, "oneOf": [
                {"properties": {"t": {"const": "a"}, "b": {"type": "string"}}, "required": ["t"]},
                {"properties": {"t": {"const": "b"}}, "required": ["t"], "if": {"properties": {"z": {"const": 1}}}}]}
            """
        let told = try remarks(schema, .init(keepsUnknownCases: false))
        #expect(told.contains { $0.contains("unevaluatedProperties is not expressed") })
    }

    @Test(
        arguments: [true, false],
        [
            #"{"type": "object", "unevaluatedProperties": false, "allOf": [{"properties": {"a": {"type": "string"}}}]}"#,
            #"{"unevaluatedProperties": false, "allOf": [{"type": "object", "properties": {"a": {"type": "string"}}}]}"#,
        ])
    func unevaluatedMembersAreToldWhereTheyAreKept(isKept: Bool, schema: String) throws {
        let text = try text(schema, .init(keepsUnknownCases: isKept))
        #expect(text.contains("rejectRest") != isKept)
        let told = try remarks(schema, .init(keepsUnknownCases: isKept))
        #expect(told.contains { $0.contains("unevaluatedProperties is not expressed") } == isKept)
        let plain = try remarks(schema, .init(style: .codable, keepsUnknownCases: isKept))
        #expect(plain.contains { $0.contains("unevaluatedProperties is not expressed") })
    }

    /// Draft 3 has no `minProperties`: with it, reading refused documents that are valid.
    @Test(arguments: [("draft-03", false), ("draft-04", true)])
    func wordsThatTheVersionLacksAreNotChecked(version: String, isChecked: Bool) throws {
        let address = "http://json-schema.org/\(version)/schema#"
        let schema = #"{"$schema": "\#(address)", "properties": {"o": {"minProperties": 2}}}"#
        #expect(try text(schema, .init(checksConstraints: true)).contains(".members(from: 2)") == isChecked)
    }

    @Test func branchesWithoutConstraintsAreNeverTooMany() throws {
        let branches = (1...200).map {
            ##"{"type": "array", "description": "\##($0)", "items": {"$ref": "#/$defs/R"}}"##
        }
        let schema = ##"{"$ref": "#/$defs/R", "$defs": {"R": {"anyOf": [\##(branches.joined(separator: ", "))]}}}"##
        #expect(try remarks(schema, .init(checksConstraints: true)).allSatisfy { !$0.contains("too many branches") })
    }

    @Test func constraintsOnKindsThatATypeDoesNotReadAreNotChecked() throws {
        let schema = ##"""
            {"title": "T", "type": "object", "properties": {
                "m": {"type": "object", "additionalProperties": {"type": "string"}, "minLength": 3, "minProperties": 1},
                "w": {"$ref": "#/$defs/W", "minLength": 3, "minimum": 2}}, "$defs": {"W": {"type": "string"}}}
            """##
        var configuration = Generator.Configuration(checksConstraints: true)
        configuration.shaping.encapsulated = ["W": nil]
        let text = try text(schema, configuration)
        #expect(text.contains(#"fields.check("m", .members(from: 1))"#))
        #expect(text.contains(#"fields.check("w", .length(from: 3))"#))
        #expect(!text.contains(".range("))
    }

    @Test func onlyWhatTheTypeOfAMemberLeavesOpenIsChecked() throws {
        let schema = ##"""
            {"title": "T", "type": "object", "properties": {
                "k": {"const": "ab", "minLength": 1},
                "m": {"type": "object", "additionalProperties": {"type": "string"}, "minItems": 3, "minProperties": 1},
                "r": {"type": "array", "prefixItems": [{}], "items": {"type": "string", "minLength": 2, "minimum": 4}},
                "u": {"$ref": "#/$defs/U", "uniqueItems": true, "minProperties": 1}},
             "required": ["k"], "$defs": {"P": {"type": "array", "prefixItems": [{"type": "string"}]},
                "U": {"anyOf": [{"$ref": "#/$defs/P"}, {"type": "integer"}]}}}
            """##
        let checks = try text(schema, .init(checksConstraints: true)).matches(of: #/check\(.*\)\n/#).map { "\($0.0)" }
        #expect(
            checks == [
                "check(\"k\", equals: \"ab\")\n", "check(\"m\", .members(from: 1))\n", "check(\"u\", .distinct)\n",
                "check(.length(from: 2))\n",
            ])
    }

    @Test func aUseOfAUnionOfWrappersIsChecked() throws {
        let schema = ##"""
            {"title": "T", "type": "object",
             "properties": {"m": {"$ref": "#/$defs/U", "minLength": 3}, "u": {"$ref": "#/$defs/U"}}, "$defs": {
                "U": {"anyOf": [{"$ref": "#/$defs/W"}, {"type": "integer"}]}, "W": {"type": "string"}}}
            """##
        var configuration = Generator.Configuration(checksConstraints: true)
        configuration.shaping.encapsulated = ["W": nil]
        #expect(try text(schema, configuration).contains(#"fields.check("m", .length(from: 3))"#))
    }
}
