// swift-format-ignore-file: NeverForceUnwrap

// Containers within containers, whose contents are assumed to be present.

extension HostileType {
    static var nestedContainers: [HostileType] {
        [
            HostileType(Envelope.self, #"{"meta":{"count":2},"data":[1,2]}"#),
            HostileType(Flattened.self, #"{"name":"n","address":{"street":"s","zip":"12345"}}"#),
            HostileType(Position.self, #"{"type":"Point","coordinates":[1,2]}"#),
            HostileType(Polygon.self, #"{"coordinates":[[[0,0],[1,0],[0,1],[0,0]]]}"#),
            HostileType(Triple.self, #"["a",1,true]"#),
            HostileType(Deep.self, #"{"a":{"b":{"c":4}},"d":1}"#),
            HostileType(Rows.self, #"{"columns":2,"rows":[[1,2],[3,4]]}"#),
            HostileType(Labelled.self, #"[{"label":"a","value":1},{"label":"b","value":2}]"#),
            HostileType(Halved.self, #"{"items":[5,6,7],"half":1}"#),
            HostileType(Halted.self, #"[3,1,2,3,9]"#),
            HostileType(Included.self, #"{"main":{"ref":1},"parts":[{"ref":0},{"ref":1}]}"#),
            HostileType(Nothing.self, #"{"value":null,"list":[null,3]}"#),
        ]
    }
}

private struct Envelope: Decodable {
    enum CodingKeys: CodingKey { case meta, data, count }
    let data: [Int]

    init(from decoder: any Decoder) throws {
        let root = try decoder.container(keyedBy: CodingKeys.self)
        let meta = try root.nestedContainer(keyedBy: CodingKeys.self, forKey: .meta)
        data = try root.decode([Int].self, forKey: .data)
        let count = try meta.decode(Int.self, forKey: .count)
        precondition(count == data.count)
    }
}

private struct Flattened: Decodable {
    enum CodingKeys: CodingKey { case name, address, street, zip }
    let zip: Int
    let line: String

    init(from decoder: any Decoder) throws {
        let root = try decoder.container(keyedBy: CodingKeys.self)
        let address = try root.nestedContainer(keyedBy: CodingKeys.self, forKey: .address)
        zip = Int(try address.decode(String.self, forKey: .zip))!
        precondition(zip > 9999)
        line = try root.decode(String.self, forKey: .name) + address.decode(String.self, forKey: .street)
    }
}

private struct Position: Decodable {
    enum CodingKeys: CodingKey { case type, coordinates }
    let x: Double
    let y: Double

    init(from decoder: any Decoder) throws {
        let root = try decoder.container(keyedBy: CodingKeys.self)
        let type = try root.decode(String.self, forKey: .type)
        precondition(type == "Point")
        var coordinates = try root.watchedElements(forKey: .coordinates)
        x = try coordinates.decode(Double.self)
        y = try coordinates.decode(Double.self)
        precondition(coordinates.isAtEnd && x < y)
    }
}

private struct Polygon: Decodable {
    enum CodingKeys: CodingKey { case coordinates }
    var corners: [[Double]] = []

    init(from decoder: any Decoder) throws {
        var rings = try decoder.container(keyedBy: CodingKeys.self).watchedElements(forKey: .coordinates)
        var ring = try rings.nestedUnkeyedContainer()
        while !ring.isAtEnd { corners.append(try ring.decode([Double].self)) }
        precondition(corners.first! == corners.last!, "a ring is closed")
        precondition(corners.allSatisfy { $0.count == 2 })
    }
}

private struct Triple: Decodable {
    let text: String
    let number: Int
    let isSet: Bool

    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        precondition(elements.count! == 3)
        text = try elements.decode(String.self)
        number = try elements.decode(Int.self)
        isSet = try elements.decode(Bool.self)
        precondition(isSet && text == "a")
    }
}

private struct Deep: Decodable {
    enum CodingKeys: CodingKey { case a, b, c, d }
    let value: Int

    init(from decoder: any Decoder) throws {
        let root = try decoder.container(keyedBy: CodingKeys.self)
        let d = try root.decode(Int.self, forKey: .d)
        let b = try root.nestedContainer(keyedBy: CodingKeys.self, forKey: .a)
            .nestedContainer(keyedBy: CodingKeys.self, forKey: .b)
        value = [10, 20, 30, 40][try b.decode(Int.self, forKey: .c) - d]
    }
}

private struct Rows: Decodable {
    enum CodingKeys: CodingKey { case columns, rows }
    var cells: [Int] = []

    init(from decoder: any Decoder) throws {
        let root = try decoder.container(keyedBy: CodingKeys.self)
        let columns = try root.decode(Int.self, forKey: .columns)
        var rows = try root.watchedElements(forKey: .rows)
        while !rows.isAtEnd {
            var row = try rows.nestedUnkeyedContainer()
            while let cell = try? row.decode(Int.self) { cells.append(cell) }
            precondition(row.currentIndex == columns)
        }
    }
}

private struct Labelled: Decodable {
    enum CodingKeys: CodingKey { case label, value }
    var values: [String: Int] = [:]

    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        while !elements.isAtEnd {
            let item = try elements.nestedContainer(keyedBy: CodingKeys.self)
            let value = try item.decode(Int.self, forKey: .value)
            let old = values.updateValue(value, forKey: try item.decode(String.self, forKey: .label))
            precondition(old == nil && value == values.count)
        }
    }
}

private struct Halved: Decodable {
    enum CodingKeys: CodingKey { case items, half }
    let middle: Int

    init(from decoder: any Decoder) throws {
        let root = try decoder.container(keyedBy: CodingKeys.self)
        let half = try root.decode(Int.self, forKey: .half)
        let items = try root.watchedElements(forKey: .items)
        precondition(items.count! / 2 == half)
        middle = try root.decode([Int].self, forKey: .items)[half]
    }
}

private struct Halted: Decodable {
    var values: [Int] = []

    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        let count = try elements.decode(Int.self)
        for _ in 0..<count { values.append(try elements.decode(Int.self)) }
        let end = try elements.decode(Int.self)
        precondition(end == 9)
    }
}

private struct Included: Decodable {
    enum CodingKeys: CodingKey { case main, parts, ref }
    let part: Int

    init(from decoder: any Decoder) throws {
        let root = try decoder.container(keyedBy: CodingKeys.self)
        let main = try root.nestedContainer(keyedBy: CodingKeys.self, forKey: .main).decode(Int.self, forKey: .ref)
        var parts = try root.watchedElements(forKey: .parts)
        var references: [Int] = []
        while !parts.isAtEnd {
            references.append(try parts.nestedContainer(keyedBy: CodingKeys.self).decode(Int.self, forKey: .ref))
        }
        part = references[references[main]]
    }
}

private struct Nothing: Decodable {
    enum CodingKeys: CodingKey { case value, list }
    let number: Int

    init(from decoder: any Decoder) throws {
        let root = try decoder.container(keyedBy: CodingKeys.self)
        let isNothing = try root.decodeNil(forKey: .value)
        precondition(isNothing, "there is something")
        var list = try root.watchedElements(forKey: .list)
        let isFirstNothing = try list.decodeNil()
        precondition(isFirstNothing)
        number = try list.decode(Int.self)
    }
}
