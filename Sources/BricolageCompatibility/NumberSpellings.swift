internal import BricolageCore
internal import BricolageSampling

/// The spellings of a listed value that differ for schemas up to draft 4, where `1` is an integer and `1.0` is not,
/// although both are the same value.
///
///     1 ──▶ 1, 1.0        {"a": 1, "b": "x"} ──▶ itself, {"a": 1.0, "b": "x"}        0.5 ──▶ 0.5
enum NumberSpellings {
    /// How many numbers may be respelled; for more of them, there are too many combinations.
    private static let mostNumbers = 4

    /// The value in each spelling; nil if there are too many spellings, a number has too many digits to be written out,
    /// or the value is nested deeper than the stack has room for.
    static func all(of value: JSON) -> [JSON]? {
        var spellings: [JSON] = []
        var count = 0
        repeat {
            count = 0
            guard let spelling = spelled(value, spellings.count, &count), count <= mostNumbers else { return nil }
            spellings.append(spelling)
        } while spellings.count < 1 << count
        return spellings
    }

    /// The value, with each number without a fraction in its other spelling if its bit is set in `choice`.
    private static func spelled(_ value: JSON, _ choice: Int, _ position: inout Int) -> JSON? {
        guard StackRoom.isLeft else { return nil }
        switch value {
        case .number(let number) where number.isInteger:
            defer { position += 1 }
            let isFraction = choice & (1 << position) != 0
            guard let other = otherSpelling(of: number) else { return nil }
            return .number(isFraction ? other : number)
        case .array(let elements):
            var spellings: [JSON] = []
            for element in elements {
                guard let spelling = spelled(element, choice, &position) else { return nil }
                spellings.append(spelling)
            }
            return .array(JSON.Array(spellings))
        case .object(let members):
            var spellings: [(key: String, value: JSON)] = []
            for member in members {
                guard let spelling = spelled(member.value, choice, &position) else { return nil }
                spellings.append((member.key, spelling))
            }
            return .object(JSON.Object(spellings))
        default: return value
        }
    }

    /// A number without a fraction in its other spelling; nil where that would have too many digits.
    private static func otherSpelling(of number: JSON.Number) -> JSON.Number? {
        isWhole(number) ? JSON.Number(number.description + ".0") : digits(of: number)
    }

    private static func digits(of number: JSON.Number) -> JSON.Number? {
        let integer = number.int.map { JSON.Number($0) } ?? number.writtenOut
        return isWhole(integer) ? integer : nil
    }

    /// Whether a number is written without exponent and dot.
    private static func isWhole(_ number: JSON.Number) -> Bool {
        number.description.allSatisfy { $0.isNumber || $0 == "-" }
    }
}
