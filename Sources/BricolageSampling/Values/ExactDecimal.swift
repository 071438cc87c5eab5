internal import BricolageCore

/// A number as a whole count of a power of ten: `0.25` is 25 with two places.
///
/// Its multiples are written without rounding, and their number between two bounds is exact.
struct ExactDecimal {
    let units: Int128
    let places: Int

    /// The limit on digits before and after the dot.
    private static let mostDigits = 37
    private static let mostUnits: Int128 = 10_000_000_000_000_000_000_000_000_000_000_000_000

    init(units: Int128, places: Int) {
        self.units = units
        self.places = places
    }

    /// The same number; nil for one of too many digits.
    init?(_ number: JSON.Number) {
        let text = number.description
        let parts = text.split { $0 == "e" || $0 == "E" }
        guard let significand = parts.first, let exponent = parts.count == 2 ? Int(parts[1]) : 0,
            exponent.magnitude <= Self.mostDigits
        else { return nil }
        let decimals = significand.split(separator: ".", omittingEmptySubsequences: false)
        guard let units = Int128(decimals.joined()), units.magnitude <= Self.mostUnits else { return nil }
        let places = (decimals.count == 2 ? decimals[1].utf8.count : 0) - exponent
        guard places <= Self.mostDigits else { return nil }
        if places >= 0 {
            self.init(units: units, places: places)
        } else {
            guard let units = ExactDecimal(units: units, places: 0).units(at: -places) else { return nil }
            self.init(units: units, places: 0)
        }
    }

    /// The units with this many places; nil if they are too many, or if the number has more places.
    func units(at places: Int) -> Int128? {
        guard places >= self.places else { return nil }
        var result = units
        for _ in self.places..<places {
            guard result.magnitude <= Self.mostUnits / 10 else { return nil }
            result *= 10
        }
        return result
    }

    /// The least common multiple of two positive numbers; nil if either is not positive or the result has too many
    /// digits.
    func leastCommonMultiple(with other: ExactDecimal) -> ExactDecimal? {
        let places = max(places, other.places)
        guard let first = units(at: places), let second = other.units(at: places), first > 0, second > 0 else {
            return nil
        }
        var (divisor, rest) = (first, second)
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        let (product, overflow) = (first / divisor).multipliedReportingOverflow(by: second)
        return overflow || product > Self.mostUnits ? nil : ExactDecimal(units: product, places: places)
    }

    /// The product with an integer; nil if it is too large.
    func multiple(_ count: Int128) -> JSON.Number? {
        let (product, overflow) = units.multipliedReportingOverflow(by: count)
        guard !overflow else { return nil }
        var digits = Array("\(product.magnitude)")
        while digits.count <= places { digits.insert("0", at: 0) }
        if places > 0 { digits.insert(".", at: digits.count - places) }
        return JSON.Number((product < 0 ? "-" : "") + String(digits))
    }
}
