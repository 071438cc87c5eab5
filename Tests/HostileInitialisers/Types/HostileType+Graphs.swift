// swift-format-ignore-file: NeverForceUnwrap

// Values that refer to each other.

extension HostileType {
    static var graphs: [HostileType] {
        [
            HostileType(Edges.self, #"{"nodes":["a","b"],"edges":[[0,1],[1,0]]}"#),
            HostileType(Parents.self, #"[{"id":1,"parent":null},{"id":2,"parent":1}]"#),
            HostileType(Workflow.self, #"{"start":"a","states":{"a":{"next":"b"},"b":{"next":null}}}"#),
            HostileType(Square3.self, "[[2,7,6],[9,5,1],[4,3,8]]"),
            HostileType(Adjacency.self, "[[0,1],[1,0]]"),
            HostileType(Heap.self, #"{"values":[1,3,2],"size":3}"#),
            HostileType(Tournament.self, #"{"players":["a","b","c","d"],"rounds":2}"#),
            HostileType(Tensor.self, #"{"shape":[2,2],"data":[1,2,3,4]}"#),
            HostileType(Sparse.self, #"{"rows":[0,2,3],"columns":[0,1,1],"values":[5,6,7]}"#),
            HostileType(Steps.self, #"{"steps":[{"name":"a","after":[]},{"name":"b","after":["a"]}]}"#),
        ]
    }
}

private struct Edges: Decodable {
    enum CodingKeys: CodingKey { case nodes, edges }
    var neighbours: [String: String] = [:]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let nodes = try container.decode([String].self, forKey: .nodes)
        for edge in try container.decode([[Int]].self, forKey: .edges) {
            neighbours[nodes[edge[0]]] = nodes[edge[1]]
        }
    }
}

private struct Parents: Decodable {
    struct Item: Decodable, Equatable { var id: Int, parent: Int? }
    let depths: [Int: Int]

    init(from decoder: any Decoder) throws {
        var depths: [Int: Int] = [:]
        for item in try decoder.watchedValue().decode([Item].self) {
            let old = depths.updateValue(item.parent.map { depths[$0]! + 1 } ?? 0, forKey: item.id)
            precondition(old == nil)
        }
        self.depths = depths
    }
}

private struct Workflow: Decodable {
    struct State: Decodable, Equatable { var next: String? }
    enum CodingKeys: CodingKey { case start, states }
    let end: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let states = try container.decode([String: State].self, forKey: .states)
        var name = try container.decode(String.self, forKey: .start)
        while let next = states[name]!.next { name = next }
        end = name
    }
}

private struct Square3: Decodable {
    init(from decoder: any Decoder) throws {
        let rows = try decoder.watchedValue().decode([[Int]].self)
        precondition(rows.count == 3 && rows.allSatisfy { $0.reduce(0, +) == 15 })
        for column in 0..<3 { precondition(rows[0][column] + rows[1][column] + rows[2][column] == 15) }
    }
}

private struct Adjacency: Decodable {
    init(from decoder: any Decoder) throws {
        let rows = try decoder.watchedValue().decode([[Int]].self)
        for (x, row) in rows.enumerated() {
            for (y, cell) in row.enumerated() { precondition(rows[y][x] == cell, "symmetric") }
        }
    }
}

private struct Heap: Decodable {
    enum CodingKeys: CodingKey { case values, size }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let size = try container.decode(Int.self, forKey: .size)
        let values = try container.decode([Int].self, forKey: .values)
        for child in 1..<size { precondition(values[(child - 1) / 2] <= values[child]) }
    }
}

private struct Tournament: Decodable {
    enum CodingKeys: CodingKey { case players, rounds }
    let winner: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var players = try container.decode([String].self, forKey: .players)
        for _ in 0..<(try container.decode(Int.self, forKey: .rounds)) {
            players = stride(from: 0, to: players.count, by: 2).map { min(players[$0], players[$0 + 1]) }
        }
        precondition(players.count == 1)
        winner = players[0]
    }
}

private struct Tensor: Decodable {
    enum CodingKeys: CodingKey { case shape, data }
    let corner: Double

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let shape = try container.decode([Int].self, forKey: .shape)
        let data = try container.decode([Double].self, forKey: .data)
        precondition(shape.reduce(1, *) == data.count)
        corner = data[(shape[0] - 1) * shape[1] + shape[1] - 1]
    }
}

private struct Sparse: Decodable {
    enum CodingKeys: CodingKey { case rows, columns, values }
    var sums: [Int] = []

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let values = try container.decode([Int].self, forKey: .values)
        let columns = try container.decode([Int].self, forKey: .columns)
        let rows = try container.decode([Int].self, forKey: .rows)
        precondition(rows.last! == values.count && columns.count == values.count)
        for (start, end) in zip(rows, rows.dropFirst()) { sums.append(values[start..<end].reduce(0, +)) }
    }
}

private struct Steps: Decodable {
    struct Step: Decodable, Equatable { var name: String, after: [String] }
    enum CodingKeys: CodingKey { case steps }
    let order: [String]

    init(from decoder: any Decoder) throws {
        let steps = try decoder.container(keyedBy: CodingKeys.self).decode([Step].self, forKey: .steps)
        var order: [String] = []
        while order.count < steps.count {
            let ready = steps.first { !order.contains($0.name) && $0.after.allSatisfy(order.contains) }
            order.append(ready!.name)
        }
        self.order = order
    }
}
