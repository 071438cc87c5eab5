import BricolageCore
import BricolageFields
import BricolageWriting
import Testing

/// Types that write themselves but do not write exactly one value are an error, wherever they are encoded.
@Suite struct UnfinishedValueTests {
    private struct Nothing: JSONWritableValue, Hashable {
        func write(json: inout JSONOutput) {}
    }

    private struct Half: JSONWritableValue, Hashable {
        func write(json: inout JSONOutput) {
            json.beginArray()
            json.write(1)
        }
    }

    private struct InAField<Value: JSONWritable>: JSONWritableObject {
        var value: Value

        func write(fields: inout JSONOutput) { fields["value"] = value }
    }

    private struct InAnArray<Value: Encodable>: Encodable {
        var value: Value

        func encode(to encoder: any Encoder) throws {
            var elements = encoder.unkeyedContainer()
            try elements.encode(value)
            try elements.encode(1)
            try elements.encode(value)
            try elements.encode(2)
        }
    }

    private struct InAnObject<Value: Encodable>: Encodable { var value: Value, other = 1 }

    /// An object that leaves an array open.
    private struct OpenFields: JSONWritableObject {
        func write(fields: inout JSONOutput) {
            fields.key("open")
            fields.beginArray()
        }
    }

    /// An object that ends in a key.
    private struct KeyAlone: JSONWritableObject {
        func write(fields: inout JSONOutput) { fields.key("alone") }
    }

    /// An object that implements `write(json:)`: it writes `count` objects, which it leaves open if `isOpen` is set.
    private struct WrittenItsWay: JSONWritableObject {
        var count = 1, isOpen = false

        func write(fields: inout JSONOutput) {}

        func write(json: inout JSONOutput) {
            for _ in 0..<count {
                json.beginObject()
                if !isOpen { json.endObject() }
            }
        }
    }

    /// An object whose member is encoded through a super encoder.
    private struct InASuperEncoder<Value: Encodable>: Encodable {
        var value: Value

        func encode(to encoder: any Encoder) throws {
            var object = encoder.container(keyedBy: JSONCodingKey.self)
            try value.encode(to: object.superEncoder(forKey: "a"))
            try object.encode(1, forKey: "b")
        }
    }

    private func reason(_ value: some Encodable) -> JSONWritingError.Reason? {
        let error = #expect(throws: EncodingError.self) { try JSON.Encoder().encode(value) }
        guard case .invalidValue(_, let context)? = error else { return nil }
        return (context.underlyingError as? JSONWritingError)?.reason
    }

    @Test func nothingIsNoValue() {
        #expect(reason(Nothing()) == .noValue)
        #expect(reason([Nothing(), Nothing()]) == .noValue)
        #expect(reason([[Nothing()]]) == .noValue)
        #expect(reason(Set([Nothing()])) == .noValue)
        #expect(reason(InAnArray(value: Nothing())) == .noValue)
        #expect(reason(InAnObject(value: Nothing())) == .noValue)
        // The end of the object comes after a key.
        #expect(reason(["key": Nothing()]) == .misplacedEnd)
        #expect(reason(InAField(value: Nothing())) == .misplacedEnd)
    }

    @Test func halfAValueIsUnfinished() {
        #expect(reason(Half()) == .unfinished)
        #expect(reason([Half(), Half()]) == .unfinished)
        #expect(reason(Set([Half()])) == .unfinished)
        #expect(reason(InAnArray(value: Half())) == .unfinished)
        #expect(reason(InAnObject(value: Half())) == .unfinished)
        // The end of the object comes inside an array.
        #expect(reason(["key": Half()]) == .misplacedEnd)
        #expect(reason(InAField(value: Half())) == .misplacedEnd)
    }

    @Test func anObjectThatLeavesAnArrayOpenIsAnError() throws {
        #expect(reason(OpenFields()) == .misplacedEnd)
        #expect(reason([OpenFields()]) == .misplacedEnd)
    }

    /// Values that leave something open were once written if their encoder was that of a member.
    @Test func fieldsThatEndInSomethingOpenAreAnErrorWhereverTheyAreEncoded() {
        #expect(reason(InASuperEncoder(value: OpenFields())) == .unfinished)
        #expect(reason(InASuperEncoder(value: KeyAlone())) == .unfinished)
        #expect(reason([InASuperEncoder(value: OpenFields())]) == .unfinished)
        #expect(reason(KeyAlone()) == .misplacedEnd)
    }

    @Test func objectsThatAreWrittenAnotherWayAreChecked() throws {
        #expect(try JSON.Encoder().encodeToString(WrittenItsWay()) == "{}")
        let faulty: [(WrittenItsWay, alone: JSONWritingError.Reason, inAField: JSONWritingError.Reason)] = [
            (WrittenItsWay(count: 0), .noValue, .misplacedEnd),
            (WrittenItsWay(count: 2), .misplacedValue, .misplacedValue),
            (WrittenItsWay(isOpen: true), .unfinished, .unfinished),
        ]
        for (value, alone, inAField) in faulty {
            #expect(reason(value) == alone)
            #expect(throws: EncodingError.self) { try JSON.encode(value) }
            #expect(throws: EncodingError.self) { try JSON.Encoder().encodeToString(value) }
            #expect(reason(InAField(value: value)) == inAField)
        }
    }

    @Test func objectsWithoutFieldsAreValues() throws {
        struct Empty: JSONWritableObject {
            func write(fields: inout JSONOutput) {}
        }
        #expect(try JSON.Encoder().encodeToString(Empty()) == "{}")
        #expect(try JSON.Encoder().encodeToString(InAnArray(value: Empty())) == "[{},1,{},2]")
        #expect(try JSON.Encoder().encodeToString(["": Empty()]) == #"{"":{}}"#)
    }
}
