/// A single value, with a witness: initialisers ask for `watchedValue` instead of `singleValueContainer`.
struct WitnessedValue {
    private let base: any SingleValueDecodingContainer

    fileprivate init(_ base: any SingleValueDecodingContainer) { self.base = base }

    func decode(_ type: Bool.Type) throws -> Bool { noted(try base.decode(type)) }
    func decode(_ type: String.Type) throws -> String { noted(try base.decode(type)) }
    func decode(_ type: Double.Type) throws -> Double { noted(try base.decode(type)) }
    func decode(_ type: Int.Type) throws -> Int { noted(try base.decode(type)) }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { noted(try base.decode(type)) }

    func decodeNil() -> Bool {
        let isNull = base.decodeNil()
        Witness.note(base.codingPath, .null(isNull))
        return isNull
    }

    private func noted<T: Decodable>(_ value: T) -> T {
        Witness.note(base.codingPath, .value(value))
        return value
    }
}

extension Decoder {
    /// What `singleValueContainer` gives, with a witness.
    func watchedValue() throws -> WitnessedValue { WitnessedValue(try singleValueContainer()) }
}
