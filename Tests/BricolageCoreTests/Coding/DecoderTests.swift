import BricolageCore
import BricolageWriting
import TestSupport
import Testing

@Suite struct DecoderTests {
    /// Decodes by running a closure with the decoder.
    private struct Custom: Decodable {
        /// A struct around the closure, because optimised programs do not find the closure's type if it is task-local
        /// itself.
        struct Body: Sendable {
            let run: @Sendable (any Decoder) throws -> Void
        }

        @TaskLocal static var body = Body { _ in }
        init(from decoder: any Decoder) throws { try Self.body.run(decoder) }
    }

    private func with(
        _ text: String, _ decoder: JSON.Decoder = JSON.Decoder(),
        _ body: @escaping @Sendable (any Decoder) throws -> Void
    ) throws {
        try Custom.$body.withValue(Custom.Body(run: body)) { _ = try decoder.decode(Custom.self, from: text) }
    }

    private func issue<T: Decodable>(_ type: T.Type, _ text: String, _ decoder: JSON.Decoder = JSON.Decoder())
        -> DecodingIssue?
    {
        do {
            _ = try decoder.decode(type, from: text)
            return nil
        } catch {
            return (error as? DecodingIssues)?.issues.first
        }
    }

    @Test(arguments: [
        #"{"\u00e9":1,"e\u0301":2}"#, #"{"a":1,"\u00e9":1,"a":2,"e\u0301":2}"#,
    ])
    func keysThatADictionaryWouldMergeAreRefused(text: String) throws {
        let issue = try #require(self.issue([String: Int].self, text))
        #expect(issue.expected == "a key that is not canonically equivalent to another one")
        #expect(issue.pointer == JSONPointer(tokens: ["e\u{301}"]))
        #expect(try JSON.decode([String: Int].self, from: #"{"\u00e9":1,"a":3,"\u00e9":2}"#) == ["\u{e9}": 2, "a": 3])
    }

    private struct Order: Codable, Equatable {
        struct Line: Codable, Equatable {
            var name: String
            var count: UInt8
        }
        var id: Int
        var note: String?
        var price: Double
        var lines: [Line]
        var tags: [String: Bool]
        var parent: [Order]?
    }

    @Test func synthesisedTypes() throws {
        let order = Order(
            id: 1, note: nil, price: 0.1, lines: [.init(name: "é\u{0}", count: 255)], tags: ["a": true],
            parent: [Order(id: 2, note: "n", price: 1e300, lines: [], tags: [:])])
        #expect(try JSON.decode(Order.self, from: JSON.encode(order)) == order)
        let shuffled = #"{"tags":{"a":true},"x":[{}],"parent":null,"lines":[],"price":1,"id":1.0}"#
        #expect(try JSON.decode(Order.self, from: shuffled) == Order(id: 1, price: 1, lines: [], tags: ["a": true]))
    }

