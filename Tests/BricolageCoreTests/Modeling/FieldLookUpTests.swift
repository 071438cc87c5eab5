import BricolageCore
import BricolageFields
import TestSupport
import Testing

/// Fields with keys of every length that is compared in its own way.
private struct Lengths: JSONReadableObject, Equatable {
    static let keys: [String] = [
        "", "a", "ab", "abc", "abcd", "abcde", "abcdef", "abcdefg", "abcdefgh", "abcdefghi", "abcdefghijklmno",
        "abcdefghijklmnop", "abcdefghijklmnopq", "abcdefghijklmnopqrstuvwxyz",
    ]
    var values: [Int?]

    init(values: [Int?]) { self.values = values }

    init(fields: inout JSONFields) throws {
        values = [
            try fields[""], try fields["a"], try fields["ab"], try fields["abc"], try fields["abcd"],
            try fields["abcde"], try fields["abcdef"], try fields["abcdefg"], try fields["abcdefgh"],
            try fields["abcdefghi"], try fields["abcdefghijklmno"], try fields["abcdefghijklmnop"],
            try fields["abcdefghijklmnopq"], try fields["abcdefghijklmnopqrstuvwxyz"],
        ]
    }
}

private struct Pair: JSONReadableObject {
    var a: Int
    var b: Int?
    var rest: JSON.Object

    init(fields: inout JSONFields) throws {
        a = try fields["a"]
        b = try fields["b"]
        rest = try fields.rest()
    }
}

private struct Lists: JSONReadableObject {
    var first: Int
    var optional: [Int]?
    var required: [Int]

    init(fields: inout JSONFields) throws {
        first = try fields["first"]
        optional = try fields["optional"]
        required = try fields["required"]
    }
}

private struct NumberOrText: JSONReadableObject {
    var id: String

    init(fields: inout JSONFields) throws {
        if let number = try? fields["id"] as Int { id = String(number) } else { id = try fields["id"] }
    }
}

private struct AskedTwice: JSONReadableObject {
    var values: [Int]

    init(fields: inout JSONFields) throws { values = [try fields["a"], try fields["a"], try fields["b"]] }
}

@Suite struct FieldLookUpTests {
    /// Members in any order, some absent, some with escapes, among keys that differ from them in one character.
    @Test func findsFieldsInAnyOrderAmongSimilarOnes() throws {
        var generator = SeededGenerator(seed: 31)
        for round in 0..<600 {
            var members: [(key: String, value: Int)] = []
            var expected: [Int?] = []
            for (position, key) in Lengths.keys.enumerated() {
                let isThere = Int.random(in: 0..<4, using: &generator) > 0
                expected.append(isThere ? position : nil)
                if isThere { members.append((escaped(key, round, &generator), position)) }
                if Bool.random(using: &generator), let similar = similar(key, &generator) {
                    members.append((similar, -1))
                }
            }
            if round % 3 > 0 { members.shuffle(using: &generator) }
            if round % 7 == 0 { members += (0..<80).map { ("further \($0)", -1) } }
            let text = "{" + members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
            #expect(try Lengths(json: JSONDocument(parsing: text).root) == Lengths(values: expected), "\(text)")
        }
    }

    /// The key with one of its characters as an escape, now and then.
    private func escaped(_ key: String, _ round: Int, _ generator: inout SeededGenerator) -> String {
        guard round % 5 == 0, let place = key.indices.randomElement(using: &generator) else { return key }
        let code = String(key.unicodeScalars[place].value, radix: 16)
        return key[..<place] + "\\u00" + code + key[key.index(after: place)...]
    }

    /// A key of the same length with another character in one place.
    private func similar(_ key: String, _ generator: inout SeededGenerator) -> String? {
        guard let place = key.indices.randomElement(using: &generator) else { return nil }
        return key[..<place] + "#" + key[key.index(after: place)...]
    }

    @Test(arguments: [
        #"{"a": 1, "b": 2, "a": 3}"#, #"{"a": 0, "x": 1, "b": 2, "\u0061": 3}"#, #"{"b": 7, "a": 3, "b": 2}"#,
        #"{"x": 0, "a": null, "b": 2, "x": 1, "a": 3}"#,
    ])
    func lastMembersCountWhateverWasAskedFor(text: String) throws {
        let pair = try Pair(json: JSONDocument(parsing: text).root)
        #expect(pair.a == 3)
        #expect(pair.b == 2)
        #expect(pair.rest["a"] == nil && pair.rest["b"] == nil)
        #expect(pair.rest["x"] == (text.contains("x") ? 1 : nil))
    }

    /// If a field was not an array, its key was once searched for twice, the second time after the member that had been
    /// found: of two members with that key, both counted as requested, and the first one was read.
    @Test func aFieldThatIsNoArrayIsTheLastOfItsKeyToo() throws {
        func lists(_ text: String) throws -> Lists { try Lists(json: JSONDocument(parsing: text).root) }
        #expect(try lists(#"{"optional": [1], "first": 0, "optional": null, "required": []}"#).optional == nil)
        #expect(try lists(#"{"required": [1], "first": 0, "optional": null, "required": [2]}"#).required == [2])
        #expect(throws: JSONReadingError.self) {
            try lists(#"{"required": [1], "first": 0, "optional": null, "required": 2}"#)
        }
        #expect(try lists(#"{"optional": 1, "first": 0, "required": [], "optional": [2]}"#).optional == [2])
    }

    /// Trying a key as one type and then as another once found the first of two members and then the second.
    @Test(arguments: [#"{"id": "x", "id": 5}"#, #"{"id": 4, "id": 5}"#, #"{"id": 4, "id": "5"}"#])
    func aKeyThatIsTriedTwiceIsTheLastOne(text: String) throws {
        #expect(try NumberOrText(json: JSONDocument(parsing: text).root).id == "5")
    }

    /// If a key with two members was requested twice, both counted as requested, and the first request once got the
    /// first one.
    @Test(arguments: [#"{"a": 1, "a": 2, "b": 3}"#, #"{"a": 1, "b": 3, "a": 2}"#, #"{"b": 3, "a": 1, "\u0061": 2}"#])
    func aKeyThatIsReadTwiceIsTheLastOneBothTimes(text: String) throws {
        #expect(try AskedTwice(json: JSONDocument(parsing: text).root).values == [2, 2, 3])
        #expect(try JSON.decode(AskedTwice.self, from: text).values == [2, 2, 3])
    }

    /// Duplicate keys are found on the stack for small objects and in a table for large ones; both must be exact, even
    /// for keys that agree in length and at both ends, which is all that the small table hashes.
    @Test func repeatedKeysAreFoundAmongKeysThatHashAlike() throws {
        var generator = SeededGenerator(seed: 8)
        for count in 1...80 {
            var keys = (0..<count).map { position in
                count.isMultiple(of: 2) ? "beginning-\(1000 + position)-the end" : "k\(position)"
            }
            #expect(try hasDuplicates(keys) == false)
            keys.append(keys[Int.random(in: 0..<count, using: &generator)])
            keys.shuffle(using: &generator)
            #expect(try hasDuplicates(keys) == true)
        }
    }

    private func hasDuplicates(_ keys: [String]) throws -> Bool? {
        let text = "{" + keys.map { "\"\($0)\": 0" }.joined(separator: ",") + "}"
        return try JSON(parsing: text, options: JSONParsingOptions(duplicateKeys: .keep)).object?.hasDuplicateKeys
    }
}
