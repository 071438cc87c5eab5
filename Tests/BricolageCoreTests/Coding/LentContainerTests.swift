import BricolageCore
import BricolageWriting
import TestSupport
import Testing

/// Containers are reused for one object after the other, and the texts of keys are cached.
@Suite struct LentContainerTests {
    /// A value that encodes itself by running a closure.
    private struct Custom: Encodable {
        var body: (any Encoder) throws -> Void

        func encode(to encoder: any Encoder) throws { try body(encoder) }
    }

    private enum Keys: String, CodingKey {
        case id
        case quoted = "a\"\u{1}é/"
        case children, other
        case long = "a key of more than two blocks of sixteen bytes"
    }

    private enum OnlyKey: CodingKey { case only }

    /// A key stored in one byte, like the coding keys that the compiler synthesizes.
    private struct ByteKey: CodingKey {
        let byte: UInt8

        init(_ byte: UInt8) { self.byte = byte }
        init?(stringValue: String) { nil }
        init?(intValue: Int) { nil }
        var stringValue: String { "k\(byte)" }
        var intValue: Int? { nil }
    }

    private struct Tree: Encodable {
        var id: Int
        var children: [Tree]

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(children, forKey: .children)
            // After the children, whose containers are of the same type.
            try container.encode(id, forKey: .id)
            try container.encode("x", forKey: .quoted)
            try container.encode(["only": id], forKey: .long)
        }

