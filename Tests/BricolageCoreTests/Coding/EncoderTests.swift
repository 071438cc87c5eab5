import BricolageCore
import BricolageWriting
import TestSupport
import Testing

@Suite struct EncoderTests {
    private func text(_ value: some Encodable, _ encoder: JSON.Encoder = JSON.Encoder()) throws -> String {
        try encoder.encodeToString(value)
    }

    /// Encodes by running a closure with the encoder.
    private struct Custom: Encodable {
        var body: @Sendable (any Encoder) throws -> Void
        func encode(to encoder: any Encoder) throws { try body(encoder) }
    }

    private struct Point: Codable {
        var x = 1
        var y: Double? = 2.5
        var z: String?
    }

    @Test func synthesisedTypes() throws {
        #expect(try text(Point()) == #"{"x":1,"y":2.5}"#)
        #expect(try text([Point(), Point(x: 2, y: nil, z: "\u{0}")]) == #"[{"x":1,"y":2.5},{"x":2,"z":"\u0000"}]"#)
        #expect(try text(["b": Point(), "a": Point()]) == #"{"a":{"x":1,"y":2.5},"b":{"x":1,"y":2.5}}"#)
        #expect(try text(Optional<Int>.none) == "null")
        #expect(try text("top") == "\"top\"")
        #expect(try text(1.0) == "1.0")
        #expect(try text(Int128.max) == "170141183460469231731687303715884105727")
        #expect(try text([2: "b", 10: "a"]) == #"{"10":"a","2":"b"}"#)
        #expect(try text([UInt8]()) == "[]")
        #expect(try text([String: Int]()) == "{}")
    }