    @Test func membersOfEveryScalarTypeMayBeAbsentOrThere() throws {
        struct Scalars: Codable, Equatable {
            var bool: Bool?
            var string: String?
            var double: Double?
            var float: Float?
            var int: Int?
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
        let all = Scalars(
            bool: true, string: "s", double: 0.1, float: 0.5, int: 1, int8: 2, int16: 3, int32: 4, int64: 5, int128: 6,
            uint: 7, uint8: 8, uint16: 9, uint32: 10, uint64: 11, uint128: 12)
        let text =
            #"{"bool":true,"string":"s","double":0.1,"float":0.5,"int":1,"int8":2,"int16":3,"int32":4,"int64":5,"#
            + #""int128":6,"uint":7,"uint8":8,"uint16":9,"uint32":10,"uint64":11,"uint128":12}"#
        #expect(try JSON.decode(Scalars.self, from: text) == all)
        #expect(try String(decoding: JSON.encode(all), as: UTF8.self) == text)
        #expect(try JSON.decode(Scalars.self, from: "{}") == Scalars())
        let nulls = text.replacing(#/:[^,}]*/#, with: ":null")
        #expect(try JSON.decode(Scalars.self, from: nulls) == Scalars())
    }

    @Test func integersAreExact() throws {
        #expect(try JSON.decode([Int].self, from: "[1, 1.0, 1e2, -0]") == [1, 1, 100, 0])
        #expect(try JSON.decode([UInt64].self, from: "[18446744073709551615]") == [.max])
        #expect(try JSON.decode([Int128].self, from: "[18446744073709551616]") == [Int128(UInt64.max) + 1])
        for text in ["0.1", "18446744073709551616", "1e65", "9007199254740993.5", "-9223372036854775809"] {
            struct Holder<T: Decodable>: Decodable { var value: T }
            #expect(issue(Int.self, text)?.kind == .outOfRange)
            #expect(issue([Int].self, "[0,\(text)]")?.pointer == JSONPointer(tokens: ["1"]))
            #expect(issue(Holder<Int>.self, "{\"value\":\(text)}")?.kind == .outOfRange)
        }
        #expect(issue([UInt8].self, "[300]")?.found == "the number 300")
        #expect(issue(Double.self, "1e400")?.kind == .outOfRange)
        #expect(issue(Float.self, "1e39")?.kind == .outOfRange)
        // Through Double this would round twice and give 1.0000001.
        #expect(try JSON.decode(Float.self, from: "1.00000005960464477540") == Float("1.00000005960464477540"))
    }

    @Test func issuesHavePlaces() throws {
        let missing = issue([Order.Line].self, "[{\"name\": \"a\",\n  \"count\": 1}, {\"name\": \"b\"}]")
        #expect(missing?.kind == .missing(key: "count"))
        #expect(missing?.pointer == JSONPointer(tokens: ["1"]))
        #expect(missing?.location?.line == 2)
        let wrong = issue([String: [Order.Line]].self, "{\"k/\": [{\"name\": 1, \"count\": 1}]}")
        #expect(wrong?.kind == .wrongKind)
        #expect(wrong?.pointer.description == "/k~1/0/name")
        #expect(wrong?.expected == "a string")
        #expect(wrong?.found == "the number 1")
    }

    private struct Refusal: Error, Equatable {}

    @Test func errorsOfTypesKeepTheirIdentity() throws {
        struct Picky: Decodable {
            init(from decoder: any Decoder) throws { throw Refusal() }
        }
        let found = issue([String: [Picky]].self, #"{"a":[{"b":1}]}"#)
        #expect(found?.kind == .custom)
        #expect(found?.pointer.description == "/a/0")
        #expect(found?.underlying as? Refusal == Refusal())
        struct Corrupted: Decodable {
            init(from decoder: any Decoder) throws {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not so"))
            }
        }
        let corrupted = issue([String: [Corrupted]].self, #"{"a":[1]}"#)
        #expect(corrupted?.pointer.description == "/a/0")
        #expect(corrupted?.expected == "not so")
    }

    @Test func nestedContainersSideBySide() throws {
        try with(#"{"a":{"x":1,"y":[true,null,{"z":"s"}]},"b":[[1],[2,3]],"n":null}"#) { decoder in
            let outer = try decoder.container(keyedBy: JSONCodingKey.self)
            #expect(outer.allKeys.map(\.stringValue) == ["a", "b", "n"])
            let a = try outer.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "a")
            var b = try outer.nestedUnkeyedContainer(forKey: "b")
            var y = try a.nestedUnkeyedContainer(forKey: "y")
            var first = try b.nestedUnkeyedContainer()
            var second = try b.nestedUnkeyedContainer()
            #expect(b.isAtEnd && b.count == 2 && b.currentIndex == 2)
            #expect(try second.decode(Int.self) == 2)
            #expect(try y.decode(Bool.self))
            #expect(throws: DecodingError.self) { try y.decode(Int.self) }
            #expect(y.currentIndex == 1)
            #expect(try y.decodeNil())
            #expect(try !y.decodeNil())
            let z = try y.nestedContainer(keyedBy: JSONCodingKey.self)
            #expect(z.codingPath.map(\.stringValue) == ["a", "y", "Index 2"])
            #expect(try z.decode(String.self, forKey: "z") == "s")
            #expect(throws: DecodingError.self) { try y.decode(Int.self) }
            #expect(try first.decodeIfPresent(Int.self) == 1)
            #expect(try first.decodeIfPresent(Int.self) == nil)
            #expect(try a.decode(Int.self, forKey: "x") == 1)
            #expect(try outer.decodeNil(forKey: "n"))
            #expect(throws: DecodingError.self) { try outer.decodeNil(forKey: "absent") }
            #expect(outer.contains("n") && !outer.contains("absent"))
            #expect(try outer.decodeIfPresent(Int.self, forKey: "n") == nil)
            #expect(throws: DecodingError.self) { try outer.decode(Int.self, forKey: "n") }
            #expect(outer.codingPath.isEmpty && decoder.codingPath.isEmpty)
        }
    }

    @Test func superDecoders() throws {
        try with(#"{"super":{"x":1},"named":[5]}"#) { decoder in
            let keyed = try decoder.container(keyedBy: JSONCodingKey.self)
            #expect(try [String: Int](from: keyed.superDecoder()) == ["x": 1])
            let named = try keyed.superDecoder(forKey: "named")
            #expect(named.codingPath.map(\.stringValue) == ["named"])
            var list = try named.unkeyedContainer()
            #expect(try Int(from: list.superDecoder()) == 5)
            #expect(list.isAtEnd)
            #expect(throws: DecodingError.self) { try list.superDecoder() }
            #expect(try keyed.superDecoder(forKey: "absent").singleValueContainer().decodeNil())
        }
    }

    @Test func ofEqualKeysTheLastCounts() throws {
        struct Pair: Decodable, Equatable { var a: Int, b: Int }
        for extra in [0, 40] {
            let rest = (0..<extra).map { ",\"k\($0)\":0" }.joined()
            for text in [#"{"b":1,"a":1,"b":2\#(rest)}"#, #"{"b":0,"a":3,"\u0062":2,"a":1\#(rest)}"#] {
                #expect(try JSON.decode(Pair.self, from: text) == Pair(a: 1, b: 2))
                try with(text) { decoder in
                    let container = try decoder.container(keyedBy: JSONCodingKey.self)
                    #expect(container.allKeys.count == 2 + extra)
                }
            }
        }
    }

    @Test func keysAreComparedByBytes() throws {
        struct Model: Decodable {
            var admin: Bool
        }
        #expect(try !JSON.decode(Model.self, from: #"{"admin":false,"admin\u0000x":true}"#).admin)
        try with("{\"\u{e9}\":1,\"e\u{301}\":2}") { decoder in
            let container = try decoder.container(keyedBy: JSONCodingKey.self)
            #expect(container.allKeys.count == 2)
            #expect(try container.decode(Int.self, forKey: JSONCodingKey("\u{e9}")) == 1)
            #expect(try container.decode(Int.self, forKey: JSONCodingKey("e\u{301}")) == 2)
        }
    }

    @Test func strategies() throws {
        struct Model: Decodable {
            var baseUrlString: String
            var dictionary: [String: Int]
            var points: [Double]
            var json: JSON
        }
        let decoder = JSON.Decoder(
            keyDecodingStrategy: .convertFromSnakeCase,
            nonConformingFloatDecodingStrategy: .convertFromString(
                positiveInfinity: "+", negativeInfinity: "-", nan: "?"))
        let model = try decoder.decode(
            Model.self,
            from: #"{"base_url_string":"u","dictionary":{"key_of_data":1},"points":["-",1.5],"json":{"a_b":1.0}}"#)
        #expect(model.baseUrlString == "u" && model.dictionary == ["key_of_data": 1])
        #expect(model.points == [-.infinity, 1.5] && model.json.serialized() == #"{"a_b":1.0}"#)
        let custom = JSON.Decoder(
            keyDecodingStrategy: .custom { JSONCodingKey(String($0[$0.count - 1].stringValue.dropFirst())) })
        try with(#"{"_a":{"_b":1}}"#, custom) { decoder in
            let outer = try decoder.container(keyedBy: JSONCodingKey.self)
            #expect(
                try outer.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "a").decode(Int.self, forKey: "b") == 1)
        }
    }

    @Test func jsonKeepsEverythingInsideCodableTypes() throws {
        struct Wrapper: Codable, Equatable {
            var first: JSON
            var second: JSON.Number?
        }
        let text = #"{"first":{"z":1.0,"a":[1e400,null]},"second":123456789012345678901234567890}"#
        #expect(try String(decoding: JSON.encode(JSON.decode(Wrapper.self, from: text)), as: UTF8.self) == text)
    }

    @Test func manyKeysStayLinear() throws {
        struct Keys: Decodable {
            var sum = 0
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: JSONCodingKey.self)
                for key in container.allKeys.reversed() { sum += try container.decode(Int.self, forKey: key) }
            }
        }
        func object(_ count: Int) throws -> JSONDocument {
            try JSONDocument(parsing: "{" + (0..<count).map { "\"key\($0)\":\($0)" }.joined(separator: ",") + "}")
        }
        let factor = try growth(from: object(3000), to: object(48_000)) { document in
            let count = document.root.count
            let sum = try JSON.decode(Keys.self, from: document).sum
            #expect(sum == count * (count - 1) / 2)
        }
        // Sixteen times the keys; comparing every key with every other would take 256 times as long.
        #expect(factor < 80)
    }

