import BricolageCore

// Property wrappers and other types that wrap a value.

extension DecodedShape {
    static let wrappers = [
        DecodedShape(
            "a default by wrapper", [Options].self,
            #"[{"color":"red","width":2,"visible":true},{"color":"blue","width":1},{"color":"red","width":3,"visible":false}]"#
        ),
        DecodedShape(
            "a lossy wrapper", [Gallery].self, #"[{"title":"a","sizes":[1,"x",2]},{"title":"b","sizes":[3]}]"#),
        DecodedShape(
            "numbers in texts", [Stock].self, #"[{"id":"1","left":"22","name":"a"},{"id":"2","left":"0","name":"b"}]"#),
        DecodedShape("any value", Bag.self, #"{"name":"a","content":{"x":[1,"two",null,{"y":true}]},"weight":3}"#),
    ]
}

@propertyWrapper
private struct DefaultTrue: Decodable {
    var wrappedValue = true

    init() {}

    init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Bool.self) }
}

extension KeyedDecodingContainer {
    fileprivate func decode(_ type: DefaultTrue.Type, forKey key: Key) throws -> DefaultTrue {
        try decodeIfPresent(type, forKey: key) ?? DefaultTrue()
    }
}

private struct Options: Decodable {
    enum Shade: String, Decodable { case red, blue }
    var color: Shade
    var width: Double
    @DefaultTrue var visible: Bool
}

@propertyWrapper
private struct LossyNumbers: Decodable {
    var wrappedValue: [Int]

    private struct Skipped: Decodable {}

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        wrappedValue = []
        while !container.isAtEnd {
            do {
                wrappedValue.append(try container.decode(Int.self))
            } catch {
                _ = try container.decode(Skipped.self)
            }
        }
    }
}

private struct Gallery: Decodable {
    var title: String
    @LossyNumbers var sizes: [Int]
}

@propertyWrapper
private struct NumberText: Decodable {
    var wrappedValue: Int

    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let number = Int(text) else { throw decoder.corrupted("\(text) is no number") }
        wrappedValue = number
    }
}

private struct Stock: Decodable {
    @NumberText var id: Int
    @NumberText var left: Int
    var name: String
}

private indirect enum Anything: Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([Anything])
    case map([String: Anything])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([Anything].self) {
            self = .list(value)
        } else {
            self = .map(try container.decode([String: Anything].self))
        }
    }
}

private struct Bag: Decodable {
    var name: String
    var content: Anything
    var weight: Int
}
