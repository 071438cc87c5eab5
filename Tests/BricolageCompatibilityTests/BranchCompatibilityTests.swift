import Bricolage
import BricolageCompatibility
import BricolageSchema
import BricolageValidation
import TestSupport
import Testing

/// Which branches of two choices correspond to each other, and what follows from that.
@Suite struct BranchCompatibilityTests {
    private func comparison(_ old: String, _ new: String, effort: Int = 0) throws -> SchemaCompatibility {
        var (oldRegistry, newRegistry) = (SchemaRegistry(), SchemaRegistry())
        let old = oldRegistry.add(SchemaSource(document: try JSONDocument(parsing: old)))
        let new = newRegistry.add(SchemaSource(document: try JSONDocument(parsing: new)))
        return try SchemaCompatibility(old: old, in: oldRegistry, new: new, in: newRegistry, effort: effort)
    }

    /// A change of one branch of a choice, and the branches that it concerns.
    private struct Told: Equatable {
        var message: String
        var old: String?
        var new: String?
        var rival: String?

        init(_ change: SchemaCompatibility.Change) {
            message = change.message
            old = change.branch?.old?.pointer.description
            new = change.branch?.new?.pointer.description
            rival = change.branch?.rival?.pointer.description
        }

        init(_ message: String, _ old: String?, _ new: String?, rival: String? = nil) {
            (self.message, self.old, self.new, self.rival) = (message, old, new, rival)
        }
    }

    private static let circle =
        #"{"required": ["r"], "properties": {"kind": {"const": "circle"}, "r": {"maximum": 9}}}"#
    private static let square =
        #"{"required": ["a"], "properties": {"kind": {"const": "square"}, "a": {"maximum": 5}}}"#

    private func shapes(_ keyword: String, _ branches: String...) -> String {
        #"{"type": "object", "required": ["kind"], "\#(keyword)": [\#(branches.joined(separator: ", "))]}"#
    }

    /// The message used to say that no schema follows, and not which branch had changed.
    @Test("a change in one branch is reported for that branch, wherever it is now", arguments: ["anyOf", "oneOf"])
    func changedBranch(keyword: String) throws {
        let changed = Self.square.replacing("5", with: "4")
        let old = shapes(keyword, Self.circle, Self.square)
        for (new, place) in [(shapes(keyword, Self.circle, changed), 1), (shapes(keyword, changed, Self.circle), 0)] {
            let comparison = try comparison(old, new, effort: 200)
            let told = Told("the largest number is now 4", "/\(keyword)/1", "/\(keyword)/\(place)")
            #expect(comparison.changes.map(Told.init) == [told])
            #expect(comparison.changes.map(\.pointer) == ["/a"])
            #expect(comparison.changes.first?.new.pointer.description == "/\(keyword)/\(place)/properties/a/maximum")
            #expect(comparison.verdict == .incompatible)
        }
    }

    @Test(
        "a changed branch is recognised by its tag, title, reference, members or kinds, and otherwise by its position",
        arguments: [
            (
                #"{"properties": {"k": {"const": 1}, "v": {"maximum": 2}}}, {"properties": {"k": {"const": 2}, "v": {"maximum": 2}}}"#,
                #"{"properties": {"k": {"const": 2}, "v": {"maximum": 1}}}, {"properties": {"k": {"const": 1}, "v": {"maximum": 1}}}"#
            ),
            (
                #"{"title": "A", "maximum": 2}, {"title": "B", "maximum": 3}"#,
                #"{"title": "B", "maximum": 1}, {"title": "A", "maximum": 0}"#
            ),
            (
                ##"{"$ref": "#/$defs/two"}, {"$ref": "#/$defs/three"}"##,
                ##"{"$ref": "#/$defs/three"}, {"$ref": "#/$defs/two"}"##
            ),
            (
                #"{"required": ["a"], "properties": {"a": {"maximum": 2}}}, {"required": ["b"], "properties": {"b": {"maximum": 2}}}"#,
                #"{"required": ["b"], "properties": {"b": {"maximum": 1}}}, {"required": ["a"], "properties": {"a": {"maximum": 1}}}"#
            ),
            (
                #"{"type": "integer", "maximum": 2}, {"type": "string", "maxLength": 2}"#,
                #"{"type": "string", "maxLength": 1}, {"type": "integer", "maximum": 1}"#
            ),
            // A title that two branches share identifies neither of them.
            (
                #"{"title": "A", "type": "integer", "maximum": 2}, {"title": "A", "type": "string", "maxLength": 2}"#,
                #"{"title": "A", "type": "string", "maxLength": 1}, {"title": "C", "type": "integer", "maximum": 1}"#
            ),
        ])
    func traits(old: String, new: String) throws {
        func schema(_ branches: String, _ two: Int, _ three: Int) -> String {
            #"{"anyOf": [\#(branches)], "$defs": {"two": {"multipleOf": \#(two)}, "three": {"multipleOf": \#(three)}}}"#
        }
        let changes = try comparison(schema(old, 2, 3), schema(new, 4, 9)).changes
        #expect(changes.count == 2)
        for change in changes {
            let pair = [change.branch?.old?.pointer, change.branch?.new?.pointer]
            #expect(pair == ["/anyOf/0", "/anyOf/1"] || pair == ["/anyOf/1", "/anyOf/0"], "\(change)")
        }
        let first = try comparison(
            #"{"anyOf": [{"maximum": 2}, {"minLength": 3}]}"#, #"{"anyOf": [{"maximum": 1}, {"minLength": 4}]}"#)
        #expect(first.changes.map(\.branch?.old?.pointer) == ["/anyOf/0", "/anyOf/1"])
        #expect(first.changes.map(\.branch?.new?.pointer) == ["/anyOf/0", "/anyOf/1"])
    }

    @Test("the report names a removed branch, and both of two branches that overlap")
    func removedAndOverlapping() throws {
        let removed = try comparison(shapes("oneOf", Self.circle, Self.square), shapes("oneOf", Self.square))
        #expect(
            removed.changes.map(Told.init) == [
                Told("it does not follow that exactly one schema of oneOf matches", "/oneOf/0", nil)
            ])
        let wider = try comparison(
            #"{"oneOf": [{"minimum": 5}, {"maximum": 1}], "type": "number"}"#,
            #"{"oneOf": [{"maximum": 6}, {"minimum": 5}], "type": "number"}"#, effort: 200)
        #expect(wider.verdict == .incompatible)
        #expect(
            wider.changes.map(Told.init).contains(
                Told(
                    "it does not follow that exactly one schema of oneOf matches", "/oneOf/0", "/oneOf/1",
                    rival: "/oneOf/0")))
    }

