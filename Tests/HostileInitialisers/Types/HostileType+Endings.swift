// swift-format-ignore-file: NeverForceUnwrap

// Initialisers that find out by an error, or by asking, where an array ends.

extension HostileType {
    static var endings: [HostileType] {
        [
            HostileType(UntilMissing.self, "[1,2,3]"),
            HostileType(UntilNull.self, "[1,2,null,4]"),
            HostileType(NestedBeyond.self, #"[{"n":1},{"n":2}]"#),
            HostileType(RowsBeyond.self, "[[1,2],[3]]"),
            HostileType(SuperBeyond.self, #"[{"n":1},[2],3]"#),
            HostileType(Unmoved.self, "[1,2]"),
            HostileType(Allocated.self, #"{"count":3,"items":[1,2,3]}"#),
            HostileType(Remaining.self, "[3,1,2,3]"),
            HostileType(Nulls.self, "[null,null,1]"),
            HostileType(Pairwise.self, #"["a",1,"b",2]"#),
            HostileType(Zipped.self, #"{"keys":["a","b"],"values":[1,2]}"#),
        ]
    }
}

private struct UntilMissing: Decodable {
    var values: [Int] = []

    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        do {
            while true { values.append(try elements.decode(Int.self)) }
        } catch DecodingError.valueNotFound {
            precondition(elements.currentIndex == values.count && !values.isEmpty)
        }
    }
}

private struct UntilNull: Decodable {
    var values: [Int] = []

    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        while try !elements.decodeNil() { values.append(try elements.decode(Int.self)) }
        precondition(elements.currentIndex == 3)
        values.append(try elements.decode(Int.self))
    }
}

private struct NestedBeyond: Decodable {
    enum CodingKeys: CodingKey { case n }
    var values: [Int] = []

    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        while let element = try? elements.nestedContainer(keyedBy: CodingKeys.self) {
            values.append(try element.decode(Int.self, forKey: .n))
        }
        precondition(values.last! == elements.count!)
    }
}

private struct RowsBeyond: Decodable {
    var rows: [[Int]] = []

    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        while var row = try? elements.nestedUnkeyedContainer() {
            rows.append([])
            while !row.isAtEnd { rows[rows.count - 1].append(try row.decode(Int.self)) }
        }
        precondition(elements.isAtEnd && rows[0].count > rows[1].count)
    }
}

private struct SuperBeyond: Decodable {
    enum CodingKeys: CodingKey { case n }
    var values: [Int] = []

    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        while let inner = try? elements.superDecoder() {
            if let object = try? inner.container(keyedBy: CodingKeys.self) {
                values.append(try object.decode(Int.self, forKey: .n))
            } else if var row = try? inner.watchedElements() {
                values.append(try row.decode(Int.self))
            } else {
                values.append(try inner.watchedValue().decode(Int.self))
            }
        }
        precondition(values == [1, 2, 3])
    }
}

private struct Unmoved: Decodable {
    var sum = 0

    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        _ = try? elements.decode(String.self)
        _ = try? elements.nestedUnkeyedContainer()
        precondition(elements.currentIndex == 0, "what was not read is not passed")
        while !elements.isAtEnd { sum += try elements.decode(Int.self) }
        precondition(elements.currentIndex == 2 && sum == 3)
    }
}

private struct Allocated: Decodable {
    enum CodingKeys: CodingKey { case count, items }
    let items: [Int]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let count = try container.decode(Int.self, forKey: .count)
        var elements = try container.watchedElements(forKey: .items)
        items = try [Int](unsafeUninitializedCapacity: count) { buffer, initialized in
            while initialized < buffer.count {
                buffer.initializeElement(at: initialized, to: try elements.decode(Int.self))
                initialized += 1
            }
        }
        precondition(elements.isAtEnd)
    }
}

private struct Remaining: Decodable {
    var values: [Int] = []

    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        let count = try elements.decode(Int.self)
        precondition(elements.count! - elements.currentIndex == count)
        for number in 1...count {
            values.append(try elements.decode(Int.self))
            precondition(elements.currentIndex == number + 1)
        }
    }
}

private struct Nulls: Decodable {
    let count: Int

    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        while (try? elements.decodeNil()) == true {}
        count = elements.currentIndex
        let number = try elements.decode(Int.self)
        precondition(number == count - 1)
    }
}

private struct Pairwise: Decodable {
    var values: [String: Int] = [:]

    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        precondition(elements.count! % 2 == 0)
        while !elements.isAtEnd { values[try elements.decode(String.self)] = try elements.decode(Int.self) }
        precondition(values.count == elements.count! / 2)
    }
}

private struct Zipped: Decodable {
    enum CodingKeys: CodingKey { case keys, values }
    var table: [String: Int] = [:]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var keys = try container.watchedElements(forKey: .keys)
        var values = try container.watchedElements(forKey: .values)
        while let key = try? keys.decode(String.self), let value = try? values.decode(Int.self) { table[key] = value }
        precondition(keys.currentIndex == values.currentIndex && keys.isAtEnd == values.isAtEnd)
    }
}
