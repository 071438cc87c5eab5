import BricolageCore

// Containers within containers in the manner of public packages: loops, super decoders, flattened objects.

extension DecodedShape {
    static let nesting = [
        DecodedShape(
            "loops within loops", Mesh.self, #"{"name":"m","rings":[[[0,1],[1,2],[2,0]],[[5,5],[6,6]]],"closed":true}"#),
        DecodedShape(
            "attributes one level down", [Resource].self,
            #"[{"id":"1","type":"article","attributes":{"title":"a","words":10}},{"id":"2","type":"article","attributes":{"title":"b","words":0}}]"#
        ),
        DecodedShape(
            "elements that are skipped", Feed.self, #"{"title":"t","entries":[{"id":1},{"no":2},{"id":3}],"size":3}"#),
        DecodedShape("an array as a record", [Candle].self, "[[1,2.5,3.5,1.5,2],[2,3,4,2.5,3]]"),
        DecodedShape(
            "children by super decoders", Branch.self,
            #"{"name":"a","children":[{"name":"b","children":[]},{"name":"c","children":[{"name":"d","children":[]}]}]}"#
        ),
        DecodedShape(
            "a part that may be there", [Profile].self, #"[{"name":"a","address":{"city":"x","zip":"1"}},{"name":"b"}]"#
        ),
    ]
}

private struct Mesh: Decodable {
    private enum CodingKeys: CodingKey { case name, rings, closed }
    var name: String, rings: [[(Double, Double)]], closed: Bool

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        closed = try container.decode(Bool.self, forKey: .closed)
        rings = []
        var outer = try container.nestedUnkeyedContainer(forKey: .rings)
        while !outer.isAtEnd {
            var ring: [(Double, Double)] = []
            var inner = try outer.nestedUnkeyedContainer()
            while !inner.isAtEnd {
                var pair = try inner.nestedUnkeyedContainer()
                ring.append((try pair.decode(Double.self), try pair.decode(Double.self)))
            }
            rings.append(ring)
        }
    }
}

private struct Candle: Decodable {
    var time: Int, open: Double, high: Double, low: Double, close: Double

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        time = try container.decode(Int.self)
        open = try container.decode(Double.self)
        high = try container.decode(Double.self)
        low = try container.decode(Double.self)
        close = try container.decode(Double.self)
    }
}

private struct Feed: Decodable {
    private struct Skipped: Decodable {}
    struct Entry: Decodable { var id: Int }
    private enum CodingKeys: CodingKey { case title, entries, size }
    var title: String, entries: [Entry], size: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var list = try container.nestedUnkeyedContainer(forKey: .entries)
        entries = []
        while !list.isAtEnd {
            if let entry = try? list.decode(Entry.self) {
                entries.append(entry)
            } else {
                _ = try list.decode(Skipped.self)
            }
        }
        title = try container.decode(String.self, forKey: .title)
        size = try container.decode(Int.self, forKey: .size)
    }
}

private struct Resource: Decodable {
    private enum CodingKeys: CodingKey { case id, type, attributes }
    private enum AttributeKeys: CodingKey { case title, words }
    var id: String, title: String, words: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        guard try container.decode(String.self, forKey: .type) == "article" else { throw Refusal(reason: "no article") }
        let attributes = try container.nestedContainer(keyedBy: AttributeKeys.self, forKey: .attributes)
        title = try attributes.decode(String.self, forKey: .title)
        words = try attributes.decode(Int.self, forKey: .words)
    }
}

private struct Profile: Decodable {
    private enum CodingKeys: CodingKey { case name, address }
    private enum AddressKeys: CodingKey { case city, zip }
    var name: String, city: String?, zip: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        guard container.contains(.address) else { return }
        let address = try container.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
        city = try address.decode(String.self, forKey: .city)
        zip = try address.decodeIfPresent(String.self, forKey: .zip)
    }
}

private struct Branch: Decodable {
    private enum CodingKeys: CodingKey { case name, children }
    var name: String, children: [Branch]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        var list = try container.nestedUnkeyedContainer(forKey: .children)
        children = []
        while !list.isAtEnd { children.append(try Branch(from: list.superDecoder())) }
    }
}
