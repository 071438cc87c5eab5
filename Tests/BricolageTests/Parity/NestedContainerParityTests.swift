import Bricolage
import Foundation
import TestSupport
import Testing

/// A container that a type requested twice for one key was once made anew, and the content of the first one was lost;
/// with Foundation's coders both are one object.
@Suite struct NestedContainerParityTests {
    /// Encodes by running a function with the encoder.
    private struct Action: Encodable {
        let encode: (any Encoder) throws -> Void

        func encode(to encoder: any Encoder) throws { try encode(encoder) }
    }

    private func expectParity(
        _ sourceLocation: Testing.SourceLocation = #_sourceLocation,
        _ encode: @escaping (any Encoder) throws -> Void
    ) throws {
        for strategy in ParityStrategy.allCases {
            let coders = strategy.coders
            let ours = try coders.encoder.encodeToData([Action(encode: encode)])
            let theirs = try coders.theirEncoder.encode([Action(encode: encode)])
            let rejecting = JSONParsingOptions(duplicateKeys: .reject)
            #expect(
                try JSON(parsing: ours, options: rejecting) == JSON(parsing: theirs), "\(strategy)",
                sourceLocation: sourceLocation)
        }
    }

    @Test func objectsAreMerged() throws {
        try expectParity { encoder in
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            var first = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "innerObject")
            try first.encode(1, forKey: "one")
            try container.encode(true, forKey: "between")
            var second = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "innerObject")
            try second.encode(2, forKey: "two")
            try first.encode(3, forKey: "three")
            try second.encode(4, forKey: "one")
        }
    }

    @Test func arraysAreContinued() throws {
        try expectParity { encoder in
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            var first = container.nestedUnkeyedContainer(forKey: "innerList")
            try first.encode(1)
            var second = container.nestedUnkeyedContainer(forKey: "innerList")
            try second.encode(second.count)
            try first.encode(first.count)
        }
    }

    @Test func containersInThemAreMergedToo() throws {
        try expectParity { encoder in
            for name in ["one", "two", "three"] {
                var container = encoder.container(keyedBy: JSONCodingKey.self)
                var outer = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "outerObject")
                var inner = outer.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "innerObject")
                try inner.encode(name, forKey: JSONCodingKey(name))
                var list = outer.nestedUnkeyedContainer(forKey: "list")
                var element = list.nestedContainer(keyedBy: JSONCodingKey.self)
                try element.encode(list.count, forKey: JSONCodingKey(name))
            }
        }
    }

    private struct Core: Encodable {
        var a = 1
        var list = ["x": [1]]
    }

    private struct Wrapped: Encodable {
        var number: Int

        func encode(to encoder: any Encoder) throws { try number.encode(to: encoder) }
    }

    @Test func membersAreAddedToWhatASingleValueContainerHasEncoded() throws {
        try expectParity { encoder in
            var single = encoder.singleValueContainer()
            try single.encode(Core())
            var members = encoder.container(keyedBy: JSONCodingKey.self)
            try members.encode(2, forKey: "x")
        }
        try expectParity { encoder in
            var single = encoder.singleValueContainer()
            try single.encode(Action { _ in })
            var members = encoder.container(keyedBy: JSONCodingKey.self)
            try members.encode(2, forKey: "x")
            try Core().encode(to: encoder)
        }
        try expectParity { encoder in
            var members = encoder.container(keyedBy: JSONCodingKey.self)
            try members.encode(2, forKey: "x")
            var single = encoder.singleValueContainer()
            try single.encode(Core())
        }
    }

    @Test func elementsAreAddedToWhatASingleValueContainerHasEncoded() throws {
        try expectParity { encoder in
            var single = encoder.singleValueContainer()
            try single.encode([Wrapped(number: 1)])
            var elements = encoder.unkeyedContainer()
            try elements.encode(elements.count)
            try [Wrapped(number: 3)].encode(to: encoder)
        }
    }

    /// Foundation's encoder ends the program for these, because it keeps arrays of numbers as text.
    @Test func elementsAreAddedToArraysOfNumbers() throws {
        let text = try JSON.Encoder().encodeToString(
            Action { encoder in
                var single = encoder.singleValueContainer()
                try single.encode([1, 2])
                var elements = encoder.unkeyedContainer()
                try elements.encode(elements.count)
                #expect(throws: EncodingError.self) { try single.encode("late") }
            })
        #expect(text == "[1,2,2]")
    }

    @Test func containersGoOnWithAMemberThatWasEncoded() throws {
        try expectParity { encoder in
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            try container.encode(Core(), forKey: "topObject")
            try container.encode([Wrapped(number: 1)], forKey: "topList")
            try Core().encode(to: container.superEncoder(forKey: "other"))
            for key: JSONCodingKey in ["topObject", "other"] {
                var nested = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: key)
                try nested.encode(2, forKey: "x")
                try nested.encode(2, forKey: "a")
                var list = nested.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "list")
                var elements = list.nestedUnkeyedContainer(forKey: "y")
                try elements.encode(elements.count)
            }
            var nested = container.nestedUnkeyedContainer(forKey: "topList")
            try nested.encode(nested.count)
            #expect(nested.count == 2)
        }
    }

    @Test(arguments: [JSONFormatting.compact, .pretty, JSONFormatting(indentation: .tab, sortsKeys: true)])
    func containersGoOnWithMembersOfLargeObjects(formatting: JSONFormatting) throws {
        let keys = (0..<300).map { JSONCodingKey("prefix-\($0 % 150)-\"-suffix") }
        let value = Action { encoder in
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            for (number, key) in keys.prefix(150).enumerated() {
                if number % 3 == 0 {
                    var list = container.nestedUnkeyedContainer(forKey: key)
                    try list.encode(number)
                } else {
                    try container.encode([number], forKey: key)
                }
            }
            for key in keys {
                var list = container.nestedUnkeyedContainer(forKey: key)
                try list.encode(list.count)
            }
        }
        let json = try JSON(
            parsing: JSON.Encoder(formatting: formatting).encode(value),
            options: JSONParsingOptions(duplicateKeys: .reject))
        #expect(json.object?.count == 150)
        for (number, key) in keys.prefix(150).enumerated() {
            #expect(json[key.stringValue] == [JSON(number), 1, 2])
        }
    }

    @Test func lookingForMembersOfLargeObjectsIsLinear() throws {
        let factor = try growth(from: 2000, to: 16000) { count in
            let value = Action { encoder in
                var container = encoder.container(keyedBy: JSONCodingKey.self)
                for number in 0..<count {
                    let key = JSONCodingKey("key-\(number)")
                    try container.encode(["a": number], forKey: key)
                    var nested = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: key)
                    try nested.encode(number, forKey: "b")
                    nested = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: key)
                    try nested.encode(number, forKey: "c")
                }
            }
            _ = try JSON.Encoder().encode(value)
        }
        #expect(factor < 24)
    }

    private struct Failure: Error {}

    /// The containers that a failed value requested are discarded.
    @Test func failedValuesAddNothing() throws {
        let text = try JSON.Encoder().encodeToString(
            Action { encoder in
                let failing = Action { encoder in
                    var container = encoder.container(keyedBy: JSONCodingKey.self)
                    var nested = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "b")
                    try nested.encode(5, forKey: "lost")
                    throw Failure()
                }
                var single = encoder.singleValueContainer()
                #expect(throws: Failure.self) { try single.encode(failing) }
                var container = encoder.container(keyedBy: JSONCodingKey.self)
                #expect(throws: Failure.self) { try single.encode(failing) }
                #expect(throws: Failure.self) { try container.encode(failing, forKey: "c") }
                var nested = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "b")
                try nested.encode(4, forKey: "kept")
            })
        #expect(text == #"{"b":{"kept":4}}"#)
    }

    /// Foundation's encoder ends the program in these cases.
    @Test func whatDoesNotFitTogetherThrows() {
        let misfits: [@Sendable (any Encoder) throws -> Void] = [
            { encoder in
                var container = encoder.container(keyedBy: JSONCodingKey.self)
                _ = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "a")
                _ = container.nestedUnkeyedContainer(forKey: "a")
            },
            { encoder in
                var container = encoder.container(keyedBy: JSONCodingKey.self)
                try container.encode(3, forKey: "a")
                _ = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "a")
            },
            { encoder in
                var container = encoder.container(keyedBy: JSONCodingKey.self)
                try container.encode(Core(), forKey: "a")
                _ = container.nestedUnkeyedContainer(forKey: "a")
            },
            { encoder in
                var container = encoder.container(keyedBy: JSONCodingKey.self)
                _ = container.superEncoder(forKey: "a")
                _ = container.nestedUnkeyedContainer(forKey: "a")
            },
            { encoder in
                var single = encoder.singleValueContainer()
                try single.encode(1)
                _ = encoder.container(keyedBy: JSONCodingKey.self)
            },
            { encoder in
                var single = encoder.singleValueContainer()
                try single.encode(Core())
                try single.encode(Core())
            },
            { encoder in
                var single = encoder.singleValueContainer()
                try single.encode(Core())
                _ = encoder.unkeyedContainer()
            },
            { encoder in
                _ = encoder.container(keyedBy: JSONCodingKey.self)
                var single = encoder.singleValueContainer()
                try single.encode(1)
            },
            { encoder in
                _ = encoder.container(keyedBy: JSONCodingKey.self)
                try [1].encode(to: encoder)
            },
        ]
        for (number, misfit) in misfits.enumerated() {
            #expect(throws: EncodingError.self, "\(number)") { try JSON.Encoder().encode([Action(encode: misfit)]) }
        }
    }

    /// Once a member is continued, a container inside that member belongs to its object for good.
    @Test func containersOfAMemberThatIsGoneOnWithWriteNothingMore() throws {
        final class Keeper { var container: KeyedEncodingContainer<JSONCodingKey>? }
        let keeper = Keeper()
        #expect(throws: EncodingError.self) {
            try JSON.Encoder().encode(
                Action { encoder in
                    var container = encoder.container(keyedBy: JSONCodingKey.self)
                    let inner = Action { encoder in
                        var container = encoder.container(keyedBy: JSONCodingKey.self)
                        keeper.container = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "b")
                    }
                    try container.encode(inner, forKey: "a")
                    _ = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "a")
                    try keeper.container?.encode(1, forKey: "late")
                })
        }
    }

    /// The container of a member was once found while a value inside it was being encoded.
    @Test func aMemberIsNotGoneOnWithWhileItIsEncoded() {
        #expect(throws: EncodingError.self) {
            try JSON.Encoder().encode(
                Action { encoder in
                    var container = encoder.container(keyedBy: JSONCodingKey.self)
                    var inner = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "a")
                    let value = Action { encoder in
                        var members = encoder.container(keyedBy: JSONCodingKey.self)
                        var same = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "a")
                        try same.encode(1, forKey: "x")
                        try members.encode(2, forKey: "y")
                    }
                    try inner.encode(value, forKey: "b")
                })
        }
    }

    @Test func manyRequestsMakeOneObject() throws {
        let text = try JSON.Encoder().encodeToString(
            Action { encoder in
                var container = encoder.container(keyedBy: JSONCodingKey.self)
                for number in 0..<1000 {
                    var nested = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "all")
                    try nested.encode(number, forKey: JSONCodingKey("\(number)"))
                }
            })
        #expect(try JSON(parsing: text)["all"]?.object?.count == 1000)
    }
}
