/// Strings of each format, by the name that `format` has for it.
enum FormatSamples {
    typealias Make = @Sendable (inout SampleGenerator) -> String

    static let all: [String: Make] = [
        "date": date,
        "time": { time(&$0) + "Z" },
        "date-time": { date(&$0) + "T" + time(&$0) + "Z" },
        "duration": {
            ["P\(number(1...9, &$0))D", "PT\(number(1...59, &$0))M", "P\(number(1...4, &$0))W", "P1Y2M"].any(&$0)
        },
        "email": { word(5, &$0) + "@" + word(6, &$0) + ".example" },
        "idn-email": { word(5, &$0) + "@" + word(6, &$0) + ".example" },
        "hostname": { word(6, &$0) + ".example" },
        "host-name": { word(6, &$0) + ".example" },
        "idn-hostname": { word(6, &$0) + ".example" },
        "ipv4": address,
        "ip-address": address,
        "ipv6": { "2001:db8::" + hexadecimal(1 + Int($0.next() % 4), &$0) },
        "uri": { "https://" + word(6, &$0) + ".example/" + word(4, &$0) },
        "uri-reference": { "/" + word(5, &$0) + "?" + word(2, &$0) + "=1" },
        "iri": { "https://" + word(6, &$0) + ".example/" + word(4, &$0) },
        "iri-reference": { "/" + word(5, &$0) },
        "uri-template": { "/" + word(5, &$0) + "/{" + word(3, &$0) + "}" },
        "uuid": { generator in
            [8, 4, 4, 4, 12].map { hexadecimal($0, &generator) }.joined(separator: "-")
        },
        "json-pointer": { "/" + word(4, &$0) + "/\(number(0...9, &$0))" },
        "relative-json-pointer": { "\(number(0...3, &$0))/" + word(4, &$0) },
        "regex": { "^" + word(3, &$0) + "[0-9]+$" },
        "color": { ["red", "blue", "green", "#a1b2c3"].any(&$0) },
    ]

    /// Letters that can be read aloud.
    static func word(_ length: Int, _ generator: inout SampleGenerator) -> String {
        var text = ""
        for position in 0..<length {
            text.append((position % 2 == 0 ? Array("bdfgklmnprst") : Array("aeiou")).any(&generator))
        }
        return text
    }

    private static func number(_ range: ClosedRange<Int>, _ generator: inout SampleGenerator) -> Int {
        Int.random(in: range, using: &generator)
    }

    private static func digits(_ range: ClosedRange<Int>, _ generator: inout SampleGenerator) -> String {
        let text = "\(number(range, &generator))"
        return text.utf8.count < 2 ? "0" + text : text
    }

    private static func hexadecimal(_ length: Int, _ generator: inout SampleGenerator) -> String {
        String((0..<length).map { _ in Array("0123456789abcdef").any(&generator) })
    }

    private static let date: Make = { generator in
        "\(number(1970...2037, &generator))-\(digits(1...12, &generator))-\(digits(1...28, &generator))"
    }

    private static func time(_ generator: inout SampleGenerator) -> String {
        [23, 59, 59].map { digits(0...$0, &generator) }.joined(separator: ":")
    }

    private static let address: Make = { generator in
        "192.0.2.\(number(1...254, &generator))"
    }
}

extension Array {
    /// An element; the array must not be empty.
    fileprivate func any(_ generator: inout SampleGenerator) -> Element {
        self[Int.random(in: indices, using: &generator)]
    }
}
