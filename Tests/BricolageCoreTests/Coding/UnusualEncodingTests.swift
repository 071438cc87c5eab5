import BricolageCore
import BricolageWriting
import TestSupport
import Testing

/// Encoders used in unusual ways: wrapped many times, asked for a container again, or misused.
@Suite struct UnusualEncodingTests {
    /// Encodes by running a function with the encoder.
    private struct Action: Encodable {
        let encode: (any Encoder) throws -> Void

        func encode(to encoder: any Encoder) throws { try encode(encoder) }
    }

    private func path(ofErrorIn value: some Encodable, _ encoder: JSON.Encoder = JSON.Encoder()) -> [String]? {
        let error = #expect(throws: EncodingError.self) { try encoder.encode(value) }
        guard case .invalidValue(_, let context)? = error else { return nil }
        return context.codingPath.map(\.stringValue)
    }

    /// Wraps a value without an object or an array.
    private struct Wrapper: Encodable {
        var layers: Int

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            if layers == 0 { try container.encode("core") } else { try container.encode(Wrapper(layers: layers - 1)) }
        }
    }

    @Test func wrappersAreBoundedByTheDepthToo() throws {
        let encoder = JSON.Encoder(maximumDepth: 1)
        #expect(try encoder.encodeToString(Wrapper(layers: 40)) == #""core""#)
        #expect(path(ofErrorIn: Wrapper(layers: 100), encoder) == [])
    }

    /// Parsed values do not count an empty container inside of another one in their height.
    @Test(arguments: [JSONFormatting.compact, .pretty], ["[]", "{}", "1"])
    func emptyContainersAreLevels(formatting: JSONFormatting, innermost: String) throws {
        for outer in 1...70 {
            let levels = innermost == "1" ? outer : outer + 1
            let json = try JSON(
                parsing: String(repeating: "[", count: outer) + innermost + String(repeating: "]", count: outer))
            let deep = JSON.Encoder(formatting: formatting, maximumDepth: levels)
            #expect(try JSON(parsing: deep.encode(json)) == json)
            let flat = JSON.Encoder(formatting: formatting, maximumDepth: levels - 1)
            #expect(throws: EncodingError.self, "\(levels)") { try flat.encode(json) }
        }
    }

    /// An array that continues without an element whose encoding failed.
    private struct Forgiving: Encodable {
        var levels: Int

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try? container.encode(Forgiving(levels: levels - 1))
        }
    }

    /// Otherwise the text would differ on a thread with more stack.
    @Test func littleStackIsAnErrorEvenIfItIsCaught() throws {
        try onSmallStack {
            _ = #expect(throws: EncodingError.self) {
                try JSON.Encoder(maximumDepth: 10_000_000).encode(Forgiving(levels: 1_000_000))
            }
        }
    }

    @Test func ofSeveralMisusesTheFirstIsTold() {
        let value = Action { encoder in
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            for key: JSONCodingKey in ["first", "second"] {
                try container.encode(1, forKey: key)
                _ = container.nestedUnkeyedContainer(forKey: key)
            }
        }
        #expect(path(ofErrorIn: value) == ["first"])
    }

    @Test func wholeValuesAreAddedToTheContainerThatIsOpen() throws {
        func text(object: @escaping (any Encoder) throws -> Void) throws -> String {
            try JSON.Encoder().encodeToString(
                Action { encoder in
                    var members = encoder.container(keyedBy: Key.self)
                    try members.encode(1, forKey: .name)
                    try object(encoder)
                })
        }
        let size = ["size": 2]
        let single = try text { encoder in
            var single = encoder.singleValueContainer()
            try single.encode(size)
        }
        #expect(single == #"{"name":1,"size":2}"#)
        #expect(try text { try JSON.object(["size": 2]).encode(to: $0) } == single)
        #expect(throws: EncodingError.self) { try text { try JSON.array([2]).encode(to: $0) } }
        let array = Action { encoder in
            var elements = encoder.unkeyedContainer()
            try elements.encode(1)
            var single = encoder.singleValueContainer()
            try single.encode([2, 3])
        }
        #expect(try JSON.Encoder().encodeToString(array) == "[1,2,3]")
    }

    private enum Key: CodingKey { case name, size }
    private enum OtherKey: CodingKey { case place, name }

    /// Keys of one enumeration are compared by number, which must not happen with keys of two enumerations.
    @Test func keysOfTwoEnumerationsAreCompared() throws {
        let value = Action { encoder in
            var first = encoder.container(keyedBy: Key.self)
            try first.encode(1, forKey: .name)
            var second = encoder.container(keyedBy: OtherKey.self)
            try second.encode(2, forKey: .name)
        }
        let text = try JSON.Encoder().encodeToString([Action](repeating: value, count: 20))
        #expect(text == "[" + [String](repeating: #"{"name":2}"#, count: 20).joined(separator: ",") + "]")
    }

    @Test(arguments: [JSONFormatting.compact, .pretty])
    func elementsAreAddedToArraysOfNumbersBehindOthers(formatting: JSONFormatting) throws {
        let value = Action { encoder in
            var single = encoder.singleValueContainer()
            try single.encode([1, 2])
            var elements = encoder.unkeyedContainer()
            try elements.encode(3)
        }
        let expected: JSON = [[1, 2, 3], [1, 2, 3]]
        let text = try JSON.Encoder(formatting: formatting).encodeToString([value, value])
        #expect(text == expected.serialized(formatting))
    }

    /// Writes an invalid number when it writes itself, but encodes it only if the user info says that the tank is full.
    private struct Tank: JSONWritableObject {
        static let isFull = CodingUserInfoKey(rawValue: "isFull")

        func write(fields: inout JSONOutput) { fields["level"] = Double.infinity }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            guard Self.isFull.map({ encoder.userInfo[$0] }) as? Bool == true else { return }
            try container.encode(Double.infinity, forKey: "level")
        }
    }

    @Test func theUserInfoHoldsWhereTheInvalidNumberIsLookedFor() throws {
        let key = try #require(Tank.isFull)
        #expect(path(ofErrorIn: ["tank": Tank()], JSON.Encoder(userInfo: [key: true])) == ["tank", "level"])
    }

    /// Too deep an object is an error of the whole text, also if its value ignores what its members throw.
    @Test func anErrorBeforeOneThatIsCaughtStays() {
        let inner = Action { encoder in
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            try? container.encode([1], forKey: "a")
        }
        #expect(path(ofErrorIn: ["inner": inner], JSON.Encoder(maximumDepth: 1)) == ["inner"])
    }

    @Test func keysAreComparedAfterAMemberThatFails() throws {
        struct Failure: Error {}
        let failing = Action { encoder in
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            try container.encode(true, forKey: "x")
            throw Failure()
        }
        let value = Action { encoder in
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            try container.encode(1, forKey: "a")
            try? container.encode(failing, forKey: "b")
            try container.encode(2, forKey: "a")
        }
        #expect(try JSON.Encoder().encodeToString(value) == #"{"a":2}"#)
    }
}
