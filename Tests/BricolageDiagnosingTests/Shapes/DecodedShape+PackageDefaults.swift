import BricolageCore

// Wrappers in the manner of public packages, which have a default for members that are missing.

extension DecodedShape {
    static let defaults = [
        DecodedShape(
            "a strategy in a wrapper", [Switches].self,
            #"[{"name":"a","retries":2,"labels":["x"]},{"name":"b"},{"name":"c","labels":[],"retries":0}]"#)
    ]
}

private protocol DefaultSource {
    associatedtype Value: Decodable
    static var value: Value { get }
}

private enum NoRetries: DefaultSource { static var value: Int { 0 } }
private enum NoLabels: DefaultSource { static var value: [String] { [] } }

@propertyWrapper
private struct Default<Source: DefaultSource>: Decodable {
    var wrappedValue = Source.value

    init() {}

    init(from decoder: any Decoder) throws {
        wrappedValue = try decoder.singleValueContainer().decode(Source.Value.self)
    }
}

extension KeyedDecodingContainer {
    fileprivate func decode<Source>(_ type: Default<Source>.Type, forKey key: Key) throws -> Default<Source> {
        try decodeIfPresent(type, forKey: key) ?? Default()
    }
}

private struct Switches: Decodable {
    var name: String
    @Default<NoRetries> var retries: Int
    @Default<NoLabels> var labels: [String]
}