    /// Numbers below 3 match one old branch, and two new ones.
    @Test("a new branch is the counterpart of one old branch, however many of these say the same")
    func oneCounterpart() throws {
        let compared = try comparison(
            #"{"oneOf": [{"required": ["a"]}, {"type": "string"}, {"minimum": 3}, {"minimum": 3}]}"#,
            #"{"oneOf": [{"minimum": 3}, {"required": ["a"]}, {"required": ["a"]}, {"type": "string"}]}"#)
        #expect(compared.verdict != .compatible)
    }

    @Test(
        "nothing is reported if branches are reordered, loosened without overlap, or tightened for refused values",
        arguments: [
            (
                #"{"oneOf": [{"minimum": 5}, {"maximum": 1}, {"minLength": 9}]}"#,
                #"{"oneOf": [{"minLength": 9}, {"minimum": 5}, {"maximum": 1}]}"#
            ),
            (
                #"{"oneOf": [{"type": "string"}, {"type": "integer", "maximum": 5}]}"#,
                #"{"oneOf": [{"type": "string"}, {"type": "integer", "maximum": 6}]}"#
            ),
            (
                #"{"oneOf": [{"required": ["a"]}, {"required": ["b"]}], "properties": {"a": {"maximum": 5}}}"#,
                #"{"oneOf": [{"required": ["b"]}, {"required": ["a"]}], "properties": {"a": {"maximum": 6}}}"#
            ),
            // A value that matches only one old branch matches at most one new branch, since each asks for no less.
            (
                #"{"type": "object", "oneOf": [{"required": ["a"]}, {"required": ["b", "c"]}], "required": ["d"]}"#,
                #"{"type": "object", "oneOf": [{"required": ["a"]}, {"required": ["b", "c", "d"]}]}"#
            ),
            (
                #"{"oneOf": [{"type": "string", "pattern": "^[0-9]+$"}, {"enum": ["auto"]}]}"#,
                #"{"oneOf": [{"type": "string", "pattern": "^[0-9]+$"}, {"enum": ["auto", "none"]}]}"#
            ),
            (
                ##"{"$defs": {"n": {"oneOf": [{"type": "string"}, {"items": {"$ref": "#/$defs/n"}, "type": "array"}]}}, "$ref": "#/$defs/n"}"##,
                ##"{"$defs": {"n": {"oneOf": [{"items": {"$ref": "#/$defs/n"}, "type": "array"}, {"type": "string"}]}}, "$ref": "#/$defs/n"}"##
            ),
            (
                #"{"if": {"type": "string"}, "then": {"minLength": 2}, "else": {"type": "integer"}}"#,
                #"{"if": {"type": "string"}, "then": {"minLength": 1}, "else": {"type": "number"}}"#
            ),
            // Members that no schema evaluates now were not evaluated by the old schema either.
            (
                #"{"properties": {"a": {"type": "integer"}}, "unevaluatedProperties": {"type": "integer"}}"#,
                #"{"properties": {"a": {"type": "number"}, "b": true}, "unevaluatedProperties": {"type": "number"}}"#
            ),
            (
                ##"""
                {"oneOf": [{"required": ["r"], "properties": {"r": {"type": "integer"}}}, {"$ref": "#/$defs/s"}],
                 "unevaluatedProperties": false, "$defs": {"s": {"required": ["s"], "properties": {"s": {"type": "string"}}}}}
                """##,
                ##"""
                {"oneOf": [{"$ref": "#/$defs/s"}, {"required": ["r"], "properties": {"r": {"type": "integer"}, "t": true}}],
                 "unevaluatedProperties": false, "$defs": {"s": {"required": ["s"], "properties": {"s": {"type": "string"}}}}}
                """##
            ),
            (#"{"not": {"type": ["string", "null"]}}"#, #"{"not": {"type": "null"}}"#),
            (#"{"type": "string"}"#, #"{"not": {"type": "null"}}"#),
            (#"{"propertyNames": {"maxLength": 2}}"#, #"{"propertyNames": {"maxLength": 3}}"#),
        ])
    func follows(old: String, new: String) throws {
        #expect(try comparison(old, new).changes.map(\.message) == [])
    }

    /// It used to be unknown, because no branch accepts all kinds.
    @Test(
        "each kind of value may meet another branch", arguments: ["anyOf", "oneOf"],
        [
            (#"{"type": ["string", "null"]}"#, #"[{"type": "string"}, {"type": "null"}]"#),
            (#"{}"#, #"[{"type": "string"}, {"type": ["null", "boolean", "number", "array", "object"]}]"#),
            (
                #"{"type": ["string", "number"], "maxLength": 3, "minimum": 1}"#,
                #"[{"type": "string", "maxLength": 4}, {"type": "number", "minimum": 0}]"#
            ),
            (
                #"{"type": ["object", "array"], "required": ["a"], "items": {"type": ["string", "null"]}}"#,
                #"[{"type": "object", "required": ["a"]}, {"items": {"oneOf": [{"type": "null"}, {"type": "string"}]}, "type": "array"}]"#
            ),
        ])
    func branchForEachKind(keyword: String, schemas: (old: String, branches: String)) throws {
        let comparison = try comparison(schemas.old, #"{"\#(keyword)": \#(schemas.branches)}"#)
        #expect(comparison.verdict == .compatible, "\(comparison.changes.map(\.message))")
    }

    @Test(
        "a change by which two branches may match, or none, is never called compatible",
        arguments: [
            (#"{"type": ["string", "null"]}"#, #"{"oneOf": [{"type": "string"}, {"type": ["null", "string"]}]}"#),
            (#"{"type": ["string", "null"]}"#, #"{"anyOf": [{"type": "string", "minLength": 1}, {"type": "null"}]}"#),
            (#"{"type": ["number", "null"]}"#, #"{"anyOf": [{"type": "integer"}, {"type": "null"}]}"#),
            (
                #"{"type": ["integer", "null"], "maximum": 7}"#,
                #"{"anyOf": [{"type": ["number", "null"], "maximum": 6}, {"type": "null"}, {"type": "integer", "minimum": 9}]}"#
            ),
            (
                #"{"type": "integer", "oneOf": [{"minimum": 5}, {"maximum": 1}]}"#,
                #"{"type": "integer", "oneOf": [{"minimum": 5}, {"maximum": 5}]}"#
            ),
            (
                #"{"oneOf": [{"required": ["a"]}, {"required": ["b", "c"]}]}"#,
                #"{"oneOf": [{"required": ["a"]}, {"required": ["b"]}]}"#
            ),
            (#"{"oneOf": [{"type": "string"}]}"#, #"{"oneOf": [{"type": "string"}, {"maxLength": 3}]}"#),
            (#"{"anyOf": [{"type": "string"}]}"#, #"{"oneOf": [{"type": "string"}, {"type": "string"}]}"#),
            (
                #"{"if": {"type": "string"}, "then": {"minLength": 2}}"#,
                #"{"if": {"type": "string"}, "then": {"minLength": 3}}"#
            ),
            (#"{"not": {"type": "null"}}"#, #"{"not": {"type": ["string", "null"]}}"#),
            (
                #"{"anyOf": [{"properties": {"a": true}}, {"properties": {"b": true}}], "unevaluatedProperties": false}"#,
                #"{"anyOf": [{"properties": {"a": true}}], "unevaluatedProperties": false}"#
            ),
            (
                #"{"allOf": [{"additionalProperties": {"type": "integer"}}], "unevaluatedProperties": false}"#,
                #"{"allOf": [{"properties": {"a": {"type": "integer"}}}], "unevaluatedProperties": false}"#
            ),
            (
                #"{"if": {"required": ["a"]}, "then": {"properties": {"a": true, "b": true}}, "unevaluatedProperties": false}"#,
                #"{"if": {"required": ["a"]}, "then": {"properties": {"a": true}}, "unevaluatedProperties": false}"#
            ),
            (
                #"{"unevaluatedProperties": {"type": "number"}}"#, #"{"unevaluatedProperties": {"type": "integer"}}"#
            ),
            // A choice may be assumed to follow for nested values, but not for the value itself.
            (
                ##"{"$ref": "#/$defs/a", "$defs": {"a": {"properties": {"p": {"$ref": "#/$defs/a"}, "v": {"type": "number"}}}}}"##,
                ##"{"$ref": "#/$defs/a", "$defs": {"a": {"anyOf": [{"properties": {"p": {"$ref": "#/$defs/a"}, "v": {"type": "integer"}}}]}}}"##
            ),
        ])
    func doesNotFollow(old: String, new: String) throws {
        let comparison = try comparison(old, new, effort: 300)
        #expect(comparison.verdict == .incompatible, "\(comparison.changes.map(\.message))")
    }

    @Test("a rule that many members refer to is reported once, with pointers to the other members")
    func sharedRule() throws {
        func schema(_ limit: Int) -> String {
            let members = (0..<9).map { ##""p\##($0)": {"oneOf": [{"$ref": "#/$defs/n"}, {"const": "p\##($0)"}]}"## }
            return
                #"{"properties": {\#(members.joined(separator: ","))}, "$defs": {"n": {"type": "integer", "maximum": \#(limit)}}}"#
        }
        let changes = try comparison(schema(5), schema(4)).changes
        #expect(changes.map(\.message) == ["the largest number is now 4"])
        #expect(changes.map(\.pointer) == ["/p0"])
        #expect(changes.first?.otherPointers.map(\.description) == (1..<9).map { "/p\($0)" })
    }

    @Test("members that a changed branch evaluates are not also reported as unevaluated")
    func changeBesideUnevaluated() throws {
        func schema(_ limit: Int) -> String {
            """
            {"oneOf": [{"required": ["a"], "properties": {"a": {"maximum": \(limit)}, "b": true}}, {"required": ["c"]}],
             "unevaluatedProperties": false, "type": "object"}
            """
        }
        #expect(try comparison(schema(5), schema(4)).changes.map(\.message) == ["the largest number is now 4"])
    }

    @Test("a member that is no longer accepted is shown where the old schema describes it")
    func placeOfAMember() throws {
        let changes = try comparison(
            #"{"properties": {"a": true, "b": {"type": "string"}}}"#,
            #"{"properties": {"a": true}, "additionalProperties": false}"#
        ).changes.filter { $0.pointer == "/b" }
        #expect(changes.map(\.old.pointer) == ["/properties/b"])
    }

    @Test("branches that follow are not reported beside another change")
    func changeBesideBranches() throws {
        let old = #"{"type": "string", "maxLength": 5}"#
        let new = #"{"type": "string", "maxLength": 4, "anyOf": [{"type": "number"}, {"type": "string"}]}"#
        #expect(try comparison(old, new).changes.map(\.message) == ["the maximum number of characters is now 4"])
    }

    @Test("a branch is excluded if each of its own branches is")
    func excludedBranches() throws {
        func tagged(_ tag: String) -> String {
            #"{"type": "object", "required": ["t"], "properties": {"t": {"const": "\#(tag)"}}}"#
        }
        func schema(_ tags: String...) -> String {
            #"{"oneOf": [{"anyOf": [\#(tagged(tags[0])), \#(tagged(tags[1]))]}, {"required": ["t"]}]}"#
        }
        #expect(try comparison(tagged("c"), schema("a", "b")).verdict == .compatible)
        #expect(try comparison(tagged("c"), schema("a", "c")).verdict != .compatible)
    }

    @Test(
        "a change behind a changed branch is not in that branch",
        arguments: [
            (
                #"{"anyOf": [{"type": "integer", "maximum": 5}, {"type": "string"}]}"#,
                #"{"anyOf": [{"type": "integer", "maximum": 4}, {"type": "string"}]}"#
            ),
            (
                #"{"oneOf": [{"type": "integer"}, {"type": "string"}]}"#,
                #"{"oneOf": [{"type": "integer"}, {"type": ["string", "integer"]}]}"#
            ),
        ])
    func changeBehindABranch(old: String, new: String) throws {
        let changes = try comparison(
            #"{"properties": {"a": \#(old), "z": {"maximum": 5}}}"#,
            #"{"properties": {"a": \#(new), "z": {"maximum": 4}}}"#
        ).changes
        #expect(changes.map(\.pointer) == ["/a", "/z"])
        #expect(changes.map { $0.branch == nil } == [false, true])
    }
}
