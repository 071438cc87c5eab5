import Bricolage
import Foundation
import Testing

/// Coding paths contain the keys that types used for their requests, as Foundation's do: types look for them to learn
/// where they are.
@Suite struct KeysOfPathsParityTests {
    /// Records the path at which it was decoded.
    private struct Place: Decodable {
        let path: [any CodingKey]

        init(from decoder: any Decoder) throws { path = decoder.codingPath }
    }

    private struct Post: Decodable {
        enum CodingKeys: Int, CodingKey {
            case place = 7, places, inner, byName
        }

        /// Requests a member of the same object by keys of its own, and others in a container inside it.
        struct Inner: Decodable {
            enum CodingKeys: String, CodingKey {
                case place = "where"
            }

            enum DeepKeys: CodingKey {
                case place, list
            }

            let places: [Place]

            init(from decoder: any Decoder) throws {
                let members = try decoder.container(keyedBy: CodingKeys.self)
                let deep = try members.nestedContainer(keyedBy: DeepKeys.self, forKey: .place)
                var list = try deep.nestedUnkeyedContainer(forKey: .list)
                let element = try list.nestedContainer(keyedBy: DeepKeys.self)
                places = [
                    try deep.decode(Place.self, forKey: .place), try element.decode(Place.self, forKey: .place),
                    try Place(from: deep.superDecoder(forKey: .place)),
                ]
            }
        }

        var place: Place
        var places: [Place]
        var inner: Inner
        var byName: [String: Place]

        var all: [Place] { [place] + places + inner.places + byName.values }
    }

    /// Keys that have a different name if they are made from the text.
    private struct Renamed: Decodable {
        struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }

            init(asked: String) { stringValue = asked }
            init?(stringValue: String) { self.stringValue = "key of " + stringValue }
            init?(intValue: Int) { nil }
        }

        let place: Place

        init(from decoder: any Decoder) throws {
            place = try decoder.container(keyedBy: Key.self).decode(Place.self, forKey: Key(asked: "place"))
        }
    }

    private static let post = """
        {"place": 1, "places": [2, 3], "byName": {"a": 4},
            "inner": {"where": {"place": 5, "list": [{"place": 6}]}}}
        """

    /// Each key of a path, with its type if that is one of the key types above.
    private func told(_ places: [Place]) -> [[String]] {
        places.map { place in
            place.path.map { key in
                let type = key is Post.CodingKeys || key is Post.Inner.CodingKeys || key is Post.Inner.DeepKeys
                return "\(type ? "\(Swift.type(of: key))" : "any") \(key.stringValue) \(key.intValue ?? -1)"
            }
        }
    }

    @Test func pathsHoldTheKeysThatTypesAskedWith() throws {
        let ours = try JSON.decode(Post.self, from: Self.post)
        let theirs = try JSONDecoder().decode(Post.self, from: Data(Self.post.utf8))
        #expect(told(ours.all) == told(theirs.all))
        #expect(told([ours.place]) == [["CodingKeys place 7"]])
    }

    /// More types and objects than the first few, for which containers are made in another way.
    @Test func soDoThePathsOfLaterObjects() throws {
        let text = "[" + Array(repeating: Self.post, count: 5).joined(separator: ", ") + "]"
        let ours = try JSON.decode([Post].self, from: text)
        let theirs = try JSONDecoder().decode([Post].self, from: Data(text.utf8))
        #expect(ours.map { told($0.all) } == theirs.map { told($0.all) })
    }

    @Test func keysUnderAStrategyAreThoseOfTheType() throws {
        let text = Self.post.replacing("byName", with: "by_name").replacing(#""a""#, with: #""a_b""#)
        var decoder = JSON.Decoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let foundation = JSONDecoder()
        foundation.keyDecodingStrategy = .convertFromSnakeCase
        let theirs = try foundation.decode(Post.self, from: Data(text.utf8))
        #expect(told(try decoder.decode(Post.self, from: text).all) == told(theirs.all))
    }

    @Test func aTypeThatMakesOtherKeysOfANameLeavesTheName() throws {
        let path = try JSON.decode(Renamed.self, from: #"{"place": 1}"#).place.path
        #expect(path.map(\.stringValue) == ["place"])
    }

    @Test func errorsTellTheKeysThatTypesAskedWith() throws {
        struct Outer: Decodable {
            enum CodingKeys: String, CodingKey {
                case inner = "within"
            }

            struct Inner: Decodable { var number: Int }

            var inner: Inner
        }
        var decoder = JSON.Decoder()
        decoder.thrownErrors = .decodingErrors
        let error = #expect(throws: DecodingError.self) {
            try decoder.decode(Outer.self, from: #"{"within": {"number": "x"}}"#)
        }
        guard case .typeMismatch(_, let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.codingPath.first is Outer.CodingKeys)
    }
}
