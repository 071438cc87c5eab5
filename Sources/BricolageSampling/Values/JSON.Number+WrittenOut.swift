package import BricolageCore

extension JSON.Number {
    /// Integers in digits alone, since up to draft 4 only these are integers, and other readers expect them so; other
    /// numbers, and integers with an exponent beyond 400, remain as they are.
    ///
    ///     -9.223372036854776e+18 ──▶ -9223372036854776000        1.50e1 ──▶ 15        0.5 ──▶ 0.5
    package var writtenOut: JSON.Number {
        guard isInteger else { return self }
        let text = description
        let parts = text.split(separator: "e", maxSplits: 1).flatMap { $0.split(separator: "E", maxSplits: 1) }
        let exponent = parts.count == 2 ? Int(parts[1]) : 0
        guard let exponent, exponent.magnitude <= Self.mostZeros, let significand = parts.first else { return self }
        let decimals = significand.split(separator: ".", omittingEmptySubsequences: false)
        var digits = decimals.joined().filter { $0 != "-" }
        // The digits that are dropped from an integer are zeros.
        let zeros = exponent - (decimals.count == 2 ? decimals[1].count : 0)
        digits = zeros < 0 ? String(digits.dropLast(-zeros)) : digits + String(repeating: "0", count: zeros)
        digits = String(digits.drop { $0 == "0" })
        if digits.isEmpty { return 0 }
        return JSON.Number((text.hasPrefix("-") ? "-" : "") + digits) ?? self
    }

    private static let mostZeros = 400
}
