import Bricolage
import Foundation
import Testing

/// A container that a type asked for twice under one key was made anew, and what the first one held was lost; with
/// Foundation's coders both are one object.
@Suite struct NestedContainerParityTests {
    /// Encodes what a function does.
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

    private struct Failure: Error {}

    /// Where Foundation's encoder ends the program, the last one counts; what a failed value asked for is forgotten.
    @Test func whatDoesNotFitTogetherIsReplaced() throws {
        let text = try JSON.Encoder().encodeToString(
            Action { encoder in
                var container = encoder.container(keyedBy: JSONCodingKey.self)
                var object = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "a")
                try object.encode(1, forKey: "lost")
                var list = container.nestedUnkeyedContainer(forKey: "a")
                try list.encode(2)
                try container.encode(3, forKey: "b")
                var late = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "b")
                try late.encode(4, forKey: "kept")
                let failing = Action { encoder in
                    var container = encoder.container(keyedBy: JSONCodingKey.self)
                    var nested = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "b")
                    try nested.encode(5, forKey: "lost")
                    throw Failure()
                }
                #expect(throws: Failure.self) { try container.encode(failing, forKey: "c") }
            })
        #expect(text == #"{"a":[2],"b":{"kept":4}}"#)
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