    @Test func containersMayBeWrittenInAnyOrder() throws {
        let value = Custom { encoder in
            var outer = encoder.container(keyedBy: JSONCodingKey.self)
            var first = outer.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "first")
            try outer.encode(1, forKey: "between")
            var second = outer.nestedUnkeyedContainer(forKey: "second")
            var deep = second.nestedContainer(keyedBy: JSONCodingKey.self)
            try second.encode("after deep")
            try first.encode(true, forKey: "late")
            try deep.encode(Point(), forKey: "point")
            var deeper = second.nestedUnkeyedContainer()
            try outer.encodeNil(forKey: "last")
            try deeper.encode(3)
            #expect(second.count == 3)
            try first.encode(["x"], forKey: "later still")
        }
        #expect(
            try text(value)
                == #"{"first":{"late":true,"later still":["x"]},"between":1,"second":[{"point":{"x":1,"y":2.5}},"#
                + #""after deep",[3]],"last":null}"#)
        // When keys are sorted, the text of each nested container moves with its member.
        let sorted = try text(value, JSON.Encoder(formatting: JSONFormatting(indentation: .tab, sortsKeys: true)))
        #expect(try JSON(parsing: sorted) == JSON(parsing: text(value)))
        #expect(try JSON(parsing: sorted).serialized(JSONFormatting(indentation: .tab)) == sorted)
        #expect(try JSON(parsing: sorted).object?.keys == ["between", "first", "last", "second"])
    }

    @Test func superEncoders() throws {
        let value = Custom { encoder in
            var keyed = encoder.container(keyedBy: JSONCodingKey.self)
            let parent = keyed.superEncoder()
            let named = keyed.superEncoder(forKey: "named")
            _ = keyed.superEncoder(forKey: "unused")
            var list = keyed.nestedUnkeyedContainer(forKey: "list")
            let element = list.superEncoder()
            try Point().encode(to: parent)
            try 5.encode(to: named)
            try [1].encode(to: element)
        }
        #expect(try text(value) == #"{"super":{"x":1,"y":2.5},"named":5,"unused":{},"list":[[1]]}"#)
    }

    /// Requesting a second super encoder for a key, used or not, once lost members silently.
    @Test func aSuperEncoderThatIsAskedForAgainGoesOn() throws {
        let value = Custom { encoder in
            var keyed = encoder.container(keyedBy: JSONCodingKey.self)
            var first = keyed.superEncoder(forKey: "a").container(keyedBy: JSONCodingKey.self)
            try first.encode(1, forKey: "x")
            _ = keyed.superEncoder(forKey: "a")
            try first.encode(2, forKey: "y")
            var second = keyed.superEncoder(forKey: "a").container(keyedBy: JSONCodingKey.self)
            try second.encode(3, forKey: "z")
            try ["lost": 0].encode(to: keyed.superEncoder(forKey: "c"))
            try ["kept": 0].encode(to: keyed.superEncoder(forKey: "c"))
            try keyed.encode("before", forKey: "b")
            try 4.encode(to: keyed.superEncoder(forKey: "b"))
        }
        #expect(try text(value) == #"{"a":{"x":1,"y":2,"z":3},"c":{"kept":0},"b":4}"#)
    }

    private enum Fruit: String, Codable, CodingKeyRepresentable, CaseIterable { case redApple, bluePlum, fig, pear }

    /// The order of sets and dictionaries differs between runs of a program.
    @Test func whatHasNoOrderIsWrittenInOneOrder() throws {
        let counts = Dictionary(uniqueKeysWithValues: Fruit.allCases.map { ($0, [$0.rawValue: 1]) })
        #expect(
            try text(counts, JSON.Encoder(keyEncodingStrategy: .convertToSnakeCase))
                == #"{"blue_plum":{"bluePlum":1},"fig":{"fig":1},"pear":{"pear":1},"red_apple":{"redApple":1}}"#)
        struct Tag: Encodable, Hashable { var name: String }
        let names = (0..<20).map { "tag \($0)" }
        let written = try text(Set(names.map(Tag.init)))
        #expect(written == "[" + names.map { #"{"name":"\#($0)"}"# }.sorted().joined(separator: ",") + "]")
        #expect(try text(Set<Tag>()) == "[]")
        #expect(try text(Set([Set([2, 1]), Set([3])])) == "[[1,2],[3]]")
    }

    @Test func ofEqualKeysTheLastCounts() throws {
        let value = Custom { encoder in
            var keyed = encoder.container(keyedBy: JSONCodingKey.self)
            try keyed.encode(1, forKey: "a")
            var nested = keyed.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "n")
            try keyed.encode(2, forKey: "b")
            try keyed.encode(3, forKey: "a")
            try nested.encode(true, forKey: "x")
            try nested.encode(false, forKey: "x")
        }
        #expect(try text(value) == #"{"n":{"x":false},"b":2,"a":3}"#)
        #expect(
            try text(value, JSON.Encoder(formatting: JSONFormatting(sortsKeys: true)))
                == #"{"a":3,"b":2,"n":{"x":false}}"#)
        let many = Custom { encoder in
            var keyed = encoder.container(keyedBy: JSONCodingKey.self)
            for index in 0..<20_000 { try keyed.encode(index, forKey: JSONCodingKey("k\(index % 10_000)")) }
        }
        let object = try JSON(parsing: text(many), options: JSONParsingOptions(duplicateKeys: .reject)).object
        #expect(object?.count == 10_000)
        #expect(object?["k3"]?.int == 10_003)
    }

    private class Base: Encodable {
        var base = 1
    }

    private final class Derived: Base {
        enum Keys: CodingKey { case own }
        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try super.encode(to: encoder)
            try container.encode(2, forKey: .own)
        }
    }

    @Test func subclassesShareTheObject() throws {
        #expect(try text(Derived()) == #"{"base":1,"own":2}"#)
    }

    private struct Failure: Error, Equatable {}

    @Test func aValueThatFailsLeavesNoTrace() throws {
        let value = Custom { encoder in
            var keyed = encoder.container(keyedBy: JSONCodingKey.self)
            let failing = Custom { encoder in
                var keyed = encoder.container(keyedBy: JSONCodingKey.self)
                var nested = keyed.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "n")
                try nested.encode(1, forKey: "x")
                throw Failure()
            }
            try keyed.encode(1, forKey: "a")
            #expect(throws: Failure()) { try keyed.encode(failing, forKey: "b") }
            #expect(throws: EncodingError.self) { try keyed.encode([1, Double.nan], forKey: "c") }
            #expect(throws: EncodingError.self) { try keyed.encode(Double.infinity, forKey: "d") }
            try keyed.encode([2], forKey: "b")
            var list = keyed.nestedUnkeyedContainer(forKey: "list")
            try list.encode(1)
            #expect(throws: Failure()) { try list.encode(failing) }
            #expect(list.count == 1)
            try list.encode(2)
        }
        #expect(try text(value) == #"{"a":1,"b":[2],"list":[1,2]}"#)
    }

    /// Optional members are inspected in place; encoding the value in them may fail.
    @Test func optionalMembersOfAnyTypeThatFailLeaveNoTrace() throws {
        struct Inner: Encodable {
            var numbers: [Double]
            var text: String?
        }
        struct Outer: Encodable {
            var inner: Inner?

            func encode(to encoder: any Swift.Encoder) throws {
                var container = encoder.container(keyedBy: Key.self)
                try? container.encodeIfPresent(inner, forKey: .inner)
                try container.encodeIfPresent(inner?.text.map { [$0] }, forKey: .texts)
            }

            enum Key: CodingKey { case inner, texts }
        }
        #expect(try text(Outer(inner: nil)) == "{}")
        let whole = Outer(inner: Inner(numbers: [1], text: "a"))
        #expect(try text(whole) == #"{"inner":{"numbers":[1.0],"text":"a"},"texts":["a"]}"#)
        let failing = Outer(inner: Inner(numbers: [1, .infinity], text: "a"))
        #expect(try text([failing, whole]).hasPrefix(#"[{"texts":["a"]},{"inner""#))
    }

    @Test func nothingEncodedIsAnErrorAtTheTopAndAnEmptyObjectBelow() throws {
        #expect(throws: EncodingError.self) { try text(Custom { _ in }) }
        #expect(try text([Custom { _ in }]) == "[{}]")
    }

    @Test func containersThatMakeNoSenseAreErrors() {
        #expect(throws: EncodingError.self) {
            try text(
                Custom { encoder in
                    _ = encoder.container(keyedBy: JSONCodingKey.self)
                    _ = encoder.unkeyedContainer()
                })
        }
        #expect(throws: EncodingError.self) {
            try text(
                Custom { encoder in
                    var single = encoder.singleValueContainer()
                    try single.encode(1)
                    try single.encode(2)
                })
        }
        final class Keeper: @unchecked Sendable { var container: KeyedEncodingContainer<JSONCodingKey>? }
        let keeper = Keeper()
        #expect(throws: EncodingError.self) {
            try text([
                Custom { encoder in keeper.container = encoder.container(keyedBy: JSONCodingKey.self) },
                Custom { _ in try keeper.container?.encode(1, forKey: "late") },
            ])
        }
    }

    @Test func codingPathsAndUserInfo() throws {
        let marker = try #require(CodingUserInfoKey(rawValue: "marker"))
        let value = Custom { encoder in
            var keyed = encoder.container(keyedBy: JSONCodingKey.self)
            var nested = keyed.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "n")
            let probe = Custom { encoder in
                #expect(encoder.codingPath.map(\.stringValue) == ["n", "probe", "Index 0"])
                #expect(encoder.userInfo[marker] as? Int == 7)
                var list = encoder.unkeyedContainer()
                try list.encode(0)
                let parent = list.superEncoder()
                #expect(parent.codingPath.map(\.stringValue) == ["n", "probe", "Index 0", "Index 1"])
            }
            try nested.encode([probe], forKey: "probe")
            #expect(nested.codingPath.map(\.stringValue) == ["n"])
            #expect(keyed.codingPath.isEmpty)
            try nested.encode([Double.nan], forKey: "bad")
        }
        let error = #expect(throws: EncodingError.self) { try text(value, JSON.Encoder(userInfo: [marker: 7])) }
        guard case .invalidValue(_, let context) = error else { return }
        #expect(context.codingPath.map(\.stringValue) == ["n", "bad", "Index 0"])
    }

    @Test func strategies() throws {
        struct Model: Encodable {
            var baseURLString = "u"
            var dictionary = ["keyOfData": 1]
            var points = [Float.infinity]
            var json: JSON = ["keyOfData": -1]
        }
        let snake = JSON.Encoder(
            keyEncodingStrategy: .convertToSnakeCase,
            nonConformingFloatEncodingStrategy: .convertToString(positiveInfinity: "+", negativeInfinity: "-", nan: "?")
        )
        #expect(
            try text(Model(), snake)
                == #"{"base_url_string":"u","dictionary":{"keyOfData":1},"points":["+"],"json":{"keyOfData":-1}}"#)
        let custom = JSON.Encoder(
            keyEncodingStrategy: .custom { JSONCodingKey($0.map(\.stringValue).joined(separator: ".")) })
        #expect(try text(["o": Point()], custom) == #"{"o":{"o.x":1,"o.y":2.5}}"#)
    }

    private final class Ring: Encodable, @unchecked Sendable {
        var next: Ring?
    }

    @Test func endlessNestingIsAnErrorInsideAnOrdinaryStack() throws {
        let error = try onSmallStack(bytes: 4 << 20) {
            let ring = Ring()
            ring.next = ring
            defer { ring.next = nil }
            do {
                _ = try JSON.Encoder().encode(ring)
                return ""
            } catch let error as EncodingError {
                guard case .invalidValue(_, let context) = error else { return "?" }
                return context.debugDescription
            }
        }
        #expect(error == "arrays and objects are nested deeper than the limit of 512")
        let deep = try JSON(parsing: String(repeating: "[", count: 513) + String(repeating: "]", count: 513))
        #expect(throws: EncodingError.self) { try JSON.Encoder().encode(deep) }
        #expect(throws: EncodingError.self) {
            try JSON.Encoder().encode(
                Custom { encoder in
                    var list = encoder.unkeyedContainer()
                    for _ in 0..<100_000 { list = list.nestedUnkeyedContainer() }
                })
        }
        #expect(try JSON.Encoder(maximumDepth: 513).encode(deep).count == 1026)
    }

    @Test func membersThatAValueHasTwiceStayTwo() throws {
        let text = #"{"a":1,"a":2}"#
        let value = try JSON(parsing: text, options: JSONParsingOptions(duplicateKeys: .keep))
        #expect(try JSON.Encoder().encodeToJSON(value).serialized() == text)
    }
}
