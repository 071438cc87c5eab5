import Bricolage
import Foundation
import Testing

/// Containers and decoders that initialisers have given away once reported the path of whatever was being decoded when
/// they were used.
@Suite struct KeptContainerParityTests {
    /// Gives away the decoder that it was made by, and a container.
    fileprivate struct Kept: Decodable {
        let decoder: any Decoder
        let members: KeyedDecodingContainer<JSONCodingKey>

        init(from decoder: any Decoder) throws {
            self.decoder = decoder
            members = try decoder.container(keyedBy: JSONCodingKey.self)
        }
    }

    private struct Point: Decodable {
        var xAxis: Int
        var places: [Int]
    }

    /// The requests to containers and decoders that were kept.
    enum Use: CaseIterable {
        case path, number, list, nested, listOfNested, superDecoder, table
        /// Foundation's decoders are at another value by then.
        case pathOfDecoder, type, single, elements

        fileprivate func path(_ kept: Kept) throws -> [any CodingKey] {
            switch self {
            case .path: break
            case .pathOfDecoder: return kept.decoder.codingPath
            case .type: _ = try Point(from: kept.decoder)
            case .single: _ = try kept.decoder.singleValueContainer().decode(Point.self)
            case .elements: _ = try kept.decoder.unkeyedContainer()
            case .number: _ = try kept.members.decode(Int.self, forKey: "xAxis")
            case .list: _ = try kept.members.decode([Int].self, forKey: "places")
            case .nested:
                return try kept.members.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "name").codingPath
            case .listOfNested: return try kept.members.nestedUnkeyedContainer(forKey: "places").codingPath
            case .superDecoder: return try kept.members.superDecoder(forKey: "places").codingPath
            case .table: _ = try kept.members.decode([String: [Int]].self, forKey: "name")
            }
            return kept.members.codingPath
        }

        /// The path that is reported, or the kind, key and path of the error that is thrown.
        fileprivate func told(_ kept: Kept) -> [String] {
            do {
                return try path(kept).map(\.stringValue)
            } catch {
                let summary = FaultSummary(error)
                return [summary.kind ?? "other", summary.key ?? ""] + summary.path
            }
        }
    }

    /// Uses containers and decoders after the initialisers that gave them away.
    private struct Holder: Decodable {
        enum CodingKeys: String, CodingKey { case byName }
        static let use = CodingUserInfoKey(rawValue: "use")
        let told: [[String]]

        init(from decoder: any Decoder) throws {
            guard let key = Self.use, let use = decoder.userInfo[key] as? Use else { throw CancellationError() }
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let kept = try container.decode([[Kept]].self, forKey: .byName).joined()
            told = kept.map(use.told) + [decoder.codingPath.map(\.stringValue)]
        }
    }

    private static let text = """
        {"by_name": [
            [{"x_axis": 1, "places": [1], "name": {"a": [1]}}, {"x_axis": "x", "places": [1, 2, "x"], "name": {}}],
            [{"places": [null], "name": {"b": [1, true]}}]
        ]}
        """

    private func told(_ use: Use) throws -> (ours: [[String]], theirs: [[String]]) {
        let key = try #require(Holder.use)
        let coders = ParityStrategy.snakeCase.coders
        var ours = coders.decoder
        ours.thrownErrors = .decodingErrors
        ours.userInfo[key] = use
        coders.theirDecoder.userInfo[key] = use
        let text = "[\(Self.text)]"
        return (
            try ours.decode([Holder].self, from: text)[0].told,
            try coders.theirDecoder.decode([Holder].self, from: Data(text.utf8))[0].told
        )
    }

    @Test(arguments: [Use.path, .number, .list, .nested, .listOfNested, .superDecoder, .table])
    func containersTellTheirOwnWay(_ use: Use) throws {
        let (ours, theirs) = try told(use)
        #expect(ours == theirs)
    }

    @Test func decodersStayWhereTheyWere() throws {
        let places = [["0", "0"], ["0", "1"], ["1", "0"]].map { ["Index 0", "byName"] + $0.map { "Index \($0)" } }
        #expect(try told(.pathOfDecoder).ours == places + [["Index 0"]])
        #expect(try told(.elements).ours == places.map { ["typeMismatch", ""] + $0 } + [["Index 0"]])
        for use in [Use.type, .single] {
            #expect(
                try told(use).ours == [
                    places[0], ["typeMismatch", ""] + places[1] + ["xAxis"], ["keyNotFound", "xAxis"] + places[2],
                    ["Index 0"],
                ])
        }
    }
}
