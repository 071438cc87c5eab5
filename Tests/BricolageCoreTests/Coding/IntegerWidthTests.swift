import BricolageCore
import BricolageWriting
import Testing

/// Integers of every width in each container: the widths share code, and each must keep its own bounds.
@Suite struct IntegerWidthTests {
    private struct Members: Codable, Equatable {
        var int8: Int8
        var int16: Int16
        var int32: Int32
        var int64: Int64
        var int128: Int128
        var uint: UInt
        var uint8: UInt8
        var uint16: UInt16
        var uint32: UInt32
        var uint64: UInt64
        var uint128: UInt128

        static let least = Members(
            int8: .min, int16: .min, int32: .min, int64: .min, int128: .min, uint: .min, uint8: .min, uint16: .min,
            uint32: .min, uint64: .min, uint128: .min)
        static let greatest = Members(
            int8: .max, int16: .max, int32: .max, int64: .max, int128: .max, uint: .max, uint8: .max, uint16: .max,
            uint32: .max, uint64: .max, uint128: .max)
    }

    private struct OptionalMembers: Decodable, Equatable {
        var int8: Int8?
        var int16: Int16?
        var int32: Int32?
        var int64: Int64?
        var int128: Int128?
        var uint: UInt?
        var uint8: UInt8?
        var uint16: UInt16?
        var uint32: UInt32?
        var uint64: UInt64?
        var uint128: UInt128?
    }

    /// The same integers as the elements of an array.
    private struct Elements: Codable, Equatable {
        var members: Members

        init(members: Members) { self.members = members }

        init(from decoder: any Decoder) throws {
            var elements = try decoder.unkeyedContainer()
            members = Members(
                int8: try elements.decode(Int8.self), int16: try elements.decode(Int16.self),
                int32: try elements.decode(Int32.self), int64: try elements.decode(Int64.self),
                int128: try elements.decode(Int128.self), uint: try elements.decode(UInt.self),
                uint8: try elements.decode(UInt8.self), uint16: try elements.decode(UInt16.self),
                uint32: try elements.decode(UInt32.self), uint64: try elements.decode(UInt64.self),
                uint128: try elements.decode(UInt128.self))
        }

        func encode(to encoder: any Encoder) throws {
            var elements = encoder.unkeyedContainer()
            try elements.encode(members.int8)
            try elements.encode(members.int16)
            try elements.encode(members.int32)
            try elements.encode(members.int64)
            try elements.encode(members.int128)
            try elements.encode(members.uint)
            try elements.encode(members.uint8)
            try elements.encode(members.uint16)
            try elements.encode(members.uint32)
            try elements.encode(members.uint64)
            try elements.encode(members.uint128)
        }
    }

    /// One of these integers in a single-value container.
    private struct Single: Codable, Equatable {
        var value: UInt64

        init(value: UInt64) { self.value = value }

        init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(UInt64.self) }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value)
        }
    }

    @Test func bounds() throws {
        for members in [Members.least, .greatest] {
            let text = try JSON.encode(members)
            #expect(try JSON.decode(Members.self, from: text) == members)
            #expect(try JSON.encode(try JSON.decode(JSON.self, from: text)) == text)
            let optional = try JSON.decode(OptionalMembers.self, from: text)
            #expect(optional.int64 == members.int64 && optional.uint64 == members.uint64)
            #expect(optional.int8 == members.int8 && optional.uint128 == members.uint128)
            #expect(optional.uint == members.uint && optional.int32 == members.int32)
            let elements = Elements(members: members)
            #expect(try JSON.decode(Elements.self, from: JSON.encode(elements)) == elements)
            let single = Single(value: members.uint64)
            #expect(try JSON.decode(Single.self, from: JSON.encode(single)) == single)
        }
        #expect(try JSON.decode(OptionalMembers.self, from: #"{"int8": null}"#) == OptionalMembers())
    }

    @Test(arguments: [
        ("int8", "128"), ("int8", "-129"), ("int16", "32768"), ("int32", "2147483648"),
        ("int64", "9223372036854775808"), ("int128", "170141183460469231731687303715884105728"),
        ("uint", "18446744073709551616"), ("uint8", "256"), ("uint8", "-1"), ("uint16", "65536"),
        ("uint32", "4294967296"), ("uint64", "-1"), ("uint128", "340282366920938463463374607431768211456"),
        ("int16", "1.5"), ("uint32", "1e10"),
    ])
    func beyond(_ key: String, _ value: String) throws {
        var json = try JSON.Encoder().encodeToJSON(Members.greatest)
        json[key] = try JSON(parsing: value)
        for fails in [
            { _ = try JSON.decode(Members.self, from: json.serialized()) },
            { _ = try JSON.decode(OptionalMembers.self, from: json.serialized()) },
            {
                _ = try JSON.decode(Elements.self, from: JSON.array(JSON.Array(json.object?.values ?? [])).serialized())
            },
        ] {
            let issue = #expect(throws: DecodingIssues.self) { try fails() }?.issues.first
            #expect(issue?.kind == .outOfRange)
            #expect(issue?.found == "the number \(value)")
        }
    }
}