        var json: JSON {
            [
                "children": .array(JSON.Array(children.map(\.json))), "id": .number(JSON.Number(id)),
                "a\"\u{1}é/": "x",
                "a key of more than two blocks of sixteen bytes": ["only": .number(JSON.Number(id))],
            ]
        }
    }

    private static let formattings: [JSONFormatting] = [
        .compact, .pretty, JSONFormatting(escapesSlashes: true), JSONFormatting(escapesNonASCII: true),
        JSONFormatting(sortsKeys: true),
    ]

    @Test(arguments: formattings)
    func valuesWithinValuesOfTheirType(formatting: JSONFormatting) throws {
        var random = SeededGenerator(seed: 4)
        func tree(_ depth: Int) -> Tree {
            let count = depth == 0 ? 0 : Int(random.next() % 5)
            return Tree(id: Int(random.next() % 1000), children: (0..<count).map { _ in tree(depth - 1) })
        }
        for _ in 0..<20 {
            let forest = (0..<20).map { _ in tree(4) }
            let expected = JSON.array(JSON.Array(forest.map(\.json)))
            #expect(
                try JSON.Encoder(formatting: formatting).encodeToString(forest) == expected.serialized(formatting))
        }
    }

    /// If this is ever no longer true, a new container is made for every object.
    @Test func containersAreReferencesToTheirBoxes() {
        #expect(ContainerBoxes.areReferencesWhileEncoding)
        #expect(ContainerBoxes.areReferencesWhileDecoding)
    }

    @Test func aContainerThatIsKeptStaysWithItsObject() throws {
        var kept: KeyedEncodingContainer<Keys>?
        var values = (0..<20).map { id in
            Custom { encoder in
                var container = encoder.container(keyedBy: Keys.self)
                try container.encode(id, forKey: .id)
                if id == 15 { kept = container }
            }
        }
        values.append(
            Custom { encoder in
                var container = encoder.container(keyedBy: Keys.self)
                try container.encode(20, forKey: .id)
                #expect(throws: EncodingError.self) { try kept?.encode(0, forKey: .other) }
                #expect(throws: EncodingError.self) { try kept?.encode([0], forKey: .other) }
                try container.encode([1], forKey: .other)
            })
        let text = try JSON.Encoder().encodeToString(values)
        let objects = (0..<20).map { "{\"id\":\($0)}" }.joined(separator: ",")
        #expect(text == "[\(objects),{\"id\":20,\"other\":[1]}]")
        // The session is over.
        #expect(throws: EncodingError.self) { try kept?.encode(0, forKey: .other) }
        #expect(kept?.codingPath.isEmpty == true)
    }

    @Test func aContainerThatOutlivesAFailedSessionFails() {
        struct Failure: Error {}
        var kept: KeyedEncodingContainer<Keys>?
        let value = Custom { encoder in
            var container = encoder.container(keyedBy: Keys.self)
            kept = container.superEncoder(forKey: .id).container(keyedBy: Keys.self)
            throw Failure()
        }
        #expect(throws: Failure.self) { try JSON.Encoder().encodeToString(value) }
        #expect(throws: EncodingError.self) { try kept?.encode(0, forKey: .other) }
        #expect(throws: EncodingError.self) { try kept?.encode([0], forKey: .other) }
    }

    @Test(arguments: formattings)
    func ofEqualKeysTheLastCountsWhateverTheirTypes(formatting: JSONFormatting) throws {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<40 {
            var expected = JSON.Array()
            let values = (0..<20).map { _ in
                // Each member has a key of one of two types; some keys are equal.
                let members = (0..<Int(random.next() % 90)).map { _ in
                    (byte: UInt8(random.next() % 100), isKnown: random.next() % 4 > 0)
                }
                var object = JSON.Object()
                for (index, member) in members.enumerated() {
                    object["k\(member.byte)"] = nil
                    object["k\(member.byte)"] = [.number(JSON.Number(index))]
                }
                expected.append(.object(object))
                return Custom { encoder in
                    var known = encoder.container(keyedBy: ByteKey.self)
                    var other = encoder.container(keyedBy: JSONCodingKey.self)
                    for (index, member) in members.enumerated() {
                        if member.isKnown {
                            try known.encode([index], forKey: ByteKey(member.byte))
                        } else {
                            try other.encode([index], forKey: JSONCodingKey("k\(member.byte)"))
                        }
                    }
                }
            }
            let text = try JSON.Encoder(formatting: formatting).encodeToString(values)
            #expect(text == JSON.array(expected).serialized(formatting))
        }
    }

    private enum OwnKeys: String, CodingKey { case kind, title }

    private enum InheritedKeys: String, CodingKey { case identifier, name, kind }

    @Test(arguments: formattings)
    func ofEqualKeysOfTwoEnumerationsTheLastCounts(formatting: JSONFormatting) throws {
        let value = Custom { encoder in
            var own = encoder.container(keyedBy: OwnKeys.self)
            try own.encode("first", forKey: .kind)
            try own.encode("only", forKey: .title)
            // Like a superclass that encodes itself into the same object.
            var inherited = encoder.container(keyedBy: InheritedKeys.self)
            try inherited.encode(7, forKey: .identifier)
            try inherited.encode("last", forKey: .kind)
        }
        let text = try JSON.Encoder(formatting: formatting).encodeToString(Array(repeating: value, count: 20))
        let object: JSON = ["title": "only", "identifier": 7, "kind": "last"]
        #expect(text == JSON.array(JSON.Array(repeatElement(object, count: 20))).serialized(formatting))
    }

    /// Two keys that share their text.
    private enum Synonyms: CodingKey, CaseIterable {
        case old, new, other

        init?(stringValue: String) { nil }
        init?(intValue: Int) { nil }
        var stringValue: String { self == .other ? "other" : "name" }
        var intValue: Int? { nil }
    }

    @Test(arguments: formattings)
    func ofTwoKeysWithOneTextTheLastCounts(formatting: JSONFormatting) throws {
        let value = Custom { encoder in
            var container = encoder.container(keyedBy: Synonyms.self)
            for (index, key) in Synonyms.allCases.enumerated() { try container.encode(index, forKey: key) }
        }
        let text = try JSON.Encoder(formatting: formatting).encodeToString(Array(repeating: value, count: 20))
        let object: JSON = ["name": 1, "other": 2]
        #expect(text == JSON.array(JSON.Array(repeatElement(object, count: 20))).serialized(formatting))
    }

    @Test func placesOfFaultsNameTheKeys() throws {
        let fault = Custom { encoder in
            #expect(encoder.codingPath.map(\.stringValue) == ["Index 20", "children", "only", "Index 1"])
            #expect(encoder.codingPath[1] is Keys)
            #expect(encoder.codingPath[2] is OnlyKey)
            var container = encoder.singleValueContainer()
            try container.encode(Double.nan)
        }
        let values = (0...20).map { id in
            Custom { encoder in
                var container = encoder.container(keyedBy: Keys.self)
                let inner = Custom { encoder in
                    var container = encoder.container(keyedBy: OnlyKey.self)
                    let good = Custom { try 1.encode(to: $0) }
                    try container.encode([good, id == 20 ? fault : good], forKey: .only)
                }
                try container.encode(inner, forKey: .children)
            }
        }
        let error = #expect(throws: EncodingError.self) { try JSON.Encoder().encode(values) }
        guard case .invalidValue(_, let context) = error else { return }
        #expect(context.codingPath.map(\.stringValue) == ["Index 20", "children", "only", "Index 1"])
    }
}
