import BricolageCore
import BricolageWriting
import Testing

/// A container belongs to the value that requested it: using it after that value was encoded is an error, and writes
/// nothing.
@Suite struct KeptContainerTests {
    /// A value that encodes itself by running a closure.
    private struct Custom: Encodable {
        var body: (any Encoder) throws -> Void

        func encode(to encoder: any Encoder) throws { try body(encoder) }
    }

    /// Containers that outlive their value.
    private final class Kept {
        var object: KeyedEncodingContainer<JSONCodingKey>?
        var array: (any UnkeyedEncodingContainer)?

        /// A value that is encoded as an object and keeps its container here, and that then fails if `fails` is set.
        func encodingObject(fails: Bool = false) -> Custom {
            Custom { encoder in
                var container = encoder.container(keyedBy: JSONCodingKey.self)
                try container.encode(1, forKey: "own")
                self.object = container
                if fails { throw Failure() }
            }
        }

        /// A value that is encoded as an array and keeps its container here.
        func encodingArray() -> Custom {
            Custom { encoder in
                var container = encoder.unkeyedContainer()
                try container.encode(1)
                self.array = container
            }
        }

        func expectErrors(_ sourceLocation: Testing.SourceLocation = #_sourceLocation) {
            #expect(object != nil || array != nil, sourceLocation: sourceLocation)
            if object != nil {
                #expect(throws: EncodingError.self, sourceLocation: sourceLocation) {
                    try object?.encode(2, forKey: "late")
                }
                #expect(throws: EncodingError.self, sourceLocation: sourceLocation) {
                    try object?.encode([2], forKey: "late")
                }
            }
            if array != nil {
                #expect(throws: EncodingError.self, sourceLocation: sourceLocation) { try array?.encode(2) }
                #expect(throws: EncodingError.self, sourceLocation: sourceLocation) { try array?.encode([2]) }
            }
        }
    }

    private struct Failure: Error {}

    private func text(_ body: @escaping (any Encoder) throws -> Void) throws -> String {
        try JSON.Encoder().encodeToString(Custom(body: body))
    }

    @Test func ofAMember() throws {
        let kept = Kept()
        let text = try text { encoder in
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            try container.encode(kept.encodingObject(), forKey: "a")
            try container.encode(kept.encodingArray(), forKey: "b")
            kept.expectErrors()
            try container.encode(3, forKey: "c")
        }
        #expect(text == #"{"a":{"own":1},"b":[1],"c":3}"#)
        kept.expectErrors()
    }

    /// The value that a super encoder's single-value container encodes: it stays open until everything is encoded.
    @Test func ofWhatASuperEncoderEncodes() throws {
        let kept = Kept()
        let text = try text { encoder in
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            var single = container.superEncoder(forKey: "a").singleValueContainer()
            try single.encode(kept.encodingObject())
            kept.expectErrors()
            let other = Kept()
            var element = container.superEncoder(forKey: "b").singleValueContainer()
            try element.encode(Custom { try other.encodingArray().encode(to: $0) })
            other.expectErrors()
            try container.encode(3, forKey: "c")
            kept.expectErrors()
        }
        #expect(text == #"{"a":{"own":1},"b":[1],"c":3}"#)
        kept.expectErrors()
    }

    /// Other containers can add to the same object, but the kept one cannot.
    @Test func ofWhatOthersAddTo() throws {
        let kept = Kept()
        let text = try text { encoder in
            var single = encoder.singleValueContainer()
            try single.encode(kept.encodingObject())
            kept.expectErrors()
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            try container.encode(3, forKey: "added")
            kept.expectErrors()
        }
        #expect(text == #"{"own":1,"added":3}"#)
    }

    @Test func ofAValueThatHasFailed() throws {
        let kept = Kept()
        let text = try text { encoder in
            var single = encoder.singleValueContainer()
            #expect(throws: Failure.self) { try single.encode(kept.encodingObject(fails: true)) }
            kept.expectErrors()
            var array = encoder.unkeyedContainer()
            try array.encode(3)
            kept.expectErrors()
        }
        #expect(text == "[3]")
    }

    /// An array that an inner value has written as a whole can still be added to.
    @Test func wholeValuesWithinAreAddedTo() throws {
        let text = try text { encoder in
            var single = encoder.singleValueContainer()
            try single.encode(
                Custom { encoder in
                    var single = encoder.singleValueContainer()
                    try single.encode([1, 2])
                })
            var array = encoder.unkeyedContainer()
            try array.encode(3)
        }
        #expect(text == "[1,2,3]")
    }
}
