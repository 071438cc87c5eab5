/// The raw values of enumerations of integers, for messages.
enum IntegerCases {
    /// The range in which raw values are searched for if enumerations do not list their cases: counts, levels, HTTP
    /// status codes.
    private static let usualValues = -1...1000

    /// All raw values of an enumeration, as they are written; empty unless they are known to be all.
    static func values(of type: Any.Type) -> [String] {
        if let type = type as? any CaseIterable.Type { return listed(type) }
        guard let count = EnumerationCases.count(ofCasesIn: type), let type = type as? any RawRepresentable.Type else {
            return []
        }
        let found = found(type)
        return found.count == count ? found : []
    }

    private static func listed<C: CaseIterable>(_ type: C.Type) -> [String] {
        C.allCases.prefix(1024).compactMap { element in
            ((element as? any RawRepresentable)?.rawValue as? any FixedWidthInteger).map { "\($0)" }
        }
    }

    private static func found<R: RawRepresentable>(_ type: R.Type) -> [String] {
        guard let integer = R.RawValue.self as? any FixedWidthInteger.Type else { return [] }
        func exactly<I: FixedWidthInteger>(_ integer: I.Type, _ value: Int) -> Any? { I(exactly: value) }
        return usualValues.compactMap { value in
            guard let raw = exactly(integer, value) as? R.RawValue, R(rawValue: raw) != nil else { return nil }
            return "\(value)"
        }
    }
}
