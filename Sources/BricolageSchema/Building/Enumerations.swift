internal import BricolageCore

/// The values of enumerations as JSON has them.
enum Enumerations {
    /// How many cases at most are examined one by one.
    private static let largestChoice = 32

    /// The raw values of an enumeration in the order of its cases, those that it lists itself first; empty for other
    /// types.
    static func rawValues(of type: Any.Type) -> [JSON] {
        let listed = (type as? any CaseIterable.Type).map { rawValues(listing: $0) } ?? []
        let found = (type as? any RawRepresentable.Type).map { rawValues(finding: $0) } ?? []
        let known = Set(listed)
        return listed + found.filter { !known.contains($0) }
    }

    private static func rawValues<C: CaseIterable>(listing type: C.Type) -> [JSON] {
        json(of: Array(type.allCases))
    }

    private static func rawValues<R: RawRepresentable>(finding type: R.Type) -> [JSON] {
        json(of: EnumerationCases.all(of: type))
    }

    /// The raw values of all values; empty if one of them has none.
    static func json(of values: [Any]) -> [JSON] {
        let found = values.compactMap { ($0 as? any RawRepresentable).flatMap { json(rawValueOf: $0) } }
        return found.count == values.count ? found : []
    }

    private static func json<R: RawRepresentable>(rawValueOf value: R) -> JSON? {
        switch value.rawValue {
        case let text as String: .string(text)
        case let number as any BinaryInteger: JSON.Number(number.description).map(JSON.number)
        case let number as Double: JSON.Number(number).map(JSON.number)
        case let character as Character: .string(String(character))
        default: nil
        }
    }

    /// The values of a small enumeration, each with its raw value, or of a `Bool`; empty for other types.
    static func choices<T>(of type: T.Type) -> [(value: Any, json: JSON)] {
        if type == Bool.self { return [(false, false), (true, true)] }
        let raw = rawValues(of: type)
        guard 2...largestChoice ~= raw.count else { return [] }
        let values: [Any] =
            (type as? any CaseIterable.Type).map { Self.values(listing: $0) } ?? EnumerationCases.all(of: type)
        return zip(values, raw).map { ($0, $1) }
    }

    private static func values<C: CaseIterable>(listing type: C.Type) -> [Any] { Array(type.allCases) }
}