    private struct Chain: Codable {
        var next: [Chain]?
        var name: String?
    }

    private indirect enum Tree: Decodable {
        case leaf, node([Tree])
        init(from decoder: any Decoder) throws {
            if var list = try? decoder.unkeyedContainer() {
                var trees: [Tree] = []
                while !list.isAtEnd { trees.append(try list.decode(Tree.self)) }
                self = .node(trees)
            } else {
                self = .leaf
            }
        }
    }

    @Test func depthHasALimitInsideAnOrdinaryStack() throws {
        @Sendable func chain(_ levels: Int) -> String {
            String(repeating: #"{"next":["#, count: levels / 2) + String(repeating: "]}", count: levels / 2)
        }
        @Sendable func brackets(_ levels: Int) -> String {
            String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        }
        try onSmallStack(bytes: 4 << 20) {
            _ = try JSON.decode(Chain.self, from: chain(512))
            _ = try JSON.decode(Tree.self, from: brackets(512))
        }
        for levels in [513, 514, 1500, 100_000] {
            #expect(throws: JSONSyntaxError.self) { try JSON.decode(Tree.self, from: brackets(levels)) }
            let document = try JSONDocument(parsing: brackets(levels))
            let error = #expect(throws: DecodingIssues.self) { try JSON.decode(Tree.self, from: document) }
            #expect(error?.issues.first?.kind == .depthLimit(512))
        }
        #expect(throws: JSONSyntaxError.self) { try JSON.decode([Int].self, from: String(repeating: "[", count: 513)) }
    }

    @Test func aTypeThatAsksForItselfIsStopped() throws {
        struct Endless: Decodable {
            init(from decoder: any Decoder) throws {
                self = try decoder.singleValueContainer().decode(Endless.self)
            }
        }
        let small = JSON.Decoder(parsing: JSONParsingOptions(maximumDepth: 16))
        let error = #expect(throws: DecodingIssues.self) { try small.decode(Endless.self, from: "1") }
        #expect(error?.issues.count == 1)
    }
}
