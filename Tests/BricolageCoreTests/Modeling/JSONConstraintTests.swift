internal import BricolageCore
internal import BricolageFields
internal import BricolagePointers
internal import Testing

/// What meets a constraint, and what does not.
@Suite struct JSONConstraintTests {
    private func meets(_ constraint: JSONConstraint, _ text: String) throws -> Bool {
        let root = try JSONDocument(parsing: text).root
        do {
            try root.check(constraint)
            return true
        } catch is JSONReadingError {
            return false
        }
    }

    @Test(arguments: [
        (JSONConstraint.length(from: 1, to: 2), #""a""#, #""""#), (.length(to: 2), #""äö""#, #""abc""#),
        (.length(from: 3), #""äöü""#, #""äö""#),
        (.length(from: 3), #""\u0061bc""#, #""\u0061\u0062""#), (.length(to: 1), #""\u00e4""#, #""\u00e4b""#),
        (.length(from: 1, to: 1), #""😀""#, #""😀😀""#),
        (.range(from: 1), "1", "0.5"), (.range(to: 1), "1.0", "2"), (.range(from: -2.5, to: 2), "-2.5", "-3"),
        (.range(to: 9_007_199_254_740_992), "9007199254740992", "9007199254740993"),
        (.between(0), "1e-9", "0"), (.between(and: 3), "2.9", "3"), (.between(1, and: 2), "1.5", "2.0"),
        (.multiple(of: 3), "-6", "7"), (.multiple(of: 2), "4.0", "1e-1"), (.multiple(of: 7), "7e20", "1e30"),
        (.count(from: 1), "[0]", "[]"), (.count(to: 2), "[1, 2]", "[1, 2, 3]"),
        (.distinct, #"[1, "1", true, [1], {"a": 1}]"#, "[1, 2, 1.0]"),
        (.distinct, #"["a", "b"]"#, #"["a", "b", "\u0061"]"#),
        (.elements(.length(from: 1)), #"["a", 1]"#, #"["a", ""]"#),
        (.members(from: 1), #"{"a": 1}"#, "{}"), (.members(from: 2), #"{"a": 1, "b": 1}"#, #"{"a": 1, "a": 2}"#),
        (.members(to: 1), #"{"a": 1, "a": 2}"#, #"{"a": 1, "b": 2}"#),
        (.values(.range(from: 0)), #"{"a": 0}"#, #"{"a": 0, "b": -1}"#),
        (.values(.range(to: 3)), #"{"a": 5, "a": 1}"#, #"{"a": 1, "a": 5}"#),
        (.keys(.length(to: 1)), #"{"a": "bc"}"#, #"{"bc": ""}"#),
        (.requires(["a", "b"]), #"{"b": null, "a": 1}"#, #"{"a": 1}"#),
        (.scalar([1, .null, "a"]), "1.0", "true"), (.scalar(["a"]), #""a""#, #"["a"]"#),
        (.all([.range(from: 1), .multiple(of: 2)]), "2", "3"),
        (.any([.length(to: 1), .length(from: 3)]), #""abc""#, #""ab""#),
        (.one([.requires(["a"]), .requires(["b"])]), #"{"a": 1}"#, #"{"a": 1, "b": 1}"#),
        (.not(.requires(["a"])), "{}", #"{"a": 1}"#),
    ])
    func valuesAreTold(constraint: JSONConstraint, met: String, unmet: String) throws {
        #expect(try meets(constraint, met))
        #expect(try !meets(constraint, unmet))
    }

    @Test(arguments: [
        JSONConstraint.length(from: 9), .range(from: 9), .between(9), .multiple(of: 9), .count(from: 9), .distinct,
        .elements(.length(from: 9)), .members(from: 9), .values(.length(from: 9)), .keys(.length(from: 9)),
        .requires(["z"]),
    ])
    func valuesOfOtherKindsMeetAConstraint(constraint: JSONConstraint) throws {
        let values = [#""a""#, "1", "[1, 1]", #"{"a": 1}"#, "true", "null"]
        let unmet = try values.filter { try !meets(constraint, $0) }
        #expect(
            unmet.count
                == (constraint == .elements(.length(from: 9)) || constraint == .values(.length(from: 9)) ? 0 : 1))
    }

    @Test func whatIsExpectedIsSaidInAsFewWordsAsCanBe() throws {
        let text = try JSONDocument(parsing: #""abcd""#).root
        for (constraint, words) in [
            (JSONConstraint.length(from: 2, to: 2), "2 characters"), (.length(from: 5), "at least 5 characters"),
            (.length(to: 1), "at most 1 character"), (.not(.length(from: 4, to: 4)), "anything but 4 characters"),
            (.length(from: 5, to: 6), "at least 5 characters and at most 6 characters"),
        ] {
            do {
                try text.check(constraint)
                Issue.record("\(constraint) is met")
            } catch let error as JSONReadingError {
                #expect("\(error)".contains("expected \(words), found"), "\(error)")
            }
        }
    }

    @Test func whatIsFoundIsSaid() throws {
        let root = try JSONDocument(parsing: #"{"tags": ["", "ab", ""]}"#).root
        let error = #expect(throws: JSONReadingError.self) { try root.check(.values(.elements(.length(from: 1)))) }
        #expect(error?.issue.pointer == JSONPointer("/tags/0"))
        #expect(error?.issue.message == #"expected at least 1 character, found the string """#)
    }
}
