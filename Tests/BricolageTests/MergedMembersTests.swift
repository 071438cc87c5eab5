import Bricolage
import Foundation
import Testing

/// If the members of several values become one object, the coder in use writes all of them.
@Suite struct MergedMembersTests {
    private struct Visit: Codable, Equatable, Sendable {
        struct Details: Codable, Equatable, Sendable { var writtenBy: String }

        var startedAt = Date(timeIntervalSince1970: 0)
        var badge = Data([1, 2])
        var meta: Details? = Details(writtenBy: "Ann")
        var height = Double.infinity
    }

    private enum Pointed: JSONVariantEnum, Equatable {
        case visit(Visit)

        static let variants = JSONVariants<Pointed>(.pointer("/meta/visitType")) {
            JSONVariant("visit", Pointed.visit)
        }
        var payload: any Encodable {
            switch self {
            case .visit(let visit): visit
            }
        }
    }

    private struct Named: Codable, Equatable { var fullName = "Ann" }

    private struct Configured: Encodable {
        static let key = CodingUserInfoKey(rawValue: "configured")

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            guard let key = Self.key, let value = encoder.userInfo[key] as? Int else {
                throw EncodingError.invalidValue(
                    self, .init(codingPath: encoder.codingPath, debugDescription: "no user info"))
            }
            try container.encode(value, forKey: "configured")
        }
    }

    private static var theirs: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.dataEncodingStrategy = .custom { data, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(data.count)
        }
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "INF", negativeInfinity: "-INF", nan: "NAN")
        if let key = Configured.key { encoder.userInfo[key] = 1 }
        return encoder
    }

    private static var ours: JSON.Encoder {
        var encoder = JSON.Encoder(
            keyEncodingStrategy: .convertToSnakeCase,
            nonConformingFloatEncodingStrategy: .convertToString(
                positiveInfinity: "INF", negativeInfinity: "-INF", nan: "NAN"))
        if let key = Configured.key { encoder.userInfo[key] = 1 }
        encoder.dateEncodingStrategy = .iso8601
        encoder.dataEncodingStrategy = .custom { data, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(data.count)
        }
        return encoder
    }

    private func expect<T: Encodable>(
        _ value: T, _ expected: JSON, _ place: Testing.SourceLocation = #_sourceLocation
    ) throws {
        #expect(try JSON(parsing: [UInt8](Self.theirs.encode(value))) == expected, sourceLocation: place)
        #expect(try JSON(parsing: Self.ours.encode(value)) == expected, sourceLocation: place)
    }

    private let visit: JSON = [
        "started_at": "1970-01-01T00:00:00Z", "badge": 2, "meta": ["written_by": "Ann"], "height": "INF",
    ]

    @Test("Strategies apply to a payload whose tag is among its own members")
    func strategiesBesideATagInside() throws {
        var expected = visit
        expected["meta"] = ["visit_type": "visit", "written_by": "Ann"]
        try expect([Pointed.visit(Visit())], [expected])
        expected["meta"] = ["visit_type": "visit"]
        try expect([Pointed.visit(Visit(meta: nil))], [expected])
    }

    @Test("Strategies apply to the merged members of several values")
    func strategiesOfSeveralValues() throws {
        var expected = visit
        expected["full_name"] = "Ann"
        try expect([AllOf(Visit(), Named())], [expected])
        try expect([AnyOf(Visit(), Named())], [expected])
        try expect([AnyOf<Named, Visit>(nil, Visit())], [visit])
        try expect([AllOf(Date(timeIntervalSince1970: 0), Named())], ["1970-01-01T00:00:00Z"])
        try expect([AllOf([Double.infinity], [0.5])], [["INF"]])
    }

    @Test("Merged values receive the user info of the coder")
    func userInformation() throws {
        try expect(AllOf(Configured(), Named()), ["configured": 1, "full_name": "Ann"])
    }

    @Test("Errors in merged members have complete coding paths")
    func codingPaths() throws {
        func path(of value: some Encodable) -> [String] {
            do {
                _ = try JSON.Encoder().encode(["q": value])
                return []
            } catch EncodingError.invalidValue(_, let context) {
                return context.codingPath.map(\.stringValue)
            } catch {
                return ["\(error)"]
            }
        }
        #expect(path(of: AllOf(["a": Double.nan], ["b": 1])) == ["q", "a"])
        #expect(path(of: AnyOf(["a": Double.nan], ["b": 1])) == ["q", "a"])
        #expect(path(of: Pointed.visit(Visit(height: .nan))) == ["q", "height"])
    }

    @Test("Strategies apply to payloads inside a type that writes itself")
    func strategiesBelowSelfWritingTypes() throws {
        struct Log: JSONWritableObject {
            var last: Pointed
            func write(fields: inout JSONOutput) { fields["last"] = last }
        }
        var encoder = JSON.Encoder()
        encoder.nonConformingFloatEncodingStrategy = Self.ours.nonConformingFloatEncodingStrategy
        let text = try encoder.encodeToString(Log(last: .visit(Visit(meta: nil))))
        #expect(text.hasSuffix(#""height":"INF"}}"#))
    }

    @Test("A value that is not an object cannot be merged with other values")
    func valuesWithoutMembers() throws {
        for encode in [{ try [UInt8](JSONEncoder().encode($0)) }, { try JSON.encode($0) }]
            as [(AllOf<Named, [Int]>) throws -> [UInt8]]
        {
            let error = #expect(throws: EncodingError.self) { try encode(AllOf(Named(), [1])) }
            guard case .invalidValue(_, let context)? = error else { continue }
            #expect(context.debugDescription.contains("the value of type Array<Int> does not encode an object"))
        }
    }
}
