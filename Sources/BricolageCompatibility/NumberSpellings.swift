internal import BricolageCore

/// The texts of a listed value that differ for schemas up to draft 4, where `1` is an integer and `1.0` is none, though
/// both are the same value.
///
///     1 ──▶ 1, 1.0        {"a": 1, "b": "x"} ──▶ itself, {"a": 1.0, "b": "x"}        0.5 ──▶ 0.5
enum NumberSpellings {
    /// Of more numbers not all combinations are tried.
    private static let mostNumbers = 4

    /// The value in each spelling; nil where these are too many.
    static func all(of value: JSON) -> [JSON]? {
        var count = 0
        _ = spelled(value, 0, &count)
        guard count <= mostNumbers else { return nil }
        return (0..<(1 << count)).map { choice in
            var position = 0
            return spelled(value, choice, &position)
        }
    }

    /// The value, each number without a fraction in its other spelling whose bit is set.
    private static func spelled(_ value: JSON, _ choice: Int, _ position: inout Int) -> JSON {
        switch value {
        case .number(let number) where number.isInteger:
            defer { position += 1 }
            let isFraction = position < mostNumbers && choice & (1 << position) != 0
            let text = number.description
            // A number with an exponent or a dot is no integer as it stands.
            let isWhole = text.allSatisfy { $0.isNumber || $0 == "-" }
            let other = isWhole ? JSON.Number(text + ".0") : number.int.map { JSON.Number($0) }
            return isFraction ? other.map(JSON.number) ?? value : value
        case .array(let elements): return .array(JSON.Array(elements.map { spelled($0, choice, &position) }))
        case .object(let members):
            return .object(
                JSON.Object(members.map { (key: $0.key, value: spelled($0.value, choice, &position)) }))
        default: return value
        }
    }
}
